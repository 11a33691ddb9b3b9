import { hourMs, type Window } from '../time.ts';
import type { Tide } from './tide.ts';

/** The reference levels of the contract, from the highest to the lowest. */
export const datumNames = ['HAT', 'MHHW', 'MHW', 'MSL', 'MLW', 'MLLW', 'LAT'] as const;
export type DatumName = (typeof datumNames)[number];

/** Height of each datum in metres above the zero of a station's predictions. */
export type Datums = Readonly<Record<DatumName, number>>;

/** 19 years hold a whole turn of the Moon's node (18.61 years); this epoch follows NOAA's of 1983–2001. */
const epoch: Window = { from: Date.UTC(2002, 0, 1), to: Date.UTC(2021, 0, 1) };

/** Mean lunar day, 24.8412 h: the day of higher high and lower low waters. */
const tidalDayMs = 24.8412 * hourMs;

/**
 * Datums of a tide from 19 years of its own prediction.
 * Mean sea level is the mean of heights, the others are means and limits of high and low waters.
 */
export function computeDatums(tide: Tide): Datums {
  const extremes = tide.extremes(epoch);
  const highs = extremes.filter(({ kind }) => kind === 'high');
  const lows = extremes.filter(({ kind }) => kind === 'low');
  const heights = extremes.map(({ heightM }) => heightM);
  return {
    HAT: heights.reduce((a, b) => Math.max(a, b)),
    MHHW: mean(perTidalDay(highs, Math.max)),
    MHW: mean(highs.map(({ heightM }) => heightM)),
    MSL: tide.meanLevelM(epoch),
    MLW: mean(lows.map(({ heightM }) => heightM)),
    MLLW: mean(perTidalDay(lows, Math.min)),
    LAT: heights.reduce((a, b) => Math.min(a, b)),
  };
}

/** Whether HAT ≥ MHHW ≥ MHW ≥ MSL ≥ MLW ≥ MLLW ≥ LAT. */
export function inDatumOrder(datums: Datums): boolean {
  return datumNames.every((name, i) => i === 0 || datums[datumNames[i - 1]!] >= datums[name]);
}

function perTidalDay(
  extremes: readonly { at: number; heightM: number }[],
  choose: (a: number, b: number) => number,
): number[] {
  const days = new Map<number, number>();
  for (const { at, heightM } of extremes) {
    const day = Math.floor((at - epoch.from) / tidalDayMs);
    days.set(day, choose(days.get(day) ?? heightM, heightM));
  }
  return [...days.values()];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
