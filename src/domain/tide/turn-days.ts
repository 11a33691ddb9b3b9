import { daysFrom, type Day, type Days } from '../question/index.ts';
import { addDays, utcDayMs, within, type Window } from '../time.ts';
import { moonDistanceKm } from '../sky/index.ts';
import type { Extreme } from './ripples.ts';
import { rangeOf } from './sea-level.ts';
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
const cycleDays = 15;
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

/** Where the Moon's distance hides a turn, the next one is a cycle later; a day more shows the neighbours of a last one. */
export const turnsWithinDays = 2 * cycleDays + 1;

/**
 * The days of the strongest and weakest tides, or of a diurnal tide's tropic and equatorial tides, from the first of some days on:
 * those of a period, or where it has none, and of one day, the next `count` of each. None where the tide has none, or they
 * end before. `largest` is the day of the largest range, unless it is one of springs or beside one.
 */
export function nextTurnDays(extremes: readonly Extreme[], period: Days, zone: string, count = 1) {
  const last = period.at(-1) ?? period[0];
  const days = daysFrom(period[0].date, Math.max(period.length, count * turnsWithinDays), zone);
  const next = (phase: NamedTurn): readonly Day[] => {
    const found = turnDays(extremes, days, phase);
    const inPeriod = period.length > 1 ? found.filter(({ date }) => date <= last.date) : [];
    return inPeriod.length > 0 ? inPeriod : found.slice(0, count);
  };
  const turns = Object.fromEntries(namedTurns.map((phase) => [phase, next(phase)])) as Record<
    NamedTurn,
    readonly Day[]
  >;
  return { ...turns, largest: largestBesides(extremes, days, turns.springs[0]) };
}

/** The day of the largest range, where the diurnal inequality takes it off springs (San Francisco: up to a week). */
function largestBesides(extremes: readonly Extreme[], days: readonly Day[], springs: Day | undefined): Day | undefined {
  if (!springs) return undefined;
  const rangeOn = ({ window }: Day): number => rangeOf(within(extremes, window));
  const [largest] = days.slice(0, cycleDays).toSorted((a, b) => rangeOn(b) - rangeOn(a));
  const isBeside = largest && [-1, 0, 1].some((by) => addDays(springs.date, by) === largest.date);
  const isAlsoSprings = largest && springsAndNeaps(extremes, largest.window) === 'springs';
  return isBeside || isAlsoSprings ? undefined : largest;
}
