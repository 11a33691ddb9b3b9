import type { DayExpression } from '../dates/day-expression.ts';
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
  readonly isOfHalf?: boolean;
};

type ClassReader = (tokens: readonly Token[], at: number) => readonly ClassMatch[];

/** Classes that are written in digits, the same in every language. */
export const numeralReaders: Readonly<Record<string, ClassReader>> = {
  number: (tokens, at) => digits(tokens, at, 'number', [1, 3], [0, 999]),
  /** Any word. */
  name: (tokens, at) => {
    const token = tokens[at];
    return token && !token.isNumber ? [{ name: 'name', to: at + 1, value: token.text }] : [];
  },
  /** A day of a month in digits: `the one in Maine` is no first of the month. */
  monthday: (tokens, at) => digits(tokens, at, 'monthday', [1, 2], [1, 31]),
  hour: (tokens, at) => digits(tokens, at, 'hour', [1, 2], [0, 24]),
  /** `9-11` has no minutes, and `03:30` is on a clock of 24 hours. */
  minute: (tokens, at) =>
    isDash(tokens[at]?.gap ?? '') || /^0\d$/.test(tokens[at - 1]?.text ?? '')
      ? []
      : digits(tokens, at, 'minute', [2, 2], [0, 59]),
  /** `430` of `430pm`. */
  compact: readCompact,
  /** Behind metres. */
  hundredths: (tokens, at) => digits(tokens, at, 'hundredths', [2, 2], [10, 99]),
  /** Behind feet. */
  inches: (tokens, at) => digits(tokens, at, 'inches', [1, 2], [1, 11]),
  /** `+3` */
  plus: (tokens, at) => (tokens[at]?.gap.endsWith('+') ? digits(tokens, at, 'number', [1, 3], [0, 999]) : []),
  /** `1900` is an hour before it is a year: no tide is known of that century. */
  year: (tokens, at) =>
    digits(tokens, at, 'year', [4, 4], [1900, 2100]).map((match) => ({ ...match, isWeak: Number(match.value) < 2000 })),
  /** Behind a month, where the hour of `2 Dec 14` and the days of `2, 14 Dec` are smaller. */
  shortyear: (tokens, at) =>
    digits(tokens, at, 'year', [2, 2], [26, 35]).map((match) => ({ ...match, value: 2000 + Number(match.value) })),
  ordinal: readOrdinal,
  /** An ordinal in digits: `first` alone says no day. */
  nth: readOrdinal,
  decimal: readDecimal,
  /** As `decimal`, or below zero. */
  signed: (tokens, at) => {
    const isNegative = /(?:^|\s)[-−–]$/.test(tokens[at]?.gap ?? '');
    const sign = isNegative ? -1 : 1;
    return readDecimal(tokens, at).map((match) => ({ ...match, name: 'signed', value: sign * Number(match.value) }));
  },
  clock: readClock,
  dotted: readDotted,
  date: readDate,
  monthyear: readMonthYear,
  /** As `date`, or without its last dot behind another one: `27.12 bis 2.1`. */
  daymonth: (tokens, at) => [...readDate(tokens, at), ...readUndotted(tokens, at)],
};

/** A number of so many digits within some bounds. */
function digits(
  tokens: readonly Token[],
  at: number,
  name: string,
  [shortest, longest]: readonly [number, number],
  [least, most]: readonly [number, number],
): ClassMatch[] {
  const value = numberAt(tokens, at, shortest, longest);
  return value === undefined || value < least || value > most ? [] : [{ name, to: at + 1, value }];
}

function numberAt(tokens: readonly Token[], at: number, shortest: number, longest: number): number | undefined {
  const token = tokens[at];
  if (!token?.isNumber || token.text.length < shortest || token.text.length > longest) return undefined;
  const value = Number(token.folded);
  return Number.isInteger(value) ? value : undefined;
}

