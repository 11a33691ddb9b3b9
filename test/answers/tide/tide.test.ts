import type { Day, Question } from '../../../src/domain/question/index.ts';
import { describe, expect, it } from 'vitest';
import { tideAnswer, tideFirstLines } from '../../../src/answers/index.ts';
import { tideNote } from '../../../src/answers/tide/tide-answer.ts';
import { brest, dayAt, formatAt, handMadeTide, lines } from '../answer-fixture.ts';

describe('a tide answer', () => {
  it('begins with the tide now, then has the day with local times', () => {
    const answer = tideAnswer(
      {
        format: formatAt(brest, '2026-11-20T09:00:00Z'),
        place: brest,
        days: [dayAt(brest, '2026-11-20')],
      },
      handMadeTide(),
    );
    expect(lines(answer)).toEqual([
      'Tide at Brest, Brittany, France',
      'Now rising, 3.0 m; high water 13:00, 5.0 m, in 3 h 00.',
      'Friday 20 November',
      'High water | 01:00 | 5.0 m',
      'Low water | 07:00 | 1.0 m',
      'High water | 13:00 | 5.0 m',
      'Low water | 19:00 | 1.0 m',
      'Range: 4.0 m',
      'Gauge Brest, 1 km. Heights above lowest astronomical tide (LAT). Times Europe/Paris (UTC+1). ' +
        'Data An office. Astronomical tide, without wind and surge. Not for navigation.',
    ]);
  });

  it('is compared by its range alone where only that is asked for', () => {
    const format = formatAt(brest, '2026-11-20T09:00:00Z');
    const names = (aspects: Question['aspects']) =>
      tideAnswer(
        { format, place: brest, days: [dayAt(brest, '2026-11-20')], question: { aspects } },
        handMadeTide(),
      ).figures?.('most');
    expect(names(['range'])?.map(({ what }) => what)).toEqual(['Range']);
    expect(names(['high'])?.map(({ what }) => what)).toEqual(['Highest water (LAT)', 'Range']);
  });

  it('is that of the mouth up a river, said as such, without what the water does now', () => {
    const format = formatAt(brest, '2026-11-20T09:00:00Z');
    const days = [dayAt(brest, '2026-11-20')] as const;
    const ofMouth = handMadeTide({
      name: 'Le Havre',
      kind: 'gauge',
      reason: 'river',
      waterDistance: 88,
      upRiver: true,
    });
    const answer = lines(tideAnswer({ format, place: { ...brest, name: 'Rouen' }, days: [...days] }, ofMouth));
    expect(answer[0]).toBe('Tide at Le Havre, seaward of Rouen, Brittany, France');
    expect(answer[1]).toMatch(/^These are the times at Le Havre, 88 km by water towards the sea, not those at Rouen/);
    expect(answer[2]).toBe('Friday 20 November');
    const first = (aspects: Question['aspects'], state?: 'rising') =>
      tideFirstLines({ format, place: brest, days, question: { aspects, ...(state && { state }) } }, ofMouth);
    expect(first(['rising'], 'rising')[0]).toMatch(/^At Le Havre, seaward: yes: /);
    expect(first(['coefficient'])[0]).toContain('up a river they do not apply');
    const model = handMadeTide({ name: 'EOT20', kind: 'model', reason: 'river' });
    expect(lines(tideAnswer({ format, place: brest, days: [...days] }, model))[0]).toMatch(
      /^Tide at the mouth: sea model EOT20 \(for/,
    );
  });

  it('has the high waters of a day at their published lag, also those of the day before, to five minutes', () => {
    const format = formatAt(brest, '2026-11-20T09:00:00Z');
    const of = (minutes: number, ...dates: string[]) => {
      const lag = { minutes, source: 'SHOM' };
      const mouth = handMadeTide({ name: 'Le Havre', kind: 'gauge', reason: 'river', waterDistance: 88, lag });
      const [first, ...others] = dates.map((date) => dayAt(brest, date));
      return lines(tideAnswer({ format, place: brest, days: [first!, ...others] }, mouth)).filter((line) =>
        line.startsWith('High water here'),
      );
    };
    expect(of(283, '2026-11-20')).toEqual([
      'High water here comes about 4 h 43 later (SHOM).',
      'High water here: about 05:45, 17:45.',
    ]);
    expect(of(-75, '2026-11-20')[1]).toBe('High water here: about 11:45, 23:45.');
    expect(of(60, '2026-11-20', '2026-11-21')).toHaveLength(1);
    const lag = { minutes: 60, source: 'SHOM' };
    const mouth = handMadeTide({ name: 'Le Havre', kind: 'gauge', reason: 'river', waterDistance: 88, lag });
    const asked = { format, place: brest, days: [dayAt(brest, '2026-11-20')] as const };
    expect(tideFirstLines({ ...asked, question: { aspects: ['high'] } }, mouth)[0]).toBe(
      'High water here: about 02:00, 14:00.',
    );
    expect(tideFirstLines({ ...asked, question: { aspects: ['low'] } }, mouth)[0]).toMatch(/^At Le Havre, seaward/);
  });

  it.each([
    ['FR', 'French chart datum'],
    ['PT', 'Portuguese chart datum'],
    ['ES', 'hydrographic zero'],
  ])('names the zero of the country: %s', (countryCode, zero) => {
    const tide = { ...handMadeTide(), datum: 'ZH' as const };
    const note = tideNote(
      {
        format: formatAt(brest, '2026-11-20T09:00:00Z'),
        place: { ...brest, countryCode },
        days: [dayAt(brest, '2026-11-20')],
      },
      tide,
    );
    expect(note.join(' ')).toContain(`Heights above ${zero}`);
  });

  it('shows falling water and tomorrow’s extreme with its weekday', () => {
    const answer = tideAnswer(
      {
        format: formatAt(brest, '2026-11-20T22:00:00Z'),
        place: brest,
        days: [dayAt(brest, '2026-11-20')],
      },
      handMadeTide(),
    );
    expect(lines(answer)[1]).toBe('Now rising, 4.0 m; high water Saturday 01:00, 5.0 m, in 2 h 00.');
    const falling = tideAnswer(
      {
        format: formatAt(brest, '2026-11-20T16:00:00Z'),
        place: brest,
        days: [dayAt(brest, '2026-11-20')],
      },
      handMadeTide(),
    );
    expect(lines(falling)[1]).toBe('Now falling, 2.0 m; low water 19:00, 1.0 m, in 2 h 00.');
  });

  it('says the next water once where it is asked for', () => {
    const says = (aspect: 'next-high' | 'next-low'): string[] => {
      const days = [dayAt(brest, '2026-11-20')] as const;
      const format = formatAt(brest, '2026-11-20T09:00:00Z');
      return lines(
        tideAnswer({ format, place: brest, days: [...days], question: { aspects: [aspect] } }, handMadeTide()),
      );
    };
    expect(says('next-low')[1]).toMatch(/^Now rising, 3\.0 m; high water 13:00/);
    expect(says('next-high')[1]).toBe('Friday 20 November');
  });

  it('has a double water once, and both of its times in a sentence', () => {
    const tide = handMadeTide();
    const minute = 60_000;
    const waters = tide.extremes.map((extreme) => ({
      ...extreme,
      others: extreme.kind === 'low' ? [{ ...extreme, at: extreme.at + 90 * minute, heightM: 1.2 }] : [],
    }));
    const extremes = waters.flatMap(({ others, ...main }) => [
      main,
      ...others.flatMap((other) => [{ at: main.at + 45 * minute, heightM: 1.4, kind: 'high' as const }, other]),
    ]);
    const view = { ...tide, extremes, waters };
    const day = dayAt(brest, '2026-11-20');
    const answer = tideAnswer({ format: formatAt(brest, '2026-11-20T05:30:00Z'), place: brest, days: [day] }, view);
    expect(lines(answer).slice(1, 9)).toEqual([
      expect.stringMatching(/^Now falling, .* low water 07:00, 1.0 m, in 30 min\.$/),
      'Friday 20 November',
      'High water | 01:00 | 5.0 m',
      'Low water | 07:00 | 1.0 m',
      'High water | 13:00 | 5.0 m',
      'Low water | 19:00 | 1.0 m',
      'Double low water: 07:00 (1.0 m), 08:30 (1.2 m).',
      'Double low water: 19:00 (1.0 m), 20:30 (1.2 m).',
    ]);
    expect(answer.data).toMatchObject({ extremes: { length: 8 } });
  });

  it('leaves “now” out of another day, and has a table for each of several', () => {
    const days: [Day, Day] = [dayAt(brest, '2026-11-21'), dayAt(brest, '2026-11-22')];
    const answer = tideAnswer({ format: formatAt(brest, '2026-11-20T09:00:00Z'), place: brest, days }, handMadeTide());
    expect(answer.blocks.map(({ kind }) => kind)).toEqual(['table', 'table']);
    expect(lines(answer)[1]).toBe('Saturday 21 November');
  });

  it('warns of a far station and of a stale answer before anything else', () => {
    const now = '2026-11-20T09:00:00Z';
    const tide = { ...handMadeTide({ distance: 99 }), staleSince: Date.parse(now) - 3 * 86_400_000 };
    const answer = tideAnswer({ format: formatAt(brest, now), place: brest, days: [dayAt(brest, '2026-11-20')] }, tide);
    expect(lines(answer)[1]).toContain('99 km away');
    expect(lines(answer)[2]).toContain('3 days ago');
    const near = tideAnswer(
      { format: formatAt(brest, now), place: brest, days: [dayAt(brest, '2026-11-20')] },
      handMadeTide({ distance: 50 }),
    );
    expect(lines(near).join()).not.toContain('may be quite different');
  });

  it('has a sentence for a day without high and low water', () => {
    const tide = { ...handMadeTide(), extremes: handMadeTide().extremes.slice(-2) };
    const answer = tideAnswer(
      {
        format: formatAt(brest, '2026-11-10T09:00:00Z'),
        place: brest,
        days: [dayAt(brest, '2026-11-20')],
      },
      tide,
    );
    expect(lines(answer)).toContain('Friday 20 November: neither high nor low water.');
  });

  it('is in French for a French reader', () => {
    const answer = tideAnswer(
      {
        format: formatAt(brest, '2026-11-20T09:00:00Z', 'fr'),
        place: brest,
        days: [dayAt(brest, '2026-11-20')],
      },
      handMadeTide(),
    );
    expect(lines(answer).slice(0, 4)).toEqual([
      'Marée : Brest, Brittany, France',
      'La mer monte, 3,0 m ; pleine mer 13:00, 5,0 m, dans 3 h 00.',
      'Vendredi 20 novembre',
      'Pleine mer | 01:00 | 5,0 m',
    ]);
    expect(lines(answer)).toContain('Marnage : 4,0 m');
  });
});
