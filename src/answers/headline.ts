import { hoursOfPart, isWhole, type Day, type PartOfDay } from '../domain/question/index.ts';
import { addDays, civilDate, hourMs, instantOf, utcDayMs, type Instant, type Window } from '../domain/time.ts';
import { clock, clockUntil, dayName, duration, type FormatContext } from './format.ts';

/** Whether what is asked after is so. */
export type Verdict = 'yes' | 'somewhat' | 'nearly' | 'no';

/** The part of a day that is asked about; all of the day where none is. */
export function windowOf({ window, part: own }: Day, part: PartOfDay | undefined): Window {
  const asked = own ?? part;
  if (asked === undefined) return window;
  const [from, to] = hoursOfPart(asked);
  return { from: window.from + from * hourMs, to: window.from + to * hourMs };
}

/** The instant of a time of a day; without one, now. */
export function instantAsked({ now, zone }: FormatContext, day: Day, time: string | undefined): Instant {
  return time === undefined ? now : instantOf(day.date, time, zone);
}

/** Whether an instant lies in a window. */
export function isWithin(at: Instant, { from, to }: Window): boolean {
  return at >= from && at < to;
}

export function isToday({ now, zone }: FormatContext, { date }: Day): boolean {
  return date === civilDate(now, zone);
}

/** `today`, `tomorrow`, `on Tuesday 24 November`. */
export function dayWords(format: FormatContext, { date }: Day): string {
  const { words, now, zone } = format;
  const today = civilDate(now, zone);
  if (date === today) return words.say('headline-today');
  if (date === addDays(today, 1)) return words.say('headline-tomorrow');
  return words.say('headline-on', { day: dayName(format, date) });
}

/** As `dayWords`; of a part of the day with its hours: `tomorrow from 12:00 to 18:00`. */
export function partWords(format: FormatContext, day: Day, part: PartOfDay | undefined): string {
  const dayOnly = dayWords(format, day);
  const asked = day.part ?? part;
  if (asked === undefined || isWhole(asked)) return dayOnly;
  const { from, to } = windowOf(day, part);
  return format.words.say('headline-part', { day: dayOnly, from: clock(format, from), to: clockUntil(format, to) });
}

/** `Sunset in Barcelona today: 17:25, in 2 h 10.` The event is named by a text that stands elsewhere as well. */
export function eventLine(format: FormatContext, day: Day, key: string, at: Instant): string {
  const { words, now } = format;
  const args = { event: words.say(key), day: dayWords(format, day), time: clock(format, at) };
  const isSoon = Math.abs(at - now) < utcDayMs && isWithin(now, day.window);
  if (!isSoon) return words.say('headline-event', args);
  return words.say(at > now ? 'headline-event-in' : 'headline-event-ago', { ...args, by: duration(format, at - now) });
}

const verdictKeys = {
  yes: 'headline-yes',
  somewhat: 'headline-somewhat',
  nearly: 'headline-nearly',
  no: 'headline-no-answer',
} as const satisfies Record<Verdict, string>;

/** `No: visibility in Dover …`: a line behind the verdict, where there is one; German nouns keep their capital. */
export function withVerdict({ words }: FormatContext, verdict: Verdict | undefined, line: string): string {
  if (verdict === undefined) return line;
  const isNounCapital = words.language === 'de';
  const inSentence = isNounCapital ? line : line.charAt(0).toLocaleLowerCase(words.language) + line.slice(1);
  return words.say(verdictKeys[verdict], { line: inSentence });
}

/** As `withVerdict`, of a fact that is or is not. */
export function yesOrNo(format: FormatContext, isYes: boolean, line: string): string {
  return withVerdict(format, isYes ? 'yes' : 'no', line);
}

/** Sentences one behind the other; `undefined` without any. */
export function sentences(...lines: readonly (string | undefined)[]): string | undefined {
  const said = lines.filter(Boolean);
  return said.length > 0 ? said.join(' ') : undefined;
}