/** `3rd`, `1er`, `24.` */
function readOrdinal(tokens: readonly Token[], at: number): ClassMatch[] {
  const value = numberAt(tokens, at, 1, 2);
  if (value === undefined || value < 1 || value > 31) return [];
  const next = tokens[at + 1];
  if (next?.gap === '' && hasRole(next, 'ordinal-ending')) return [{ name: 'ordinal', to: at + 2, value }];
  const isDotted = tokens[at]?.after.startsWith('.') && !(next?.isNumber && next.gap === '.');
  return isDotted ? [{ name: 'ordinal', to: at + 1, value }] : [];
}

/** `2`, `2.5`, `1,5`, `1020`, `3/4` */
function readDecimal(tokens: readonly Token[], at: number): ClassMatch[] {
  if (/^[.,]$/.test(tokens[at]?.gap ?? '') && tokens[at - 1]?.isNumber) return [];
  const whole = numberAt(tokens, at, 1, 4);
  if (whole === undefined) return [];
  const next = tokens[at + 1];
  const parts = next?.gap === '/' ? numberAt(tokens, at + 1, 1, 1) : undefined;
  if (parts !== undefined && whole < parts && parts <= 4)
    return [{ name: 'decimal', to: at + 2, value: whole / parts }];
  const fraction = next?.gap === '.' || next?.gap === ',' ? numberAt(tokens, at + 1, 1, 2) : undefined;
  if (fraction === undefined || !next) return [{ name: 'decimal', to: at + 1, value: whole }];
  return [{ name: 'decimal', to: at + 2, value: Number(`${whole}.${next.folded}`) }];
}

/** `15:00`, `9:30`, `15h30`, `15h`, `0900` */
function readClock(tokens: readonly Token[], at: number): ClassMatch[] {
  const together = numberAt(tokens, at, 4, 4);
  if (together !== undefined) return readTogether(together, at);
  const hour = numberAt(tokens, at, 1, 2);
  const next = tokens[at + 1];
  if (hour === undefined || hour > 24 || !next) return [];
  if (next.gap === ':') return clockAt(hour, tokens, at + 1);
  if (next.folded !== 'h' || next.gap.trim() !== '') return [];
  const withMinutes = tokens[at + 2]?.gap === '' ? clockAt(hour, tokens, at + 2) : [];
  return withMinutes.length > 0 ? withMinutes : [{ name: 'clock', to: at + 2, value: clockText(hour, 0) }];
}

/** Four digits that are no year of ours. */
function readTogether(digits: number, at: number): ClassMatch[] {
  const [hour, minute] = [Math.floor(digits / 100), digits % 100];
  if (hour > 24 || minute > 59 || (digits >= 2000 && digits <= 2100)) return [];
  return [{ name: 'clock', to: at + 1, value: clockText(hour, minute) }];
}

function readCompact(tokens: readonly Token[], at: number): ClassMatch[] {
  const together = numberAt(tokens, at, 3, 3);
  return together === undefined ? [] : readTogether(together, at);
}

function clockAt(hour: number, tokens: readonly Token[], at: number): ClassMatch[] {
  const minute = numberAt(tokens, at, 2, 2);
  if (minute === undefined || minute > 59) return [];
  return [{ name: 'clock', to: at + 1, value: clockText(hour, minute) }];
}

/** `15.30`: a time only where the words around say so. */
function readDotted(tokens: readonly Token[], at: number): ClassMatch[] {
  const hour = numberAt(tokens, at, 1, 2);
  if (hour === undefined || hour > 24 || tokens[at + 1]?.gap !== '.') return [];
  return clockAt(hour, tokens, at + 1).map((match) => ({ ...match, name: 'dotted' }));
}

