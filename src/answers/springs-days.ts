import type { Day } from '../domain/question/index.ts';
import { springsAndNeaps } from '../domain/tide/index.ts';
import { addDays, dayWindow } from '../domain/time.ts';
import type { TideView } from './tide.ts';

/**
 * The days of greatest or least range. A run at springs or neaps is that day with a neighbour on either side, of which the
 * period may hold only a part.
 */
export function turnDays(tide: TideView, days: readonly Day[], phase: 'springs' | 'neaps'): Day[] {
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

/** Springs and neaps each come again after 14.8 days; a day more shows the neighbours of a last one. */
export const turnsWithinDays = 16;

/**
 * The days of greatest and least range from the first of some days on: those of a period, or where it has none, and of one
 * day, the next `count` of each. None where the tide has no springs and neaps, or the view ends before.
 */
export function nextTurnDays(
  tide: TideView,
  period: readonly Day[],
  zone: string,
  count = 1,
): Record<'springs' | 'neaps', readonly Day[]> {
  const [first, last] = [period[0], period.at(-1)];
  if (!first || !last) return { springs: [], neaps: [] };
  const days = Array.from({ length: Math.max(period.length, count * turnsWithinDays) }, (_, index): Day => {
    const date = addDays(first.date, index);
    return { date, window: dayWindow(date, zone) };
  });
  const next = (phase: 'springs' | 'neaps'): readonly Day[] => {
    const found = turnDays(tide, days, phase);
    const within = period.length > 1 ? found.filter(({ date }) => date <= last.date) : [];
    return within.length > 0 ? within : found.slice(0, count);
  };
  return { springs: next('springs'), neaps: next('neaps') };
}
