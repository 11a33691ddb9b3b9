import type { Aspect, Question } from '../../src/domain/question/index.ts';
import { describe, expect, it } from 'vitest';
import { findSuperlatives } from '../../commands/superlatives.ts';
import { hourMs, utcDayMs } from '../../src/domain/time.ts';
import { unitSystems } from '../../src/domain/units.ts';
import { openDictionary } from '../../src/words.ts';
import { chatFixture, linesOf } from '../support/chat-fixture.ts';
import { noStreams } from '../support/no-streams.ts';

/** 10:00 in Brest, a Friday. */
const now = Date.UTC(2026, 10, 20, 9);
const start = Date.UTC(2026, 10, 22, 23);

/** Low water at 3:00 and 15:00, high water at 9:00 and 21:00; the range grows by 1 m a day for a week, and is greater at night. */
const extremes = Array.from({ length: 28 }, (_, i) => {
  const half = 1 + Math.floor(i / 4) / 2 + (i % 4 < 2 ? 0.1 : 0);
  const kind = i % 2 === 0 ? ('low' as const) : ('high' as const);
  return { at: start + (3 + 6 * i) * hourMs, heightM: 5 + (kind === 'low' ? -half : half), kind };
});

async function linesFor(aspects: readonly Aspect[], superlative?: Question['superlative']): Promise<string[]> {
  const found = await findSuperlatives({
    format: { ...openDictionary().in('en'), units: unitSystems.metric, zone: 'Europe/Paris', now },
    place: { id: 'p', name: 'Port', point: { lat: 48.4, lng: -4.5 }, zone: 'Europe/Paris' },
    period: { from: start, to: start + 7 * utcDayMs },
    question: { aspects, ...(superlative && { superlative }) },
    marine: {
      tide: async () => ({ station: { name: 'Port', distance: 0 }, datum: 'LAT', extremes, levels: [] }),
      weather: async () => ({ hours: [], sources: [] }),
      cachedWeather: async () => ({ hours: [], sources: [] }),
      stations: async () => [],
      ...noStreams,
    },
  });
  return found.map(({ line }) => line);
}

const week = 'from Monday 23 November to Sunday 29 November';

describe('the day of a period that a superlative asks for', () => {
  it.each<[Aspect, Question['superlative'], string]>([
    ['highest', 'most', `Highest water ${week}: 9.1 m, Sun 29 Nov 09:00.`],
    ['lowest', 'least', `Lowest water ${week}: 0.9 m, Sun 29 Nov 03:00.`],
    ['lowest', 'best', `Lowest water by daylight ${week}: 1.0 m, Sun 29 Nov 15:00.`],
    ['highest', 'best', `Highest water by daylight ${week}: 9.1 m, Sun 29 Nov 09:00.`],
    ['range', 'least', `Smallest range ${week}: 2.0 m, Monday 23 November.`],
    ['range', 'most', `Greatest range ${week}: 8.2 m, Sunday 29 November.`],
  ])('is the one with the %s, %s', async (aspect, superlative, line) => {
    expect(await linesFor([aspect], superlative)).toEqual([line]);
  });

  it('is looked for by no other question', async () => {
    expect(await linesFor(['high', 'low', 'range', 'coefficient'])).toEqual([]);
  });

  it('is the first line, and the day that is shown', async () => {
    const { ask } = chatFixture();
    const lines = linesOf(await ask('lowest tide next week at Brest'));
    expect(lines[1]).toMatch(new RegExp(`^Lowest water ${week}: 1.0 m`));
    expect(lines.filter((line) => line.startsWith('Low water'))).toHaveLength(2);
  });

  it.each([
    ['any coefficient over 20 next week at Brest', /^Yes: highest tidal coefficient/],
    ['is there a coefficient over 119 next week at Brest', /^No: highest tidal coefficient/],
    ['highest high water in daylight next week at Brest', /^Highest water by daylight from Monday/],
  ])('says first whether it is reached, and by day where that is asked: %s', async (text, line) => {
    const { ask } = chatFixture();
    expect(linesOf(await ask(text))[1]).toMatch(line);
  });

  it('is found in all of a long period', async () => {
    const { ask } = chatFixture();
    const answer = await ask('highest tide until 31 December at Brest');
    expect(linesOf(answer)[1]).toContain('from Friday 20 November to Thursday 31 December');
    expect(answer.note).not.toContain('31 days');
  });
});

describe('a superlative of the forecast', () => {
  const knots = [12, 8, 20, 15];
  const hours = Array.from({ length: 96 }, (_, i) => ({
    at: Date.UTC(2026, 10, 19, 23) + i * hourMs,
    values: { windSpeed: ((knots[Math.floor(i / 24)] ?? 0) * 1852) / 3600 },
  }));
  const { ask } = chatFixture({ weather: { hours, sources: [{ name: 'icon' }] } });

  it.each([
    ['calmest day in the next 4 days at Brest', /^Tomorrow: wind up to .*8 kn.* That is the least from /],
    ['windiest day in the next 4 days at Brest', /^On Sunday 22 November: wind up to .*20 kn.* That is the most from /],
    ['which day has the least wind at Brest', /^Tomorrow: wind up to .*8 kn.* That is the least from /],
  ])('names the one day: %s', async (sentence, line) => {
    expect(linesOf(await ask(sentence))[1]).toMatch(line);
  });
});

it('names no part of a day that is over', async () => {
  const knots = [5, 9, 7, 15];
  const hours = Array.from({ length: 96 }, (_, i) => ({
    at: Date.UTC(2026, 10, 19, 23) + i * hourMs,
    values: { windSpeed: ((knots[Math.floor(i / 24)] ?? 0) * 1852) / 3600 },
  }));
  const { ask } = chatFixture({ weather: { hours, sources: [{ name: 'icon' }] } });
  const [, line] = linesOf(await ask('calmest day before 9am in the next 4 days at Brest'));
  expect(line).toMatch(/^On Sunday 22 November.*7 kn.* That is the least from Saturday 21 /);
});

describe('coefficients', () => {
  it('are those of Brest wherever they are asked for', async () => {
    const lines = linesOf(await chatFixture().ask('coefficient Cowes'));
    expect(lines.join('\n')).toContain('Tidal coefficient (Brest) today');
  });

  it('need no place', async () => {
    const { ask } = chatFixture();
    const answer = await ask('coefficient tomorrow');
    expect(answer.title).toBe('Tide at Brest, Brittany, France (for the Channel and Atlantic coast of France)');
    expect((await ask('and on Sunday?')).title).toBe('Tide at Brest, Brittany, France');
  });
});

describe('a question about windows', () => {
  it('goes on with another day and another place', async () => {
    const { ask } = chatFixture();
    await ask('when at Brest is the tide below 2 m in daylight');
    const lines = linesOf(await ask('and tomorrow?'));
    expect(lines).toContain('Wanted: tide below 2.0 m · daylight.');
    expect(lines).toContain('Sat 21 Nov 08:34 | 09:00 | 26 min');
    expect(linesOf(await ask('and the tide?'))).not.toContain('Wanted: tide below 2.0 m · daylight.');
  });

  it('says the best of its windows first', async () => {
    const { ask } = chatFixture();
    const lines = linesOf(await ask('best day for tide below 2 m in daylight at Brest'));
    expect(lines[1]).toMatch(/^Best: /);
  });
});
