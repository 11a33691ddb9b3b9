import type { Place } from '../domain/place.ts';
import {
  daylightMs,
  seasons,
  skyEvents,
  sunAltitudeDeg,
  sunCrossings,
  type Seasons,
  type SkyEvents,
} from '../domain/sky/index.ts';
import { civilDate, type Instant, type Window } from '../domain/time.ts';
import { fact, facts, text, type Answer, type Block, type Fact } from './answer.ts';
import {
  clock,
  dateAndClock,
  dayName,
  duration,
  isTold,
  placeName,
  smallDuration,
  zoneName,
  type Voice,
} from './format.ts';
import type { Day } from './tide.ts';

export function sunAnswer(voice: Voice, place: Place, day: Day, dayBefore: Window): Answer {
  const { words } = voice;
  const events = skyEvents(place.point, day.window);
  return {
    title: words.say('sun-title', { place: placeName(voice, place), day: dayName(voice, day.date) }),
    blocks: [
      text(sunHeadline(voice, place, day, events)),
      facts([
        ...times(voice, 'sun-rise', events.sunrise),
        ...times(voice, 'sun-noon', events.solarNoon),
        ...times(voice, 'sun-set', events.sunset),
        ...dayLength(voice, place, day.window, dayBefore),
      ]),
      twilights(voice, events),
      facts([
        ...lightOf(voice, place, day.window, 'sun-golden', [-4, 6]),
        ...lightOf(voice, place, day.window, 'sun-blue', [-6, -4]),
        nextSeason(voice, day.window.from),
      ]),
    ],
    note: skyNote(voice, day),
    picture: async (theme) => (await import('./pictures/index.ts')).sunPicture({ format: voice, place, day }, theme),
  };
}

/** What comes next today; of another day rise and set; polar day and night in words. */
export function sunHeadline(voice: Voice, { point }: Place, day: Day, events: SkyEvents): string {
  const { words, now, zone } = voice;
  const [rise] = events.sunrise;
  const [set] = events.sunset;
  if (rise === undefined && set === undefined) return words.say(polarText(point, day.window));
  const isToday = day.date === civilDate(now, zone);
  const ahead = (at: Instant | undefined): at is Instant => isToday && at !== undefined && at > now;
  const [riseAhead, setAhead] = [events.sunrise.find(ahead), events.sunset.find(ahead)];
  const next = Math.min(riseAhead ?? Infinity, setAhead ?? Infinity);
  if (Number.isFinite(next)) {
    const args = { time: clock(voice, next), in: duration(voice, next - now) };
    return words.say(next === riseAhead ? 'sun-next-rise' : 'sun-next-set', args);
  }
  if (rise === undefined) return words.say('sun-only-set', { set: clock(voice, set!) });
  if (set === undefined) return words.say('sun-only-rise', { rise: clock(voice, rise) });
  // Near the polar circles the Sun can set just after midnight and rise again.
  const key = rise < set ? 'sun-rise-and-set' : 'sun-set-and-rise';
  return words.say(key, { rise: clock(voice, rise), set: clock(voice, set) });
}

function polarText(point: Place['point'], { from, to }: Window): string {
  // Upper limb and refraction let the Sun count as up while its centre is less than 0.83° below the horizon.
  const middle = sunAltitudeDeg(point, (from + to) / 2);
  return middle > -0.8333 ? 'sun-polar-day' : 'sun-polar-night';
}

function dayLength(voice: Voice, { point }: Place, day: Window, dayBefore: Window): Fact[] {
  const { words } = voice;
  const lengthMs = daylightMs(point, day);
  const changeMs = lengthMs - daylightMs(point, dayBefore);
  // Polar day and night have a length, but nobody asks by how much it changes.
  if (changeMs === 0) return [fact(words, 'sun-day-length', duration(voice, lengthMs))];
  const change = words.say(changeMs < 0 ? 'sun-shorter' : 'sun-longer', { by: smallDuration(voice, changeMs) });
  const value = `${duration(voice, lengthMs)} (${change})`;
  return [fact(words, 'sun-day-length', value)];
}

function twilights(voice: Voice, events: SkyEvents): Block {
  const { words } = voice;
  const cell = (at: Instant | undefined): string => {
    if (at === undefined) return '–';
    return isTold(voice, at) ? clock(voice, at) : '';
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
 * When the Sun's centre is between two altitudes, morning and evening: photographers' golden hour is −4° to 6°, blue hour
 * −6° to −4°. None on a day without a whole passage.
 */
function lightOf(
  voice: Voice,
  { point }: Place,
  day: Window,
  key: string,
  [lowDeg, highDeg]: readonly [number, number],
): Fact[] {
  const low = sunCrossings(point, day, lowDeg);
  const high = sunCrossings(point, day, highDeg);
  const span = (from: Instant | undefined, to: Instant | undefined): string[] =>
    from === undefined || to === undefined || from > to || !isTold(voice, to)
      ? []
      : [`${clock(voice, from)}–${clock(voice, to)}`];
  const spans = [...span(low.rising[0], high.rising[0]), ...span(high.setting[0], low.setting[0])];
  return spans.length > 0 ? [fact(voice.words, key, spans.join(', '))] : [];
}

/** The next equinox or solstice. */
function nextSeason(voice: Voice, from: Instant): Fact {
  const year = new Date(from).getUTCFullYear();
  const coming = [seasons(year), seasons(year + 1)].flatMap((one) => Object.entries(one) as [keyof Seasons, Instant][]);
  const [name, at] = coming.find(([, instant]) => instant >= from)!;
  return fact(voice.words, `sun-${seasonKeys[name]}`, dateAndClock(voice, at));
}

const seasonKeys: Record<keyof Seasons, string> = {
  marchEquinox: 'march-equinox',
  juneSolstice: 'june-solstice',
  septemberEquinox: 'september-equinox',
  decemberSolstice: 'december-solstice',
};

/** A fact with the times of an event; none when it does not occur that day. */
export function times(voice: Voice, key: string, instants: readonly Instant[]): Fact[] {
  const told = instants.filter((at) => isTold(voice, at));
  if (told.length === 0) return [];
  return [fact(voice.words, key, told.map((at) => clock(voice, at)).join(', '))];
}

export function skyNote(voice: Voice, { window }: Day): string {
  const { words } = voice;
  return `${words.say('note-zone', { zone: zoneName(voice, window) })} ${words.say('note-sky')}`;
}
