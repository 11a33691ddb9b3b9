import { expect, it } from 'vitest';
import { whenAnswer } from '../../../src/answers/index.ts';
import { hourMs } from '../../../src/domain/time.ts';
import { brest, formatAt, handMadeTide, lines } from '../answer-fixture.ts';

it('says low water of the best window on tidal flats, and not of the first', () => {
  const now = Date.UTC(2026, 10, 20, 6);
  const [first, best] = [
    { at: now + 4 * hourMs, heightM: 1.9 },
    { at: now + 30 * hourMs, heightM: 0.4 },
  ];
  const conditions = [{ kind: 'around', event: 'low', fromMin: -90, toMin: 0 }] as const;
  const window = { from: now, to: now + 48 * hourMs };
  const answer = whenAnswer(
    { format: formatAt(brest, '2026-11-20T06:00:00Z'), place: brest, question: { aspects: [], superlative: 'best' } },
    {
      windows: [first, best].map(({ at }) => ({ from: at - 1.5 * hourMs, to: at })),
      searched: window,
      window,
      conditions,
      preset: { name: 'shellfish', limits: conditions },
      tide: { ...handMadeTide(), extremes: [first, best].map((low) => ({ kind: 'low' as const, ...low })) },
    },
  );
  expect(lines(answer)[1]).toContain('low water at 13:00');
  expect(lines(answer)[2]).toContain('low water 13:00');
});

it.each([
  [10, 'Too much: wind 36 km/h (limit: wind below 18 km/h).'],
  [5.11, 'Within the limit: wind 18 km/h (limit: wind below 18 km/h).'],
  [2, 'Within the limit: wind 7 km/h (limit: wind below 18 km/h).'],
])('judges a wind of %s m/s that is supposed by the limit of a pursuit', (ms, line) => {
  const now = Date.UTC(2026, 10, 20, 6);
  const window = { from: now, to: now + 48 * hourMs };
  const wind = (range: { min?: number; max?: number }) => ({ kind: 'weather', attribute: 'windSpeed', range }) as const;
  const limits = [wind({ max: 5.1 })];
  const answer = whenAnswer(
    { format: formatAt(brest, '2026-11-20T06:00:00Z'), place: brest },
    {
      windows: [],
      searched: window,
      window,
      conditions: limits,
      preset: { name: 'paddle', limits, supposed: [{ ...wind({}), range: { min: ms, max: ms } }] },
    },
  );
  expect(lines(answer)[1]).toContain(line);
});
