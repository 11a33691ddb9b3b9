import { addDays, utcMidnight, type CivilDate } from '../domain/time.ts';
import type { Words } from '../words.ts';
import { fold } from './fold.ts';

/** The date that a name means, given today's. */
type NamedDay = (today: CivilDate) => CivilDate;

const daysAway = { 'day-yesterday': -1, 'day-today': 0, 'day-tomorrow': 1, 'day-after-tomorrow': 2 };

/** `tomorrow`, `saturday`, `sat`: of a weekday the next one is meant, today's included. In any language spoken. */
export function namedDay(typed: string, spoken: readonly Words[]): NamedDay | undefined {
  const folded = fold(typed);
  for (const words of spoken) {
    const isOneOf = (key: string): boolean => words.list(key).some((name) => fold(name) === folded);
    for (const [key, away] of Object.entries(daysAway)) if (isOneOf(key)) return (today) => addDays(today, away);
    const weekday = weekdayCalled(folded, words);
    if (weekday >= 0) return (today) => addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  }
  return undefined;
}

function weekdayOf(date: CivilDate): number {
  return new Date(utcMidnight(date)).getUTCDay();
}

/** 0 is Sunday; −1 where no weekday is called so. */
function weekdayCalled(folded: string, words: Words): number {
  const inFull = weekdays(words.language).indexOf(folded);
  return inFull >= 0 ? inFull : words.list('day-short-weekdays').map(fold).indexOf(folded);
}

/** A Sunday, from which the names of weekdays are read. */
const sunday = Date.UTC(2026, 10, 15);
const known = new Map<string, readonly string[]>();

/** Kept, since a text is looked through for them word by word. */
function weekdays(language: string): readonly string[] {
  const names = known.get(language) ?? makeWeekdays(language);
  known.set(language, names);
  return names;
}

function makeWeekdays(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, i) => fold(format.format(sunday + i * 86_400_000)));
}
