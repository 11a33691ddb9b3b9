import { utcDayMs, type Window } from '../instant.ts';
import { moonDistanceKm } from '../sky/index.ts';
import type { Extreme } from './ripples.ts';
import { springsAndNeaps, turnPhases, type TurnPhase } from './springs.ts';

/**
 * The days that are named. Where the Moon's distance matters more than its phase (New York, Boston, Seattle), every other springs
 * is no strongest tide of the days around it: the ranges hardly grow. It is named all the same.
 */
export const namedTurns = ['springs', 'weaker-springs', ...turnPhases.slice(1)] as const;
export type NamedTurn = TurnPhase | 'weaker-springs';

/** The days of greatest or least range: each with its neighbours, of which the period may hold only a part. */
export function turnDays<D extends { readonly window: Window }>(
  extremes: readonly Extreme[],
  days: readonly D[],
  phase: NamedTurn,
): D[] {
  if (phase === 'weaker-springs') return weakerSprings(extremes, days);
  const runs: D[][] = [];
  let run: D[] | undefined;
  for (const day of days) {
    if (springsAndNeaps(extremes, day.window) === phase) {
      if (!run) runs.push((run = []));
      run.push(day);
    } else run = undefined;
  }
  return runs.flatMap((found) => (found[0] === days[0] ? found.at(-2) : found[1]) ?? []);
}

/** Springs and neaps each come again after 14.8 days. */
export const cycleDays = 15;
/** Others nearer than so many days are the same ones. */
const sameTurnDays = 6;

/** Halfway from perigee to apogee, km. Springs follow the Moon by a day or two. */
const meanMoonKm = 385_000;
const ageMs = 1.5 * utcDayMs;

/** A cycle before each springs, where no others are near and the Moon is far away. */
function weakerSprings<D extends { readonly window: Window }>(extremes: readonly Extreme[], days: readonly D[]): D[] {
  const springs = turnDays(extremes, days, 'springs').map((day) => days.indexOf(day));
  return springs
    .map((index) => index - cycleDays)
    .filter((index) => springs.every((one) => Math.abs(one - index) >= sameTurnDays))
    .flatMap((index) => days[index] ?? [])
    .filter(({ window }) => moonDistanceKm(window.from - ageMs) > meanMoonKm);
}
