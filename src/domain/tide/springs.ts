import { hourMs, utcDayMs, type Window } from '../time.ts';
import type { Extreme } from './ripples.ts';

/** Where a day stands between springs and neaps. Ranges grow while tides are making and shrink while taking off. */
export type SpringsAndNeaps = 'springs' | 'neaps' | 'making' | 'taking-off';

/** How far the extremes must reach on both sides of a day, ms: 5 days, of the 7.4 from springs to neaps. */
export const springsNeighbourhoodMs = 5 * utcDayMs;

const days = springsNeighbourhoodMs / utcDayMs;
/** Springs and neaps are the day of the greatest or least range and its neighbours. */
const nearDays = 1;
/** Smallest relative change of the range in ten days that is shown as springs and neaps; our choice. */
const minChange = 0.1;
/** Fewer high waters a day are a diurnal tide, whose ranges follow the Moon's declination instead of its phase. */
const minHighsPerDay = 1.7;

/** The phase of a day between springs and neaps; `undefined` where the tide has no springs and neaps, or `extremes` do not cover the days around `day`. */
export function springsAndNeaps(extremes: readonly Extreme[], day: Window): SpringsAndNeaps | undefined {
  const middle = (day.from + day.to) / 2;
  const ranges: number[] = [];
  for (let k = -days; k <= days; k++) {
    const range = rangeAround(extremes, middle + k * utcDayMs);
    if (range === undefined) return undefined;
    ranges.push(range);
  }
  const greatest = Math.max(...ranges);
  const least = Math.min(...ranges);
  if (highsPerDay(extremes) < minHighsPerDay || greatest - least < minChange * greatest) return undefined;
  const turn = nearestTurn(ranges);
  if (turn) return turn;
  const [before = NaN, , after = NaN] = ranges.slice(days - 1);
  return after > before ? 'making' : 'taking-off';
}

/** Greatest height less least height in the 25 hours around an instant, which hold two high and two low waters. */
function rangeAround(extremes: readonly Extreme[], at: number): number | undefined {
  const reachMs = 12.5 * hourMs;
  const heights = extremes.filter((extreme) => Math.abs(extreme.at - at) <= reachMs).map(({ heightM }) => heightM);
  return heights.length < 2 ? undefined : Math.max(...heights) - Math.min(...heights);
}

/** A wave in the ranges shorter than this, days on each side, is none of spring and neap. */
const turnDays = 3;

/** The nearest day of greatest or least range, where one lies near the middle. */
function nearestTurn(ranges: readonly number[]): 'springs' | 'neaps' | undefined {
  for (const k of [0, -nearDays, nearDays]) {
    const here = ranges[days + k];
    const around = ranges.slice(days + k - turnDays, days + k + turnDays + 1);
    if (here === Math.max(...around)) return 'springs';
    if (here === Math.min(...around)) return 'neaps';
  }
  return undefined;
}

function highsPerDay(extremes: readonly Extreme[]): number {
  const highs = extremes.filter(({ kind }) => kind === 'high');
  const instants = extremes.map(({ at }) => at);
  return (highs.length * utcDayMs) / (Math.max(...instants) - Math.min(...instants));
}
