import { askedStates, courtesies } from '../../domain/question/index.ts';
import { captured, dayIn, isCount, numberIn, oneOf, valueOf } from './captures.ts';
import { moonPhases, type DayExpression } from '../dates/day-expression.ts';
import type { WhichWeek } from '../dates/yearly-dates.ts';
import { nthWeekday } from '../dates/days.ts';
import { holidayNames } from '../dates/holidays.ts';
import type { MeaningPart } from './lexicon.ts';
import { changes, digestGroups, kinds, questionForms, superlatives, unitWords, type Slots } from './slots.ts';
import { entryIn, stepOf } from './interpret-step.ts';
import { heightOf } from './interpret-height.ts';
import { partOf, severalTimes, timeOf, whenOf } from './interpret-time.ts';
import type { ClassMatch } from './numerals.ts';
import { inPast } from '../dates/past-days.ts';
import { readCondition } from '../meaning/read-condition.ts';
import { beside, daysOfMonths, lastOf } from '../dates/named-weekdays.ts';
import { seasonNames } from '../dates/seasons.ts';

/** The slots that the meaning of a rule fills, given what its classes have matched. Throws where a lexicon says nothing known. */
export function interpret(meaning: readonly MeaningPart[], captures: readonly ClassMatch[]): Slots {
  return Object.assign({}, ...meaning.map((part) => slotsOf(part, captures))) as Slots;
}

function slotsOf({ slot, value }: MeaningPart, captures: readonly ClassMatch[]): Slots {
  switch (slot) {
    case 'kind':
      return {
        kinds: value.split('+').map((kind) => oneOf(kinds, kind)),
        ...(captures.some(({ name, isWeak }) => name === 'sea' && isWeak) && { isOfIt: true }),
      };
    case 'after':
      return { after: value.split('+').map((kind) => oneOf(kinds, kind)) };
    case 'ask':
      return { asks: oneOf(questionForms, value) };
    case 'when':
      return whenOf(value, captures);
    case 'day':
      return { days: [singleDay(value, captures)] };
    case 'days':
      return { days: severalDays(value, captures) };
    case 'usual-days':
      return { usualDays: Number(value) };
    case 'time':
      return { time: timeOf(value, captures) };
    case 'times':
      return severalTimes(value, captures);
    case 'part':
      return { part: partOf(value, captures) };
    case 'unit':
      return { unit: oneOf(unitWords, value) };
    case 'language':
      return { answerIn: value };
    case 'clock':
      return { clock: value };
    case 'datum':
      return { datum: value === 'typed' ? nameIn(captures) : value };
    case 'height':
      return { heightM: heightOf(value, captures) };
    case 'state':
      return { state: oneOf(askedStates, value) };
    case 'comparative':
      return { comparative: oneOf(superlatives, value) };
    case 'than':
      return { isThan: true };
    case 'superlative':
      return { superlative: oneOf(superlatives, value) };
    case 'offset':
      return { offset: offsetOf(value, captures) };
    case 'change':
      return { change: oneOf(changes, value) };
    case 'every':
      return { every: oneOf(digestGroups, value) };
    case 'step':
      return { step: stepOf(value, captures) };
    case 'condition':
      return { conditions: readCondition(value, captures) };
    case 'define':
      return { kinds: ['explain'], terms: termsIn(value, captures) };
    case 'explain':
      return { kinds: ['explain'], terms: [value] };
    case 'greeting':
      return { courtesy: oneOf(courtesies, value) };
    case 'subject':
      return subjectOf(value);
    case 'adverb':
      return value === 'left' ? { isLeft: true } : {};
    case 'behind':
      return { behind: oneOf(['number'] as const, value) };
    case 'aside':
      return { isAside: true };
    case 'lack':
      return { lacksData: true };
    case 'entry':
      return { entry: value === 'latest' ? value : entryIn(value, captures) };
    case 'count':
      return { count: value === '' ? numberIn(captures) : Number(value) };
    default:
      return {};
  }
}

