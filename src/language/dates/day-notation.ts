import { weekdayNames } from '../../domain/time.ts';
import { nthWeekday } from './days.ts';
import type { DayExpression } from './day-expression.ts';
import type { WhichWeek } from './yearly-dates.ts';
import { inPast } from './past-days.ts';
import { holidayNames, type HolidayName } from './holidays.ts';
import { seasonNames, type SeasonName } from './seasons.ts';

/**
 * Days as an option carries them, in no language and at most some 30 characters: `+1`, `sat`, `next-sat`, `weekend`,
 * `2026-11-24`, `--11-24` (no year), `---03` (no month; both as in ISO 8601:2000), `5/6`, `+0*3` (three days), `+1..sat`,
 * `sat>1` (the day after), `mon@05-25` (the first Monday from then on), `!thanksgiving`, `!thanksgiving^`
 * (with its weekend), `sun~2026-12-05` (the Sunday nearest to a day), `easter+1#2027` (Easter Monday of that year),
 * `mon]easter+0` and `sat[--12-25` (the next and the last one beside a day), `<--11-05` (the latest 5 November).
 */
export function writeDays(expression: DayExpression): string {
  return 'isPast' in expression && expression.isPast ? `<${written(expression)}` : written(expression);
}

function written(expression: DayExpression): string {
  switch (expression.kind) {
    case 'offset':
      return expression.days < 0 ? String(expression.days) : `+${expression.days}`;
    case 'weekday':
      return `${prefix[expression.which]}${weekdayNames[expression.weekday]}${expression.weeks === undefined ? '' : `+${expression.weeks}w`}`;
    case 'weekend':
    case 'week':
    case 'month':
      return `${prefix[expression.which]}${expression.kind}`;
    case 'week-with':
      return `week@${writeDays(expression.day)}`;
    case 'calendar-week':
      return `week${expression.week}`;
    case 'calendar-year':
      return `${prefix[expression.which]}year`;
    case 'named-month':
      return `m${expression.month}`;
    case 'year':
      return String(expression.year);
    case 'of-year':
      return `${writeDays(expression.of)}#${expression.year}`;
    case 'date':
      return `${expression.year ?? '-'}-${twoDigits(expression.month)}-${twoDigits(expression.day)}`;
    case 'slashed':
      return [expression.first, expression.second, ...(expression.year === undefined ? [] : [expression.year])].join(
        '/',
      );
    case 'day-of-month':
      return `---${twoDigits(expression.day)}`;
    case 'moon':
      return `moon@${expression.phase}`;
    case 'easter':
      return `easter${expression.days < 0 ? '' : '+'}${expression.days}`;
    case 'weekday-from':
      return `${weekdayNames[expression.weekday]}@${twoDigits(expression.month)}-${twoDigits(expression.day)}`;
    case 'holiday':
      return `!${expression.name}`;
    case 'after':
      return expression.from === undefined
        ? writeDays({ kind: 'offset', days: expression.days })
        : `${writeDays(expression.from)}>${expression.days}`;
    case 'weekday-near':
      return `${weekdayNames[expression.weekday]}~${writeDays(expression.day)}`;
    case 'weekday-beside':
      return `${weekdayNames[expression.weekday]}${sides[expression.side]}${writeDays(expression.day)}`;
    case 'long-weekend':
      return `${writeDays(expression.of)}^`;
    case 'count':
      return `${writeDays(expression.from)}*${expression.days}`;
    case 'season':
      return `${prefix[expression.which]}${expression.season}`;
    case 'third':
      return `${writeDays(expression.of)}%${expression.third}`;
    case 'range':
      return `${writeDays(expression.from)}..${writeDays(expression.to)}`;
    default:
      return expression satisfies never;
  }
}

/** The days that `writeDays` has written; `undefined` where a text is none of them. */
export function parseDays(text: string): DayExpression | undefined {
  const [, yearly, year] = /^(.+)#(\d{4}|next|last)$/.exec(text) ?? [];
  if (yearly !== undefined) {
    const of = parseDays(yearly);
    return of && { kind: 'of-year', of, year: year === 'next' || year === 'last' ? year : Number(year) };
  }
  const [, earlier, away] = /^(.+)>(-?\d+)$/.exec(text) ?? [];
  if (earlier !== undefined) {
    const from = parseDays(earlier);
    return from && { kind: 'after', from, days: Number(away) };
  }
  const [, name, day] = /^(sun|mon|tue|wed|thu|fri|sat)~(.+)$/.exec(text) ?? [];
  if (name !== undefined && day !== undefined) {
    const named = parseDays(day);
    return named && { kind: 'weekday-near', weekday: weekdayNames.indexOf(name), day: named };
  }
  const [, month, third] = /^(.+)%([123])$/.exec(text) ?? [];
  if (month !== undefined) {
    const of = parseDays(month);
    return of && { kind: 'third', of, third: Number(third) };
  }
  if (text.endsWith('^')) {
    const of = parseDays(text.slice(0, -1));
    return of && { kind: 'long-weekend', of };
  }
  const ends = text.split('..');
  if (ends.length === 2) {
    const [from, to] = ends.map(parseDays);
    return from && to && { kind: 'range', from, to };
  }
  const [, start, count] = /^(.+)\*(\d+)$/.exec(text) ?? [];
  if (start !== undefined) {
    const from = parseDays(start);
    return from && { kind: 'count', from, days: Number(count) };
  }
  const [, weekday, side, beside] = /^(sun|mon|tue|wed|thu|fri|sat)([\][])(.+)$/.exec(text) ?? [];
  if (weekday !== undefined && beside !== undefined) {
    const named = parseDays(beside);
    return (
      named && {
        kind: 'weekday-beside',
        weekday: weekdayNames.indexOf(weekday),
        side: side === sides.after ? 'after' : 'before',
        day: named,
      }
    );
  }
  const [, within] = /^week@(.+)$/.exec(text) ?? [];
  if (within !== undefined) {
    const day = parseDays(within);
    return day && { kind: 'week-with', day };
  }
  return parseSingle(text);
}

