import { maxOffsetMin, skyMoments, type DeliveryTime } from '../../domain/schedule/index.ts';
import { quote } from '../../lib/quote.ts';
import { Problem } from '../../problem.ts';
import type { Words } from '../../words.ts';
import { means } from './means.ts';
import { fold } from '../../language/lexicon/fold.ts';

/** Six times of two words each. */
const mostWords = 12;
const mostTimes = 6;
/** The times that words begin with, `07:00,19:00 daily`, and the words after them; `undefined` where the first word is no time. */
export function takeTimes(words: readonly string[], spoken: readonly Words[]) {
  for (let count = Math.min(mostWords, words.length); count > 0; count--) {
    const times = timesIn(words.slice(0, count).join(' '), spoken);
    if (times) return { times, rest: words.slice(count) };
  }
  return undefined;
}

/** Times of day and of events: `07:00`, `7h30,19h`, `sunrise-1h`, `high tide-90m`, `full moon 18:00`. Throws a `Problem`. */
export function readTimes(text: string, spoken: readonly Words[]): readonly DeliveryTime[] {
  const times = timesIn(text, spoken);
  if (!times) throw new Problem('time-unknown', { time: quote(text) });
  return times;
}

/** `7am and 7pm`, `06:30 18:00`: times on the clock side by side, with a word that joins them or none. */
const betweenClocks =
  /(?<=\d(?:[:.]\d{2}|h(?:\d{2})?)?(?: ?[ap]\.?m\.?)?)(?: (\S+))? (?=\d{1,2}(?:[:.]\d{2}|h| ?[ap]\.?m))/gu;

function timesIn(text: string, spoken: readonly Words[]): DeliveryTime[] | undefined {
  const listed = text.replace(betweenClocks, (gap: string, word: string | undefined) =>
    word === undefined || means(spoken, 'time-and', word) ? ',' : gap,
  );
  const times = listed.split(',').map((part) => timeIn(fold(part).trim(), spoken));
  const known = times.filter((time) => time !== undefined);
  return known.length === times.length && known.length <= mostTimes ? known : undefined;
}

function timeIn(text: string, spoken: readonly Words[]): DeliveryTime | undefined {
  const time = clockTime(text);
  if (time !== undefined) return { kind: 'clock', time };
  return eventIn(text, spoken) ?? phaseIn(text, spoken);
}

/** `7:00`, `07.00`, `7h`, `7h30`, `19:00`, `7am`, `7:30 pm`. */
const clockShape = /^(\d{1,2})(?:(?:[:.h](\d{2})|h)(?: ?([ap])\.?m\.?)?| ?([ap])\.?m\.?)$/;

function clockTime(text: string): string | undefined {
  const match = clockShape.exec(text);
  if (!match) return undefined;
  const half = match[3] ?? match[4];
  const given = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  if (half !== undefined && (given < 1 || given > 12)) return undefined;
  const hour = half === undefined ? given : (given % 12) + (half === 'p' ? 12 : 0);
  if (hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** An event and how long before or after it: `sunrise`, `sunset + 30 min`, `high tide -1h30`. */
const offsetShape =
  /^(.*?\p{L})\s*(?:([+\-−–])\s*(?:(\d{1,2})\s*h(?:ours?)?\s*)?(?:(\d{1,3})\s*(?:m|min|minutes?)?)?)?$/u;

function eventIn(text: string, spoken: readonly Words[]): DeliveryTime | undefined {
  const match = offsetShape.exec(text);
  if (!match) return undefined;
  const [, name = '', sign, hours, minutes] = match;
  if (sign !== undefined && hours === undefined && minutes === undefined) return undefined;
  const length = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  if (length > maxOffsetMin) return undefined;
  const offsetMin = sign === undefined || sign === '+' ? length : -length;
  const sky = named(skyMoments, name, spoken);
  if (sky) return { kind: 'sky', event: sky, offsetMin };
  const tide = named(['high', 'low'] as const, name, spoken);
  return tide && { kind: 'tide', event: tide, offsetMin };
}

function named<Name extends string>(names: readonly Name[], text: string, spoken: readonly Words[]): Name | undefined {
  return names.find((one) => means(spoken, `time-${one}`, text));
}

function phaseIn(text: string, spoken: readonly Words[]): DeliveryTime | undefined {
  const [, name = '', at = ''] = /^(.*\p{L})\s+(\S+(?: [ap]\.?m\.?)?)$/u.exec(text) ?? [];
  const phase = named(['new', 'first-quarter', 'full', 'third-quarter'] as const, name, spoken);
  const time = clockTime(at);
  return time === undefined || phase === undefined ? undefined : { kind: 'phase', phase, time };
}

/** The IANA zone that a word names, in its canonical spelling: `europe/berlin`, `UTC`. `undefined` for other words. */
export function zoneNamed(word: string): string | undefined {
  if (!/^(utc|gmt|[a-z_]+\/[a-z_/+\-0-9]+)$/i.test(word)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: word }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
