import { dayParts, hoursOfPart, type HourSpan, type PartOfDay } from '../../domain/question/index.ts';
import { today } from '../dates/day-expression.ts';
import { captured, minutesIn, numberIn, oneOf, rowOf } from './captures.ts';
import { relativeTimeOf, type Slots } from './slots.ts';
import { type ClassMatch } from './numerals.ts';
import { clockText } from '../dates/time-notation.ts';
import * as notation from '../dates/time-notation.ts';
import { limits } from '../limits.ts';

/** `5 to 6 pm` is a span only in digits: `ten to six` is a time. */
const timesOfPart: ReadonlySet<string> = new Set(['hour', 'monthday', 'clock', 'dotted', 'time']);

/** The value of a rule `part …`: a name, the hours of the clock `16-18`, or what its times of the clock are the ends of. */
export function partOf(value: string, captures: readonly ClassMatch[]): PartOfDay {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(value) ?? [];
  if (from !== undefined && to !== undefined) return notation.spanOf(Number(from), Number(to));
  const [name = '', unit] = value.split(' ');
  const partHours = captures.flatMap((match) => (match.name === 'ofday' ? (match.hours ?? []) : []));
  if (partHours.length > 0) return [name === 'until' ? 0 : partHours[0]!, name === 'from' ? 24 : partHours.at(-1)!];
  if (name !== 'between' && name !== 'from' && name !== 'until' && name !== 'lasting') return oneOf(dayParts, value);
  const [first, second] = captures.filter((match) => timesOfPart.has(match.name));
  if (!first) throw new Error(`A lexicon has a part “${value}” without a time`);
  const begin = endOf(first, unit);
  if (name === 'until') return [0, begin || 24];
  if (name === 'lasting') return [begin, begin + Number(captured(captures, 'decimal')) / (unit === 'minutes' ? 60 : 1)];
  return second ? shortest(first, second) : [begin, 24];
}

/** Who has to be back by six, or works until then, means the evening. */
function endOf(time: ClassMatch, half: string | undefined): number {
  const [hour = 0] = hoursMeant(time);
  return half === 'evening' && hour < 9 && !time.isHalfKnown ? hour + 12 : hour;
}

/** The hours of the clock that a time may be, the likelier one first: `at 3` is in the afternoon, and may be in the night; `10 to 12 am` ends at noon. */
function hoursMeant({ name, value, isHalfKnown = false, isShort = false }: ClassMatch): readonly number[] {
  // `0時から24時` is the whole day.
  if (name === 'hour' && Number(value) % 24 === 0) return [Number(value)];
  const time = typeof value === 'string' && name !== 'hour' ? value : spoken(Number(value), 0);
  const likelier = isShort ? laterTime(time) : notation.likelyTime(time);
  const isEither =
    notation.isOpen(time) || isShort || likelier === '00:00' || (!isHalfKnown && notation.hoursIn(likelier) < 13);
  return (isEither ? [likelier, notation.otherHalf(time)] : [likelier]).map(notation.hoursIn);
}

/** `11:30 to 1:30` is over lunch, `5 to 7 pm` begins in the half of the day that is said of its end, `6 to 20:00` at six. */
function shortest(first: ClassMatch, second: ClassMatch): HourSpan {
  const begins = hoursMeant(first).slice(0, second.isHalfKnown ? 2 : 1);
  const spans = begins.flatMap((from) => hoursMeant(second).map((to) => notation.spanOf(from % 24, to)));
  const best = spans.reduce((one, other) => (other[1] - other[0] < one[1] - one[0] ? other : one));
  // `5 to 11` is of the morning: few stay at the sea until that late.
  const isLate = best[0] >= 12 && best[1] > limits.latestEnd && !first.isHalfKnown && !second.isHalfKnown;
  return isLate && hoursMeant(first).length > 1 ? notation.spanOf(best[0] - 12, best[1] - 12) : best;
}

/** The time of the clock that a rule `time …` says; `undefined` where it says one from now on, or one that the sun tells. */
export function clockOf(value: string, captures: readonly ClassMatch[]): string | undefined {
  const time = timeOf(value, captures);
  return /^~?\d/.test(time) ? time : undefined;
}

