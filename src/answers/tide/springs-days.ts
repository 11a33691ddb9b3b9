import type { Day } from '../../domain/question/index.ts';
import { springsAndNeaps, turnPhases, type TurnPhase } from '../../domain/tide/index.ts';
import { addDays, dayWindow, within } from '../../domain/time.ts';
import { rangeOf, type TideView } from './tide-view.ts';

/**
 * The days of greatest or least range. A run at springs or neaps is that day with a neighbour on either side, of which the
 * period may hold only a part.
 */
export function turnDays(tide: TideView, days: readonly Day[], phase: TurnPhase): Day[] {
  const runs: Day[][] = [];
  let run: Day[] | undefined;
  for (const day of days) {
    if (springsAndNeaps(tide.extremes, day.window) === phase) {
      if (!run) runs.push((run = []));
      run.push(day);
    } else run = undefined;
  }
  return runs.flatMap((found) => (found[0] === days[0] ? found.at(-2) : found[1]) ?? []);
}

/** Springs and neaps each come again after 14.8 days. */
const cycleDays = 15;
/** Where the Moon's distance hides a turn, the next one is a cycle later; a day more shows the neighbours of a last one. */
export const turnsWithinDays = 2 * cycleDays + 1;

/** The next days of springs and neaps, or of a diurnal tide's tropic and equatorial tides, and of the largest range. */
type NextTurns = Readonly<Record<TurnPhase, readonly Day[]>> & {
  /** Absent where it is a day of springs or beside one. */
  readonly largest?: Day | undefined;
};

/**
 * The days of the strongest and weakest tides from the first of some days on: those of a period, or where it has none, and of
 * one day, the next `count` of each. None where the tide has none, or the view ends before.
 */
export function nextTurnDays(tide: TideView, period: readonly Day[], zone: string, count = 1): NextTurns {
  const [first, last] = [period[0], period.at(-1)];
  const days = first
    ? Array.from({ length: Math.max(period.length, count * turnsWithinDays) }, (_, index): Day => {
        const date = addDays(first.date, index);
        return { date, window: dayWindow(date, zone) };
      })
    : [];
  const next = (phase: TurnPhase): readonly Day[] => {
    const found = turnDays(tide, days, phase);
    const within = period.length > 1 ? found.filter(({ date }) => date <= last!.date) : [];
    return within.length > 0 ? within : found.slice(0, count);
  };
  const [springs, neaps, tropic, equatorial] = turnPhases.map(next) as [Day[], Day[], Day[], Day[]];
  return { springs, neaps, tropic, equatorial, largest: largestBesides(tide, days, springs) };
}

/**
 * The day of the largest range, where the diurnal inequality takes it away from springs: in San Francisco it comes with the
 * Moon's greatest declination, up to a week apart.
 */
function largestBesides(tide: TideView, days: readonly Day[], springs: readonly Day[]): Day | undefined {
  const [first] = springs;
  if (!first) return undefined;
  const rangeOn = ({ window }: Day): number => rangeOf(within(tide.extremes, window));
  const [largest] = days.slice(0, cycleDays).toSorted((a, b) => rangeOn(b) - rangeOn(a));
  const isBeside = largest && [-1, 0, 1].some((by) => addDays(first.date, by) === largest.date);
  const isAlsoSprings = largest && springsAndNeaps(tide.extremes, largest.window) === 'springs';
  return isBeside || isAlsoSprings ? undefined : largest;
}
