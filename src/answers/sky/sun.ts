import type { Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import {
  daylightMs,
  skyEvents,
  sunAltitudeDeg,
  sunBetween,
  type SkyEvents,
  blueHourDeg,
  goldenHourDeg,
} from '../../domain/sky/index.ts';
import { civilDate, type Instant, type Window } from '../../domain/time.ts';
import { sunData } from '../data.ts';
import { fact, facts, text, type Answer, type Block, type Fact } from '../answer.ts';
import {
  clock,
  dateAndClock,
  dayName,
  duration,
  isShown,
  placeName,
  shortDay,
  smallDuration,
  zoneName,
  type FormatContext,
} from '../format.ts';
import { nextSeason } from './seasons.ts';
import { drawn } from '../drawn.ts';

/**
 * Rise, noon, set, day length, twilight, golden and blue hour of a day, and the next season; of several days, rise, set and
 * day length.
 */
export function sunAnswer(
  format: FormatContext,
  place: Place,
  [day, ...others]: readonly [Day, ...Day[]],
  dayBefore: Window,
): Answer {
  const { words } = format;
  if (others.length > 0) return sunOfDays(format, place, [day, ...others]);
  const events = skyEvents(place.point, day.window);
  return {
    title: words.say('sun-title', { place: placeName(format, place), day: dayName(format, day.date) }),
    blocks: [
      ...polarDay(format, place, day, events),
      facts([
        ...comingTimes(format, 'sun-rise', events.sunrise),
        ...times(format, 'sun-noon', events.solarNoon),
        ...comingTimes(format, 'sun-set', events.sunset),
        ...dayLength(format, place, day.window, dayBefore),
      ]),
      twilights(format, events),
      facts([
        ...lightOf(format, place, day.window, 'sun-golden', goldenHourDeg),
        ...lightOf(format, place, day.window, 'sun-blue', blueHourDeg),
        seasonFact(format, day.window.from),
      ]),
    ],
    note: skyNote(format, day),
    data: sunData(place, [day]),
    picture: drawn('sunPicture', { format, place, day }),
  };
}

function sunOfDays(format: FormatContext, place: Place, days: readonly [Day, ...Day[]]): Answer {
  const { words } = format;
  return {
    title: words.say('sun-title-days', { place: placeName(format, place) }),
    blocks: [
      {
        kind: 'table',
        title: [words.say('sun-rise'), words.say('sun-set'), words.say('sun-day-length')].join(' · '),
        rows: days.map(({ date, window }) => {
          const { sunrise, sunset } = skyEvents(place.point, window);
          return [
            shortDay(format, date),
            clocks(format, sunrise),
            clocks(format, sunset),
            duration(format, daylightMs(place.point, window)),
          ];
        }),
      },
    ],
    note: skyNote(format, days[0]),
    data: sunData(place, days),
  };
}

/** Instants of a day, as a cell of a table. */
export function clocks(format: FormatContext, instants: readonly Instant[]): string {
  return instants.length > 0 ? instants.map((at) => clock(format, at)).join(' ') : '–';
}

/** Today the next rise or set; on another day both; polar day or night where there is neither. */
export function sunHeadline(format: FormatContext, { point }: Place, day: Day, events: SkyEvents): string {
  const { words, now, zone } = format;
  const isToday = day.date === civilDate(now, zone);
  const ahead = (at: Instant | undefined): at is Instant => isToday && at !== undefined && at > now;
  const [riseAhead, setAhead] = [events.sunrise.find(ahead), events.sunset.find(ahead)];
  const next = Math.min(riseAhead ?? Infinity, setAhead ?? Infinity);
  if (Number.isFinite(next)) {
    const args = { time: clock(format, next), in: duration(format, next - now) };
    return words.say(next === riseAhead ? 'sun-next-rise' : 'sun-next-set', args);
  }
  return daylightLine(format, { point }, day, events);
}

/** `Sunrise 07:26, sunset 15:56.`: rise and set of a day, or that it has none. */
export function daylightLine(
  format: FormatContext,
  { point }: Pick<Place, 'point'>,
  day: Day,
  events: Pick<SkyEvents, 'sunrise' | 'sunset'>,
): string {
  const { words } = format;
  const [rise] = events.sunrise;
  const [set] = events.sunset;
  if (rise === undefined) {
    if (set === undefined) return words.say(polarText(point, day.window));
    return words.say('sun-only-set', { set: clock(format, set) });
  }
  if (set === undefined) return words.say('sun-only-rise', { rise: clock(format, rise) });
  // Near the polar circles the Sun can set just after midnight and rise again later that day.
  const key = rise < set ? 'sun-rise-and-set' : 'sun-set-and-rise';
  return words.say(key, { rise: clock(format, rise), set: clock(format, set) });
}

/**
 * Altitude of the Sun's centre at rise and set: 34′ of refraction and 16′ of semi-diameter below the horizon (USNO, "Rise,
 * Set, and Twilight Definitions").
 */
const riseAltitudeDeg = -0.8333;

function polarText(point: Place['point'], { from, to }: Window): string {
  return sunAltitudeDeg(point, (from + to) / 2) > riseAltitudeDeg ? 'sun-polar-day' : 'sun-polar-night';
}

function dayLength(format: FormatContext, { point }: Place, day: Window, dayBefore: Window): Fact[] {
  const { words } = format;
  const lengthMs = daylightMs(point, day);
  const changeMs = lengthMs - daylightMs(point, dayBefore);
  // In polar day and polar night the length does not change.
  if (changeMs === 0) return [fact(words, 'sun-day-length', duration(format, lengthMs))];
  const change = words.say(changeMs < 0 ? 'sun-shorter' : 'sun-longer', { by: smallDuration(format, changeMs) });
  const value = `${duration(format, lengthMs)} (${change})`;
  return [fact(words, 'sun-day-length', value)];
}

function twilights(format: FormatContext, events: SkyEvents): Block {
  const { words } = format;
  const cell = (at: Instant | undefined): string => {
    if (at === undefined) return '–';
    return isShown(format, at) ? clock(format, at) : '';
  };
  const row = (key: string, dawn: readonly Instant[], dusk: readonly Instant[]) => [
    words.say(key),
    cell(dawn[0]),
    cell(dusk[0]),
  ];
  return {
    kind: 'table',
    title: words.say('sun-twilight'),
    rows: [
      row('sun-civil', events.civilDawn, events.civilDusk),
      row('sun-nautical', events.nauticalDawn, events.nauticalDusk),
      row('sun-astronomical', events.astronomicalDawn, events.astronomicalDusk),
    ],
  };
}

/**
 * When the Sun's centre is between two altitudes, in the morning and in the evening; none on a day without a whole
 * passage.
 */
function lightOf(
  format: FormatContext,
  { point }: Place,
  day: Window,
  key: string,
  limits: readonly [number, number],
): Fact[] {
  const spans = sunBetween(point, day, limits)
    .filter(({ to }) => isShown(format, to))
    .map(({ from, to }) => `${clock(format, from)}–${clock(format, to)}`);
  return spans.length > 0 ? [fact(format.words, key, spans.join(', '))] : [];
}

/** The next equinox or solstice. */
function seasonFact(format: FormatContext, from: Instant): Fact {
  const { name, at } = nextSeason(from);
  return fact(format.words, `sun-${name}`, dateAndClock(format, at));
}

/** A fact with the times of an event; none where it does not occur or only past ones are left. */
export function times(format: FormatContext, key: string, instants: readonly Instant[]): Fact[] {
  const shown = instants.filter((at) => isShown(format, at));
  if (shown.length === 0) return [];
  return [fact(format.words, key, shown.map((at) => clock(format, at)).join(', '))];
}

/** As `times`; the one of today that comes next also with how long it is until then: `17:31, in 6 h 16`. */
export function comingTimes(format: FormatContext, key: string, instants: readonly Instant[]): Fact[] {
  const { words, now, zone } = format;
  const next = instants.find((at) => at > now);
  const isToday = next !== undefined && civilDate(next, zone) === civilDate(now, zone);
  if (!isToday) return times(format, key, instants);
  return [fact(words, key, words.say('sun-coming', { time: clock(format, next), in: duration(format, next - now) }))];
}

/** That the Sun stays up or down, which no time says. */
export function polarDay(format: FormatContext, place: Place, day: Day, events: SkyEvents): Block[] {
  const hasTimes = events.sunrise.length + events.sunset.length > 0;
  return hasTimes ? [] : [text(sunHeadline(format, place, day, events))];
}

/** Time zone and accuracy of Sun and Moon times. */
export function skyNote(format: FormatContext, { window }: Day): string {
  const { words } = format;
  return `${words.say('note-zone', { zone: zoneName(format, window) })} ${words.say('note-sky')}`;
}