/** When a span begins that begins in a part of the day or at a time, and when one ends that goes until then: in the middle of the part. */
export function endsOf(part: PartOfDay | undefined, time: string | undefined): HourSpan | undefined {
  if (part !== undefined && time === undefined) {
    const [from, to] = hoursOfPart(part);
    // From noon on it is twelve, and around noon already eleven.
    return [part === 'noon' ? 12 : from, Math.floor((from + to) / 2)];
  }
  if (time === undefined || !/^~?\d/.test(time)) return undefined;
  const at = notation.hoursIn(part === undefined ? notation.likelyTime(time) : notation.inPart(time, part));
  return [at, at];
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
  if (/^\d\d:\d\d$/.test(value) || notation.sunTimes.some((one) => one === value) || value === 'now') return value;
  if (value.startsWith('in ')) return notation.timeFromNow(minutesIn(value.slice(3), captures));
  const clock = captures.find(({ name }) => name === 'clock' || name === 'dotted')?.value;
  const [hour = 0, minute = 0] =
    typeof clock === 'string' ? clock.split(':').map(Number) : [numberIn(captures), minuteIn(captures)];
  // Twelve in the evening is midnight.
  if (value === 'evening' && hour === 12) return notation.endOfDay;
  const half = halves[value];
  if (half !== undefined) return clockText((hour % 12) + half, minute);
  // Of a number in digits the value is a number, of one that a lexicon spells a text.
  const isInDigits = captures.every((one) => one.name !== 'hour' || typeof one.value !== 'string');
  if (value === 'clock' && isInDigits) return hour === 24 ? notation.endOfDay : clockText(hour, minute);
  return spoken(...rowOf(spokenTimes, value === 'clock' ? 'hours' : value)(hour, minute, captures));
}

/** What half of the day a rule says, by the hours before it. */
const halves: Readonly<Partial<Record<string, number>>> = { am: 0, pm: 12, evening: 12 };

function hourIn(captures: readonly ClassMatch[]): number {
  return Number(captured(captures, 'hour'));
}

function spokenMinutes(captures: readonly ClassMatch[]): number {
  return captures.some(({ name }) => name === 'minutes') ? minuteIn(captures) : Number(captured(captures, 'number'));
}

/** The value of a rule `times …`: the half of the day behind the last hour is of all from which the clock goes on to it. */
export function severalTimes(value: string, captures: readonly ClassMatch[]): Slots {
  const said = captures.filter(({ name }) => name === 'hour' || name === 'clock');
  const last = Number(said.at(-1)?.value);
  const [time, ...moreTimes] = said.map(({ name, value: written }) => {
    if (typeof written === 'string' && name === 'clock') return written;
    const hour = Number(written);
    const isSameHalf = halves[value] !== undefined && hour % 12 <= last % 12;
    return clockText(isSameHalf ? (hour % 12) + (value === 'pm' ? 12 : 0) : later(hour), 0);
  });
  return { ...(time !== undefined && { time }), moreTimes };
}

/** The value of a rule `when …`; `within` has its number of hours in a class, and `from` or `until` what the sun does. */
export function whenOf(said: string, captures: readonly ClassMatch[]): Slots {
  const value = said === 'from' || said === 'until' ? `${said} ${captured(captures, 'daylight') as string}` : said;
  const hours = value === 'within' ? numberIn(captures) : undefined;
  if (hours !== undefined && hours > limits.mostHours) {
    return { days: [{ kind: 'count', from: today, days: 1 + Math.round(hours / 24) }] };
  }
  const when = relativeTimeOf(hours === undefined ? value : `within ${hours}`);
  if (!when) throw new Error(`A lexicon has a time “${value}” from now on`);
  return { when };
}

/** `Half past three` is said of the afternoon: few ask about the sea before six. */
export function later(hour: number): number {
  return hour >= 1 && hour < 6 ? hour + 12 : hour;
}

/** The same of a time whose hour has one digit. */
export function laterTime(time: string): string {
  const hours = notation.hoursIn(notation.likelyTime(time));
  return hours >= 1 && hours < 6 ? notation.otherHalf(time) : notation.likelyTime(time);
}

/** A time on a clock of twelve hours; from 13 on there is only one half of the day that it can be in. */
function spoken(hour: number, minute: number): string {
  return hour >= 1 && hour <= 12 ? notation.openTime(clockText(later(hour), minute)) : clockText(hour, minute);
}

/** The hour before one that a half or a quarter leads to: half an hour before one it is half past twelve. */
function before(hour: number): number {
  return hour === 1 ? 12 : hour - 1;
}

function minuteIn(captures: readonly ClassMatch[]): number {
  return Number(captures.find(({ name }) => name === 'minute' || name === 'minutes')?.value ?? 0);
}
