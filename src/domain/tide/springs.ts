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
  const turn = nearestTurn(ranges, (greatest + least) / 2);
  if (turn) return turn;
  const [before = NaN, , after = NaN] = ranges.slice(days - 1);
  return after > before ? 'making' : 'taking-off';
}

/** A tide, from one high water to the next: half a lunar day. */
const tideMs = 12.42 * hourMs;
/** As many tides as are averaged. */
const tides = 4;

/**
 * The mean range of the tides around an instant: that of one day wavers by its diurnal inequality, and neighbouring ports would
 * be told opposite phases.
 */
function rangeAround(extremes: readonly Extreme[], at: number): number | undefined {
  const from = at - (tides / 2) * tideMs;
  const ranges = Array.from({ length: tides }, (_, index) => {
    const [begin, end] = [from + index * tideMs, from + (index + 1) * tideMs];
    const heights = extremes.filter((one) => one.at >= begin && one.at < end).map(({ heightM }) => heightM);
    return heights.length < 2 ? [] : [Math.max(...heights) - Math.min(...heights)];
  }).flat();
  return ranges.length === 0 ? undefined : ranges.reduce((sum, range) => sum + range, 0) / ranges.length;
}

/** A wave in the ranges shorter than this, days on each side, is none of spring and neap. */
const turnDays = 3;

/** The nearest day of greatest or least range, where one lies near the middle; a rise amid small ranges is no springs. */
function nearestTurn(ranges: readonly number[], mean: number): 'springs' | 'neaps' | undefined {
  for (const k of [0, -nearDays, nearDays]) {
    const here = ranges[days + k] ?? NaN;
    const around = ranges.slice(days + k - turnDays, days + k + turnDays + 1);
    if (here > mean && here === Math.max(...around)) return 'springs';
    if (here < mean && here === Math.min(...around)) return 'neaps';
  }
  return undefined;
}

function highsPerDay(extremes: readonly Extreme[]): number {
  const highs = extremes.filter(({ kind }) => kind === 'high');
  const instants = extremes.map(({ at }) => at);
  return (highs.length * utcDayMs) / (Math.max(...instants) - Math.min(...instants));
}
