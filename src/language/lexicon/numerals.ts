import type { DayExpression, DayOf } from '../dates/day-expression.ts';
import { clockText } from '../dates/time-notation.ts';
import type { HourSpan } from '../../domain/question/index.ts';
import { hasRole, isDash, type Token } from './tokens.ts';
import type { Correction } from './typos.ts';

/** A match of a class of a pattern: the value, and the position behind it. */
export type ClassMatch = {
  readonly name: string;
  readonly to: number;
  readonly value: number | string | DayExpression;
  readonly corrections?: readonly Correction[];
  /** It more often means something else: `mer` is the sea before it is Wednesday. */
  readonly isWeak?: boolean;
  /** Of a time with its half of the day: `7 pm`. */
  readonly isHalfKnown?: boolean;
  /** Of a time whose hour has one digit, which may be in either half of the day: `4:30`, and not `04:30` or `4h30`. */
  readonly isShort?: boolean;
  /** Of a day with hours, when a span begins that begins then, and when one ends that goes until then. */
  readonly hours?: HourSpan;
};

type ClassReader = (tokens: readonly Token[], at: number) => readonly ClassMatch[];

/** A whole number within some bounds, in no fewer digits than the least of them and no more than the greatest. */
function whole(name: string, least: number, most: number, shortest = String(least).length): ClassReader {
  return (tokens, at) => {
    const { text = '', folded = '', isNumber } = tokens[at] ?? {};
    const value = isNumber && text.length >= shortest && text.length <= String(most).length ? Number(folded) : NaN;
    return Number.isInteger(value) && value >= least && value <= most ? [{ name, to: at + 1, value }] : [];
  };
}

/** A day of a month in digits: `the one in Maine` is no first of the month. */
const readMonthDay = whole('monthday', 1, 31);

const readNumber = whole('number', 0, 999);
const readHour = whole('hour', 0, 24);
const readMinute = whole('minute', 0, 59, 2);
const readYear = whole('year', 1900, 2100);
/** Behind a month, where the hour of `2 Dec 14` and the days of `2, 14 Dec` are smaller. */
const readShortYear = whole('year', 26, 35);

/** `3rd`, `1er`, `24.` */
function readOrdinal(tokens: readonly Token[], at: number): ClassMatch[] {
  const [found] = readMonthDay(tokens, at);
  if (!found) return [];
  const { value } = found;
  const next = tokens[at + 1];
  if (next?.gap === '' && hasRole(next, 'ordinal-ending')) return [{ name: 'ordinal', to: at + 2, value }];
  const isDotted = tokens[at]?.after.startsWith('.') && !(next?.isNumber && next.gap === '.');
  return isDotted ? [{ name: 'ordinal', to: at + 1, value }] : [];
}

/** A shape of the text from a token on, and what its parts are; `undefined` where they are nothing. */
type Shape = readonly [shape: RegExp, valueOf: (...parts: readonly string[]) => ClassMatch['value'] | undefined];

/** Reads a class by the first of its shapes that ends with a token and has a value. */
function shaped(name: string, shapes: readonly Shape[]): ClassReader {
  return (tokens, at) => {
    if (!tokens[at]?.isNumber) return [];
    const before = `${tokens[at - 1]?.folded ?? ''}${tokens[at].gap}`;
    const words = tokens.slice(at, at + longestShape);
    const text = before + words.map(({ folded, after }) => folded + after).join('');
    for (const [shape, valueOf] of shapes) {
      shape.lastIndex = before.length;
      const [, ...parts] = shape.exec(text) ?? [];
      const to = endOf(words, shape.lastIndex - before.length);
      const value = to > 0 ? valueOf(...parts) : undefined;
      const isShort = /^[1-9][:.]\d/.test(text.slice(before.length));
      if (value !== undefined) return [{ name, to: at + to, value, ...(isShort && { isShort }) }];
    }
    return [];
  };
}