/** The value of a rule `subject …`: `water`, `sea` where the weather there is meant, `bare-sea` for the sea itself, `forecast` for that of whatever stands beside it. */
function subjectOf(value: string): Slots {
  const named = {
    water: { isOfWater: true },
    sea: { isAtSea: true },
    'bare-sea': { isOfWater: true, isSea: true },
    forecast: { isForecast: true },
  } as const;
  return named[oneOf(['water', 'sea', 'bare-sea', 'forecast'] as const, value)];
}

/** The terms of a rule `define …`; `define unknown` has words that are in no lexicon. */
function termsIn(value: string, captures: readonly ClassMatch[]): readonly string[] {
  const isTerm = ({ name }: ClassMatch): boolean =>
    value === 'unknown' ? name === 'name' : name === 'term' || name === 'jargon';
  const found = captures.filter(isTerm).flatMap((match) => (typeof match.value === 'string' ? match.value : []));
  return value === 'unknown' ? [found.join(' ')] : found;
}

function nameIn(captures: readonly ClassMatch[]): string {
  const value = captures.find(({ name }) => name === 'name')?.value;
  return typeof value === 'string' ? value.toUpperCase() : '';
}

/** The value of a rule `offset …`: before or after, the unit of its number or how many minutes, and the event where no class names it. */
function offsetOf(value: string, captures: readonly ClassMatch[]): string {
  const [side = '', length = '', named] = value.split(' ');
  const said = captured(captures, 'event');
  const event = named ?? (typeof said === 'string' ? said : '');
  const units = { hours: 60, minutes: 1 } as const;
  const unit = length === 'hours' || length === 'minutes' ? units[length] : undefined;
  const minutes = unit === undefined ? Number(length) : Math.round(unit * numberIn(captures));
  const name = event === 'high' || event === 'low' ? `${event} tide` : event;
  return minutes === 0 ? name : `${name}${side === 'before' ? '-' : '+'}${minutes}m`;
}

/** The value of a rule `day …`. */
function singleDay(value: string, captures: readonly ClassMatch[]): DayExpression {
  const [name = '', detail = ''] = value.split(' ');
  const number = (): number => numberIn(captures);
  if (/^[+-]\d+$/.test(name)) return { kind: 'offset', days: Number(name) };
  const [, month, day] = /^(\d\d)-(\d\d)$/.exec(name) ?? [];
  if (month !== undefined) return { kind: 'date', month: Number(month), day: Number(day) };
  switch (name) {
    case 'in':
      return { kind: 'offset', days: detail === 'weeks' ? 7 * number() : number() };
    case 'ago':
      return { kind: 'offset', days: -number() };
    case 'after': {
      const from = valueOf(captures, 'day');
      return { kind: 'after', days: Number(detail), ...(from && { from }) };
    }
    case 'weekday':
      return weekday(captures, detail);
    case 'weekday-beside':
      return beside(Number(captured(captures, 'weekday')), detail, captures);
    case 'weekday-date':
      return { kind: 'day-of-month', day: number() };
    case 'of-month':
      return { kind: 'day-of-month', day: number() };
    case 'month-day':
      return detail === 'last' ? inPast(writtenOut(captures)) : writtenOut(captures);
    case 'written':
    case 'same':
      return valueOf(captures, 'date') ?? dayIn(captures);
    case 'moon':
      return { kind: 'moon', phase: oneOf(moonPhases, detail) };
    case 'easter':
      return { kind: 'easter', days: Number(detail) };
    case 'last-of':
      return lastOf(captures, Number(captured(captures, 'weekday')));
    case 'nth-of':
      return nthOf(captures, Number(captured(captures, 'weekday')));
    case 'from': {
      const [weekdayNumber, month, day] = detail.split('/').map(Number);
      return { kind: 'weekday-from', weekday: weekdayNumber ?? 0, month: month ?? 1, day: day ?? 1 };
    }
    case 'holiday':
      return { kind: 'holiday', name: oneOf(holidayNames, detail) };
    default:
      throw new Error(`A lexicon has a day “${value}”`);
  }
}

/** `The second {weekday} of {month}`; the 28th of them is a date. */
function nthOf(captures: readonly ClassMatch[], weekdayNumber: number): DayExpression {
  const rank = Number(captured(captures, 'rank') ?? numberIn(captures));
  return rank > mostWeekdays
    ? writtenOut(captures)
    : nthWeekday(rank, weekdayNumber, Number(captured(captures, 'month')));
}

