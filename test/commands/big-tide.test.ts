import type { Aspect } from '../../src/domain/question/index.ts';
import { describe, expect, it } from 'vitest';
import { tide } from '../../commands/tide.ts';
import { createMarine } from '../../src/client/index.ts';
import { createService } from '../../src/service/index.ts';
import { dayWindow } from '../../src/domain/time.ts';
import { unitSystems } from '../../src/domain/units.ts';
import { openDictionary } from '../../src/words.ts';
import { fakeCache } from '../support/client-fixture.ts';
import { clock, startWorld } from '../support/service-fixture.ts';

const world = await startWorld();
const { key } = await world.keyOf(1000);
const { fetchInProcess: fetch } = createService(world.ports);
const marine = createMarine({
  service: { fetch, url: 'http://service.test', key, identity: 'test' },
  cache: fakeCache({ now: clock }),
  now: () => clock,
});
const zone = 'Europe/Paris';
const date = '2026-11-20';

async function textAt(
  lat: number,
  lng: number,
  aspects: readonly Aspect[],
  language = 'en',
  count?: number,
  isNamed = false,
): Promise<string> {
  const { blocks } = await tide.run({
    format: { ...openDictionary().in(language), units: unitSystems.metric, zone, now: clock },
    place: { id: 'p', name: 'A port', point: { lat, lng }, zone },
    days: [{ date, window: dayWindow(date, zone) }],
    question: { aspects, ...(count !== undefined && { count }) },
    ...(isNamed && { period: dayWindow(date, zone) }),
    marine,
  });
  return JSON.stringify(blocks);
}

describe('the next great tide of the French Atlantic', () => {
  it.each([
    ['en', /Next tidal coefficient of 100 or more, at Brest: \w+ \d+ \w+ \d\d:\d\d \(1\d\d\)/],
    ['fr', /Prochain coefficient de 100 ou plus, à Brest : [\p{L}. \d]+ \d\d:\d\d \(1\d\d\)/u],
    ['de', /Nächster Gezeitenkoeffizient ab 100, in Brest: [\p{L}, .\d]+ \d\d:\d\d \(1\d\d\)/u],
  ])('is in the answer to a question about coefficients, in %s', async (language, line) => {
    expect(await textAt(48.65, -2.03, ['coefficient'], language)).toMatch(line);
  });

  it('is told with those behind it where several are asked for, one of each spell', async () => {
    const text = await textAt(48.65, -2.03, ['big-tide'], 'en', 3);
    const [, list = ''] = /at Brest: (.*?\))\./.exec(text) ?? [];
    const months = [...list.matchAll(/\w+ \d+ (\w+)[\w ]* \d\d:\d\d \(1\d\d\)/g)].map(([, month]) => month);
    expect(new Set(months).size).toBe(3);
  });

  it('is in no other answer, and nowhere else', async () => {
    expect(await textAt(48.65, -2.03, ['high'])).not.toContain('100 or more');
    expect(await textAt(43.3, 5.35, ['coefficient'])).not.toContain('100 or more');
    expect(await textAt(48.65, -2.03, ['coefficient'], 'en', undefined, true)).not.toContain('100 or more');
  });
});
