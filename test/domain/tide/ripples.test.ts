import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockWindow, type BlockNumber } from '../../../src/domain/tide/blocks.ts';
import { withoutRipples, type Extreme } from '../../../src/domain/tide/ripples.ts';
import { hourMs, utcDayMs, type Window } from '../../../src/domain/time.ts';

const start = Date.UTC(2026, 9, 1);
const rippleM = 0.01;

/** Turning points six hours apart, high and low in turn, the first one high. */
function turns(heights: readonly number[], stepMs = 6 * hourMs): Extreme[] {
  return heights.map((heightM, i) => ({ at: start + i * stepMs, heightM, kind: i % 2 === 0 ? 'high' : 'low' }));
}

function extremesOf(curve: readonly Extreme[], window: Window): Extreme[] {
  const ofBlock = (block: BlockNumber): Extreme[] => {
    const { from, to } = blockWindow(block);
    return curve.filter(({ at }) => at >= from && at < to);
  };
  return withoutRipples(ofBlock, window, rippleM);
}

const whole = (curve: readonly Extreme[]): Window => ({ from: start, to: curve.at(-1)!.at + 1 });
/** A plain tide for days before and after what a test looks at. */
const plain = (days: number): number[] => Array.from({ length: days * 2 }, () => [1, -1]).flat();

function extremeHeights(middle: readonly number[]): number[] {
  const heights = [...plain(10), ...middle, ...plain(10)];
  const curve = turns(heights);
  const from = start + 40 * 6 * hourMs;
  return extremesOf(curve, { from, to: from + middle.length * 6 * hourMs }).map(({ heightM }) => heightM);
}

describe('ripples and tides', () => {
  it('a plain tide stays whole', () => {
    const curve = turns(plain(20));
    const inner = { from: start + 5 * utcDayMs, to: start + 10 * utcDayMs };
    expect(extremesOf(curve, inner)).toEqual(curve.filter(({ at }) => at >= inner.from && at < inner.to));
  });

  it('a ripple on the way up goes as a pair: the high and the low of it', () => {
    expect(extremeHeights([1, -1, 0.2, 0.195, 1, -1])).toEqual([1, -1, 1, -1]);
  });

  it('a ripple on a crest leaves the higher of its two highs', () => {
    expect(extremeHeights([1, 0.995, 1.003, -1])).toEqual([1.003, -1]);
    expect(extremeHeights([1.003, 0.995, 1, -1])).toEqual([1.003, -1]);
  });

  it('a ripple in a trough leaves the lower of its two lows', () => {
    expect(extremeHeights([1, -1, -0.995, -1.002])).toEqual([1, -1.002]);
  });

  it('a real double high water stays: two highs with 5 cm between', () => {
    expect(extremeHeights([1, 0.95, 1.02, -1])).toEqual([1, 0.95, 1.02, -1]);
  });

  it('several ripples in a row go, whatever their sum', () => {
    expect(extremeHeights([1, -1, -0.5, -0.505, 0, -0.005, 0.5, 0.495, 1, -1])).toEqual([1, -1, 1, -1]);
  });

  it('a drop of just the ripple is a ripple; a hair more is a tide', () => {
    expect(extremeHeights([1, -1, rippleM, 0, 1, -1])).toHaveLength(4);
    expect(extremeHeights([1, -1, rippleM, -1e-6, 1, -1])).toHaveLength(6);
  });

  it('a curve that never leaves its ripples has no tide', () => {
    const curve = turns(Array.from({ length: 200 }, (_, i) => (i % 2 ? 0 : 0.004)));
    expect(extremesOf(curve, { from: start + 20 * utcDayMs, to: start + 25 * utcDayMs })).toEqual([]);
  });

  it('a curve without turns has no tide', () =>
    expect(extremesOf([], { from: start, to: start + utcDayMs })).toEqual([]));
});

describe('any curve of turns', () => {
  // Rises and falls of 0 to 3 cm: about a third of them ripples. 60 days.
  const swings = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 240, maxLength: 240 });
  const curves = swings.map((sizes) => {
    let heightM = 0;
    return turns(sizes.map((size, i) => (heightM += (i % 2 === 0 ? 1 : -1) * (size / 10_000))));
  });

  it('keeps highs and lows in turn, each more than a ripple from its neighbours', () => {
    fc.assert(
      fc.property(curves, (curve) => {
        const found = extremesOf(curve, whole(curve));
        for (let i = 1; i < found.length; i++) {
          const [a, b] = [found[i - 1]!, found[i]!];
          expect(b.kind).not.toBe(a.kind);
          expect((b.heightM - a.heightM) * (b.kind === 'high' ? 1 : -1)).toBeGreaterThan(rippleM);
        }
      }),
    );
  });

  it('gives any two windows the same extremes where they overlap', () => {
    const days = fc.integer({ min: 20, max: 40 });
    fc.assert(
      fc.property(curves, days, days, fc.integer({ min: 1, max: 10 }), (curve, a, b, length) => {
        const one = { from: start + a * utcDayMs, to: start + (a + length) * utcDayMs };
        const other = { from: start + b * utcDayMs, to: start + (b + 3) * utcDayMs };
        const shared = (found: readonly Extreme[]): Extreme[] =>
          found.filter(({ at }) => [one, other].every(({ from, to }) => at >= from && at < to));
        expect(shared(extremesOf(curve, one))).toEqual(shared(extremesOf(curve, other)));
      }),
    );
  });

  it('gives days one by one what it gives them at once', () => {
    fc.assert(
      fc.property(curves, (curve) => {
        const from = start + 20 * utcDayMs;
        const days = Array.from({ length: 20 }, (_, i) => from + i * utcDayMs);
        const singles = days.flatMap((day) => extremesOf(curve, { from: day, to: day + utcDayMs }));
        expect(extremesOf(curve, { from, to: from + 20 * utcDayMs })).toEqual(singles);
      }),
    );
  });
});
