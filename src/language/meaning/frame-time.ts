import { together, wholeDay, type HourSpan, type PartOfDay } from '../../domain/question/index.ts';
import { writeDays } from '../dates/day-notation.ts';
import { countedFrom, type DayExpression, inPast, isOpenWeekday, today } from '../dates/day-expression.ts';
import type { Fragment } from '../lexicon/fragments.ts';
import { eventKinds, eventTimeOf, type EventTime } from '../lexicon/slots.ts';
import type { Change, EventKind, Kind, Slots, WaterEntry } from '../lexicon/slots.ts';
import { dayIs, kindIs } from '../traits.ts';
import { clockOf, inPart, openTime, timeInHalf, type HalfOfDay } from '../dates/time-notation.ts';
import { isForecast } from './commands.ts';

/** `Later, around 4h`: of the hours to come, also where the clock has 24. */
export function timeSaid({ time = '', when }: Slots): string | undefined {
  return when === 'later' && /^(?:0[1-9]|1[01]):/.test(time) ? openTime(time) : time || undefined;
}

/** The time that is asked about: of what is answered for a moment also that of a part of the day. */
export function momentOf(time: string | undefined, part: PartOfDay | undefined, kinds: readonly Kind[]) {
  const asksNoon = part === 'noon' && kinds.some((kind) => kind === 'sun-position' || kind === 'moon-position');
  const said = time ?? (asksNoon ? '12:00' : kinds.some(kindIs.moment) ? edgeOf(part) : undefined);
  const half = halfOfLight(kinds);
  if (said === undefined) return undefined;
  // `Is Venus visible at sunrise?`: in the last of the dark.
  if (kinds.some(kindIs.inSky)) return said.replace('sunrise', 'dawn').replace('sunset', 'dusk');
  return half && part === undefined ? timeInHalf(said, half) : inPart(said, part);
}

/** `Dark by 6` is in the evening, `light by 6` in the morning; `undefined` where no end of the light is asked about. */
function halfOfLight([only, ...others]: readonly Kind[]): HalfOfDay | undefined {
  if (others.length > 0) return undefined;
  if (only === 'dusk' || only === 'sunset') return 'evening';
  return only === 'dawn' || only === 'sunrise' ? 'morning' : undefined;
}

/** `Will the tide be out from 10 to 12?` is answered for ten and for twelve o'clock; `before 10` for ten. */
function edgeOf(part: PartOfDay | undefined): string | undefined {
  if (part === undefined || typeof part === 'string') return undefined;
  const [from, to] = part;
  return from === 0 && to === 24 ? undefined : clockOf(from === 0 ? to : from);
}

/** The times beside the first that are answered: those that were said, or the end of the hours whose beginning is the first. */
export function furtherTimes(slots: readonly Slots[], part: PartOfDay | undefined, kinds: readonly Kind[]) {
  const isAtMoment = (kind: Kind): boolean => kindIs.moment(kind) || kind === 'high' || kind === 'low';
  if (!kinds.includes('digest') && !kinds.every((kind) => isAtMoment(kind) || isForecast(kind))) return [];
  const said = slots.flatMap(({ time, moreTimes = [] }) => (time === undefined ? [] : [time, ...moreTimes]));
  if (said.length > 0) return [...new Set(said.map((time) => inPart(time, part)))].slice(1);
  const span = kinds.some(kindIs.moment) && typeof part === 'object' ? part : wholeDay;
  return span[0] > 0 && span[1] < 24 ? [clockOf(span[1])] : [];
}

/** The part of each day; `undefined` where all have the same, or a day is named twice. A part belongs to the days before it. */
export function partsOfDays(fragments: readonly Fragment[], days: readonly DayExpression[]) {
  const named: { readonly count: number; readonly part: PartOfDay | undefined }[] = [];
  for (const { slots } of fragments) {
    const { days: said = [], part } = slots;
    if (said.length > 0) named.push({ count: said.length, part });
    else if (part !== undefined) {
      const last = named.pop();
      if (!last || last.part !== undefined) return undefined;
      named.push({ ...last, part });
    }
  }
  const parts = named.flatMap(({ count, part = wholeDay }) => Array<PartOfDay>(count).fill(part));
  const areOther = new Set(days.map(writeDays)).size === parts.length && new Set(parts).size > 1;
  return areOther ? parts : undefined;
}