const sides = { after: ']', before: '[' } as const;
const prefix = { this: '', next: 'next-', last: 'last-', coming: 'coming-' } as const;

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

type Parser = readonly [RegExp, (match: RegExpExecArray) => DayExpression];

const parsers: readonly Parser[] = [
  [/^([+-]\d+)$/, ([, days]) => ({ kind: 'offset', days: Number(days) })],
  [
    /^(next-|last-|coming-)?(sun|mon|tue|wed|thu|fri|sat)(?:\+(\d+)w)?$/,
    ([, which, name = '', weeks]) => ({
      kind: 'weekday',
      weekday: weekdayNames.indexOf(name),
      which: which === 'coming-' ? 'coming' : whichOf(which),
      ...(weeks !== undefined && { weeks: Number(weeks) }),
    }),
  ],
  [
    /^(next-|last-)?(weekend|week|month)$/,
    ([, which, kind]) => ({ kind: kind as 'weekend' | 'week' | 'month', which: whichOf(which) }),
  ],
  [/^week(\d{1,2})$/, ([, week]) => ({ kind: 'calendar-week', week: Number(week) })],
  [/^coming-weekend$/, () => ({ kind: 'weekend', which: 'coming' })],
  [
    new RegExp(`^(next-|last-)?(${seasonNames.join('|')})$`),
    ([, which, season]) => ({ kind: 'season', season: season as SeasonName, which: whichOf(which) }),
  ],
  [/^(next-|last-)?year$/, ([, which]) => ({ kind: 'calendar-year', which: whichOf(which) })],
  [/^m(\d+)$/, ([, month]) => ({ kind: 'named-month', month: Number(month) })],
  [/^(\d{4})$/, ([, year]) => ({ kind: 'year', year: Number(year) })],
  [/^---(\d\d)$/, ([, day]) => ({ kind: 'day-of-month', day: Number(day) })],
  [
    /^(\d{4}|-)-(\d\d)-(\d\d)$/,
    ([, year, month, day]) => ({
      kind: 'date',
      month: Number(month),
      day: Number(day),
      ...(year !== '-' && { year: Number(year) }),
    }),
  ],
  [
    /^(\d+)\/(\d+)(?:\/(\d+))?$/,
    ([, first, second, year]) => ({
      kind: 'slashed',
      first: Number(first),
      second: Number(second),
      ...(year !== undefined && { year: Number(year) }),
    }),
  ],
  [/^moon@(full|new)$/, ([, phase]) => ({ kind: 'moon', phase: phase === 'new' ? 'new' : 'full' })],
  [/^easter([+-]\d+)$/, ([, days]) => ({ kind: 'easter', days: Number(days) })],
  [
    /^(sun|mon|tue|wed|thu|fri|sat)@(\d\d)-(\d\d)$/,
    ([, name = '', month, day]) => ({
      kind: 'weekday-from',
      weekday: weekdayNames.indexOf(name),
      month: Number(month),
      day: Number(day),
    }),
  ],
  // The fourth Thursday of November, as buttons of earlier releases carry it.
  [/^nth(\d)\.(\d)\.(\d+)$/, ([, nth, weekday, month]) => nthWeekday(Number(nth), Number(weekday), Number(month))],
  [new RegExp(`^!(${holidayNames.join('|')})$`), ([, name]) => ({ kind: 'holiday', name: name as HolidayName })],
];

function parseSingle(text: string): DayExpression | undefined {
  if (text.startsWith('<')) {
    const day = parseSingle(text.slice(1));
    return day && inPast(day);
  }
  for (const [shape, make] of parsers) {
    const match = shape.exec(text);
    if (match) return make(match);
  }
  return undefined;
}

function whichOf(written: string | undefined): WhichWeek {
  if (written === 'next-') return 'next';
  return written === 'last-' ? 'last' : 'this';
}
