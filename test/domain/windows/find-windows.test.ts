import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs, utcDayMs } from '../../../src/domain/time.ts';
import { findWindows, type Condition, type TideOverTime } from '../../../src/domain/windows/index.ts';
import { line, tideOf } from '../tide/lines.ts';

const from = Date.UTC(2026, 10, 22);
const window = { from, to: from + 4 * utcDayMs };
const place = { point: { lat: 48.38, lng: -4.5 }, zone: 'Europe/Paris' };
const tide = tideOf([line('M2', 2), line('S2', 0.5)]);

function view(band?: TideOverTime['band']): TideOverTime {
  const wide = { from: from - 2 * utcDayMs, to: window.to + 2 * utcDayMs };
  const levels = Array.from(tide.hourlyLevels(wide), (heightM, i) => ({ at: wide.from + i * hourMs, heightM }));
  return { extremes: tide.extremes(wide), levels, ...(band && { band }) };
}

function windy(knots: (hour: number) => number) {
  return Array.from({ length: 97 }, (_, i) => ({ at: from + i * hourMs, values: { windSpeed: knots(i) } }));
}

const calm: Condition = { kind: 'weather', attribute: 'windSpeed', range: { max: 6 } };
const day: Condition = { kind: 'light', light: 'day' };

describe('conditions', () => {
  it('on the surge hold from the reading that meets them on, and to the end where the latest does', () => {
    const conditions: Condition[] = [{ kind: 'surge', range: { min: 0.5 } }];
    const readings = [0.2, 0.6, 0.4, 0.55, 0.7].map((value, i) => ({ at: from + i * hourMs, value }));
    const found = findWindows({ ...place, window, conditions, surge: readings });
    expect(found.windows).toEqual([
      { from: from + hourMs, to: from + 2 * hourMs },
      { from: from + 3 * hourMs, to: window.to },
    ]);
    const over = findWindows({ ...place, window, conditions, surge: readings.slice(0, 3) });
    expect(over.windows).toEqual([{ from: from + hourMs, to: from + 2 * hourMs }]);
  });

  it('end with the forecast', () => {
    const weather = windy(() => 3).slice(0, 31);
    const found = findWindows({ ...place, window, conditions: [calm], weather });
    expect(found.windows).toEqual([{ from, to: from + 30 * hourMs }]);
    expect(found.searched).toEqual({ from, to: from + 30 * hourMs });
  });

  it('find nothing where an attribute is not known', () => {
    const conditions: Condition[] = [{ kind: 'weather', attribute: 'waveHeight', range: { max: 2 } }];
    const found = findWindows({ ...place, window, conditions, weather: windy(() => 3) });
    expect(found).toEqual({ windows: [], searched: undefined });
  });

  it('count the error of the forecast against a ship over a sill, and nobody else', () => {
    const sill: Condition = { kind: 'sill', sillM: -3, draughtM: 0, marginM: 0 };
    // 15 % more than 5.5 m/s are more than 6.
    const windowsOf = (conditions: Condition[], speed: number) =>
      findWindows({ ...place, window, conditions, tide: view(), weather: windy(() => speed) }).windows.length;
    expect(windowsOf([calm], 5.5)).toBe(1);
    expect(windowsOf([calm, sill], 5.5)).toBe(0);
    expect(windowsOf([calm, sill], 5.2)).toBe(1);
  });

  it('count the error of the tide against a ship over a sill', () => {
    const sill: Condition = { kind: 'sill', sillM: -1, draughtM: 1.5, marginM: 0.3 };
    const spanOf = (band?: TideOverTime['band']) => {
      const [first] = findWindows({ ...place, window, conditions: [sill], tide: view(band) }).windows.slice(1);
      return first ? first.to - first.from : 0;
    };
    const level: Condition = { kind: 'tide', range: { min: 0.8 } };
    const [plain] = findWindows({ ...place, window, conditions: [level], tide: view() }).windows.slice(1);
    expect(plain!.to - plain!.from - spanOf()).toBeGreaterThanOrEqual(20 * minuteMs);
    expect(spanOf() - spanOf({ minutes: 25, heightM: 0.3 })).toBeGreaterThan(30 * minuteMs);
    expect(spanOf({ minutes: 1, heightM: 0.01 })).toBe(spanOf());
  });

  it('leave out windows that are shorter than wished', () => {
    const low: Condition = { kind: 'tide', range: { max: -1.5 } };
    const all = findWindows({ ...place, window, conditions: [low], tide: view() }).windows;
    const lengths = all.map((one) => (one.to - one.from) / minuteMs).toSorted((a, b) => b - a);
    const minMinutes = ((lengths[1] ?? NaN) + (lengths[2] ?? NaN)) / 2;
    const found = findWindows({ ...place, window, conditions: [low, { kind: 'length', minMinutes }], tide: view() });
    expect(found.windows).toHaveLength(2);
  });

  it('count windows across a change of clocks by the clock', () => {
    const autumn = Date.UTC(2026, 9, 24, 12);
    const night: Condition = { kind: 'time', from: '01:00', to: '04:00' };
    const found = findWindows({ ...place, window: { from: autumn, to: autumn + utcDayMs }, conditions: [night] });
    expect(found.windows.map((one) => (one.to - one.from) / hourMs)).toEqual([4]);
  });
});

describe('the nearest miss', () => {
  it('by the range of the tide is that from low to high water, however short the hours around it', () => {
    const range: Condition = { kind: 'tidal-range', range: { min: 9 } };
    const around: Condition = { kind: 'around', event: 'low', fromMin: -30, toMin: 30 };
    const { miss } = findWindows({ ...place, window, conditions: [range, around], tide: view() });
    const ranges = view()
      .extremes.slice(1)
      .map(({ heightM }, i) => Math.abs(heightM - view().extremes[i]!.heightM));
    expect(miss!.failing).toEqual(range);
    expect(ranges).toContain(miss!.value);
  });

  it('names the one condition that fails by the least, with its value', () => {
    // 9 m/s around noon on the first day, 7 m/s on the second, 12 m/s otherwise; nights are calm.
    const weather = windy((hour) => (hour % 24 < 7 || hour % 24 > 17 ? 2 : hour < 24 ? 9 : hour < 48 ? 7 : 12));
    const { windows, miss } = findWindows({
      ...place,
      window,
      conditions: [calm, day, { kind: 'time', from: '10:00', to: '16:00' }],
      weather,
    });
    expect(windows).toEqual([]);
    expect(miss).toMatchObject({ failing: calm, value: 7 });
    expect(new Date(miss!.window.from).toISOString()).toBe('2026-11-23T09:00:00.000Z');
  });

  it('is before the first window', () => {
    const weather = windy((hour) => (hour < 60 ? 7 : 3));
    const { windows, miss } = findWindows({ ...place, window, conditions: [calm, day], weather });
    expect(windows[0]!.from).toBeGreaterThan(from + 59 * hourMs);
    expect(miss!.window.to).toBeLessThanOrEqual(windows[0]!.from);
    expect(miss!.failing).toEqual(calm);
  });

  it('may be a window that is too short', () => {
    const conditions: Condition[] = [
      { kind: 'tide', range: { max: -1.5 } },
      { kind: 'length', minMinutes: 600 },
    ];
    const { windows, miss } = findWindows({ ...place, window, conditions, tide: view() });
    expect(windows).toEqual([]);
    expect(miss!.failing).toEqual({ kind: 'length', minMinutes: 600 });
    expect(miss!.value).toBeGreaterThan(60);
  });
});
