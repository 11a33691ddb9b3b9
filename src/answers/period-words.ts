import { addDays, civilDate, utcDayMs, type Window } from '../domain/time.ts';
import { dayName, type FormatContext } from './format.ts';

/** The time that days are compared in: those that were named, else the next twelve months. */
export type Period = { readonly window: Window; readonly isNamed: boolean };

/** The next twelve months, a leap year among them. */
export const yearMs = 366 * utcDayMs;

/** `from Tuesday 1 December to Thursday 31 December`, `in the next twelve months`. */
export function periodWords(format: FormatContext, { window: { from, to }, isNamed }: Period): string {
  const { words, zone } = format;
  if (!isNamed) return words.say('headline-of-year');
  const last = addDays(civilDate(to, zone), -1);
  return words.say('headline-of-days', { from: dayName(format, civilDate(from, zone)), to: dayName(format, last) });
}