/** Of a part by its name and one by its hours the hours: `in the evening, after 6` begins at 18:00; `after 9 but before 11` is both. */
export function partOfDay(parts: readonly PartOfDay[]): PartOfDay | undefined {
  if (new Set(parts).size > 1 && parts.every((part) => typeof part === 'string')) return together(parts);
  const named = parts.find((part) => typeof part === 'string');
  const spans = parts.filter((part) => typeof part !== 'string');
  const [span = named] = spans;
  if (span === undefined || typeof span === 'string') return named;
  const common: HourSpan = [Math.max(...spans.map(([from]) => from)), Math.min(...spans.map(([, to]) => to))];
  const [from, to] = common[0] < common[1] ? common : span;
  if (named === 'night') return nightHours(from, to);
  const isLater = (named === 'afternoon' || named === 'evening') && from < 12;
  if (isLater) return [from + 12, to > 12 ? to : to + 12];
  return named === 'morning' && from >= 12 ? [from - 12, to - 12] : [from, to];
}

/** `Tonight after 2` is in the small hours, on the date of tomorrow, see `daysOfNight`; `tonight after 9` in the evening. */
function nightHours(from: number, to: number): HourSpan {
  const hourOf = (hour: number): number => (hour % 12 < 6 ? 24 : 12) + (hour % 12);
  const begin = from === 0 ? 18 : hourOf(from);
  const end = to === 24 && begin >= 24 ? 30 : hourOf(to);
  return [begin, end > begin ? end : end + 12];
}

/** `Sunday afternoon next week` is one day, and so is `this week, on Sunday`; `Saturday and Sunday next week` are two. */
export function inWeek(days: readonly DayExpression[], isList = false): readonly DayExpression[] {
  const isWeek = (day: DayExpression): boolean => day.kind === 'week' && day.which !== 'last';
  const week = days.find(isWeek);
  const others = days.filter((day) => !isWeek(day));
  const named = others.map(inNextWeek);
  if (week?.kind !== 'week' || named.every((day, index) => day === others[index]))
    return isList ? days : asOneDay(days);
  if (week.which === 'next') return named;
  // `This week, on Monday` may be over, `this week, Wednesday or Thursday` is to come.
  const mayBeOver = others.length === 1 && others.every(isOpenWeekday);
  return mayBeOver ? others.map((day) => ({ kind: 'within', day, period: week })) : others;
}

/** The day that two days are together, in the order in which they are given; `undefined` of two days. */
const pairs: readonly ((one: DayExpression, other: DayExpression) => DayExpression | undefined)[] = [
  (one, other) => ((one.kind === 'date' || one.kind === 'slashed') && isOpenWeekday(other) ? one : undefined),
  (one, other) => {
    const isInWeeks = one.kind === 'offset' && one.days > 0 && one.days % 7 === 0;
    return isInWeeks && isOpenWeekday(other) ? { ...other, weeks: one.days / 7 } : undefined;
  },
  (one, other) => {
    const isPartOf = one.kind === 'weekend' && one.which !== 'last' && isOpenWeekday(other) && other.weekday % 6 === 0;
    return isPartOf ? { ...other, ...(one.which === 'next' && { which: one.which }) } : undefined;
  },
  // `Over Christmas, on the 27th`
  (period, day) =>
    day.kind === 'day-of-month' && day.weekday === undefined && areDates(period)
      ? { kind: 'day-of-month-near', number: day.day, day: period }
      : undefined,
  (period, day) => (isWithin(day, period) ? { kind: 'within', day, period } : undefined),
  inDated,
];

/** Two days as one, where the one says which the other is. */
function asOneDay(days: readonly DayExpression[]): readonly DayExpression[] {
  const [first, second, ...more] = days;
  if (!first || !second || more.length > 0) return days;
  for (const meant of pairs) {
    const day = meant(first, second) ?? meant(second, first);
    if (day) return [day];
  }
  return days;
}

/** `The week`, `the weekend`: which one is left open. */
export function isOpenPeriod(day: DayExpression): boolean {
  if (day.kind === 'count') return day.from.kind === 'offset' && day.from.days === 0;
  return (day.kind === 'week' || day.kind === 'weekend') && day.which !== 'next' && day.which !== 'last';
}

