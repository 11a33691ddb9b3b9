import { memoize } from '../../domain/memoize.ts';
import { weekdayNames } from '../../domain/time.ts';
import { captured, countIn, isCount } from './captures.ts';
import type { ClassMatch } from './numerals.ts';
import { isOpenWeekday, today, type DayExpression } from '../dates/day-expression.ts';
import { parseDays, writeNested } from '../dates/day-notation.ts';
import dayRules from './day-rules.json' with { type: 'json' };

type Captures = readonly ClassMatch[];

/**
 * What the rules `day …` and `days …` mean, in the notation of `day-notation.ts`, by their value or its first words. A template has
 * words of the value, `{1}` behind its name, and what its classes have matched, `{7*number}`, as `classes` calls it; of several
 * templates the first counts for which all of that is said.
 */
const templates: Readonly<Record<string, string | readonly string[]>> = dayRules;

/** The value of a rule `day …`: one of the table, else a day in the notation, or a date of every year, `12-25`. */
export function singleDay(value: string, captures: Captures): DayExpression {
  return fromTemplate('day', value, captures) ?? parse(yearlyDay(value));
}

/** The value of a rule `days …`. */
export function severalDays(value: string, captures: Captures): readonly DayExpression[] {
  const [name = '', detail = ''] = value.split(' ');
  const listed = Object.hasOwn(lists, name) ? lists[name]!(captures, detail) : fromTemplate('days', value, captures);
  return [listed ?? parse(value)].flat();
}

/** The week or month that a rule `days …` says; `undefined` where it says other days. */
export function periodOf(value: string, captures: Captures): DayExpression | undefined {
  return /^(?:week|month) (?:this|next|last)$/.test(value) ? severalDays(value, captures)[0] : undefined;
}

function fromTemplate(slot: string, value: string, captures: Captures): DayExpression | undefined {
  const words = value.split(/[ /]/).map(yearlyDay);
  const names = [value, words.slice(0, 2).join(' '), words[0]].map((name) => `${slot} ${name}`);
  const found = names.find((name) => Object.hasOwn(templates, name));
  for (const template of [templates[found ?? ''] ?? []].flat()) {
    const text = fill(template, words, captures);
    if (text !== undefined) return parse(text);
  }
  return undefined;
}

const hole = /\{(?:(\d+)\*)?(\w+)(?:-(\d+))?\}/g;

/** A template with what was said in its holes; `undefined` where something of it was not. */
function fill(template: string, words: readonly string[], captures: Captures): string | undefined {
  let isSaid = true;
  const text = template.replace(hole, (_, times = 1, name = '', less = 0) => {
    const said = words[Number(name)] ?? classes[name]?.(captures);
    isSaid &&= said !== undefined;
    // In the notation, days and months have two digits.
    return typeof said === 'number' ? String(said * Number(times) - Number(less)).padStart(2, '0') : (said ?? '');
  });
  return isSaid ? text : undefined;
}

/** What the holes of templates are called after; a rank may be a number. */
const classes: Readonly<Record<string, (captures: Captures) => string | number | undefined>> = {
  number: countIn,
  rank: rankIn,
  /** The fifth weekday of a month at most: the 28th is a date. */
  nth: (captures) => [rankIn(captures)].find((rank = Infinity) => rank <= 5),
  month: (captures) => numberOf(captures, 'month'),
  year: (captures) => numberOf(captures, 'year'),
  end: endOfMonth,
  /** Of the weeks of seven days from the first of a month on. */
  weekEnd: (captures) => Math.min(7 * (countIn(captures) ?? NaN), endOfMonth(captures)),
  weekday: (captures) => weekdayNames[numberOf(captures, 'weekday') ?? NaN],
  day: (captures) => daysIn(captures).map(writeNested)[0],
  written: (captures) => writeNested(singleDay('month-day', captures)),
};

function rankIn(captures: Captures): number | undefined {
  return numberOf(captures, 'rank') ?? countIn(captures);
}

function numberOf(captures: Captures, name: string): number | undefined {
  const value = captured(captures, name);
  return value === undefined ? undefined : Number(value);
}

/** The last day of a month that every year has. */
function endOfMonth(captures: Captures): number {
  return [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][numberOf(captures, 'month')! - 1]!;
}

/** The days, dates and periods that classes have matched. */
function daysIn(captures: Captures): readonly DayExpression[] {
  return captures.flatMap(({ value }) => (typeof value === 'object' ? value : []));
}

/** `12-25` as the notation has it. */
function yearlyDay(word: string): string {
  return word.replace(/^(?=\d\d-\d\d$)/, '--');
}

/** To read them takes longer than to look them up, and a sentence has some. */
const parse = memoize(1000, (text: string): DayExpression => {
  const day = parseDays(text);
  if (!day) throw new Error(`A lexicon has the days “${text}”`);
  return day;
});

/** The rules `days …` whose days are several, or ends that depend on each other. */
const lists: Readonly<
  Record<string, (captures: Captures, detail: string) => DayExpression | readonly DayExpression[]>
> = {
  weekdays: (captures, detail) =>
    captures.flatMap((match) => (match.name === 'weekday' ? singleDay(`weekday ${detail}`, [match]) : [])),
  both: (captures) => daysIn(captures).map((day, index, days) => withMonth(day, days[index + 1])),
  either: (captures, detail) =>
    detail === '' ? daysIn(captures) : detail.split('+').flatMap((one) => severalDays(one.replace('-', ' '), captures)),
  'both-numbers': numberedDays,
  range: (captures) => {
    const [from = today, to = today] = daysIn(captures);
    const number = countIn(captures);
    // `14.-15.10.`
    if (number !== undefined)
      return { kind: 'range', from: withMonth({ kind: 'day-of-month', day: number }, from), to: from };
    return { kind: 'range', from: sharing(from, to), to };
  },
  /** `Before Monday`, said on a Monday, is until the next one. */
  before: (captures) => {
    const [day = today] = daysIn(captures);
    const from: DayExpression = isOpenWeekday(day) ? { ...day, which: 'coming' } : day;
    return { kind: 'range', from: today, to: { kind: 'after', days: -1, from } };
  },
  'range-numbers': (captures) => {
    const [from = today, to = today] = numberedDays(captures);
    return { kind: 'range', from, to };
  },
  'month-range': (captures) => {
    const [from = 1, to = 1] = captures.flatMap(({ name, value }) => (name === 'month' ? Number(value) : []));
    const year = numberOf(captures, 'year');
    // The year is that of the end.
    return parse(`m${from}..m${to}${year === undefined ? '' : `#${from > to ? year - 1 : year}`}`);
  },
};

function numberedDays(captures: Captures): readonly DayExpression[] {
  const others = captures.filter(({ name }) => !isCount(name));
  return captures.flatMap((one) => (isCount(one.name) ? singleDay('month-day', [one, ...others]) : []));
}

/** Both ends are in the month and the year that only the last one has. */
function sharing(from: DayExpression, to: DayExpression): DayExpression {
  const isInYear = from.kind === 'date' && from.year === undefined && to.kind === 'date' && to.year !== undefined;
  if (!isInYear) return withMonth(from, to);
  return { ...from, year: from.month <= to.month ? to.year : to.year - 1 };
}

/** A day without a month is of that of the next one, unless it comes after it in the month. */
function withMonth(day: DayExpression, next: DayExpression | undefined): DayExpression {
  const isSameMonth = day.kind === 'day-of-month' && next?.kind === 'date' && day.day <= next.day;
  return isSameMonth ? { ...next, day: day.day } : day;
}
