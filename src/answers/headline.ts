import type { Place } from '../domain/place.ts';
import { dayOn, hoursOfPart, isWhole } from '../domain/question/index.ts';
import type { Aspect, Day, Days, PartOfDay, Question } from '../domain/question/index.ts';
import { addDays, civilDate, hourMs, instantOf, type Instant, type Window, weekdayOf } from '../domain/time.ts';
import type { Words } from '../words.ts';
import { bounds } from './bounds.ts';
import { clock, clockSpans, clockUntil, dayName, shortDay, type FormatContext } from './format.ts';

/** A sentence; nothing where there is nothing to say. */
export type Line = string | undefined;

export type DaysAsked = {
  readonly format: FormatContext;
  readonly days: Days;
  readonly question?: Question;
  /** From the first to the last of the days that were named, of which `days` may be the first ones, at most a year; absent where they are today. */
  readonly period?: Window;
};

export type PlaceAsked = DaysAsked & { readonly place: Place };
export type PlaceDays = Pick<PlaceAsked, 'format' | 'place' | 'days'>;

export const nothing: Question = { aspects: [] };

export type Asked = {
  readonly format: FormatContext;
  readonly place: Place;
  readonly day: Day;
  readonly question: Omit<Question, 'aspects'>;
};

export type Verdict = 'yes' | 'nearly' | 'some' | 'partly' | 'not-calm' | 'no';

/** The part of a day that is asked about; all of the day where none is. */
export function windowOf({ window, part: own }: Day, part: PartOfDay | undefined): Window {
  const asked = own ?? part;
  if (asked === undefined) return window;
  const [from, to] = hoursOfPart(asked);
  return { from: window.from + from * hourMs, to: window.from + to * hourMs };
}

export function instantAsked({ now, zone }: FormatContext, day: Day, time: string | undefined): Instant {
  return time === undefined ? now : instantOf(day.date, time, zone);
}

export function isWithin(at: Instant, { from, to }: Window): boolean {
  return at >= from && at < to;
}

export function isToday({ now, zone }: FormatContext, { date }: Day): boolean {
  return date === civilDate(now, zone);
}

/** The instant that a day's answer is about: now on the current day, else its middle. */
export function momentOf(format: FormatContext, day: Day): Instant {
  return isToday(format, day) ? format.now : (day.window.from + day.window.to) / 2;
}

/** `today`, `tomorrow`, `on Tuesday 24 November`. */
export function dayWords(format: FormatContext, { date }: Day): string {
  const { now, zone } = format;
  const today = civilDate(now, zone);
  if (date === today) return format.say('headline-today');
  if (date === addDays(today, 1)) return format.say('headline-tomorrow');
  // The gender of a weekday, in Portuguese: `no sábado`, `na segunda-feira`.
  const isWeekend = weekdayOf(date) % 6 === 0;
  return format.say(isWeekend ? 'headline-on-weekend' : 'headline-on', { day: dayName(format, date) });
}

/** As `dayWords`; of a part of the day with its hours: `tomorrow from 12:00 to 18:00`, `tonight (18:00–06:00)`. */
export function partWords(format: FormatContext, day: Day, part: PartOfDay | undefined): string {
  const dayOnly = dayWords(format, day);
  const asked = day.part ?? part;
  if (asked === undefined || isWhole(asked)) return dayOnly;
  const { from, to } = windowOf(day, part);
  const key = asked === 'night' && isToday(format, day) ? 'headline-tonight' : 'headline-part';
  return format.say(key, { day: dayOnly, from: clock(format, from), to: clockUntil(format, to) });
}

/** The days or hours that are asked about: `tomorrow 06:00–12:00`, `tomorrow 06:00`, `Mon 23–Sun 29`. */
export function momentWords(
  format: FormatContext,
  days: Days,
  { time, part }: Pick<Question, 'time' | 'part'>,
): string {
  const [first, last] = [days[0], days.at(-1) ?? days[0]];
  if (first !== last) return [first, last].map(({ date }) => shortDay(format, date)).join('–');
  const hours = clockSpans(format, [windowOf(first, part)]);
  const said = time === undefined ? part && hours : clock(format, instantAsked(format, first, time));
  return [dayWords(format, first), said].filter(Boolean).join(' ');
}

/** `No: visibility …`: a line behind the verdict, where there is one. */
export function withVerdict(format: FormatContext, verdict: Verdict | undefined, line: string): string {
  return verdict === undefined ? line : format.say('headline-verdict', { verdict, line: behindColon(format, line) });
}

