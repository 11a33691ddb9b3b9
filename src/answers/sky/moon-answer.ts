import type { Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import * as sky from '../../domain/sky/index.ts';
import type { Instant } from '../../domain/time.ts';
import { moonData } from '../data.ts';
import { compose, fact, facts, table, type Answer, type Block } from '../answer.ts';
import { dateAndClock, dayName, distance, percent, placeName, shortDay, type FormatContext } from '../format.ts';
import { drawn } from '../drawn.ts';
import { momentOf, nothing, type PlaceAsked } from '../headline.ts';
import { moonHeadline, phaseOfDay, quarterRows } from './moon-facts.ts';
import { planetsByNight } from './planet-lines.ts';
import { clocks, skyNote, times } from './sky-times.ts';

/** Phase, rise, set, distance, next phases, eclipses and planets of a day or now; of several days the first three. */
export function moonAnswer({ format, place, days, question = nothing }: PlaceAsked): Answer {
  const [day, ...others] = days;
  const note = skyNote(format, day);
  const data = moonData(format, place, days);
  const { aspects } = question;
  if (aspects.length > 0 && aspects.every((one) => one.endsWith('eclipse'))) {
    const next = [
      { aspect: 'solar-eclipse', body: 'sun', ...sky.nextSolarEclipse(place.point, day.window.from) },
      { aspect: 'lunar-eclipse', body: 'moon', ...sky.nextLunarEclipse(place.point, day.window.from) },
    ] as const;
    const told = next.filter(({ aspect }) => aspects.includes(aspect)).toSorted((a, b) => a.begin - b.begin);
    const { body, begin, end } = told[0]!;
    const title = format.say(`${body}-title-days`, { place: placeName(format, place) });
    return compose({ title, note: skyNote(format, { ...day, window: { from: begin, to: end } }), data });
  }
  if (others.length > 0) {
    const title = format.say('moon-title-days', { place: placeName(format, place) });
    const picture = drawn('moonMonthPicture', { format, place, days });
    return compose({ title, parts: [monthTable(format, place, days)], note, data, picture });
  }
  const { moonrise, moonset } = sky.skyEvents(place.point, day.window);
  const moment = momentOf(format, day);
  return compose({
    title: format.say('moon-title', { place: placeName(format, place), day: dayName(format, day.date) }),
    parts: [
      moonHeadline(format, day),
      facts([
        times(format, 'moon-rise', moonrise),
        times(format, 'moon-set', moonset),
        fact(format, 'moon-distance', distanceAndTurn(format, moment)),
      ]),
      missingEvents(format, place, day),
      table(quarterRows(format, moment), format.say('moon-next-phases')),
      // Who asks for them has been told.
      aspects.some((one) => one.endsWith('eclipse')) ? undefined : eclipses(format, place, moment),
      facts([fact(format, 'planets-up', planetsByNight({ format, place, day, question: {} }) || undefined)]),
    ],
    note,
    data,
    picture: drawn('moonPicture', { format, place, day }),
  });
}

function monthTable(format: FormatContext, { point }: Place, days: readonly Day[]): Block | undefined {
  const rows = days.map((day) => {
    const { moonrise, moonset } = sky.skyEvents(point, day.window);
    const { phase, lit } = phaseOfDay(format, day);
    const times = [clocks(format, moonrise), clocks(format, moonset)];
    return [shortDay(format, day.date), ...times, format.say(`moon-${phase}`), percent(format, lit)];
  });
  return table(rows, [format.say('moon-rise'), format.say('moon-set')].join(' · '));
}

/** A note where the Moon does not rise or set; on a day without both, whether it is up. */
function missingEvents(format: FormatContext, { point }: Place, { window }: Day): string | undefined {
  const { moonrise, moonset } = sky.skyEvents(point, window);
  const missing = [moonrise, moonset].map(({ length }) => length === 0);
  if (!missing.includes(true)) return undefined;
  const allDay = sky.moonShows(point, window) ? 'moon-up-all-day' : 'moon-down-all-day';
  return format.say(missing.includes(false) ? (missing[0] ? 'moon-no-rise' : 'moon-no-set') : allDay);
}

/** `371 000 km, nearest on …`: the Moon's distance and its next perigee or apogee, whichever comes first. */
function distanceAndTurn(format: FormatContext, at: Instant): string {
  const { perigee, apogee } = sky.nextApsides(at);
  const key = perigee.at < apogee.at ? 'moon-nearest' : 'moon-farthest';
  const when = dateAndClock(format, Math.min(perigee.at, apogee.at));
  return format.say(key, { distance: distance(format, sky.moonDistanceKm(at)), when });
}

function eclipses(format: FormatContext, { point }: Place, from: Instant): Block | undefined {
  const found = [
    { key: 'eclipse-moon', ...sky.nextLunarEclipse(point, from) },
    { key: 'eclipse-sun', ...sky.nextSolarEclipse(point, from) },
  ].toSorted((a, b) => a.greatest - b.greatest);
  const rows = found.map(({ key, kind, greatest }) => {
    return [format.say(key, { kind: format.say(`eclipse-${kind}`) }), dateAndClock(format, greatest)];
  });
  return table(rows, format.say('eclipses-next'));
}