/** `Easter week`, `a weekend in July`: the open period that a holiday, a date or a month beside it says. */
function inDated(open: DayExpression, dated: DayExpression): DayExpression | undefined {
  if (!isOpenPeriod(open)) return undefined;
  const isWeekend = open.kind === 'weekend';
  if (dated.kind === 'named-month') return isWeekend ? { kind: 'within', day: open, period: dated } : dated;
  const isDay = dated.kind === 'easter' || dated.kind === 'holiday' || dated.kind === 'date';
  return isDay && !isWeekend ? { kind: 'week-with', day: dated } : undefined;
}

function isWithin(day: DayExpression, period: DayExpression): boolean {
  if (day.kind === 'range') return isWithin(day.from, period) && isWithin(day.to, period);
  if (day.kind === 'day-of-month') return period.kind === 'month' ? period.which !== 'this' : areDates(period);
  return isOpenWeekday(day) && (areDates(period) || period.kind === 'week-with' || period.kind === 'calendar-week');
}

/** Days from a date to another, or so many from one on. */
function areDates({ kind, ...period }: DayExpression): boolean {
  const isDate = ({ kind: said }: DayExpression): boolean => ['date', 'day-of-month', 'after'].includes(said);
  return (kind === 'range' || kind === 'count') && 'from' in period && period.from !== undefined && isDate(period.from);
}

function inNextWeek(day: DayExpression): DayExpression {
  if (day.kind === 'weekday') return day.which === 'this' ? { ...day, which: 'next' } : day;
  if (day.kind !== 'range') return day;
  // Its end is counted from its beginning.
  const from = inNextWeek(day.from);
  return from === day.from ? day : { ...day, from };
}

/** Of a time without a day the one that is over is today's: `how high was it at 10`. */
export function daysInPast(days: readonly DayExpression[], time: string | undefined): readonly DayExpression[] {
  return days.length === 0 && time !== undefined ? [today] : days.map(inPast);
}

/** A night goes on into the next day: three o'clock tonight, or one this evening, is on the date of tomorrow. */
export function daysOfNight(
  days: readonly DayExpression[],
  time: string | undefined,
  part: PartOfDay | undefined,
): readonly DayExpression[] {
  const isTimed = (part === 'night' || part === 'evening') && time !== undefined && /^0[0-5]:/.test(time);
  if (!isTimed && !(typeof part === 'object' && part[0] >= 24)) return days;
  const named: readonly DayExpression[] = days.length > 0 ? days : [today];
  return named.map((from) => ({ kind: 'after', days: 1, from }));
}

/** `When is full moon, and what is the tide that day?`: the day of the phase that is asked for. */
export function daysOfMoon(days: readonly DayExpression[], kinds: readonly Kind[], isThen: boolean) {
  const phase = kinds.includes('full-moon') ? 'full' : kinds.includes('new-moon') ? 'new' : undefined;
  if (phase === undefined || kinds.length === 1) return days;
  const from: DayExpression = { kind: 'moon', phase };
  const asksTurn = kinds.some((kind) => kind === 'moonrise' || kind === 'moonset');
  if (days.length === 0) return isThen || asksTurn ? [from] : days;
  const ofPeriod = days.find((day) => dayIs.period(day));
  const isThat = (day: DayExpression): boolean => day.kind === 'after' && day.days === 0 && day.from === ofPeriod;
  if (ofPeriod && (isThen || days.some(isThat))) return [{ kind: 'within' as const, day: from, period: ofPeriod }];
  return days.map((day) => countedFrom(day, from));
}

/** The one event at which a forecast is asked for: said before it, `low water, and the wind then`, or as its time. */
export function eventBeside(kinds: readonly Kind[], said: 'before' | 'time' | undefined): EventKind | undefined {
  const [event, ...others] = kinds.flatMap((kind) => eventKinds.find((one) => one === kind) ?? []);
  if (event === undefined || others.length > 0) return undefined;
  // Cloud and where the Moon is, behind one of the sky, are always those of its time, and of the tide only one of the sky says a time.
  const isSky = !kindIs.water(event);
  const isOfSky = (kind: Kind, index: number): boolean =>
    (kind === 'cloud' || kind === 'moon-position') && (!event.startsWith('moon') || index > kinds.indexOf(event));
  const isBound = said ?? (isSky && kinds.every((kind, index) => kind === event || isOfSky(kind, index)));
  const from = said === 'before' ? kinds.indexOf(event) : 0;
  const isThen = (kind: Kind): boolean =>
    isForecast(kind) || (isSky && (kind === 'height' || kind === 'rising' || kind === 'moon-position'));
  return isBound && kinds.slice(from).some(isThen) ? event : undefined;
}