/** A line behind a colon; German nouns keep their capital. */
export function behindColon({ language }: Words, line: string): string {
  return language === 'de' ? line : line.charAt(0).toLocaleLowerCase(language) + line.slice(1);
}

/** `Golden hour today: …`; that there is none without a value. */
export function valueLine(format: FormatContext, day: string, what: string, value: string): string {
  return format.say(value === '' ? 'headline-no' : 'headline-value', { what, day, value });
}

/** As `valueLine`, of the day or the part of it that is asked about. */
export function partLine(
  { format, day, question: { part } }: Pick<Asked, 'format' | 'day' | 'question'>,
  what: string,
  value: string,
): string {
  return valueLine(format, partWords(format, day, part), what, value);
}

/** As `valueLine`, of the day that is asked about and by the text of the name. */
export function dayLine({ format, day }: Pick<Asked, 'format' | 'day'>, key: string, value: string): string {
  return valueLine(format, dayWords(format, day), format.say(key), value);
}

/** `No slack water today between 12:00 and 18:00; nearest: 10:41; 18:08.`: what a day or its part has none of, and the nearest. */
export function noneLine(
  format: FormatContext,
  day: Day,
  part: PartOfDay | undefined,
  nearest: { readonly water: string; readonly list: string },
): string {
  const { from, to } = windowOf(day, part);
  const times = { from: clock(format, from), to: clockUntil(format, to) };
  const key = part === undefined ? 'headline-none-of-day' : 'headline-none-between';
  return format.say(key, { ...nearest, ...times, day: dayWords(format, day) });
}

/** The last of some instants before a window, and the first behind it. */
export function besides<T extends { readonly at: Instant }>(all: readonly T[], { from, to }: Window): T[] {
  return [all.findLast(({ at }) => at < from), all.find(({ at }) => at >= to)].filter((one) => one !== undefined);
}

export function sentences(...lines: readonly (string | undefined)[]): string | undefined {
  const said = lines.filter(Boolean);
  return said.length > 0 ? said.join(' ') : undefined;
}

/** The time that days are compared in: those that were named, else the next twelve months. */
export type Period = { readonly window: Window; readonly isNamed: boolean };

/** `from Tuesday 1 December to Thursday 31 December`, `in the next twelve months`. */
export function periodWords(format: FormatContext, { window: { from, to }, isNamed }: Period): string {
  const { zone } = format;
  if (!isNamed) return format.say('headline-of-year');
  const [first, last] = [civilDate(from, zone), addDays(civilDate(to, zone), -1)];
  if (first >= last) return dayWords(format, dayOn(first, zone));
  return format.say('headline-of-days', { from: dayName(format, first), to: dayName(format, last) });
}

/** The aspects of one kind that are asked for; where only a moment or one of several days is, those that matter then. */
export function aspectsOf<A extends Aspect>(
  { aspects, time, part, superlative }: Question,
  all: readonly A[],
  ofMoment: readonly A[],
): readonly A[] {
  const asked = all.filter((aspect) => aspects.includes(aspect));
  const isOpen = time === undefined && part === undefined && superlative === undefined;
  return asked.length > 0 || isOpen ? asked : ofMoment;
}

export function onlyOf<A extends Aspect>({ aspects }: Question, all: readonly A[]): A | undefined {
  const [only, ...others] = all.filter((aspect) => aspects.includes(aspect));
  return others.length === 0 ? only : undefined;
}

/** The first lines about some aspects, one for each and each day, in the order in which they are asked for. */
export function aspectLines<A extends Aspect>(
  { aspects }: Question,
  days: readonly Day[],
  own: readonly A[],
  lineOf: (aspect: A, day: Day) => string | undefined,
): string[] {
  const inOrder = own.toSorted((a, b) => aspects.indexOf(a) - aspects.indexOf(b));
  // The next high water is the same one on each day, and what a height leaves out is so on all of them.
  const said = new Set<string>();
  const isNew = (sentence: string): boolean => sentence.length < bounds.remarkCharacters || !said.has(sentence);
  return [...new Set(inOrder.flatMap((aspect) => days.flatMap((day) => lineOf(aspect, day) ?? [])))].map((line) => {
    const rest = line.split(/(?<=[.。]) /).filter(isNew);
    for (const one of rest) said.add(one);
    return rest.join(' ');
  });
}
