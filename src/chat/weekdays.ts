import { everyDay } from '../domain/schedule/index.ts';
import { Problem } from '../problem.ts';
import type { Words } from '../words.ts';
import { fold } from './fold.ts';

const workdays = [1, 2, 3, 4, 5];
const weekend = [6, 0];
const longestQuoted = 40;

/** Days of the week: `daily`, `mon-fri`, `sat,sun`, `weekdays`, `monday`. 0 is Sunday. `undefined` where it is none. */
export function weekdaysIn(text: string, spoken: readonly Words[]): readonly number[] | undefined {
  const days = text.split(',').map((part) => daysOf(fold(part).trim(), spoken));
  const known = days.filter((some) => some !== undefined);
  if (known.length < days.length) return undefined;
  return [...new Set(known.flat())].toSorted((a, b) => a - b);
}

/** Throws a `Problem`. */
export function readWeekdays(text: string, spoken: readonly Words[]): readonly number[] {
  const days = weekdaysIn(text, spoken);
  if (!days) throw new Problem('weekdays-unknown', { days: text.slice(0, longestQuoted) });
  return days;
}

function daysOf(text: string, spoken: readonly Words[]): readonly number[] | undefined {
  const isNamed = (key: string): boolean => spoken.some((words) => words.list(key).some((one) => fold(one) === text));
  if (isNamed('weekdays-daily')) return everyDay;
  if (isNamed('weekdays-work')) return workdays;
  if (isNamed('weekdays-weekend')) return weekend;
  const [from, to, ...more] = text.split(/\s*[-–]\s*/).map((name) => weekday(name, spoken));
  if (from === undefined || more.length > 0) return undefined;
  if (!/[-–]/.test(text)) return [from];
  if (to === undefined) return undefined;
  // From Saturday to Monday goes over the end of the week.
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, k) => (from + k) % 7);
}

function weekday(name: string, spoken: readonly Words[]): number | undefined {
  const wanted = name.replace(/\.$/, '');
  if (wanted.length < 2) return undefined;
  for (const { language } of spoken) {
    const day = names(language).findIndex((all) => all.includes(wanted));
    if (day >= 0) return day;
  }
  return undefined;
}

/** A Sunday, from which the names of weekdays are read. */
const sunday = Date.UTC(2026, 10, 15);
const dayMs = 86_400_000;
const known = new Map<string, string[][]>();

/** What each day of the week is called in a language, long and short. */
function names(language: string): string[][] {
  const made =
    known.get(language) ??
    Array.from({ length: 7 }, (_, day) =>
      (['long', 'short'] as const).map((weekday) =>
        fold(new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(sunday + day * dayMs)).replace(
          /\.$/,
          '',
        ),
      ),
    );
  known.set(language, made);
  return made;
}
