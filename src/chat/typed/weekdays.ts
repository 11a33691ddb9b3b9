import { memoizeByObject } from '../../domain/memoize.ts';
import { everyDay } from '../../domain/schedule/index.ts';
import { Problem } from '../../problem.ts';
import type { Words } from '../../words.ts';
import { means } from './means.ts';
import { fold } from '../../language/lexicon/fold.ts';
import { weekdayName } from '../../answers/index.ts';

const workdays = [1, 2, 3, 4, 5];
const weekend = [6, 0];
const longestQuoted = 40;

/** Days of the week: `daily`, `mon-fri`, `sat,sun`, `weekdays`, `monday`. 0 is Sunday. `undefined` for any other text. */
export function weekdaysIn(text: string, spoken: readonly Words[]): readonly number[] | undefined {
  const days = text.split(',').map((part) => daysOf(fold(part).trim(), spoken));
  const known = days.filter((some) => some !== undefined);
  if (known.length < days.length) return undefined;
  return [...new Set(known.flat())].toSorted((a, b) => a - b);
}

/** As `weekdaysIn`. Throws the problem `weekdays-unknown`. */
export function readWeekdays(text: string, spoken: readonly Words[]): readonly number[] {
  const days = weekdaysIn(text, spoken);
  if (!days) throw new Problem('weekdays-unknown', { days: text.slice(0, longestQuoted) });
  return days;
}

function daysOf(text: string, spoken: readonly Words[]): readonly number[] | undefined {
  if (means(spoken, 'weekdays-daily', text)) return everyDay;
  if (means(spoken, 'weekdays-work', text)) return workdays;
  if (means(spoken, 'weekdays-weekend', text)) return weekend;
  const [from, to, ...more] = text.split(/\s*[-–]\s*/).map((name) => weekday(name, spoken));
  if (from === undefined || more.length > 0) return undefined;
  if (!/[-–]/.test(text)) return [from];
  if (to === undefined) return undefined;
  // `sat-mon` passes the end of the week.
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, k) => (from + k) % 7);
}

function weekday(name: string, spoken: readonly Words[]): number | undefined {
  const wanted = withoutDot(name);
  return spoken.map((words) => namesIn(words).findIndex((names) => names.includes(wanted))).find((day) => day >= 0);
}

function withoutDot(name: string): string {
  return name.replace(/\.$/, '');
}

/** The names of the weekdays, whole and short. Cached: a text is looked up word by word. */
const namesIn = memoizeByObject((words: Words) =>
  words
    .list('day-short-weekdays')
    .map((short, day) => [weekdayName(words, day), short].map((name) => withoutDot(fold(name)))),
);
