import type { Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { blueHourDeg, daylightMs, goldenHourDeg, nextSeason, skyEvents, sunBetween } from '../../domain/sky/index.ts';
import type { Instant, Window } from '../../domain/time.ts';
import { sunData } from '../data.ts';
import { compose, fact, facts, table, type Answer, type Block, type Fact } from '../answer.ts';
import * as formats from '../format.ts';
import { drawn } from '../drawn.ts';
import type { PlaceDays } from '../headline.ts';
import { clocks, comingTimes, polarDay, skyNote, times } from './sky-times.ts';

/** Rise, noon, set, length, twilight, golden and blue hour, next season; of several days rise, set and length. */
export function sunAnswer({ format, place, days }: PlaceDays, dayBefore: Window): Answer {
  const [day, ...others] = days;
  const note = skyNote(format, day);
  const data = sunData(place, days);
  if (others.length > 0) {
    const title = format.say('sun-title-days', { place: formats.placeName(format, place) });
    return compose({ title, parts: [daysTable(format, place, days)], note, data });
  }
  const events = skyEvents(place.point, day.window);
  const { name: season, at: seasonAt } = nextSeason(day.window.from);
  return compose({
    title: format.say('sun-title', { place: formats.placeName(format, place), day: formats.dayName(format, day.date) }),
    parts: [
      polarDay(format, place, day),
      facts([
        comingTimes(format, 'sun-rise', events.sunrise, day),
        times(format, 'sun-noon', events.solarNoon),
        comingTimes(format, 'sun-set', events.sunset, day),
        dayLength(format, place, day.window, dayBefore),
      ]),
      twilights(format, events),
      facts([
        lightOf(format, place, day.window, 'sun-golden', goldenHourDeg),
        lightOf(format, place, day.window, 'sun-blue', blueHourDeg),
        fact(format, `sun-${season}`, formats.dateAndClock(format, seasonAt)),
      ]),
    ],
    note,
    data,
    picture: drawn('sunPicture', { format, place, day }),
  });
}

function daysTable(format: formats.FormatContext, { point }: Place, days: readonly Day[]): Block | undefined {
  const title = ['sun-rise', 'sun-set', 'sun-day-length'].map((key) => format.say(key)).join(' · ');
  const rows = days.map(({ date, window }) => {
    const { sunrise, sunset } = skyEvents(point, window);
    const length = formats.duration(format, daylightMs(point, window));
    return [formats.shortDay(format, date), clocks(format, sunrise), clocks(format, sunset), length];
  });
  return table(rows, title);
}

function dayLength(format: formats.FormatContext, { point }: Place, day: Window, dayBefore: Window): Fact | undefined {
  const lengthMs = daylightMs(point, day);
  const changeMs = lengthMs - daylightMs(point, dayBefore);
  const change = format.say(changeMs < 0 ? 'sun-shorter' : 'sun-longer', {
    by: formats.smallDuration(format, changeMs),
  });
  // In polar day and polar night the length does not change.
  return fact(format, 'sun-day-length', formats.duration(format, lengthMs) + (changeMs === 0 ? '' : ` (${change})`));
}

function twilights(format: formats.FormatContext, events: ReturnType<typeof skyEvents>): Block | undefined {
  const cell = ([at]: readonly Instant[]): string =>
    at === undefined ? '–' : formats.isShown(format, at) ? formats.clock(format, at) : '';
  const rows = (['civil', 'nautical', 'astronomical'] as const).map((kind) => {
    return [format.say(`sun-${kind}`), cell(events[`${kind}Dawn`]), cell(events[`${kind}Dusk`])];
  });
  return table(rows, format.say('sun-twilight'));
}

/** When the Sun's centre passes between two altitudes, mornings and evenings; none without a whole passage. */
function lightOf(
  format: formats.FormatContext,
  { point }: Place,
  day: Window,
  key: string,
  limits: readonly [number, number],
) {
  const spans = sunBetween(point, day, limits).filter(({ to }) => formats.isShown(format, to));
  return fact(format, key, formats.clockSpans(format, spans) || undefined);
}