/** Of one name in a month. */
const mostWeekdays = 5;

function weekday(captures: readonly ClassMatch[], detail: string): DayExpression {
  const number = captures.find(({ name }) => name === 'weekday')?.value;
  if (typeof number !== 'string') throw new Error('A weekday of a lexicon without {weekday}');
  const base = { kind: 'weekday', weekday: Number(number) } as const;
  if (detail === 'next' || detail === 'last' || detail === 'coming') return { ...base, which: detail };
  if (detail === 'weeks') return { ...base, which: 'this', weeks: numberIn(captures) };
  const weeks = { week: 1, fortnight: 2 }[detail];
  return { ...base, which: 'this', ...(weeks !== undefined && { weeks }) };
}

/** `24 November 2026`, in any order; without its month the next 24th. */
function writtenOut(captures: readonly ClassMatch[]): DayExpression {
  const month = captured(captures, 'month');
  if (month === undefined) return { kind: 'day-of-month', day: numberIn(captures) };
  const year = captured(captures, 'year');
  return { kind: 'date', month: Number(month), day: numberIn(captures), ...(typeof year === 'number' && { year }) };
}

/** The value of a rule `days …`. */
function severalDays(value: string, captures: readonly ClassMatch[]): DayExpression[] {
  const [name = '', detail = '', which = 'this'] = value.split(' ');
  const today: DayExpression = { kind: 'offset', days: 0 };
  const days = captures
    .filter(({ name: kind }) => kind === 'day' || kind === 'date')
    .map((match) => match.value as DayExpression);
  switch (name) {
    case 'weekend':
      return [{ kind: name, which: detail as WhichWeek | 'coming' }];
    case 'weekend-after-next': {
      const saturday: DayExpression = { kind: 'after', days: 6, from: { kind: 'weekend', which: 'next' } };
      return [{ kind: 'count', from: saturday, days: 2 }];
    }
    case 'weekdays':
      return captures.filter(({ name: kind }) => kind === 'weekday').map((match) => weekday([match], detail));
    case 'week':
    case 'month':
      return [{ kind: name, which: detail as WhichWeek }];
    case 'year':
      if (detail !== '') return [{ kind: 'calendar-year', which: detail as WhichWeek }];
      return [{ kind: 'year', year: Number(captures.find((match) => match.name === 'year')?.value) }];
    case 'named-month':
      return [inYear({ kind: 'named-month', month: Number(captured(captures, 'month')) }, captured(captures, 'year'))];
    case 'count':
      return [{ kind: 'count', from: days[0] ?? today, days: detail === '' ? numberIn(captures) : Number(detail) }];
    case 'count-weeks':
      return [{ kind: 'count', from: days[0] ?? today, days: 7 * numberIn(captures) }];
    case 'week-from':
      return [{ kind: 'count', from: days[0] ?? today, days: 7 }];
    case 'range':
      return [{ kind: 'range', from: ofMonth(days[0] ?? today, days[1]), to: days[1] ?? today }];
    case 'coming':
      return [{ kind: 'range', from: today, to: { kind: 'offset', days: Number(detail) } }];
    case 'until':
      return [{ kind: 'range', from: today, to: days[0] ?? today }];
    case 'range-numbers':
      return [numberRange(captures)];
    case 'both':
      return days.map((day, index) => ofMonth(day, days[index + 1]));
    case 'weekend-after':
      return [{ kind: 'count', from: beside(6, 'after', captures), days: 2 }];
    case 'weekend-before':
      return [{ kind: 'count', from: { kind: 'after', days: -1, from: beside(0, 'before', captures) }, days: 2 }];
    case 'week-after-next':
      return [{ kind: 'count', from: { kind: 'after', days: 1, from: { kind: 'week', which: 'next' } }, days: 7 }];
    case 'calendar-week':
      return [{ kind: 'calendar-week', week: numberIn(captures) }];
    case 'weekend-last':
      return [{ kind: 'count', from: lastOf(captures, 6), days: 2 }];
    case 'weekend-nth':
      return [{ kind: 'count', from: nthOf(captures, 6), days: 2 }];
    case 'span': {
      const [from, to] = detail.split('/').map((day) => singleDay(day, captures));
      return [{ kind: 'range', from: from ?? today, to: to ?? today }];
    }
    case 'long-weekend': {
      const of = detail === '' ? days[0] : singleDay(value.slice(name.length + 1), captures);
      return [{ kind: 'long-weekend', of: of ?? { kind: 'holiday', name: 'public-monday' } }];
    }
    case 'easter': {
      const [from, to] = detail.split('/').map((away): DayExpression => ({ kind: 'easter', days: Number(away) }));
      return [{ kind: 'range', from: from ?? today, to: to ?? today }];
    }
    case 'week-of': {
      if (detail === 'last') {
        const length = daysOfMonths[Number(captured(captures, 'month')) - 1] ?? 31;
        return [monthDays(captures, length - 6, length)];
      }
      const first = 7 * Number(captured(captures, 'rank')) - 6;
      return [monthDays(captures, first, first + 6)];
    }
    case 'season':
      return [{ kind: 'season', season: oneOf(seasonNames, detail), which: which as WhichWeek }];
    case 'month-third':
      return [{ kind: 'third', of: { kind: 'month', which: which as WhichWeek }, third: Number(detail) }];
    case 'week-third':
      return [{ kind: 'third', of: { kind: 'week', which: which as WhichWeek }, third: Number(detail) }];
    case 'half': {
      return [detail === '1' ? monthDays(captures, 1, 15) : monthDays(captures, 16, 31)];
    }
    case 'third': {
      const third = Number(detail);
      return [monthDays(captures, 10 * third - 9, third === 3 ? 31 : 10 * third)];
    }
    case 'week-with': {
      const named = detail === '' ? days[0] : singleDay(detail, captures);
      return [{ kind: 'week-with', day: named ?? writtenOut(captures) }];
    }
    case 'weekend-of':
      return [{ kind: 'count', from: days[0] ?? writtenOut(captures), days: 2 }];
    case 'both-numbers':
      return numbersOf(captures).map((_, index, all) => numberedDay(all, captures, index));
    default:
      throw new Error(`A lexicon has days “${value}”`);
  }
}

