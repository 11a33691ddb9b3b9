import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NodeSteps } from '../../../src/domain/tide/blocks.ts';
import { constituents } from '../../../src/domain/tide/constituents.ts';
import { subordinateTide, type Tide } from '../../../src/domain/tide/index.ts';
import { hourMs, minuteMs, utcDayMs } from '../../../src/domain/time.ts';
import { line, tideOf } from './lines.ts';

/** Any tide: up to 40 lines of any kind, up to a metre each. */
const tides: fc.Arbitrary<Tide> = fc
  .tuple(
    fc.uniqueArray(
      fc.record({
        number: fc.nat(constituents.length - 1),
        amplitudeM: fc.double({ min: 0.0001, max: 1, noNaN: true }),
        phaseDeg: fc.double({ min: 0, max: 360, noNaN: true }),
      }),
      { minLength: 1, maxLength: 40, selector: ({ number }) => number },
    ),
    fc.constantFrom<NodeSteps>('yearly', 'monthly'),
  )
  .map(([constants, steps]) => tideOf(constants, steps));

/** A subordinate station of a tide that has one: M2 outweighs whatever lies beside it. */
const subordinates: fc.Arbitrary<Tide> = fc
  .record({
    m2: fc.double({ min: 1, max: 3, noNaN: true }),
    k1: fc.double({ min: 0, max: 0.4, noNaN: true }),
    s2: fc.double({ min: 0, max: 0.4, noNaN: true }),
    highMinutes: fc.integer({ min: -300, max: 300 }),
    lowAfterMinutes: fc.integer({ min: -120, max: 120 }),
    high: fc.double({ min: 0.3, max: 1.7, noNaN: true }),
    low: fc.double({ min: 0.3, max: 1.7, noNaN: true }),
    kind: fc.constantFrom('ratio' as const, 'fixed' as const),
  })
  .map(({ m2, k1, s2, lowAfterMinutes, ...own }) =>
    subordinateTide(tideOf([line('M2', m2), line('K1', k1), line('S2', s2)]), -m2, {
      ...own,
      lowMinutes: own.highMinutes + lowAfterMinutes,
      // Fixed offsets in metres that leave a tide between them.
      ...(own.kind === 'fixed' ? { high: own.high - 0.3, low: -own.low / 2 } : {}),
    }),
  );
const anyTides = fc.oneof(tides, subordinates);

const first = Date.UTC(1900, 0, 1);
const days = 200 * 365;
/** Any day of 1900–2100, half of them around a turn of the year, where node factors change. */
const anyDay = fc.oneof(
  fc.nat(days).map((day) => first + day * utcDayMs),
  fc
    .record({ year: fc.integer({ min: 1901, max: 2100 }), day: fc.integer({ min: -9, max: 2 }) })
    .map(({ year, day }) => Date.UTC(year, 0, 1) + day * utcDayMs),
);
const runs = { numRuns: 60 };

describe('any tide at any time from 1900 to 2100', () => {
  it('has highs and lows in turn, in time order, highs above the lows beside them', () => {
    fc.assert(
      fc.property(anyTides, anyDay, (tide, from) => {
        const found = tide.extremes({ from, to: from + 30 * utcDayMs });
        for (let i = 1; i < found.length; i++) {
          const [a, b] = [found[i - 1]!, found[i]!];
          expect(b.at).toBeGreaterThan(a.at);
          expect(b.kind).not.toBe(a.kind);
          expect(b.heightM > a.heightM).toBe(b.kind === 'high');
        }
      }),
      runs,
    );
  });

  it('has the same high and low waters in ten days at once as in ten single days, exactly', () => {
    fc.assert(
      fc.property(anyTides, anyDay, (tide, from) => {
        const singles = eachDay(from).flatMap((day) => tide.extremes({ from: day, to: day + utcDayMs }));
        expect(tide.extremes({ from, to: from + 10 * utcDayMs })).toEqual(singles);
      }),
      runs,
    );
  });

  it('has the same hourly levels in ten days at once as in ten single days, exactly', () => {
    fc.assert(
      fc.property(anyTides, anyDay, (tide, from) => {
        const singles = eachDay(from).flatMap((day) => [...tide.hourlyLevels({ from: day, to: day + utcDayMs })]);
        expect([...tide.hourlyLevels({ from, to: from + 10 * utcDayMs })]).toEqual(singles);
      }),
      runs,
    );
  });

  it('has extremes of any window, ends between hours included, that are those of a longer one', () => {
    fc.assert(
      fc.property(anyTides, anyDay, fc.nat(3000), fc.nat(3000), (tide, day, start, length) => {
        const window = { from: day + start * minuteMs, to: day + (start + length) * minuteMs };
        const longer = tide.extremes({ from: day - utcDayMs, to: day + 6 * utcDayMs });
        expect(tide.extremes(window)).toEqual(longer.filter(({ at }) => at >= window.from && at < window.to));
      }),
      runs,
    );
  });

  it('is a finite number of metres everywhere', () => {
    fc.assert(
      fc.property(anyTides, anyDay, fc.nat(24 * 60), (tide, from, minutes) => {
        const heights = [
          ...tide.extremes({ from, to: from + 10 * utcDayMs }).flatMap(({ at, heightM }) => [at, heightM]),
          ...tide.hourlyLevels({ from, to: from + 10 * utcDayMs }),
          tide.levelAt(from + minutes * minuteMs),
        ];
        expect(heights.every(Number.isFinite)).toBe(true);
      }),
      runs,
    );
  });

  it('has one height at an instant, on an hour or between', () => {
    fc.assert(
      fc.property(tides, anyDay, (tide, from) => {
        const levels = tide.hourlyLevels({ from, to: from + utcDayMs });
        levels.forEach((m, hour) => expect(tide.levelAt(from + hour * hourMs)).toBeCloseTo(m, 8));
      }),
      runs,
    );
  });

  it('is nowhere in its hours beyond the extremes around them by more than a ripple', () => {
    // Within a month node factors stay: where they change, the curve makes a step.
    const anyMonth = fc.integer({ min: 0, max: 201 * 12 - 1 }).map((month) => Date.UTC(1900, month, 3));
    fc.assert(
      fc.property(tides, anyMonth, (tide, from) => {
        const found = tide.extremes({ from, to: from + 10 * utcDayMs });
        for (let i = 1; i < found.length; i++) {
          const [a, b] = [found[i - 1]!, found[i]!];
          const [low, high] = [Math.min(a.heightM, b.heightM), Math.max(a.heightM, b.heightM)];
          for (const m of tide.hourlyLevels({ from: a.at, to: b.at })) {
            expect(m).toBeGreaterThan(low - 0.0101);
            expect(m).toBeLessThan(high + 0.0101);
          }
        }
      }),
      runs,
    );
  });
});

function eachDay(from: number): number[] {
  return Array.from({ length: 10 }, (_, day) => from + day * utcDayMs);
}
