import { addDays, utcMidnight, type CivilDate } from '../../domain/time.ts';
import type { Words } from '../../words.ts';
import { fold, means } from './fold.ts';
import { weekdayNames } from './weekday-names.ts';

/** The date that a name means, given today's. */
type NamedDay = (today: CivilDate) => CivilDate;

const daysAway = { 'day-yesterday': -1, 'day-today': 0, 'day-tomorrow': 1, 'day-after-tomorrow': 2 };

/** `tomorrow`, `saturday`, `sat`: of a weekday the next one is meant, today's included. In any language spoken. */
export function namedDay(typed: string, spoken: readonly Words[]): NamedDay | undefined {
  const folded = fold(typed);
  for (const words of spoken) {
    const away = Object.entries(daysAway).find(([key]) => means([words], key, typed))?.[1];
    if (away !== undefined) return (today) => addDays(today, away);
    const weekday = weekdayNames(words).findIndex((names) => names.includes(folded));
    if (weekday >= 0) return (today) => addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  }
  return undefined;
}

function weekdayOf(date: CivilDate): number {
  return new Date(utcMidnight(date)).getUTCDay();
}