/** `March 2028` */
function inYear(of: DayExpression, year: ClassMatch['value'] | undefined): DayExpression {
  return typeof year === 'number' ? { kind: 'of-year', of, year } : of;
}

/** Days of a month by their numbers, as far as every year has them. */
function monthDays(captures: readonly ClassMatch[], first: number, last: number): DayExpression {
  const month = Number(captured(captures, 'month'));
  const day = (number: number): DayExpression => ({ kind: 'date', month, day: number });
  return { kind: 'range', from: day(first), to: day(Math.min(last, daysOfMonths[month - 1] ?? last)) };
}

/** `25. und 26. Dezember`: a day without a month is of that of the next one. */
function ofMonth(day: DayExpression, next: DayExpression | undefined): DayExpression {
  // `From the 24th till 1 January` begins in the month before.
  const isOfIt = day.kind === 'day-of-month' && next?.kind === 'date' && day.day <= next.day;
  return isOfIt ? { ...next, day: day.day } : day;
}

/** `24-26 November`, `du 24 au 26`. */
function numberRange(captures: readonly ClassMatch[]): DayExpression {
  const numbers = numbersOf(captures);
  return { kind: 'range', from: numberedDay(numbers, captures, 0), to: numberedDay(numbers, captures, 1) };
}

function numbersOf(captures: readonly ClassMatch[]): number[] {
  return captures.flatMap(({ name, value }) => (isCount(name) ? Number(value) : []));
}

function numberedDay(numbers: readonly number[], captures: readonly ClassMatch[], index: number): DayExpression {
  const day = numbers[index] ?? 0;
  const month = captures.find(({ name }) => name === 'month')?.value;
  const year = captures.find(({ name }) => name === 'year')?.value;
  if (month === undefined) return { kind: 'day-of-month', day };
  return { kind: 'date', month: Number(month), day, ...(typeof year === 'number' && { year }) };
}
