import { describe, expect, it } from 'vitest';
import { hourMs, utcDayMs } from '../../../src/domain/time.ts';
import {
  createWindowFinder,
  findWindows,
  kingTideLevelM,
  parseConditions,
  writeConditions,
  type TideOverTime,
} from '../../../src/domain/windows/index.ts';
import { line, tideOf } from '../tide/lines.ts';

const year = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2027, 0, 1) };
const brest = { point: { lat: 48.38, lng: -4.5 }, zone: 'Europe/Paris' };

function windowsOf(text: string, more: { tide?: TideOverTime; kingTideM?: number } = {}): string[] {
  const { conditions } = parseConditions(text);
  return findWindows({ ...brest, window: year, conditions, ...more }).windows.map(({ from, to }) =>
    [from, to].map((at) => new Date(at).toISOString().slice(0, 16)).join(' '),
  );
}

describe('rare events', () => {
  it('are eclipses that are seen from the place', () => {
    // The days are those of NASA's catalogues; at Brest the Sun of 12 August is covered to 96 %.
    expect(windowsOf('event=solar-eclipse')).toEqual([
      expect.stringMatching(/^2026-08-12T17:\d\d 2026-08-12T19:\d\d$/),
    ]);
    expect(windowsOf('event=lunar-eclipse')).toEqual([
      expect.stringMatching(/^2026-08-28T02:\d\d 2026-08-28T05:\d\d$/),
    ]);
    expect(windowsOf('event=eclipse')).toHaveLength(2);
  });

  it('are full Moons that are near', () => {
    // timeanddate.com lists the full Moon of 24 December 2026 as a supermoon, at 356,740 km.
    expect(windowsOf('event=supermoon').at(-1)).toMatch(/^2026-12-23T13:\d\d 2026-12-24T13:\d\d$/);
  });

  it('are the highest hundredth of a year of high waters', () => {
    const predicted = tideOf([line('M2', 2), line('S2', 0.7), line('N2', 0.4)]);
    const wide = { from: year.from - utcDayMs, to: year.to + utcDayMs };
    const levels = Array.from(predicted.hourlyLevels(wide), (heightM, i) => ({ at: wide.from + i * hourMs, heightM }));
    const tide = { extremes: predicted.extremes(wide), levels };
    const kingTideM = kingTideLevelM(predicted.extremes(year));
    expect(windowsOf('event=king-tide', { tide, kingTideM })).toHaveLength(7);
    expect(() => windowsOf('event=king-tide', { tide })).toThrow(RangeError);
    expect(kingTideLevelM([])).toBe(Infinity);
  });

  it('are written as they are read', () => {
    expect(writeConditions(parseConditions('event=king-tide').conditions)).toBe('event=king-tide');
    expect(parseConditions('event=party').wrong).toEqual(['event=party']);
  });
});

describe('a finder', () => {
  it('finds the same as each search, whatever was looked for before', () => {
    const weather = Array.from({ length: 97 }, (_, i) => ({
      at: year.from + i * hourMs,
      values: { windSpeed: 5 + 4 * Math.sin(i / 5), ...(i < 60 && { gust: 8 }) },
    }));
    const window = { from: year.from, to: year.from + 4 * utcDayMs };
    const data = { ...brest, window, weather, leastMs: 2 * hourMs };
    const find = createWindowFinder(data);
    for (const text of ['wind=..6,light=day', 'wind=..6,light=day,gust=..9', 'light=day,length=60', 'wind=..6']) {
      const { conditions } = parseConditions(text);
      const { windows, searched } = findWindows({ ...data, conditions });
      expect(find(conditions)).toEqual({ windows, searched });
      expect(windows.length).toBeGreaterThan(0);
    }
  });
});
