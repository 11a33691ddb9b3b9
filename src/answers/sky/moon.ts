import type { Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
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
} from '../../domain/sky/index.ts';
import { civilDate, type Instant } from '../../domain/time.ts';
import { moonData } from '../data.ts';
import { fact, facts, text, type Answer, type Block } from '../answer.ts';
import { clock, dateAndClock, dayName, distance, percent, placeName, shortDay, type FormatContext } from '../format.ts';
import { clocks, skyNote, times } from './sun.ts';
import { dayWords } from '../headline.ts';
import { drawn } from '../drawn.ts';

/**
 * Phase, rise and set, distance, next phases, eclipses and planets of a day; of today, at this instant. Of several days, rise,
 * set and phase.
 */
export function moonAnswer(format: FormatContext, place: Place, [day, ...others]: readonly [Day, ...Day[]]): Answer {
  const { words } = format;
  if (others.length > 0) return moonOfDays(format, place, [day, ...others]);
  const { moonrise, moonset, nauticalDusk } = skyEvents(place.point, day.window);
  const moment = momentOf(format, day);
  return {
    title: words.say('moon-title', { place: placeName(format, place), day: dayName(format, day.date) }),
    blocks: [
      text(moonHeadline(format, day)),
      facts([
        ...times(format, 'moon-rise', moonrise),
        ...times(format, 'moon-set', moonset),
        fact(words, 'moon-distance', distanceAndTurn(format, moment)),
      ]),
      ...missingEvents(format, place, day, moonrise, moonset),
      {
        kind: 'table',
        title: words.say('moon-next-phases'),
        rows: nextMoonQuarters(moment, 4).map(({ phase, at }) => [
          words.say(phase === 'full' && isSupermoon(at) ? 'moon-supermoon' : `moon-${phase}`),
          dateAndClock(format, at),
        ]),
      },
      eclipses(format, place, moment),
      ...planets(format, place, nauticalDusk[0]),
    ],
    note: skyNote(format, day),
    data: moonData(place, [day], phaseData(format)),
    picture: drawn('moonPicture', { format, place, day }),
  };
}

function moonOfDays(format: FormatContext, place: Place, days: readonly [Day, ...Day[]]): Answer {
  const { words } = format;
  return {
    title: words.say('moon-title-days', { place: placeName(format, place) }),
    blocks: [
      {
        kind: 'table',
        title: [words.say('moon-rise'), words.say('moon-set')].join(' · '),
        rows: days.map((day) => {
          const { moonrise, moonset } = skyEvents(place.point, day.window);
          const moment = momentOf(format, day);
          return [
            shortDay(format, day.date),
            clocks(format, moonrise),
            clocks(format, moonset),
            phaseName(format, day, moment),
            percent(format, moonFraction(moment)),
          ];
        }),
      },
    ],
    note: skyNote(format, days[0]),
    data: moonData(place, days, phaseData(format)),
    picture: drawn('moonMonthPicture', { format, place, days }),
  };
}

/** A note where the Moon does not rise or set; on a day without both, whether it is up. */
function missingEvents(
  { words }: FormatContext,
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
function distanceAndTurn(format: FormatContext, at: Instant): string {
  const { perigee, apogee } = nextApsides(at);
  const key = perigee.at < apogee.at ? 'moon-nearest' : 'moon-farthest';
  const when = dateAndClock(format, Math.min(perigee.at, apogee.at));
  return format.words.say(key, { distance: distance(format, moonDistanceKm(at)), when });
}

/** The next eclipses that are visible from the place. */
function eclipses(format: FormatContext, { point }: Place, from: Instant): Block {
  const lunar = nextLunarEclipse(point, from);
  const solar = nextSolarEclipse(point, from);
  const row = (key: string, kind: string, at: Instant): readonly [Instant, string[]] => {
    const name = format.words.say(key, { kind: format.words.say(`eclipse-${kind}`) });
    return [at, [name, dateAndClock(format, at)]];
  };
  const rows = [row('eclipse-moon', lunar.kind, lunar.greatest), row('eclipse-sun', solar.kind, solar.greatest)];
  return {
    kind: 'table',
    title: format.words.say('eclipses-next'),
    rows: rows.toSorted(([a], [b]) => a - b).map(([, cells]) => cells),
  };
}

function planets(format: FormatContext, place: Place, dusk: Instant | undefined): Block[] {
  const names = planetsAtDusk(format, place, dusk);
  return names === undefined ? [] : [facts([fact(format.words, 'planets-up', names)])];
}

/** Planets above the horizon at nautical dusk, and its time; `undefined` where there is none, and on a day without one. */
function planetsAtDusk(format: FormatContext, { point }: Place, dusk: Instant | undefined): string | undefined {
  if (dusk === undefined) return undefined;
  const names = planetsUp(point, dusk).map(({ planet }) => format.words.say(`planet-${planet}`));
  return names.length === 0 ? undefined : `${names.join(', ')} (${clock(format, dusk)})`;
}

/** `Planets at dusk in Exmouth today: Saturn (17:35).` */
export function planetsLine(format: FormatContext, place: Place, day: Day): string {
  const value = planetsAtDusk(format, place, skyEvents(place.point, day.window).nauticalDusk[0]);
  const named = { what: format.words.say('planets-up'), day: dayWords(format, day) };
  return value === undefined
    ? format.words.say('headline-no', named)
    : format.words.say('headline-value', { ...named, value });
}

/** Name of the phase and the share that is lit: now, or at noon of another day. */
export function moonHeadline(format: FormatContext, day: Day): string {
  const at = momentOf(format, day);
  return format.words.say('moon-now', {
    phase: phaseName(format, day, at),
    lit: percent(format, moonFraction(at)),
  });
}

/** The name of a phase outside the days of the principal ones. */
function between(at: Instant): MoonPhaseName {
  const age = moonPhase(at);
  if (age < 0.5) return age < 0.25 ? 'waxing-crescent' : 'waxing-gibbous';
  return age < 0.75 ? 'waning-gibbous' : 'waning-crescent';
}

/** The phase at an instant of a day. A day that contains a principal phase has its name, as in calendars. */
export function phaseOn({ window }: Day, at: Instant): MoonPhaseName {
  const quarter = nearestMoonQuarter(at);
  return quarter.at >= window.from && quarter.at < window.to ? quarter.phase : between(at);
}

function phaseData(format: FormatContext) {
  return (day: Day) => {
    const moment = momentOf(format, day);
    return { phase: phaseOn(day, moment), lit: moonFraction(moment) };
  };
}

function phaseName({ words }: FormatContext, day: Day, at: Instant): string {
  return words.say(`moon-${phaseOn(day, at)}`);
}

/** The instant that a day's answer is about: now on the current day, else its middle. */
function momentOf({ now, zone }: FormatContext, { date, window }: Day): Instant {
  return date === civilDate(now, zone) ? now : (window.from + window.to) / 2;
}
