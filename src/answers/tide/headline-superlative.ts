import type { Question } from '../../domain/question/index.ts';
import type { Coefficient, Extreme } from '../../domain/tide/index.ts';
import { addDays, civilDate, utcDayMs, type Window } from '../../domain/time.ts';
import { dateAndClock, dayName, height, type FormatContext } from '../format.ts';
import { rangeOf } from './tide.ts';

type Superlative = NonNullable<Question['superlative']>;

/** The time that days are compared in: those that were named, else the next twelve months. */
export type Period = { readonly window: Window; readonly isNamed: boolean };

/** `from Tuesday 1 December to Thursday 31 December`, `in the next twelve months`. */
export function periodWords(format: FormatContext, { window: { from, to }, isNamed }: Period): string {
  const { words, zone } = format;
  if (!isNamed) return words.say('headline-of-year');
  const last = addDays(civilDate(to, zone), -1);
  return words.say('headline-of-days', { from: dayName(format, civilDate(from, zone)), to: dayName(format, last) });
}

/** `Highest water in Brest from … to …: 7.9 m, Sat 20 Mar 2027 06:12.` Heights are as precise as a range of `rangeM` has them. */
export function extremeWaterLine(
  format: FormatContext,
  { heightM, at }: Extreme,
  question: {
    readonly key: 'highest' | 'lowest' | 'lowest-daylight';
    readonly period: Period;
    readonly rangeM: number;
  },
): string {
  return format.words.say(`headline-extreme-${question.key}`, {
    period: periodWords(format, question.period),
    height: height(format, heightM, question.rangeM),
    when: dateAndClock(format, at),
  });
}

/** `Highest coefficient from … to …, at Brest: 105, Thu 24 Dec 05:12.` */
export function extremeCoefficientLine(
  format: FormatContext,
  { at, coefficient }: Coefficient,
  superlative: Exclude<Superlative, 'best'>,
  period: Period,
): string {
  return format.words.say(`headline-extreme-coefficient-${superlative}`, {
    period: periodWords(format, period),
    coefficient,
    when: dateAndClock(format, at),
  });
}

/** `Greatest range in Brest from … to …: 6.9 m, Thu 24 Dec.` */
export function extremeRangeLine(
  format: FormatContext,
  [before, after]: readonly [Extreme, Extreme],
  superlative: Exclude<Superlative, 'best'>,
  period: Period,
): string {
  return format.words.say(`headline-extreme-range-${superlative}`, {
    period: periodWords(format, period),
    height: height(format, rangeOf([before, after]), Infinity),
    day: dayName(format, civilDate(after.at, format.zone)),
  });
}

/** The next twelve months, a leap year among them. */
export const yearMs = 366 * utcDayMs;
