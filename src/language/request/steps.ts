import { defined } from '../../lib/defined.ts';
import { hoursOfPart, type HourSpan } from '../../domain/question/index.ts';
import { isPeriod } from '../dates/days.ts';
import { today, type DayExpression } from '../dates/day-expression.ts';
import type { Frame } from '../meaning/frame.ts';
import { writeDays } from '../dates/day-notation.ts';
import { minutesOf, type Entry, type Kind, type Step, type Superlative, type WhichOf } from '../lexicon/slots.ts';
import { kindIs } from '../traits.ts';
import { extremeWaters, isToday, waterOf } from '../meaning/refine-kinds.ts';
import { isForecast } from '../meaning/commands.ts';
import { offsetBy } from '../meaning/to-frame.ts';
import { clockText, hoursIn, likelyTime, minutesFromNow, timeFromNow } from '../dates/time-notation.ts';

/** A follow-up with the day, place or number that its step leads to; where it leads nowhere, its words are of no use. */
export function withStep(frame: Frame, last: Frame): Frame {
  const { step, ...rest } = frame;
  if (!step) return frame;
  if (isDigestEntry(frame)) return withEntry(frame);
  const offset = offsetBy(minutesOf(step.to), [...frame.kinds, ...last.kinds]);
  if (offset !== undefined && frame.kinds.length === 1) return { ...rest, offset };
  const found = isNext(step.to) && asksMore(frame) ? {} : reached(step.to, last, frame);
  return found ? { ...rest, ...found, isContinued: true } : withoutStep(frame);
}

function isNext(to: Step): boolean {
  return typeof to === 'object' && 'by' in to && to.by > 0;
}

/** `And the next one on Friday?`, `the next one over 4 m`: asks for the next of something else. */
function asksMore({ places, days, kinds, heightM, conditions }: Frame): boolean {
  return places.length + days.length + kinds.length > 0 || heightM !== undefined || conditions !== undefined;
}

/** `Delete | the second one` starts from the list of digests, whatever was asked before; `remind me of | the second one` keeps it as well. */
function isDigestEntry({ kinds, change, every, step }: Frame): boolean {
  const isSet = change !== undefined || every === 'once';
  return kinds.includes('digest') && isSet && typeof step?.to === 'object' && 'entry' in step.to;
}

function withEntry({ step, ...frame }: Frame): Frame {
  return typeof step?.to === 'object' && 'entry' in step.to ? { ...frame, entry: step.to.entry } : frame;
}

export function withoutStep(stepped: Frame): Frame {
  const { step, superlative, beside, ...others } = stepped;
  const frame = { ...others, ...(step?.to !== 'which' && defined({ superlative, beside })) };
  if (isDigestEntry(stepped)) return withEntry(stepped);
  if (typeof step?.to === 'string' && (frame.otherPlaces.length > 0 || areSeveral(frame.days))) {
    return { ...frame, ...(superlative && { superlative }) };
  }
  // `Which morning has the least cloud at sunrise?`: with a time as well it is one of many days.
  const asksDay = step?.to === 'which-day' || (frame.asks === 'when' && frame.time !== undefined);
  if (asksDay && superlative) return amongNextDays(frame);
  if (step && (isNext(step.to) || step.to === 'which-day') && frame.conditions) return frame;
  return step ? { ...frame, isContinued: false, unused: [...frame.unused, step.words] } : frame;
}

/** `Which day has the lowest tide?`: of the next seven, as of what is forecast. */
function amongNextDays(frame: Frame): Frame {
  const days = frame.days.length > 0 ? frame.days : week;
  const extreme = extremeOf(frame.kinds, frame.superlative, days);
  if (extreme && frame.otherPlaces.length === 0) return { ...frame, kinds: [extreme], days };
  return frame.time === undefined ? frame : { ...frame, days };
}

function reached(to: Step, last: Frame, frame: Frame): Partial<Frame> | undefined {
  if (typeof to === 'string') return compared(to, last, frame);
  if ('minutes' in to) return shifted(to.minutes, last);
  if ('by' in to) return to.by > 0 ? followingBy(to.by, last) : preceding(last);
  return placeAt(to.entry, last) ?? dayAt(to.entry, last) ?? eventAt(to.entry, last) ?? waterAt(to.entry, last);
}

