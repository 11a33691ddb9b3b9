import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeDatums,
  datumNames,
  inDatumOrder,
  levelBetween,
  subordinateTide,
  type Datums,
  type Tide,
} from '../../../src/domain/tide/index.ts';
import { hourMs, minuteMs, utcDayMs } from '../../../src/domain/time.ts';
import { line, tideOf } from './lines.ts';

const from = Date.UTC(2026, 10, 20);

/** Whole hours of a curve of hours. */
const hours = (height: (u: number) => number, count = 6): { at: number; heightM: number }[] =>
  Array.from({ length: count }, (_, u) => ({ at: from + u * hourMs, heightM: height(u) }));

/** A semidiurnal tide of 3 m. */
const semidiurnal = (u: number): number => 3 * Math.cos((28.984 * u * Math.PI) / 180);

describe('the height between whole hours', () => {
  it('is exact on any cubic curve', () => {
    const coefficient = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.tuple(coefficient, coefficient, coefficient, coefficient),
        fc.nat(179),
        ([a, b, c, d], minutes) => {
          const curve = (u: number): number => a + b * u + c * u * u + d * u ** 3;
          const u = 1 + minutes / 60;
          expect(levelBetween(hours(curve), from + u * hourMs)).toBeCloseTo(curve(u), 9);
        },
      ),
    );
  });

  it('is within 5 mm on a semidiurnal tide of 3 m', () => {
    for (let u = 1; u < 22; u += 0.05) {
      expect(Math.abs(levelBetween(hours(semidiurnal, 24), from + u * hourMs)! - semidiurnal(u))).toBeLessThan(0.005);
    }
  });

  it('is not known beyond the second and the last but one of the hours, nor across a missing hour', () => {
    const known = hours((u) => u);
    expect(levelBetween(known, from + 0.5 * hourMs)).toBeUndefined();
    expect(levelBetween(known, from + 1 * hourMs)).toBeCloseTo(1, 12);
    expect(levelBetween(known, from + 3.5 * hourMs)).toBeCloseTo(3.5, 12);
    expect(levelBetween(known, from + 4.5 * hourMs)).toBeUndefined();
    expect(levelBetween(known, from - hourMs)).toBeUndefined();
    expect(levelBetween(known, from + 20 * hourMs)).toBeUndefined();
    expect(levelBetween(known.toSpliced(3, 1), from + 1.5 * hourMs)).toBeUndefined();
    expect(levelBetween([], from)).toBeUndefined();
  });
});

describe('datums', () => {
  const none: Datums = { HAT: 0, MHHW: 0, MHW: 0, MSL: 0, MLW: 0, MLLW: 0, LAT: 0 };

  it('are in order from the highest to the lowest tide, equal ones included', () => {
    expect(inDatumOrder(none)).toBe(true);
    expect(inDatumOrder({ HAT: 3, MHHW: 2, MHW: 1, MSL: 0, MLW: -1, MLLW: -2, LAT: -3 })).toBe(true);
  });

  it.each(datumNames.slice(1))('are not in order where %s lies above what should be higher', (name) => {
    expect(inDatumOrder({ ...none, [name]: 0.001 })).toBe(false);
  });

  it('of a tide of only S2 are its amplitude and zero', () => {
    const { HAT, MHHW, MHW, MSL, MLW, MLLW, LAT } = computeDatums(tideOf([line('S2', 1.5)]));
    for (const high of [HAT, MHHW, MHW]) expect(high).toBeCloseTo(1.5, 6);
    for (const low of [LAT, MLLW, MLW]) expect(low).toBeCloseTo(-1.5, 6);
    expect(MSL).toBeCloseTo(0, 9);
  });

  it('of a mixed tide know a higher and a lower high water', () => {
    const datums = computeDatums(tideOf([line('M2', 1), line('K1', 0.4), line('O1', 0.3), line('S2', 0.3)]));
    expect(inDatumOrder(datums)).toBe(true);
    expect(datums.MHHW - datums.MHW).toBeGreaterThan(0.1);
    expect(datums.MLW - datums.MLLW).toBeGreaterThan(0.05);
    // No tide of the 19 years lies above the sum of all lines with their greatest node factors.
    expect(datums.HAT).toBeLessThan(1.037 + 0.4 * 1.113 + 0.3 * 1.183 + 0.3);
    expect(datums.HAT).toBeGreaterThan(1.8);
  });
});

describe('a subordinate station', () => {
  // High at 00:00 and 12:00 with +1 m, low at 06:00 and 18:00 with −1 m, above mean level; MLLW is −1 m.
  const reference = tideOf([line('S2', 1)]);
  const window = { from: from + 3 * hourMs, to: from + 15 * hourMs };
  const byRatios = { highMinutes: 30, lowMinutes: 45, high: 0.8, low: 0.5, kind: 'ratio' } as const;
  const tide = subordinateTide(reference, -1, byRatios);

  const found = (tide: Tide): [string, number, number][] =>
    tide
      .extremes(window)
      .map(({ kind, at, heightM }) => [kind, Math.round((at - from) / minuteMs), Math.round(heightM * 1e4) / 1e4]);

  it('with ratios multiplies heights above MLLW of its reference, and moves its times', () => {
    expect(found(tide)).toEqual([
      ['low', 6 * 60 + 45, 0],
      ['high', 12 * 60 + 30, 1.6],
    ]);
  });

  it('with fixed offsets adds them to heights above MLLW of its reference', () => {
    const offsets = { highMinutes: -90, lowMinutes: -30, high: 0.25, low: -0.1, kind: 'fixed' } as const;
    expect(found(subordinateTide(reference, -1, offsets))).toEqual([
      ['low', 5 * 60 + 30, -0.1],
      ['high', 10 * 60 + 30, 2.25],
    ]);
  });

  it('has a curve that runs through its own extremes, is level there and never beyond them', () => {
    const extremes = tide.extremes({ from, to: from + 2 * utcDayMs });
    for (const { at, heightM } of extremes) {
      expect(tide.levelAt(at)).toBeCloseTo(heightM, 6);
      expect(Math.abs(tide.levelAt(at + minuteMs) - heightM)).toBeLessThan(1e-4);
    }
    for (const m of tide.hourlyLevels({ from, to: from + 2 * utcDayMs })) {
      expect(m).toBeGreaterThan(-1e-6);
      expect(m).toBeLessThan(1.6 + 1e-6);
    }
  });

  it('has the same height at an hour, whether computed singly or among others', () => {
    const levels = tide.hourlyLevels({ from, to: from + utcDayMs });
    levels.forEach((m, hour) => expect(tide.levelAt(from + hour * hourMs)).toBeCloseTo(m, 9));
  });

  it('whose offsets turn a small tide upside down loses it in pairs', () => {
    // Lows are lifted above highs: nothing is left that falls and rises.
    const offsets = { highMinutes: 0, lowMinutes: 0, high: 0, low: 2.5, kind: 'fixed' } as const;
    const kinds = subordinateTide(reference, -1, offsets)
      .extremes({ from, to: from + 3 * utcDayMs })
      .map(({ kind }) => kind);
    kinds.forEach((kind, i) => i > 0 && expect(kind).not.toBe(kinds[i - 1]));
  });
});
