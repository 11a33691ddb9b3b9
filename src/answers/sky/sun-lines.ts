import { aspectNames, dayOn, type Day, type SunAspect } from '../../domain/question/index.ts';
import * as sky from '../../domain/sky/index.ts';
import { addDays, clockTime, instantOf, utcDayMs, type Instant } from '../../domain/time.ts';
import { compose, type Answer } from '../answer.ts';
import { clock, clockSpans, dateAndClock, duration, type FormatContext } from '../format.ts';
import {
  aspectLines,
  aspectsOf,
  dayLine,
  dayWords,
  isToday,
  nothing,
  sentences,
  valueLine,
  windowOf,
  withVerdict,
} from '../headline.ts';
import type { Asked, DaysAsked, PlaceAsked } from '../headline.ts';
import { positionLine, skyEventLine, withPosition } from './position-lines.ts';
import { civilTwilightDeg, polarText, riseAltitudeDeg, skyNote } from './sky-times.ts';

type LineOf = (asked: Asked) => string;

const lines: Readonly<Record<SunAspect, LineOf>> = {
  'sun-position': (asked) => positionLine(asked, 'sun'),
  sunrise: (asked) => sunOrLight(asked, 'sunrise'),
  sunset: (asked) => sunOrLight(asked, 'sunset'),
  dawn: (asked) => sunOrLight(asked, 'dawn'),
  dusk: (asked) => sunOrLight(asked, 'dusk'),
  'golden-hour': between('sun-golden', sky.goldenHourDeg),
  'blue-hour': between('sun-blue', sky.blueHourDeg),
  twilight: between('sun-twilight', [civilTwilightDeg, riseAltitudeDeg], true),
  'nautical-twilight': between('sun-nautical-twilight', [-12, civilTwilightDeg], true),
  'astronomical-twilight': fullyDark,
  'solar-noon': (asked) => skyEventLine(asked, 'sun-noon', 'solarNoon'),
  'day-length': dayLength,
  equinox: ({ format, day }) => seasonLine(format, day, 'equinox'),
  solstice: ({ format, day }) => seasonLine(format, day, 'solstice'),
};

/** The table of several days has these: their first line is that of the first day. */
const inTable: ReadonlySet<SunAspect> = new Set(['sunrise', 'sunset', 'day-length']);

/** The first lines about the Sun, one for each aspect and day: `Sunset in Barcelona today: 17:25, in 2 h 10.` */
export function sunFirstLines({ format, place, days, question = nothing }: PlaceAsked): string[] {
  const asked = aspectsOf(question, aspectNames.sun, []);
  const { time, ...timeless } = question;
  // `Sunset, and the wind at sunset`: the time is that of the wind.
  const isTimed = time !== undefined && asked.length === question.aspects.length;
  return aspectLines(question, days, asked, (aspect, day) => {
    if (inTable.has(aspect) && days.length > 3 && day !== days[0]) return undefined;
    const askedAspect = { format, place, day, question: aspect === 'sun-position' || isTimed ? question : timeless };
    return withPosition(askedAspect, aspect, lines[aspect](askedAspect));
  });
}

/** The equinoxes and solstices that are asked for; `undefined` where more is asked for. */
export function seasonsAnswer({ format, days: [day], question = nothing }: DaysAsked): Answer | undefined {
  const { aspects } = question;
  const known = aspects.filter((aspect) => aspect === 'equinox' || aspect === 'solstice');
  if (known.length === 0 || known.length < aspects.length) return undefined;
  const parts = known.map((aspect) => seasonLine(format, day, aspect));
  return compose({ title: format.say('sun-title-anywhere'), parts, note: skyNote(format, day) });
}

/** An equinox or solstice may be two days off the date that people give it. */
const seasonToleranceMs = 2 * utcDayMs;

/** `December solstice: Mon 21 Dec 20:50.`: the next one; of another day than today, the one around it or behind it. */
function seasonLine(format: FormatContext, { window }: Day, aspect: 'equinox' | 'solstice'): string {
  const { now } = format;
  const { name, at } = sky.nextSeason(window.from > now ? window.from - seasonToleranceMs : now, aspect);
  return format.say('headline-fact', { what: format.say(`sun-${name}`), value: dateAndClock(format, at) });
}

type SunEvent = 'sunrise' | 'sunset' | 'dawn' | 'dusk';

/** `Is it still light at 8?` asks for the dusk, and is answered by yes while the light of the dawn lasts. */
function sunOrLight(asked: Asked, event: SunEvent): string {
  const { format, place, day, question } = asked;
  const { now, zone } = format;
  const { state, moreTimes = [] } = question;
  if (question.time !== undefined && moreTimes.length > 0) return lightAt(asked, [question.time, ...moreTimes]);
  const lasting = state === 'light' ? 'dawn' : state === 'dark' ? 'dusk' : undefined;
  const time = question.time ?? (lasting && isToday(format, day) ? clockTime(now, zone) : undefined);
  if (time === undefined) return sunEventLine(asked, event);
  // `Is it dark at 5?`: yes or no, with the event of that half of the day.
  const wanted = lasting ?? event;
  const isTwilight = wanted === 'dawn' || wanted === 'dusk';
  const [morning, evening] = isTwilight ? (['dawn', 'dusk'] as const) : (['sunrise', 'sunset'] as const);
  const line = sunEventLine(asked, lasting ? event : time < '12:00' ? morning : evening);
  const altitudeDeg = sky.sunAltitudeDeg(place.point, instantOf(day.date, time, zone));
  const isUp = altitudeDeg > (isTwilight ? civilTwilightDeg : riseAltitudeDeg);
  return withVerdict(format, isUp === (wanted === morning) ? 'yes' : 'no', line);
}

