import { springsAndNeaps } from '../domain/tide/index.ts';
import { addDays, dayWindow } from '../domain/time.ts';
import type { Day, TideView } from './tide.ts';

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

/** The first days of greatest and least range from a day on; none where the tide has no springs and neaps, or the view ends before. */
export function nextTurnDays(tide: TideView, { date }: Day, zone: string): { springs?: Day; neaps?: Day } {
  const days = Array.from({ length: turnsWithinDays }, (_, index): Day => {
    const one = addDays(date, index);
    return { date: one, window: dayWindow(one, zone) };
  });
  const [springs] = turnDays(tide, days, 'springs');
  const [neaps] = turnDays(tide, days, 'neaps');
  return { ...(springs && { springs }), ...(neaps && { neaps }) };
}
