import { dayParts, type PartOfDay } from '../../domain/question/index.ts';
import { captured, numberIn, oneOf } from './captures.ts';
import { relativeTimeOf, type Slots } from './slots.ts';
import { clockText, type ClassMatch } from './numerals.ts';
import { hoursIn, openTime, spanOf, sunTimes, timeFromNow } from '../dates/time-notation.ts';

const timesOfPart: ReadonlySet<string> = new Set(['hour', 'moment', 'clock', 'dotted']);

/** The value of a rule `part …`: a name, the hours of the clock `16-18`, or the halves of the day that the two hours are of. */
export function partOf(value: string, captures: readonly ClassMatch[]): PartOfDay {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(value) ?? [];
  if (from !== undefined && to !== undefined) return spanOf(Number(from), Number(to));
  const [name = '', halves = ''] = value.split(' ');
  if (name !== 'between' && name !== 'from' && name !== 'until') return oneOf(dayParts, value);
  const [ofFirst = '', ofSecond = ofFirst] = halves.split('-');
  const times = captures.filter(({ name: kind }) => timesOfPart.has(kind));
  const [first, second] = times.map(({ name: kind, value: typed }, index) => {
    const half = index === 0 ? ofFirst : ofSecond;
    const hours = typeof typed === 'string' && kind !== 'hour' ? hoursIn(typed) : Number(typed);
    if (half !== '') return (hours % 12) + (half === 'pm' ? 12 : 0);
    return kind === 'hour' ? later(hours) : hours;
  });
  if (first === undefined) throw new Error(`A lexicon has a part “${value}” without {hour} or {moment}`);
  if (name === 'until') return [0, first];
  if (second === undefined) return [first, 24];
  const isAfternoon = halves === '' && second <= first && second + 12 > first && second < 12;
  return spanOf(first, isAfternoon ? second + 12 : second);
}

type ClockTime = (
  hour: number,
  minute: number,
  captures: readonly ClassMatch[],
) => readonly [hour: number, minute: number];

/** Rules of a clock with twelve hours; those with `minutes` have two numbers, as in ten past eight. */
const spokenTimes: Readonly<Record<string, ClockTime>> = {
  hours: (hour, minute) => [hour, minute],
  'minutes-past': (_, __, captures) => [hourIn(captures), spokenMinutes(captures)],
  'minutes-to': (_, __, captures) => [before(hourIn(captures)), 60 - spokenMinutes(captures)],
  'minutes-to-half': (_, __, captures) => [before(hourIn(captures)), 30 - spokenMinutes(captures)],
  'minutes-past-half': (_, __, captures) => [before(hourIn(captures)), 30 + spokenMinutes(captures)],
  'half-past': (hour) => [hour, 30],
  'half-to': (hour) => [before(hour), 30],
  'quarter-past': (hour) => [hour, 15],
  'quarter-to': (hour) => [before(hour), 45],
  'quarter-towards': (hour) => [before(hour), 15],
};

/** The value of a rule `time …`. */
export function timeOf(value: string, captures: readonly ClassMatch[]): string {
  if (/^\d\d:\d\d$/.test(value) || sunTimes.some((one) => one === value) || value === 'now') return value;
  if (value.startsWith('in ')) return timeFromNow(fromNow(value.slice(3), captures));
  const clock = captures.find(({ name }) => name === 'clock' || name === 'dotted')?.value;
  const [hour = 0, minute = 0] =
    typeof clock === 'string' ? clock.split(':').map(Number) : [numberIn(captures), minuteIn(captures)];
  if (value === 'am') return clockText(hour % 12, minute);
  if (value === 'pm') return clockText((hour % 12) + 12, minute);
  if (value === 'clock' && !isSpelledOut(captures)) return clockText(hour, minute);
  const time = spokenTimes[value === 'clock' ? 'hours' : value];
  if (!time) throw new Error(`A lexicon has a time “${value}”`);
  return spoken(...time(hour, minute, captures));
}

function hourIn(captures: readonly ClassMatch[]): number {
  return Number(captured(captures, 'hour'));
}

function spokenMinutes(captures: readonly ClassMatch[]): number {
  return captures.some(({ name }) => name === 'minutes') ? minuteIn(captures) : Number(captured(captures, 'number'));
}

/** The value of a rule `times …`: the half of the day behind the last hour is of all from which the clock goes on to it. */
export function severalTimes(value: string, captures: readonly ClassMatch[]): Slots {
  const hours = captures.flatMap(({ name, value: hour }) => (name === 'hour' ? Number(hour) : []));
  const last = hours.at(-1) ?? 0;
  const [time, ...moreTimes] = hours.map((hour) => {
    const isOfHalf = value !== 'hours' && hour % 12 <= last % 12;
    return clockText(isOfHalf ? (hour % 12) + (value === 'pm' ? 12 : 0) : later(hour), 0);
  });
  return { ...(time !== undefined && { time }), moreTimes };
}

/** More hours than are a part of a day. */
const mostHours = 18;

/** The value of a rule `when …`; `within` has its number of hours in a class. */
export function whenOf(value: string, captures: readonly ClassMatch[]): Slots {
  const hours = value === 'within' ? numberIn(captures) : undefined;
  if (hours !== undefined && hours > mostHours) {
    return { days: [{ kind: 'count', from: { kind: 'offset', days: 0 }, days: 1 + Math.round(hours / 24) }] };
  }
  const when = relativeTimeOf(hours === undefined ? value : `within ${hours}`);
  if (!when) throw new Error(`A lexicon has a time “${value}” from now on`);
  return { when };
}

/** The value of a rule `time in …`: a number of minutes, or the unit of the one in the phrase. */
function fromNow(value: string, captures: readonly ClassMatch[]): number {
  const sign = value.startsWith('-') ? -1 : 1;
  const unit = value.replace('-', '');
  if (unit === 'hours') return sign * 60 * numberIn(captures);
  return sign * (unit === 'minutes' ? numberIn(captures) : Number(unit));
}

/** `Half past three` is said of the afternoon: few ask about the sea before six. */
function later(hour: number): number {
  return hour >= 1 && hour < 6 ? hour + 12 : hour;
}

/** A time on a clock of twelve hours; from 13 on there is only one half of the day that it can be in. */
function spoken(hour: number, minute: number): string {
  return hour >= 1 && hour <= 12 ? openTime(clockText(later(hour), minute)) : clockText(hour, minute);
}

/** Of a number in digits the value is a number, of one that a lexicon spells a text. */
function isSpelledOut(captures: readonly ClassMatch[]): boolean {
  return captures.some(({ name, value }) => name === 'hour' && typeof value === 'string');
}

/** The hour before one that a half or a quarter leads to: half an hour before one it is half past twelve. */
function before(hour: number): number {
  return hour === 1 ? 12 : hour - 1;
}

function minuteIn(captures: readonly ClassMatch[]): number {
  return Number(captures.find(({ name }) => name === 'minute' || name === 'minutes')?.value ?? 0);
}