/** `09:21 tomorrow: daylight. 21:42 tomorrow: between sunset and sunrise.`: the light at each of some times. */
function lightAt({ format, place, day }: Asked, times: readonly string[]): string {
  const lines = times.map((time) => {
    const at = instantOf(day.date, time, format.zone);
    const altitudeDeg = sky.sunAltitudeDeg(place.point, at);
    const light = altitudeDeg > riseAltitudeDeg ? 'day' : altitudeDeg > civilTwilightDeg ? 'civil' : 'night';
    return valueLine(format, dayWords(format, day), clock(format, at), format.say(`when-light-${light}`));
  });
  return lines.join(' ');
}

/** `Last light (civil dusk) in Dover tomorrow: 16:31. Sunset: 15:57.` */
function sunEventLine(asked: Asked, event: SunEvent): string {
  const { format, place, day } = asked;
  const isMorning = event === 'dawn' || event === 'sunrise';
  const sunKey = isMorning ? 'sun-rise' : 'sun-set';
  const sunEvent = isMorning ? 'sunrise' : 'sunset';
  const [sun] = sky.skyEvents(place.point, day.window)[sunEvent];
  if (event === sunEvent && sun === undefined) return polarText(format, place, day.window);
  if (event === sunEvent) return skyEventLine(asked, sunKey, sunEvent);
  const line = isMorning
    ? skyEventLine(asked, 'sun-first-light', 'civilDawn')
    : skyEventLine(asked, 'sun-last-light', 'civilDusk');
  const sunFact = sun !== undefined && { what: format.say(sunKey), value: clock(format, sun) };
  return sentences(line, sunFact ? format.say('headline-fact', sunFact) : undefined) ?? line;
}

/** Of times in the morning and in the evening those in the part of the day that is asked about; all of them where none is. */
function inPart<T>({ day, question }: Asked, all: readonly T[], startOf: (one: T) => Instant): readonly T[] {
  const { part: own, ...wholeDay } = day;
  const part = own ?? question.part;
  // A winter evening's light is that of the afternoon.
  const half = typeof part === 'string' ? (part === 'morning' ? ([0, 12] as const) : ([12, 30] as const)) : part;
  const { from, to } = windowOf(wholeDay, half);
  const some = all.filter((one) => startOf(one) >= from && startOf(one) < to);
  return some.length > 0 ? some : all;
}

/** `Day length today: 7 h 47 (07:57–15:44).` */
function dayLength(asked: Asked): string {
  const { format, place, day } = asked;
  const spans = clockSpans(format, sky.sunBetween(place.point, day.window, [riseAltitudeDeg, 90]));
  return dayLine(
    asked,
    'sun-day-length',
    [duration(format, sky.daylightMs(place.point, day.window)), spans && `(${spans})`].filter(Boolean).join(' '),
  );
}

/** When the Sun's centre is between two altitudes, morning and evening: a light with what it is, a twilight with how long it lasts. */
function between(key: string, limits: readonly [number, number], isTwilight = false): LineOf {
  return (asked) => {
    const { format, place, day } = asked;
    const all = inPart(asked, sky.sunBetween(place.point, day.window, limits), ({ from }) => from);
    const last = all.at(-1);
    const isOver = !isTwilight && isToday(format, day) && last !== undefined && last.to <= format.now;
    const tomorrow = { ...asked, day: dayOn(addDays(day.date, 1), format.zone) };
    if (isOver && asked.question.part === undefined) return between(key, limits)(tomorrow);
    if (isOver) {
      const by = duration(format, format.now - last.to);
      const said = {
        event: format.say(key),
        day: dayWords(format, day),
        time: clockSpans(format, all),
        side: 'ago',
        by,
      };
      return sentences(format.say('headline-event', said), between(key, limits)(tomorrow))!;
    }
    const lasting = all.map((one) => `${clockSpans(format, [one])} (${duration(format, one.to - one.from)})`);
    const definition = all.length > 0 && !isTwilight ? ` ${format.say(`${key}-definition`)}` : '';
    return dayLine(asked, key, isTwilight ? lasting.join(', ') : `${clockSpans(format, all)}${definition}`);
  };
}

/** `Fully dark tonight: 18:04–05:43 (11 h 39).`: the night that begins on a day, of its morning the one that ends on it. */
function fullyDark(asked: Asked): string {
  const { format, place, day, question } = asked;
  const { from, to } = day.window;
  const noon = (from + to) / 2;
  const isBefore = (day.part ?? question.part) === 'morning';
  const night = isBefore ? { from: noon - utcDayMs, to: noon } : { from: noon, to: noon + utcDayMs };
  const spans = sky.sunBetween(place.point, night, [-90, -18]);
  const lasting = spans.map((one) => `${clockSpans(format, [one])} (${duration(format, one.to - one.from)})`);
  return dayLine(asked, 'sun-astronomical-twilight', lasting.join(', '));
}
