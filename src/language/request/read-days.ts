import { hoursOfPart, isWhole, together, type Day, type PartOfDay } from '../../domain/question/index.ts';
import { languageOf } from '../../domain/language.ts';
import type { Place } from '../../domain/place.ts';
import { addDays, civilDate, clockTime, dayWindow } from '../../domain/time.ts';
import type { CivilDate, Instant, Window } from '../../domain/time.ts';
import { quote } from '../../lib/quote.ts';
import { Problem } from '../../problem.ts';
import monthFirst from './month-first.json' with { type: 'json' };
import { parseDays } from '../dates/day-notation.ts';
import { resolveDays, type DayContext } from '../dates/days.ts';
import { isOpenWeekday, today as fromToday, type DayExpression, type DayRange } from '../dates/day-expression.ts';
import type { Frame } from '../meaning/frame.ts';
import { readSentence } from '../meaning/read-sentence.ts';
import type { SentenceContext } from '../meaning/sentence.ts';

const earliest = '1900-01-01';
const latest = '2100-12-31';
/** From then on a weekend is over: what people do by the sea on a Sunday is done. */
const eveningBegins = '18:00';
/** At most this many days are answered at once: a month. */
export const maxDays = 31;
/** Longer periods are not compared. */
const daysOfYear = 366;

export type DayReader = {
  readonly sentences: SentenceContext;
  readonly now: Instant;
  /** BCP 47 tag of the user: with the place it decides whether 5/6 is in May. */
  readonly language: string;
};

/** Days of an answer, whether more were asked for than are answered at once, and the time of all of them, at most a year. */
export type ReadDays = { readonly days: readonly [Day, ...Day[]]; readonly isCut: boolean; readonly period: Window };

/**
 * The days of an option at a place: as buttons carry them (`+1`, `sat,sun`, see `day-notation.ts`) or as people type them
 * (`tomorrow`, `24-26 November`); `count` continues each for so many days, and `parts` are theirs. Without a text, today. Throws the problems
 * `day-unknown`, `holiday-unknown`, `place-missing`, `day-out-of-range` and `days-out-of-range`.
 */
export function readDays(
  text: string | undefined,
  count: string | undefined,
  place: Pick<Place, 'zone' | 'countryCode'> & Partial<Pick<Place, 'point'>>,
  reader: DayReader,
  parts: readonly PartOfDay[] = [],
): ReadDays {
  const { zone, countryCode, point } = place;
  const today = civilDate(reader.now, zone);
  const isMonthFirst = putsMonthFirst(languageOf(reader.language), countryCode);
  const isEvening = clockTime(reader.now, zone) >= eveningBegins;
  const context: DayContext = { today, isEvening, isMonthFirst, countryCode, isSouthern: (point?.lat ?? 0) < 0 };
  const expressions = text === undefined ? [fromToday] : expressionsIn(text, reader.sentences);
  const ranges = rangesOf(expressions, context, text ?? '', count === undefined ? undefined : readCount(count));
  const dates = datesIn(ranges);
  // Days far apart would ask for all that is between them.
  const [start = today] = dates;
  const shown = dates.filter((date) => date < addDays(start, maxDays));
  const days = shown.map((date) => ({ ...dayOf(date, zone, text ?? ''), ...partOn(date, ranges, parts) }));
  const [first, ...others] = days;
  if (!first) throw new Problem('day-unknown', { day: quote(text ?? '') });
  return { days: [first, ...others], isCut: shown.length < dates.length, period: periodOf(ranges, first, zone) };
}

function periodOf(ranges: readonly DayRange[], first: Day, zone: string): Window {
  const furthest = addDays(first.date, daysOfYear - 1);
  const last = ranges.reduce((latest, range) => (range.last > latest ? range.last : latest), first.date);
  return { from: first.window.from, to: dayWindow(last < furthest ? last : furthest, zone).to };
}

/** A number of days: `3` or `3d`. Throws `days-out-of-range`. */
export function readCount(typed: string): number {
  const count = Number(/^(\d{1,3})d?$/.exec(typed.trim())?.[1] ?? NaN);
  if (!(count >= 1 && count <= maxDays)) throw new Problem('days-out-of-range', { most: maxDays });
  return count;
}