/** Compares what an answer about several places or days has, else the last two places or days that were asked about. */
function compared(to: WhichOf, last: Frame, frame: Frame): Partial<Frame> | undefined {
  const { kinds, days, places, otherPlaces, placeBefore, daysBefore } = last;
  if (frame.otherPlaces.length > 0) return {};
  const what = whatCompared(last, frame);
  const isThere = frame.places.length > 0 && to === 'which';
  if (isThere) return together(places[0]?.text, frame.places, what, frame.days.length > 0 ? frame.days : days);
  const extreme = otherPlaces.length > 0 ? undefined : extremeOf(kinds, frame.superlative, days);
  if (extreme) return { kinds: [extreme] };
  if (areSeveral(days) || (otherPlaces.length > 0 && to === 'which')) return what;
  if (daysBefore && (to === 'which-day' || placeBefore === undefined)) {
    const both = [daysBefore, days].flatMap((some) => (some.length > 0 ? some : [today]));
    const asComing = (day: DayExpression): DayExpression =>
      day.kind === 'weekday' && day.which === 'this' ? { ...day, which: 'coming' } : day;
    return { ...what, days: both.map(asComing) };
  }
  if (to === 'which-day' && frame.superlative) return { ...what, days: week };
  if (placeBefore === undefined || to === 'which-day')
    return kinds.every((kind) => kind in nextWaters) ? { kinds } : undefined;
  return together(placeBefore, places, what, frame.days.length > 0 ? frame.days : days);
}

/** What is warmer of two waters is the water, and the higher of two tides is told by their high waters. */
function whatCompared({ kinds }: Frame, frame: Frame): Partial<Frame> {
  if (frame.kinds.includes('temperature') && kinds.includes('water-temperature')) return { kinds };
  const water = kinds.join() === 'tide' ? waterOf(frame.superlative) : undefined;
  return water ? { kinds: [water] } : {};
}

function together(
  first: string | undefined,
  others: Frame['places'],
  what: Partial<Frame>,
  days: Frame['days'],
): Partial<Frame> | undefined {
  if (first === undefined) return undefined;
  return { ...what, places: [{ text: first, unused: [] }], otherPlaces: others.map(({ text }) => text), days };
}

/** A frame with the place that was asked about before it, or with the days before it of the same place. */
export function withBefore(frame: Frame, last: Frame | undefined): Frame {
  const [now] = frame.places;
  const [before] = last?.places ?? [];
  if (!last || !now || !before) return frame;
  const isThere = before.text === now.text;
  const placeBefore = isThere ? last.placeBefore : before.text;
  const [said, saidBefore] = [frame, last].map(({ days }) => days.map(writeDays).join());
  const daysBefore = said === saidBefore ? last.daysBefore : last.days;
  return { ...frame, ...(placeBefore !== undefined && { placeBefore }), ...(isThere && daysBefore && { daysBefore }) };
}

export const nextWaters: Readonly<Partial<Record<Kind, Kind>>> = { high: 'next-high', low: 'next-low' };

/** `When is the lowest this week?`, `which is the lowest?` of low waters: the lowest of all of them. */
export function extremeOf(
  kinds: readonly Kind[],
  superlative: Superlative | undefined,
  days: readonly DayExpression[],
): Kind | undefined {
  const water = waterOf(superlative);
  if (!water || !areSeveral(days)) return undefined;
  const isSame = (kind: Kind): boolean => kind === water || kind === nextWaters[water] || kind === 'tide';
  return kinds.length > 0 && kinds.every(isSame) ? extremeWaters[water] : undefined;
}

function followingBy(by: number, last: Frame): Partial<Frame> | undefined {
  const next = following(last);
  if (by === 1 || !next) return next;
  const later = followingBy(by - 1, { ...last, ...next });
  return later && { ...next, ...later };
}

function following(last: Frame): Partial<Frame> | undefined {
  const { kinds, days, count = 1, conditions } = last;
  if (conditions) return last.count === undefined ? { count: 2 * usualWindows } : undefined;
  if (kinds.some(kindIs.event)) return { count: count + 1 };
  if (days.length === 0 && kinds.every((kind) => kind in nextWaters)) {
    return { kinds: kinds.map((kind) => nextWaters[kind] ?? kind), count: 2 };
  }
  // Those behind the springs of a month are those of the next one.
  if (kinds.includes('springs') && days.length === 0) return { count: count + 1 };
  if (kinds.some(kindIs.single)) return undefined;
  const rest = restOf(last);
  if (rest) return { part: rest };
  if (days.length === 0 && last.when !== 'later' && kinds.every(isForecast)) return { when: 'later' };
  const next = followingDays(days.at(-1) ?? today);
  return next && { days: [next] };
}

function preceding({ kinds, days, count = 1 }: Frame): Partial<Frame> | undefined {
  if (count > 1 && kinds.some(kindIs.event)) return { count: count - 1 };
  // The one before the next high water is among those of yesterday and today.
  if (kinds.length > 0 && kinds.every((kind) => kind === 'next-high' || kind === 'next-low')) {
    return { kinds: kinds.map((kind) => (kind === 'next-high' ? 'high' : 'low')), days: [yesterday, today] };
  }
  if (kinds.some(kindIs.event)) return undefined;
  if (kinds.some((kind) => kindIs.single(kind) || kind === 'springs') || areSeveral(days)) return undefined;
  return { days: [{ kind: 'after', days: -1, from: days[0] ?? today }] };
}

