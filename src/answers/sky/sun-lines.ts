import type { AspectQuestion, PartOfDay, SunAspect, Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import {
  blueHourDeg,
  daylightMs,
  goldenHourDeg,
  skyEvents,
  sunBetween,
  type SkyEventName,
} from '../../domain/sky/index.ts';
import { addDays, clockTime, dayWindow, utcDayMs, type Instant } from '../../domain/time.ts';
import { clock, dateAndClock, duration, type FormatContext } from '../format.ts';
import { dayWords, eventLine, isToday, sentences, windowOf, yesOrNo } from '../headline.ts';
import { nextSeason } from './seasons.ts';
import { isLightAt, polarText } from './sky-times.ts';

type SunQuestion = Omit<AspectQuestion, 'aspect'>;
type LineOf = (format: FormatContext, place: Place, day: Day, question: SunQuestion) => string;

const lines: Readonly<Record<Exclude<SunAspect, 'sun-position'>, LineOf>> = {
  sunrise: (...asked) => sunOrLight('sunrise', ...asked),
  sunset: (...asked) => sunOrLight('sunset', ...asked),
  dawn: (...asked) => sunOrLight('dawn', ...asked),
  dusk: (...asked) => sunOrLight('dusk', ...asked),
  'golden-hour': light('sun-golden', goldenHourDeg),
  'blue-hour': light('sun-blue', blueHourDeg),
  twilight: twilight('sun-twilight', 'civilDawn', 'civilDusk'),
  'nautical-twilight': twilight('sun-nautical-twilight', 'nauticalDawn', 'nauticalDusk'),
  'astronomical-twilight': twilight('sun-astronomical-twilight', 'astronomicalDawn', 'astronomicalDusk'),
  'solar-noon': (format, place, day) => skyEventLine(format, place, day, 'sun-noon', 'solarNoon'),
  'day-length': (format, { point }, day) =>
    valueLine(format, day, 'sun-day-length', duration(format, daylightMs(point, day.window))),
  equinox: (format, _, day) => seasonLine(format, day, 'equinox'),
  solstice: (format, _, day) => seasonLine(format, day, 'solstice'),
};

/** `Sunset in Barcelona today: 17:25, in 2 h 10.` */
export function sunFirstLine(
  format: FormatContext,
  place: Place,
  day: Day,
  { aspect, ...question }: AspectQuestion & { readonly aspect: Exclude<SunAspect, 'sun-position'> },
): string {
  return lines[aspect](format, place, day, question);
}

/** `Golden hour today: …`; that there is none without a value. */
function valueLine(format: FormatContext, day: Day, key: string, value: string): string {
  const named = { what: format.words.say(key), day: dayWords(format, day) };
  return format.words.say(value === '' ? 'headline-no' : 'headline-value', { ...named, value });
}

/** An equinox or solstice may be two days off the date that people give it. */
const seasonToleranceMs = 2 * utcDayMs;

/** `December solstice: Mon 21 Dec 20:50.`: the next one; of another day than today, the one around it or behind it. */
export function seasonLine(format: FormatContext, { window }: Day, aspect: 'equinox' | 'solstice'): string {
  const { words, now } = format;
  const from = window.from > now ? window.from - seasonToleranceMs : now;
  const { name, at } = nextSeason(from, aspect);
  return words.say('headline-fact', { what: words.say(`sun-${name}`), value: dateAndClock(format, at) });
}

/** The next event of a day, else the first; `undefined` where there is none. */
export function shownSkyEvent(
  { now }: FormatContext,
  { point }: Pick<Place, 'point'>,
  { window }: Day,
  event: SkyEventName,
): Instant | undefined {
  const instants = skyEvents(point, window)[event];
  return instants.find((instant) => instant > now) ?? instants[0];
}

/** The next event of a day, else the one that is over and, behind one of today, that of tomorrow, or that there is none. */
export function skyEventLine(format: FormatContext, place: Place, day: Day, key: string, event: SkyEventName): string {
  const { words, now, zone } = format;
  const at = shownSkyEvent(format, place, day, event);
  if (at === undefined) return valueLine(format, day, key, '');
  const line = eventLine(format, day, key, at);
  if (at > now || now >= day.window.to) return line;
  const [next] = skyEvents(place.point, dayWindow(addDays(day.date, 1), zone))[event];
  return next === undefined ? line : `${line} ${words.say('headline-tomorrow-at', { time: clock(format, next) })}`;
}

type SunEvent = 'sunrise' | 'sunset' | 'dawn' | 'dusk';

/** `Is it still light at 8?` asks for the dusk, and is answered by yes while the light of the dawn lasts. */
function sunOrLight(event: SunEvent, format: FormatContext, place: Place, day: Day, question: SunQuestion): string {
  const { now, zone } = format;
  const { state } = question;
  const lasting = state === 'light' ? 'dawn' : state === 'dark' ? 'dusk' : undefined;
  const time = question.time ?? (lasting && isToday(format, day) ? clockTime(now, zone) : undefined);
  if (time === undefined) return sunEventLine(format, place, day, event);
  // `Is it dark at 5?`: yes or no, with the event of that half of the day.
  const asked = lasting ?? event;
  const isTwilight = asked === 'dawn' || asked === 'dusk';
  const [morning, evening] = isTwilight ? (['dawn', 'dusk'] as const) : (['sunrise', 'sunset'] as const);
  const line = sunEventLine(format, place, day, lasting ? event : time < '12:00' ? morning : evening);
  const isUp = isLightAt(format, place, day, time, { isTwilight });
  return yesOrNo(format, isUp === (asked === morning), line);
}

/** `Last light (civil dusk) in Dover tomorrow: 16:31. Sunset: 15:57.` */
function sunEventLine(format: FormatContext, place: Place, day: Day, event: SunEvent): string {
  const { words } = format;
  const isMorning = event === 'dawn' || event === 'sunrise';
  const [sunKey, sunEvent] = isMorning ? (['sun-rise', 'sunrise'] as const) : (['sun-set', 'sunset'] as const);
  const [sun] = skyEvents(place.point, day.window)[sunEvent];
  if (event === sunEvent) {
    return sun === undefined
      ? polarText(format, place, day.window)
      : skyEventLine(format, place, day, sunKey, sunEvent);
  }
  const [key, light] = isMorning
    ? (['sun-first-light', 'civilDawn'] as const)
    : (['sun-last-light', 'civilDusk'] as const);
  const line = skyEventLine(format, place, day, key, light);
  const ofSun =
    sun === undefined ? undefined : words.say('headline-fact', { what: words.say(sunKey), value: clock(format, sun) });
  return sentences(line, ofSun) ?? line;
}

/** Of times in the morning and in the evening those in the part of the day that is asked about; all of them where none is. */
function inPart<T>(
  { part: own, ...wholeDay }: Day,
  ofAll: PartOfDay | undefined,
  all: readonly T[],
  startOf: (one: T) => Instant,
): readonly T[] {
  const part = own ?? ofAll;
  // A winter evening's light is that of the afternoon.
  const half: PartOfDay | undefined = typeof part === 'string' ? (part === 'morning' ? [0, 12] : [12, 30]) : part;
  const { from, to } = windowOf(wholeDay, half);
  const some = all.filter((one) => startOf(one) >= from && startOf(one) < to);
  return some.length > 0 ? some : all;
}

/** When the Sun's centre is between two altitudes, morning and evening. */
function light(key: 'sun-golden' | 'sun-blue', limits: readonly [number, number]): LineOf {
  return (format, place, day, { part }) => {
    const all = inPart(day, part, sunBetween(place.point, day.window, limits), ({ from }) => from);
    const spans = all.map(({ from, to }) => `${clock(format, from)}–${clock(format, to)}`).join(', ');
    return valueLine(format, day, key, spans && `${spans} ${format.words.say(`${key}-definition`)}`);
  };
}

/** Dawn and dusk. */
function twilight(key: string, dawn: SkyEventName, dusk: SkyEventName): LineOf {
  return (format, place, day, { part }) => {
    const events = skyEvents(place.point, day.window);
    const shown = inPart(day, part, [...events[dawn], ...events[dusk]], (at) => at);
    return valueLine(format, day, key, shown.map((at) => clock(format, at)).join(', '));
  };
}
