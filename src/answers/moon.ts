import type { Place } from '../domain/place.ts';
import {
  isSupermoon,
  moonDistanceKm,
  moonFraction,
  moonPhase,
  moonShows,
  nearestMoonQuarter,
  nextApsides,
  nextLunarEclipse,
  nextMoonQuarters,
  nextSolarEclipse,
  planetsUp,
  skyEvents,
  type MoonPhaseName,
} from '../domain/sky/index.ts';
import { civilDate, type Instant } from '../domain/time.ts';
import { fact, facts, text, type Answer, type Block } from './answer.ts';
import { clock, dateAndClock, dayName, distance, percent, placeName, type Voice } from './format.ts';
import { skyNote, times } from './sun.ts';
import type { Day } from './tide.ts';

export function moonAnswer(voice: Voice, place: Place, day: Day): Answer {
  const { words } = voice;
  const { moonrise, moonset, nauticalDusk } = skyEvents(place.point, day.window);
  const moment = momentOf(voice, day);
  return {
    title: words.say('moon-title', { place: placeName(voice, place), day: dayName(voice, day.date) }),
    blocks: [
      text(moonHeadline(voice, day)),
      facts([
        ...times(voice, 'moon-rise', moonrise),
        ...times(voice, 'moon-set', moonset),
        fact(words, 'moon-distance', distanceAndTurn(voice, moment)),
      ]),
      ...missing(voice, place, day, moonrise, moonset),
      {
        kind: 'table',
        title: words.say('moon-next-phases'),
        rows: nextMoonQuarters(moment, 4).map(({ phase, at }) => [
          words.say(phase === 'full' && isSupermoon(at) ? 'moon-supermoon' : `moon-${phase}`),
          dateAndClock(voice, at),
        ]),
      },
      eclipses(voice, place, moment),
      ...planets(voice, place, nauticalDusk[0]),
    ],
    note: skyNote(voice, day),
    picture: async (theme) => (await import('./pictures/index.ts')).moonPicture({ format: voice, place, day }, theme),
  };
}

/** A rise or set that does not happen; of a day without both, whether the Moon is up. */
function missing(
  { words }: Voice,
  { point }: Place,
  { window }: Day,
  moonrise: readonly Instant[],
  moonset: readonly Instant[],
): Block[] {
  if (moonrise.length > 0 && moonset.length > 0) return [];
  if (moonrise.length > 0) return [text(words.say('moon-no-set'))];
  if (moonset.length > 0) return [text(words.say('moon-no-rise'))];
  return [text(words.say(moonShows(point, window) ? 'moon-up-all-day' : 'moon-down-all-day'))];
}

/** `371 000 km, nearest on …`: the Moon's distance and its next perigee or apogee, whichever comes first. */
function distanceAndTurn(voice: Voice, at: Instant): string {
  const { perigee, apogee } = nextApsides(at);
  const key = perigee.at < apogee.at ? 'moon-nearest' : 'moon-farthest';
  const when = dateAndClock(voice, Math.min(perigee.at, apogee.at));
  return voice.words.say(key, { distance: distance(voice, moonDistanceKm(at)), when });
}

/** The next eclipses that can be seen from the place. */
function eclipses(voice: Voice, { point }: Place, from: Instant): Block {
  const lunar = nextLunarEclipse(point, from);
  const solar = nextSolarEclipse(point, from);
  const row = (key: string, kind: string, at: Instant): readonly [Instant, string[]] => {
    const name = voice.words.say(key, { kind: voice.words.say(`eclipse-${kind}`) });
    return [at, [name, dateAndClock(voice, at)]];
  };
  const rows = [row('eclipse-moon', lunar.kind, lunar.greatest), row('eclipse-sun', solar.kind, solar.greatest)];
  return {
    kind: 'table',
    title: voice.words.say('eclipses-next'),
    rows: rows.toSorted(([a], [b]) => a - b).map(([, cells]) => cells),
  };
}

/** Planets above the horizon when it has become dark; nothing where it does not. */
function planets(voice: Voice, { point }: Place, dusk: Instant | undefined): Block[] {
  if (dusk === undefined) return [];
  const names = planetsUp(point, dusk).map(({ planet }) => voice.words.say(`planet-${planet}`));
  if (names.length === 0) return [];
  return [facts([fact(voice.words, 'planets-up', `${names.join(', ')} (${clock(voice, dusk)})`)])];
}

/** Name of the phase and the share that is lit: now, or at noon of another day. */
export function moonHeadline(voice: Voice, day: Day): string {
  const at = momentOf(voice, day);
  return voice.words.say('moon-now', {
    phase: voice.words.say(`moon-${phaseOn(day, at)}`),
    lit: percent(voice, moonFraction(at)),
  });
}

/** The phase at an instant of a day. A day that holds a principal phase is called by it, as calendars do. */
export function phaseOn({ window }: Day, at: Instant): MoonPhaseName {
  const quarter = nearestMoonQuarter(at);
  return quarter.at >= window.from && quarter.at < window.to ? quarter.phase : between(at);
}

/** The name of a phase outside the days of the principal ones. */
function between(at: Instant): MoonPhaseName {
  const names = ['waxing-crescent', 'waxing-gibbous', 'waning-gibbous', 'waning-crescent'] as const;
  return names[Math.floor(moonPhase(at) * 4)]!;
}

function momentOf({ now, zone }: Voice, { date, window }: Day): Instant {
  return date === civilDate(now, zone) ? now : (window.from + window.to) / 2;
}