/** `2 hours before high water`: the time at which something that is asked for a moment is to be told. */
export function eventAtOffset(kinds: readonly Kind[], { offset = '', asks }: Slots, port?: string) {
  const at = offset.replace(' tide', '').replace(/m$/, '');
  const isAtMoment =
    kinds.every((kind) => isForecast(kind) || kindIs.moment(kind) || kind === 'current') && asks !== 'when';
  return isAtMoment && eventTimeOf(at)?.offsetMin ? ([at, port].filter(Boolean).join(' ') as EventTime) : undefined;
}

/** What is asked of the tide at the time of an event of the sky: its height, or whether it is high or low then. */
export function tideThen(kinds: readonly Kind[]): { readonly kinds: readonly Kind[]; readonly state?: 'high' | 'low' } {
  const water = kinds.find((kind) => kind === 'high' || kind === 'low');
  if (water && kinds.length === 1) return { kinds: ['rising', water], state: water };
  return { kinds: kinds.map((kind) => (kind === 'tide' ? 'height' : kind)) };
}

/** `Tomorrow and the day after`: counted from the day said before it, else from the one behind. */
export function fromNamed(days: readonly DayExpression[]): readonly DayExpression[] {
  const isNamed = (day: DayExpression): boolean => day.kind !== 'after' || day.from !== undefined;
  return days.map((day, index) => {
    const from = days.slice(0, index).findLast(isNamed) ?? days.slice(index + 1).find(isNamed);
    return from ? countedFrom(day, from) : day;
  });
}

export function actionOf(change: Change | undefined): 'remove' | 'pause' | 'resume' | undefined {
  if (change === 'cancel') return 'remove';
  return change === 'pause' || change === 'resume' ? change : undefined;
}

/** The day until which one pauses: `stop it till Monday`, `pause that for a week`. */
export function pausedUntil(change: Change | undefined, days: readonly DayExpression[]): string | undefined {
  const [day, ...others] = days;
  const isFromNow = day && 'from' in day && day.from?.kind === 'offset' && day.from.days === 0;
  if (!isFromNow || others.length > 0 || (change !== 'pause' && change !== 'cancel')) return undefined;
  if (day.kind === 'count') return writeDays({ kind: 'offset', days: day.days });
  if (day.kind !== 'range') return undefined;
  return writeDays(isOpenWeekday(day.to) ? { ...day.to, which: 'coming' } : day.to);
}

/** The last water is the last one that has been; of a day that is not over the last one of it. */
export function entryOn(slots: readonly Slots[], isPast: boolean): WaterEntry | undefined {
  const entry = slots.find((slot) => slot.entry !== undefined)?.entry;
  const saysDay = !isPast && slots.some(({ days = [], part }) => days.length > 0 || part !== undefined);
  return entry === 'latest' && saysDay ? 'last' : entry;
}

/** `Easter weekend 2027`, `July next year`: the year that is named says which; this one says nothing. */
export function inYear(days: readonly DayExpression[]): readonly DayExpression[] {
  const year = days.flatMap((day) => namedYear(day) ?? [])[0];
  const isWithout = (day: DayExpression): boolean => dayIs.yearly(day) && !('year' in day && day.year !== undefined);
  if (!days.some(isWithout)) return days;
  return days
    .filter(({ kind }) => kind !== 'year' && kind !== 'calendar-year')
    .map((of) => (year !== undefined && isWithout(of) ? { kind: 'of-year', of, year } : of));
}

function namedYear(day: DayExpression): number | 'next' | 'last' | undefined {
  if (day.kind === 'year') return day.year;
  return day.kind === 'calendar-year' && day.which !== 'this' ? day.which : undefined;
}
