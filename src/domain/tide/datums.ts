import { hourMs, utcDayMs, type Window } from '../instant.ts';
import { inParts } from './parts.ts';
import { joinDoubleWaters } from './double-waters.ts';
import type { Extreme } from './ripples.ts';
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
 * Datums of a tide from 19 years of its own prediction, some 0.2 s of computing: MSL is the mean of heights unless it is
 * given, the others are means and limits of high and low waters (NOAA, Computational Techniques for Tidal Datums, 2003), of which
 * a double one counts once. NaN for a tide without high and low waters, except MSL.
 */
export function computeDatums(tide: Tide, meanLevelM?: number, years = epoch): Datums {
  const steps = datumSteps(tide, meanLevelM, years);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The same in steps of a year, for who has other things to do between. */
export function* datumSteps(tide: Tide, meanLevelM?: number, years = epoch): Generator<void, Datums> {
  const highs = createTally(Math.max);
  const lows = createTally(Math.min);
  let levelMs = 0;
  for (const part of inParts(years)) {
    if (meanLevelM === undefined) levelMs += tide.meanLevelM(part) * (part.to - part.from);
    for (const extreme of joinDoubleWaters(tide.extremes(part))) (extreme.kind === 'high' ? highs : lows).add(extreme);
    yield;
  }
  return {
    HAT: highs.furthestM(),
    MHHW: highs.meanOfDaysM(),
    MHW: highs.meanM(),
    MSL: meanLevelM ?? levelMs / (years.to - years.from),
    MLW: lows.meanM(),
    MLLW: lows.meanOfDaysM(),
    LAT: lows.furthestM(),
  };
}

/** In this year the Moon's node was halfway between its ends, where M2 has its mean amplitude. */
const meanYear: Window = { from: Date.UTC(2020, 0, 1), to: Date.UTC(2021, 0, 1) };
const month: Window = { from: meanYear.from, to: meanYear.from + 30 * utcDayMs };

/** Datums above mean sea level by joined waters: by both of double ones the range is too small, at Southampton by 0.87 m. */
export function withJoinedWaters(datums: Datums, tide: Tide): Datums {
  const waters = tide.extremes(month);
  if (joinDoubleWaters(waters).length === waters.length) return datums;
  const { MHHW, MHW, MLW, MLLW } = computeDatums(tide, 0, meanYear);
  const joined = { ...datums, MHHW, MHW, MLW, MLLW };
  return inDatumOrder(joined) ? joined : datums;
}

/** Whether HAT ≥ MHHW ≥ MHW ≥ MSL ≥ MLW ≥ MLLW ≥ LAT. */
export function inDatumOrder(datums: Datums): boolean {
  return datumNames.every((name, i) => datums[datumNames[i - 1] ?? name] >= datums[name]);
}

/** High or low waters of many years: `choose` returns the more extreme of two. */
function createTally(choose: (a: number, b: number) => number) {
  const days = new Map<number, number>();
  let furthestM: number | undefined;
  let sum = 0;
  let count = 0;
  return {
    add({ at, heightM }: Extreme): void {
      const day = Math.floor((at - epoch.from) / tidalDayMs);
      days.set(day, choose(days.get(day) ?? heightM, heightM));
      furthestM = choose(furthestM ?? heightM, heightM);
      sum += heightM;
      count++;
    },
    furthestM: () => furthestM ?? NaN,
    meanM: () => sum / count,
    meanOfDaysM: () => [...days.values()].reduce((total, heightM) => total + heightM, 0) / days.size,
  };
}
