import type { AskedState, AspectQuestion, MoonAspect, PartOfDay, SunAspect, Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import {
  daylightMs,
  nextLunarEclipse,
  nextMoonQuarters,
  nextSolarEclipse,
  skyEvents,
  sunAltitudeDeg,
  sunBetween,
  type SkyEventName,
  blueHourDeg,
  goldenHourDeg,
} from '../../domain/sky/index.ts';
import { addDays, clockTime, dayWindow, instantOf, utcDayMs, type Instant } from '../../domain/time.ts';
import { clock, dateAndClock, duration, type FormatContext } from '../format.ts';
import { eclipseLine } from './headline-eclipse.ts';
import { dayWords, eventLine, windowOf, yesOrNo } from '../headline.ts';
import { nextSupermoon, phaseLine, startOf, type Several } from './headline-phase.ts';
import { planetsLine } from './moon.ts';
import { nextSeason } from './seasons.ts';

/** `Sunset in Barcelona today: 17:25, in 2 h 10.` */
export function sunFirstLine(
  format: FormatContext,
  place: Place,
  day: Day,
  { aspect, part, time, state }: AspectQuestion & { readonly aspect: Exclude<SunAspect, 'sun-position'> },
): string {
  const { words } = format;
  const events = skyEvents(place.point, day.window);
  const named = { day: dayWords(format, day) };
  switch (aspect) {
    case 'sunrise':
    case 'sunset':
    case 'dawn':
    case 'dusk':
      return sunOrLight(format, place, day, aspect, { time, state });
    case 'golden-hour':
      return light(format, place, { day, part }, 'sun-golden', goldenHourDeg);
    case 'blue-hour':
      return light(format, place, { day, part }, 'sun-blue', blueHourDeg);
    case 'twilight':
      return twilight(format, { day, part }, 'sun-twilight', [events.civilDawn, events.civilDusk]);
    case 'nautical-twilight':
      return twilight(format, { day, part }, 'sun-nautical-twilight', [events.nauticalDawn, events.nauticalDusk]);
    case 'astronomical-twilight':
      return twilight(format, { day, part }, 'sun-astronomical-twilight', [
        events.astronomicalDawn,
        events.astronomicalDusk,
      ]);
    case 'solar-noon':
      return (
        skyEventLine(format, place, day, 'sun-noon', 'solarNoon') ??
        words.say('headline-no', { ...named, what: words.say('sun-noon') })
      );
    case 'day-length':
      return words.say('headline-value', {
        ...named,
        what: words.say('sun-day-length'),
        value: duration(format, daylightMs(place.point, day.window)),
      });
    case 'equinox':
    case 'solstice':
      return seasonLine(format, day, aspect);
    default:
      return aspect satisfies never;
  }
}

/** An equinox or solstice may be two days off the date that people give it. */
const seasonToleranceMs = 2 * utcDayMs;

/** `December solstice: Mon 21 Dec 20:50.`: the next one; of another day than today, the one around it or behind it. */
export function seasonLine(format: FormatContext, { window }: Day, aspect: 'equinox' | 'solstice'): string {
  const { words, now } = format;
  const from = window.from > now ? window.from - seasonToleranceMs : now;
  const { name, at } = nextSeason(from, aspect);
  return words.say('headline-season', { what: words.say(`sun-${name}`), when: dateAndClock(format, at) });
}

function riseOrSet(format: FormatContext, place: Place, day: Day, event: 'sunrise' | 'sunset'): string {
  const key = event === 'sunrise' ? 'sun-rise' : 'sun-set';
  const line = skyEventLine(format, place, day, key, event);
  if (line !== undefined) return line;
  const { words } = format;
  const isUp = sunAltitudeDeg(place.point, (day.window.from + day.window.to) / 2) > horizonDeg;
  return words.say(isUp ? 'sun-polar-day' : 'sun-polar-night');
}

/** The next event of a day, else the first; `undefined` where there is none. */
export function shownSkyEvent(
  { now }: FormatContext,
  { point }: Place,
  { window }: Day,
  event: SkyEventName,
): Instant | undefined {
  const instants = skyEvents(point, window)[event];
  return instants.find((instant) => instant > now) ?? instants[0];
}

/** The next event of a day, else the one that is over and, behind one of today, that of tomorrow; `undefined` where there is none. */
function skyEventLine(
  format: FormatContext,
  place: Place,
  day: Day,
  key: string,
  event: SkyEventName,
): string | undefined {
  const { words, now, zone } = format;
  const at = shownSkyEvent(format, place, day, event);
  if (at === undefined) return undefined;
  const line = eventLine(format, day, key, at);
  if (at > now || now >= day.window.to) return line;
  const [next] = skyEvents(place.point, dayWindow(addDays(day.date, 1), zone))[event];
  return next === undefined ? line : `${line} ${words.say('headline-tomorrow-at', { time: clock(format, next) })}`;
}

/** Altitude of the Sun's centre at sunrise and sunset: upper limb and refraction let it count as up below the horizon. */
const horizonDeg = -0.8333;
/** The same at the ends of civil twilight. */
const civilTwilightDeg = -6;

/** `Last light (civil dusk) in Dover tomorrow: 16:31. Sunset: 15:57.` */
function lightLine(format: FormatContext, place: Place, day: Day, aspect: 'dawn' | 'dusk'): string {
  const { words } = format;
  const [key, event, sunKey, sunEvent] =
    aspect === 'dawn'
      ? (['sun-first-light', 'civilDawn', 'sun-rise', 'sunrise'] as const)
      : (['sun-last-light', 'civilDusk', 'sun-set', 'sunset'] as const);
  const named = { what: words.say(key), day: dayWords(format, day) };
  const [sun] = skyEvents(place.point, day.window)[sunEvent];
  return [
    skyEventLine(format, place, day, key, event) ?? words.say('headline-no', named),
    ...(sun === undefined ? [] : [words.say('headline-fact', { what: words.say(sunKey), value: clock(format, sun) })]),
  ].join(' ');
}

type SunEvent = 'sunrise' | 'sunset' | 'dawn' | 'dusk';

/** `Is it still light at 8?` asks for the dusk, and is answered by yes while the light of the dawn lasts. */
function sunOrLight(
  format: FormatContext,
  place: Place,
  day: Day,
  aspect: SunEvent,
  { time, state }: { readonly time: string | undefined; readonly state: AskedState | undefined },
): string {
  const { now, zone } = format;
  const lasting = state === 'light' ? 'dawn' : state === 'dark' ? 'dusk' : undefined;
  const isNow = lasting && now >= day.window.from && now < day.window.to;
  const at = time ?? (isNow ? clockTime(now, zone) : undefined);
  return at === undefined
    ? sunEventLine(format, place, day, aspect)
    : sunAt(format, place, day, { asked: lasting ?? aspect, shown: lasting && aspect, time: at });
}

function sunEventLine(format: FormatContext, place: Place, day: Day, event: SunEvent): string {
  return event === 'dawn' || event === 'dusk'
    ? lightLine(format, place, day, event)
    : riseOrSet(format, place, day, event);
}

/** `Is it dark at 5?`: yes or no, with the event of that half of the day. */
function sunAt(
  format: FormatContext,
  place: Place,
  day: Day,
  { asked, shown, time }: { asked: SunEvent; shown: SunEvent | undefined; time: string },
): string {
  const isTwilight = asked === 'dawn' || asked === 'dusk';
  const altitudeDeg = sunAltitudeDeg(place.point, instantOf(day.date, time, format.zone));
  const isUp = altitudeDeg > (isTwilight ? civilTwilightDeg : horizonDeg);
  const [morning, evening] = isTwilight ? (['dawn', 'dusk'] as const) : (['sunrise', 'sunset'] as const);
  const line = sunEventLine(format, place, day, shown ?? (time < '12:00' ? morning : evening));
  return yesOrNo(format, isUp === (asked === morning), line);
}

/** A day, and the part of it that is asked about. */
type DayAsked = { readonly day: Day; readonly part: PartOfDay | undefined };

/** Of times in the morning and in the evening those in the part of the day that is asked about; all of them where none is. */
function inPart<T>({ day, part: ofAll }: DayAsked, all: readonly T[], startOf: (one: T) => Instant): readonly T[] {
  const { part: own, ...wholeDay } = day;
  const part = own ?? ofAll;
  // A winter evening's light is that of the afternoon.
  const half: PartOfDay | undefined = typeof part === 'string' ? (part === 'morning' ? [0, 12] : [12, 30]) : part;
  const { from, to } = windowOf(wholeDay, half);
  const some = all.filter((one) => startOf(one) >= from && startOf(one) < to);
  return some.length > 0 ? some : all;
}

/** When the Sun's centre is between two altitudes, morning and evening. */
function light(
  format: FormatContext,
  place: Place,
  asked: DayAsked,
  key: 'sun-golden' | 'sun-blue',
  limits: readonly [number, number],
): string {
  const { words } = format;
  const { day } = asked;
  const spans = inPart(asked, sunBetween(place.point, day.window, limits), ({ from }) => from).map(
    ({ from, to }) => `${clock(format, from)}–${clock(format, to)}`,
  );
  const what = words.say(key);
  const named = { what, day: dayWords(format, day) };
  return spans.length > 0
    ? words.say('headline-value', { ...named, value: `${spans.join(', ')} ${words.say(`${key}-definition`)}` })
    : words.say('headline-no', named);
}

/** Dawn and dusk. */
function twilight(
  format: FormatContext,
  asked: DayAsked,
  key: string,
  dawnAndDusk: readonly (readonly Instant[])[],
): string {
  const { words } = format;
  const { day } = asked;
  const times = inPart(asked, dawnAndDusk.flat(), (at) => at).map((at) => clock(format, at));
  const named = { what: words.say(key), day: dayWords(format, day) };
  return times.length > 0
    ? words.say('headline-value', { ...named, value: times.join(', ') })
    : words.say('headline-no', named);
}

/** `Next full moon: Tue 24 Nov 15:53.`; full and new moons are looked for from the day on that is asked about. */
export function moonFirstLine(
  format: FormatContext,
  place: Place,
  day: Day,
  aspect: Exclude<MoonAspect, 'moon-position'>,
  asked: Several = {},
): string {
  const { words } = format;
  switch (aspect) {
    case 'full-moon':
    case 'new-moon':
    case 'moon-phase':
    case 'supermoon':
      return phaseLine(format, day, aspect, asked);
    case 'lunar-eclipse':
    case 'solar-eclipse':
      return eclipseLine(format, place, aspect, startOf(format, day), asked);
    case 'moonrise':
    case 'moonset': {
      const key = aspect === 'moonrise' ? 'moon-rise' : 'moon-set';
      const none = { what: words.say(key), day: dayWords(format, day) };
      return skyEventLine(format, place, day, key, aspect) ?? words.say('headline-no', none);
    }
    case 'planets':
      return planetsLine(format, place, day);
    default:
      return aspect satisfies never;
  }
}

/**
 * The instant of the event that an aspect of the Moon is about; `undefined` of its phase, where it does not rise or set, and
 * of what is another one at each place where no place is known.
 */
export function moonEventAt(
  format: FormatContext,
  place: Pick<Place, 'point'> | undefined,
  day: Day,
  aspect: MoonAspect,
): Instant | undefined {
  const from = startOf(format, day);
  switch (aspect) {
    case 'lunar-eclipse':
      return place && nextLunarEclipse(place.point, from).greatest;
    case 'solar-eclipse':
      return place && nextSolarEclipse(place.point, from).greatest;
    case 'full-moon':
    case 'new-moon':
      return nextMoonQuarters(from, 4).find(({ phase }) => `${phase}-moon` === aspect)?.at;
    case 'supermoon':
      return nextSupermoon(from);
    case 'moonrise':
    case 'moonset':
      return place && skyEvents(place.point, day.window)[aspect].find((instant) => instant > format.now);
    case 'moon-position':
    case 'moon-phase':
    case 'planets':
      return undefined;
    default:
      return aspect satisfies never;
  }
}