/** `15 h 30`, `21.11.2026`, `8h10m00` */
const longestShape = 5;

/** How many words end where so many letters do; 0 where none does. */
function endOf(words: readonly { readonly folded: string; readonly after: string }[], length: number): number {
  let start = 0;
  return (
    1 +
    words.findIndex(({ folded, after }) => {
      const end = start + folded.length;
      start = end + after.length;
      return end === length;
    })
  );
}

/** `2`, `2.5`, `1,5`, `1020`, `3/4` */
const decimals: readonly Shape[] = [
  [
    /(?<!\d[.,])(\d{1,4})\/([1-4])/y,
    (whole, parts) => (Number(whole) < Number(parts) ? Number(whole) / Number(parts) : undefined),
  ],
  [/(?<!\d[.,])(\d{1,4})[.,](\d\d?)/y, (whole, fraction) => Number(`${whole}.${fraction}`)],
  [/(?<!\d[.,])(\d{1,4})/y, Number],
];

/** `15:00`, `9:30`, `15h30`, `15h`, `0900`, but no year of ours. */
const clocks: readonly Shape[] = [
  [/(?!20\d\d|2100)(\d\d)(\d\d)/y, timeOf],
  [/(\d\d?):(\d\d)/y, timeOf],
  [/(\d\d?)\s*h(\d\d)(?:(?:\.\d\d)?m)?/y, timeOf],
  [/(\d\d?)\s*h/y, timeOf],
];

function timeOf(hour = '', minute = '0'): string | undefined {
  return Number(hour) <= 24 && Number(minute) <= 59 ? clockText(Number(hour), Number(minute)) : undefined;
}

/** `2026-11-21`, `21.11.`, `11/21`. A day that does not exist is one too, for the answer to say so; 2.5 is a height. */
const dates: readonly Shape[] = [
  [/(\d{4})(\/|\.?\s*[-–—‑－〜～]\s*)(\d+)\2(\d+)/y, (year, _, month, day) => dateOf(day, month, year)],
  [
    /(\d\d?)([-/.])(\d\d?)\2(\d{4})/y,
    (day, _, month, year) => (isInCalendar(day, month) ? undefined : dateOf(day, month, year)),
  ],
  [/(\d\d?)\.(\d\d?)\.(\d{4}|\d\d)/y, written],
  [/(\d\d?)\.(\d\d?)(?=\.)/y, written],
  [/(\d\d)\.(\d\d)/y, written],
  [/(\d\d?)(\/|\.?\s*[-–—‑－〜～]\s*)(\d\d?)\2(\d{4}|\d\d)/y, (first, _, second, year) => slashed(first, second, year)],
  [/(\d\d?)\/(\d\d?)/y, slashed],
];

function dateOf(day = '', month = '', year?: string): DayExpression {
  const said = year === undefined ? {} : { year: Number(year.padStart(4, '20')) };
  return { kind: 'date', month: Number(month), day: Number(day), ...said };
}

/** Whether two numbers are a day and a month in one order or the other. */
function isInCalendar(first = '', second = ''): boolean {
  const [less = 0, more = 0] = [Number(first), Number(second)].toSorted((a, b) => a - b);
  return less >= 1 && less <= 12 && more <= 31;
}

function written(day = '', month = '', year?: string): DayExpression | undefined {
  return isInCalendar(day, month) && Number(month) <= 12 ? dateOf(day, month, year) : undefined;
}

function slashed(first = '', second = '', year?: string): DayExpression | undefined {
  const { day, month, ...said } = dateOf(second, first, year) as DayOf<'date'>;
  return isInCalendar(first, second) ? { ...said, kind: 'slashed', first: month, second: day } : undefined;
}

