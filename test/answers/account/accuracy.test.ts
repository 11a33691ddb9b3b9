import { describe, expect, it } from 'vitest';
import { accuracyAnswer, type TideView } from '../../../src/answers/index.ts';
import { unitSystems } from '../../../src/domain/units.ts';
import { readJson } from '../../../src/lib/data-file.ts';
import { openDictionary } from '../../../src/words.ts';

type Figure = { readonly unit: string; readonly n: number; readonly value?: number; readonly p50?: number };
const { date, figures } = readJson(new URL('../../../src/answers/account/accuracy.json', import.meta.url)) as {
  readonly date: string;
  readonly figures: Readonly<Record<string, Figure>>;
};

describe('the accuracy that is shown', () => {
  it('is what the bench has written: a date, and figures with a unit, a count and a middle or a share', () => {
    expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    for (const { unit, n, value, p50 } of Object.values(figures)) {
      expect(unit).not.toBe('');
      expect(n).toBeGreaterThan(0);
      expect(value ?? p50).toBeGreaterThan(0);
    }
    expect(figures['left-out-held-out-band-times-within']!.value).toBeGreaterThan(90);
  });

  it.each(['en', 'de', 'fr'])('names offices, classes, faults and the date: %s', (language) => {
    const { blocks, note } = accuracyAnswer(openDictionary().in(language));
    const [tables, classes] = blocks.filter(({ kind }) => kind === 'table');
    expect(JSON.stringify(tables)).toContain('Auckland (LINZ)');
    expect(JSON.stringify(classes)).toMatch(/\d min, \d+ (of|von|sur) 100/);
    expect(note).toContain(date);
  });

  it('begins with the tide of the place that is asked about', () => {
    const words = openDictionary().in('en');
    const format = { ...words, units: unitSystems.metric, zone: 'Europe/Paris', now: 0 };
    const place = { id: 'a', name: 'Brest', point: { lat: 48.4, lng: -4.5 }, zone: 'Europe/Paris' };
    const station = { name: 'Brest', distance: 0, band: { minutes: 25, heightM: 0.2 } };
    const tide = { station, datum: 'CD', extremes: [], levels: [] } as unknown as TideView;
    const [first] = accuracyAnswer(words, { format, place, tide, zone: 'UTC' }).blocks;
    expect(first).toEqual({ kind: 'text', text: 'Brest: ± 25 min, ± 0.2 m in nine of ten cases.' });
  });
});
