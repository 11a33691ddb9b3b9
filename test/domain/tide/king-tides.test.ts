import { describe, expect, it } from 'vitest';
import { computeDatums, kingTides } from '../../../src/domain/tide/index.ts';
import { line, tideOf } from './lines.ts';

// M2 and S2 alone: springs every 14.8 days, all of nearly the same height but for the node's 3.7 %.
const springs = tideOf([line('M2', 2, 100), line('S2', 0.7, 130)], 'yearly');
// With N2 and K2 only some springs meet the perigee and an equinox.
const real = tideOf([line('M2', 2, 100), line('S2', 0.7, 130), line('N2', 0.4, 80), line('K2', 0.2, 130)], 'yearly');

describe('king tides', () => {
  it('are the few highest of a year, near new or full Moon', () => {
    const station = { tide: real, datums: computeDatums(real) };
    const kings = kingTides(station, Date.UTC(2015, 0, 1));
    expect(kings.length).toBeGreaterThan(2);
    expect(kings.length).toBeLessThan(60);
    expect(kings.every(({ heightM }) => heightM > station.datums.MHHW)).toBe(true);
    const highest = Math.max(
      ...real.extremes({ from: Date.UTC(2015, 0, 1), to: Date.UTC(2016, 0, 1) }).map((e) => e.heightM),
    );
    expect(Math.max(...kings.map((e) => e.heightM))).toBe(highest);
  });

  it('are fewer in years when the node weakens the semidiurnal tide', () => {
    const station = { tide: springs, datums: computeDatums(springs) };
    // f(M2) is greatest in 2015–16 and least in 2006–07.
    expect(kingTides(station, Date.UTC(2015, 0, 1)).length).toBeGreaterThan(0);
    expect(kingTides(station, Date.UTC(2006, 0, 1))).toEqual([]);
  });
});
