import { hoursOfPart, isWhole, type Day, type PartOfDay } from '../domain/question/index.ts';
import { addDays, civilDate, type Instant, type Window } from '../domain/time.ts';
import { clock, clockUntil, dayName, duration, type FormatContext } from './format.ts';

const hourMs = 3_600_000;

/** The part of a day that is asked about; all of the day where none is. */
export function windowOf({ window, part: own }: Day, part: PartOfDay | undefined): Window {
  const asked = own ?? part;
  if (asked === undefined) return window;
  const [from, to] = hoursOfPart(asked);
  return { from: window.from + from * hourMs, to: window.from + to * hourMs };
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
  const isSoon = Math.abs(at - now) < 24 * hourMs && now >= day.window.from && now < day.window.to;
  if (!isSoon) return words.say('headline-event', args);
  return words.say(at > now ? 'headline-event-in' : 'headline-event-ago', { ...args, by: duration(format, at - now) });
}

/** `Yes: last light …`: a line as the answer to a question that is answered by yes or no. */
export function yesOrNo({ words }: FormatContext, isYes: boolean, line: string): string {
  const inSentence = line.charAt(0).toLocaleLowerCase(words.language) + line.slice(1);
  return words.say(isYes ? 'headline-yes' : 'headline-no-answer', { line: inSentence });
}