/** `12-2015`, `3/2027` */
function monthOf(month = '', year = ''): DayExpression | undefined {
  const isMonth = Number(month) >= 1 && Number(month) <= 12 && Number(year) >= 1900 && Number(year) <= 2100;
  return isMonth
    ? { kind: 'of-year', of: { kind: 'named-month', month: Number(month) }, year: Number(year) }
    : undefined;
}

/** Classes that are written in digits, the same in every language. */
export const numeralReaders: Readonly<Record<string, ClassReader>> = {
  number: readNumber,
  /** Any word. */
  name: (tokens, at) => {
    const token = tokens[at];
    return token && !token.isNumber ? [{ name: 'name', to: at + 1, value: token.text }] : [];
  },
  monthday: readMonthDay,
  /** `14. bis 15.10.` and `14.-15.` are days. */
  hour: (tokens, at) => {
    if (!tokens[at]?.isNumber) return [];
    const { gap, after } = tokens[at];
    const isDay = [gap, after + (tokens[at + 1]?.text ?? '')].some((text) => /^\.(?:\s*[-–—]|\s+\p{Ll})/u.test(text));
    return isDay ? [] : readHour(tokens, at);
  },
  /** `9-11` has no minutes, and `03:30` is on a clock of 24 hours. */
  minute: (tokens, at) =>
    isDash(tokens[at]?.gap ?? '') || /^0\d$/.test(tokens[at - 1]?.text ?? '') ? [] : readMinute(tokens, at),
  /** `430` of `430pm`. */
  compact: shaped('clock', [[/(\d)(\d\d)/y, timeOf]]),
  /** Behind metres. */
  hundredths: whole('hundredths', 10, 99),
  /** Behind feet. */
  inches: whole('inches', 1, 11),
  /** `+3` */
  plus: (tokens, at) => (tokens[at]?.gap.endsWith('+') ? readNumber(tokens, at) : []),
  /** `-3` */
  minus: (tokens, at) => (/[-−–]$/.test(tokens[at]?.gap ?? '') ? readNumber(tokens, at) : []),
  /** `1900` is an hour before it is a year: no tide is known of that century. */
  year: (tokens, at) => readYear(tokens, at).map((match) => ({ ...match, isWeak: Number(match.value) < 2000 })),
  shortyear: (tokens, at) =>
    readShortYear(tokens, at).map((match) => ({ ...match, value: 2000 + Number(match.value) })),
  ordinal: readOrdinal,
  /** An ordinal in digits: `first` alone says no day. */
  nth: readOrdinal,
  decimal: shaped('decimal', decimals),
  /** As `decimal`, or below zero, which a word may say. */
  signed: (tokens, at) => {
    const isSaid = hasRole(tokens[at], 'minus');
    // `3-4 ft` are from three to four.
    const isSpan = /^[-−–]$/.test(tokens[at]?.gap ?? '') && tokens[at - 1]?.isNumber === true;
    const sign = isSaid || (!isSpan && /(?:^|\s)[-−–]$/.test(tokens[at]?.gap ?? '')) ? -1 : 1;
    const found = shaped('signed', decimals)(tokens, isSaid ? at + 1 : at);
    return found.map((match) => ({ ...match, value: sign * Number(match.value) }));
  },
  clock: shaped('clock', clocks),
  /** `3:30` where a clock has twelve hours, and no `03:30`. */
  clocktwelve: shaped('clock', [[/(?<!\d)([1-9]|1[0-2]):(\d\d)/y, timeOf]]),
  /** `15.30`: a time only where the words around say so. */
  dotted: shaped('dotted', [[/(\d\d?)\.(\d\d)/y, timeOf]]),
  date: shaped('date', dates),
  monthyear: shaped('monthyear', [[/(?<!(?:^|\S)[-/.])(\d\d?)[-/](\d{4})/y, monthOf]]),
  /** As `date`, or without its last dot behind another one: `27.12 bis 2.1`. */
  daymonth: shaped('date', [...dates, [/(\d\d?)\.(\d\d?)(?!\.)/y, written]]),
};
