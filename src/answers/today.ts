import type { Day } from '../domain/question/index.ts';
import type { Place } from '../domain/place.ts';
import { skyEvents } from '../domain/sky/index.ts';
import { within } from '../domain/time.ts';
import type { Problem } from '../problem.ts';
import { compose, facts, noteOf, table, type Answer, type Block } from './answer.ts';
import { clock, dayName, hourOfClock, placeName, type FormatContext } from './format.ts';
import { isToday, momentOf, type PlaceDays } from './headline.ts';
import { moonHeadline } from './sky/moon-facts.ts';
import { levelLines, measuredLines } from './observed/observed-lines.ts';
import { comingTimes, polarDay, skyNote, times } from './sky/sky-times.ts';
import { doubleWaters, tideHeadline, tideNote, tideTable } from './tide/tide-answer.ts';
import { warnings } from './tide/tide-source.ts';
import { isTooFar, type TideView } from './tide/tide-view.ts';
import { hourSentence, seaSentence, wavesText, windCell } from './weather/hour-sentence.ts';
import { sourceNotes } from './weather/weather-answer.ts';
import { ahead, nearestHour, withItsRain, type WeatherHour } from '../domain/weather/index.ts';
import type { WeatherView } from './weather/weather-view.ts';
import { drawn } from './drawn.ts';

type Missing = { readonly problem: Pick<Problem, 'code' | 'details'> };
type TideOfDay = TideView | Missing;
type WeatherOfDay = WeatherView | Missing;

/** Tide, weather, sea, sun and moon of a day in a few lines each. A part that failed is one line with the reason. */
export function todayAnswer(shown: PlaceDays, tide: TideOfDay, weather: WeatherOfDay): Answer {
  const {
    format,
    place,
    days: [day],
  } = shown;
  const { sunrise, sunset, moonrise, moonset } = skyEvents(place.point, day.window);
  const shownTide = 'problem' in tide || isTooFar(tide.station) ? undefined : tide;
  const shownWeather = 'problem' in weather ? undefined : weather;
  return compose({
    title: format.say('today-title', { place: placeName(format, place), day: dayName(format, day.date) }),
    parts: [
      tideParts(format, place, tide, day),
      weatherParts(format, weather, day),
      polarDay(format, place, day),
      moonHeadline(format, day),
      facts([
        comingTimes(format, 'sun-rise', sunrise, day),
        comingTimes(format, 'sun-set', sunset, day),
        times(format, 'moon-rise', moonrise),
        times(format, 'moon-set', moonset),
      ]),
    ],
    picture: drawn('todayPicture', { format, place, tide: shownTide, weather: shownWeather, day }),
    note: noteOf(
      format,
      ...(shownTide ? tideNote(shown, shownTide) : skyNote(format, day)),
      ...(shownWeather && shownWeather.hours.length > 0 ? sourceNotes(format, shownWeather) : []),
    ),
  });
}

type Parts = readonly (string | Block | undefined)[];

function tideParts(format: FormatContext, place: Place, tide: TideOfDay, day: Day): Parts {
  if ('problem' in tide) return [format.say(`problem-${tide.problem.code}`, tide.problem.details)];
  if (isTooFar(tide.station)) return [format.say('today-no-station')];
  return [
    ...warnings(format, place, tide, [day]),
    tideHeadline(format, tide, day),
    ...levelLines(format, tide, day),
    tideTable(format, tide, day, false),
    ...doubleWaters(format, tide, day),
  ];
}

/** Wind and sea of this hour, or of the middle of another day, then a table of the day. */
function weatherParts(format: FormatContext, weather: WeatherOfDay, day: Day): Parts {
  // Of an answer that has not been chosen yet, a missing part is no failure.
  if ('problem' in weather && weather.problem.code === 'weather-not-asked') return [];
  if ('problem' in weather) return [format.say('today-no-weather')];
  const hour = nearestHour(weather.hours, momentOf(format, day));
  if (!hour) return [];
  const sentence = hourSentence(format, withItsRain(weather.hours, hour));
  const air = isToday(format, day) ? sentence : format.say('today-at-noon', { weather: sentence });
  return [
    sentence === '' ? format.say('today-no-weather') : air,
    seaSentence(format, hour.values),
    ...measuredLines(format, weather, 'waves', 'wind', 'water'),
    windAndSea(format, within(weather.hours, day.window)),
  ];
}

/** Morning, afternoon and evening, by the place's clock. */
const rowHours = new Set([9, 15, 21]);

/** Wind and sea in the rest of the day, in three rows at most. */
function windAndSea(format: FormatContext, ofDay: readonly WeatherHour[]): Block | undefined {
  const rows = ahead(format, ofDay)
    .filter(({ at }) => rowHours.has(hourOfClock(format, at)))
    .map(({ at, values }) => [clock(format, at), windCell(format, values), wavesText(format, values, 'wave', ' ')])
    .filter(([, wind, sea]) => wind !== '' || sea !== '');
  return table(rows, format.say('today-wind-and-sea'));
}
