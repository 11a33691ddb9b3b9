import type { Day } from '../domain/question/index.ts';
import type { Place } from '../domain/place.ts';
import { skyEvents } from '../domain/sky/index.ts';
import type { Problem } from '../problem.ts';
import { facts, text, type Answer, type Block } from './answer.ts';
import { clock, dayName, hourOfClock, placeName, type FormatContext } from './format.ts';
import { moonHeadline } from './sky/moon.ts';
import { problemText } from './problem.ts';
import { comingTimes, polarDay, skyNote, times } from './sky/sun.ts';
import { doubleWaters, tideHeadline, tideNote, tideTable, warnings, type TideView } from './tide/tide.ts';
import { isTooFar } from './tide/tide-source.ts';
import { seaCell, seaSentence } from './waves/waves.ts';
import {
  ahead,
  hourSentence,
  nearestHour,
  sourceNotes,
  windCell,
  within,
  type WeatherHour,
  type WeatherView,
} from './weather/weather.ts';
import { drawn } from './drawn.ts';

type Missing = { readonly problem: Pick<Problem, 'code' | 'details'> };

/** The tide of the day, or the problem because of which there is none. */
export type TideOfDay = TideView | Missing;
/** The weather of the day, or the problem because of which there is none. */
export type WeatherOfDay = WeatherView | Missing;

/** Tide, weather, sea, sun and moon of a day in a few lines each. A part that failed is one line with the reason. */
export function todayAnswer(
  format: FormatContext,
  place: Place,
  tide: TideOfDay,
  weather: WeatherOfDay,
  day: Day,
): Answer {
  const { words } = format;
  const events = skyEvents(place.point, day.window);
  const shownTide = 'problem' in tide || isTooFar(tide.station) ? undefined : tide;
  return {
    title: words.say('today-title', { place: placeName(format, place), day: dayName(format, day.date) }),
    blocks: [
      ...tideBlocks(format, place, tide, shownTide, day),
      ...weatherBlocks(format, weather, day),
      ...polarDay(format, place, day, events),
      text(moonHeadline(format, day)),
      facts([
        ...comingTimes(format, 'sun-rise', events.sunrise),
        ...comingTimes(format, 'sun-set', events.sunset),
        ...times(format, 'moon-rise', events.moonrise),
        ...times(format, 'moon-set', events.moonset),
      ]),
    ],
    picture: drawn('todayPicture', {
      format,
      place,
      tide: shownTide,
      weather: 'problem' in weather ? undefined : weather,
      day,
    }),
    note: [
      shownTide ? tideNote(format, shownTide, [day]) : skyNote(format, day),
      ...weatherSources(format, weather),
    ].join(' '),
  };
}

function tideBlocks(
  format: FormatContext,
  place: Place,
  tide: TideOfDay,
  shownTide: TideView | undefined,
  day: Day,
): Block[] {
  if (shownTide) {
    return [
      ...warnings(format, place, shownTide),
      ...tideHeadline(format, shownTide, day),
      tideTable(format, shownTide, day, { isDated: false }),
      ...doubleWaters(format, shownTide, day),
    ];
  }
  const reason =
    'problem' in tide
      ? problemText(format.words, tide.problem.code, tide.problem.details)
      : format.words.say('today-no-station');
  return [text(reason)];
}

/** Wind and sea of this hour, or of the middle of another day, then a table of the day. */
function weatherBlocks(format: FormatContext, weather: WeatherOfDay, { window }: Day): Block[] {
  const { words } = format;
  // Of an answer that has not been chosen yet, a missing part is no failure.
  if ('problem' in weather && weather.problem.code === 'weather-not-asked') return [];
  if ('problem' in weather) return [text(words.say('today-no-weather'))];
  const isToday = format.now >= window.from && format.now < window.to;
  const hour = nearestHour(weather.hours, isToday ? format.now : (window.from + window.to) / 2);
  if (!hour) return [];
  const { waveHeight } = hour.values;
  const sentence = hourSentence(format, hour);
  const air = sentence === '' ? words.say('today-no-weather') : sentence;
  return [
    text(isToday || sentence === '' ? air : words.say('today-at-noon', { weather: sentence })),
    ...(waveHeight === undefined ? [] : [text(seaSentence(format, hour.values))]),
    ...windAndSea(format, within(weather.hours, window)),
  ];
}

/** Morning, afternoon and evening, by the place's clock. */
const rowHours = new Set([9, 15, 21]);

/** Wind and sea in the rest of the day, in three rows at most. */
function windAndSea(format: FormatContext, ofDay: readonly WeatherHour[]): Block[] {
  const rows = ahead(format, ofDay)
    .filter(({ at }) => rowHours.has(hourOfClock(format, at)))
    .map(({ at, values }) => [clock(format, at), windCell(format, values), seaCell(format, values)])
    .filter(([, wind, sea]) => wind !== '' || sea !== '');
  return rows.length > 0 ? [{ kind: 'table', title: format.words.say('today-wind-and-sea'), rows }] : [];
}

function weatherSources(format: FormatContext, weather: WeatherOfDay): string[] {
  return 'problem' in weather || weather.hours.length === 0 ? [] : sourceNotes(format, weather);
}