/** Windows of an answer: twice as many are the most. */
const usualWindows = 6;

const yesterday: DayExpression = { kind: 'offset', days: -1 };
const week: readonly DayExpression[] = [{ kind: 'count', from: today, days: 7 }];

/** The part of the day behind the one that was asked about: `later` than a morning; `undefined` where that is the end of the day. */
export function restOf({ part, time }: Frame): HourSpan | undefined {
  const end = part !== undefined ? hoursOfPart(part)[1] : isClockTime(time) ? hoursIn(likelyTime(time)) : 24;
  return end < 24 ? [end, 24] : undefined;
}

function isClockTime(time: string | undefined): time is string {
  return time !== undefined && minutesFromNow(time) === undefined;
}

/** `An hour later` than the time or the hours that were asked about, or than now. */
function shifted(minutes: number, { kinds, days, time, part }: Frame): Partial<Frame> | undefined {
  if (time === undefined && typeof part === 'object') {
    // The beginning of `until 4` and the end of `from 4 on` are those of the day.
    const [from, to] = part.map((hour) => (hour % 24 === 0 ? hour : hour + minutes / 60));
    return from! >= 0 && from! < to! ? { part: [from!, to!] } : undefined;
  }
  if (!isClockTime(time)) {
    const fromNow = (minutesFromNow(time) ?? 0) + minutes;
    const isMomentary =
      part === undefined && kinds.every((kind) => kind === 'height' || kind === 'rising' || isForecast(kind));
    return fromNow > 0 && isToday(days) && isMomentary ? { time: timeFromNow(fromNow) } : undefined;
  }
  const minute = Math.round(60 * hoursIn(likelyTime(time))) + minutes;
  const daysOn = Math.floor(minute / minutesOfDay);
  const minuteOfDay = minute - daysOn * minutesOfDay;
  const at = clockText(Math.floor(minuteOfDay / 60), minuteOfDay % 60);
  return { time: at, ...(daysOn !== 0 && { days: [daysBehind(daysOn, days.at(-1) ?? today)] }) };
}

const minutesOfDay = 24 * 60;

export function followingDays(last: DayExpression): DayExpression | undefined {
  if (last.kind === 'weekend') return { kind: 'count', from: daysBehind(6, last), days: 2 };
  if (last.kind === 'week') return { kind: 'count', from: daysBehind(1, last), days: 7 };
  if (last.kind === 'count') {
    const isWeekendSpan = last.from.kind === 'after' && last.from.from?.kind === 'weekend';
    return { ...last, from: daysBehind(isWeekendSpan ? 7 : last.days, last.from) };
  }
  if (last.kind === 'month') return last.which === 'this' ? { kind: 'month', which: 'next' } : undefined;
  if (last.kind === 'named-month') return { kind: 'named-month', month: (last.month % 12) + 1 };
  return isPeriod(last) ? undefined : daysBehind(1, last);
}

function daysBehind(days: number, from: DayExpression): DayExpression {
  return from.kind === 'after' && from.from ? { ...from, days: from.days + days } : { kind: 'after', days, from };
}

export function areSeveral(days: readonly DayExpression[]): boolean {
  return days.length > 1 || days.some(isPeriod);
}

function amongSeveral<One>(all: readonly One[], entry: Entry): One | undefined {
  return all.length > 1 ? all.at(entry === 'last' ? -1 : entry - 1) : undefined;
}

function placeAt(entry: Entry, { places, otherPlaces }: Frame): Partial<Frame> | undefined {
  const place = amongSeveral([...places, ...otherPlaces.map((text) => ({ text, unused: [] }))], entry);
  return place && { places: [place], otherPlaces: [] };
}

function dayAt(entry: Entry, { days }: Frame): Partial<Frame> | undefined {
  const day = amongSeveral(days.length === 1 ? days.flatMap(daysOf) : days, entry);
  return day && { days: [day] };
}

/** The days of a weekend, or so many from one on; none of a longer period. */
function daysOf(day: DayExpression): readonly DayExpression[] {
  if (day.kind === 'weekend') return [6, 0].map((weekday) => ({ kind: 'weekday-near', weekday, day }));
  if (day.kind !== 'count') return [];
  return Array.from({ length: day.days }, (_, index) => (index === 0 ? day.from : daysBehind(index, day.from)));
}

function eventAt(entry: Entry, { kinds, conditions }: Frame): Partial<Frame> | undefined {
  const isEvent = conditions !== undefined || kinds.some(kindIs.event);
  return isEvent && entry !== 'last' ? { count: entry } : undefined;
}

function waterAt(entry: Entry, { kinds, days }: Frame): Partial<Frame> | undefined {
  const areWaters = kinds.length > 0 && kinds.every((kind) => kind === 'tide' || kind in nextWaters);
  if (!areWaters || areSeveral(days)) return undefined;
  return { entry, kinds: kinds.includes('tide') ? ['high', 'low'] : kinds };
}