export function meansDays(text: string, sentences: SentenceContext): boolean {
  return typedDays(text, sentences) !== undefined;
}

function expressionsIn(text: string, sentences: SentenceContext): readonly DayExpression[] {
  const carried = text.split(',').map(parseDays);
  const known = carried.filter((expression) => expression !== undefined);
  const expressions = known.length === carried.length ? known : typedDays(text, sentences);
  if (!expressions) throw new Problem('day-unknown', { day: quote(text) });
  return expressions;
}

function typedDays(text: string, sentences: SentenceContext): readonly DayExpression[] | undefined {
  const isOnlyDays = ({ days, kinds, places, unused }: Frame): boolean =>
    days.length > 0 && kinds.length + places.length + unused.length === 0;
  return readSentence(text, sentences).find(isOnlyDays)?.days;
}

function rangesOf(expressions: readonly DayExpression[], context: DayContext, text: string, count: number | undefined) {
  return expressions.map((expression, index) => {
    const range = resolveDays(besideLast(expression, expressions.slice(0, index)), context);
    const { countryCode } = context;
    if (!range && isHoliday(expression)) throw new Problem(countryCode ? 'holiday-unknown' : 'place-missing');
    if (!range) throw new Problem('day-unknown', { day: quote(text.replace(/^-+/, '')) });
    return count === undefined ? range : { ...range, last: addDays(range.first, count - 1) };
  });
}

/** Whether a day is told by a holiday, which each country has on a day of its own. */
function isHoliday(day: DayExpression): boolean {
  return day.kind === 'holiday' || ('of' in day && isHoliday(day.of));
}

/** `Sat and sun`, said on a Sunday, are no more than a day apart: a weekday behind another is the one that is nearest to it. */
function besideLast(day: DayExpression, before: readonly DayExpression[]): DayExpression {
  const last = before.at(-1);
  return isOpenWeekday(day) && last?.kind === 'weekday'
    ? { kind: 'weekday-near', weekday: day.weekday, day: besideLast(last, before.slice(0, -1)) }
    : day;
}

function datesIn(ranges: readonly DayRange[]): CivilDate[] {
  const dates = new Set<CivilDate>();
  for (const { first, last } of ranges) {
    for (let date = first; date <= last && dates.size <= maxDays; date = addDays(date, 1)) dates.add(date);
  }
  return [...dates].toSorted();
}

/** The part of a date that is asked about; of one that is named more than once from the first of them to the last. */
function partOn(date: CivilDate, ranges: readonly DayRange[], parts: readonly PartOfDay[]): Pick<Day, 'part'> {
  const [span, ...more] = ranges;
  // `From Friday noon to Saturday evening`: of one span the first part is of its first day, and the last of its last.
  if (span && more.length === 0 && parts.length === 2) {
    const [[begin], [, end]] = [hoursOfPart(parts[0]!), hoursOfPart(parts[1]!)];
    const hours: PartOfDay = [date === span.first ? begin : 0, date === span.last ? end : 24];
    return isWhole(hours) ? {} : { part: hours };
  }
  const own = parts.filter((_, index) => {
    const range = ranges[index];
    return range !== undefined && range.first <= date && date <= range.last;
  });
  const [only, ...others] = own;
  if (only === undefined) return {};
  return { part: others.length === 0 ? only : together(own) };
}

function dayOf(date: CivilDate, zone: string, text: string): Day {
  if (date < earliest || date > latest) throw new Problem('day-out-of-range', { first: earliest, last: latest });
  const window = dayWindow(date, zone);
  // Samoa crossed the date line and had no 30 December 2011.
  if (window.from >= window.to) throw new Problem('day-unknown', { day: quote(text) });
  return { date, window };
}

const monthBeforeDay = new Set(monthFirst.countries.split(' '));

/** Whether 5/6 is in May: where place and language write so, French and British never; at sea the day comes first. */
function putsMonthFirst(language: string, countryCode: string | undefined): boolean {
  if (countryCode === undefined || !monthBeforeDay.has(countryCode)) return false;
  // English without a country leaves it to the place.
  const parts = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'numeric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'month';
}