/** `09:05`; 24 is midnight. */
export function clockText(hour: number, minute: number): string {
  return `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** The same of hours with their fraction, 7.5. */
export function clockOf(hours: number): string {
  return clockText(Math.floor(hours), Math.round((hours % 1) * 60));
}

/** `2026-11-21`, `2026/11/21`, `21.11.`, `21.11.2026`, `11/21`, `21/11/2026`, `24-12-2026` */
function readDate(tokens: readonly Token[], at: number): ClassMatch[] {
  const [a, b, c] = tokens.slice(at, at + 3);
  if (!a?.isNumber || !b?.isNumber) return [];
  const third = c?.isNumber && c.gap === b.gap ? c.text : '';
  // A day that does not exist is a day all the same, and the answer says so.
  const isYearFirst = a.text.length === 4 && third !== '' && (isDash(b.gap) || b.gap === '/');
  if (isYearFirst) return [dateAt(at + 3, Number(a.text), Number(b.text), Number(third))];
  return a.text.length > 2 || b.text.length > 2 ? [] : readDayMonth([a, b], third, at);
}

/** Two numbers of two digits at most, and the one behind them, which may be a year. */
function readDayMonth([a, b]: readonly [Token, Token], third: string, at: number): ClassMatch[] {
  const [first, second] = [Number(a.text), Number(b.text)];
  const year = /^(?:\d\d|\d{4})$/.test(third) ? Number(third.length === 4 ? third : `20${third}`) : undefined;
  const to = year === undefined ? at + 2 : at + 3;
  const isUnknown = third.length === 4 && !isInCalendar(first, second) && /^[-/.]$/.test(b.gap);
  if (isUnknown) return [dateAt(to, Number(third), second, first)];
  if (b.gap === '.') return year !== undefined || isDotted(a, b) ? written(to, year, second, first) : [];
  return b.gap === '/' || (isDash(b.gap) && year !== undefined) ? slashed(to, first, second, year) : [];
}

/** Without its last dot 2.5 is a height. */
function isDotted(day: Token, month: Token): boolean {
  return month.after.startsWith('.') || (day.text.length === 2 && month.text.length === 2);
}

function isInCalendar(first: number, second: number): boolean {
  return Math.min(first, second) >= 1 && Math.min(first, second) <= 12 && Math.max(first, second) <= 31;
}

function readUndotted(tokens: readonly Token[], at: number): ClassMatch[] {
  const [day, month] = [numberAt(tokens, at, 1, 2), numberAt(tokens, at + 1, 1, 2)];
  const isWritten = tokens[at + 1]?.gap === '.' && !tokens[at + 1]?.after.startsWith('.');
  return day !== undefined && month !== undefined && isWritten ? written(at + 2, undefined, month, day) : [];
}

/** `12-2015`, `3/2027` */
function readMonthYear(tokens: readonly Token[], at: number): ClassMatch[] {
  const [month = 0, year = 0] = [numberAt(tokens, at, 1, 2), numberAt(tokens, at + 1, 4, 4)];
  const isJoined = /^[-/]$/.test(tokens[at + 1]?.gap ?? '') && !/^[-/.]$/.test(tokens[at]?.gap ?? '');
  if (!isJoined || month < 1 || month > 12 || year < 1900 || year > 2100) return [];
  return [{ name: 'monthyear', to: at + 2, value: { kind: 'of-year', of: { kind: 'named-month', month }, year } }];
}

function dateAt(to: number, year: number, month: number, day: number): ClassMatch {
  return { name: 'date', to, value: { kind: 'date', year, month, day } };
}

function written(to: number, year: number | undefined, month: number, day: number): ClassMatch[] {
  if (month < 1 || month > 12 || day < 1 || day > 31) return [];
  return [{ name: 'date', to, value: { kind: 'date', month, day, ...(year !== undefined && { year }) } }];
}

function slashed(to: number, first: number, second: number, year: number | undefined): ClassMatch[] {
  if (!isInCalendar(first, second)) return [];
  return [{ name: 'date', to, value: { kind: 'slashed', first, second, ...(year !== undefined && { year }) } }];
}
