import type { Place } from '../domain/place.ts';
import { skyEvents } from '../domain/sky/index.ts';
import type { Problem } from '../problem.ts';
import { facts, text, type Answer, type Block } from './answer.ts';
import { clock, dayName, hourOfClock, placeName, type Voice } from './format.ts';
import { moonHeadline } from './moon.ts';
import { problemText } from './problem.ts';
import { skyNote, sunHeadline, times } from './sun.ts';
import { tideHeadline, tideNote, tideTable, warnings, type Day, type TideToTell } from './tide.ts';
import { isTooFar } from './tide-source.ts';
import { seaCell, seaSentence } from './waves.ts';
import {
  ahead,
  hourSentence,
  nearestHour,
  sourceNotes,
  windCell,
  within,
  type WeatherHour,
  type WeatherToTell,
} from './weather.ts';

type Missing = { readonly problem: Pick<Problem, 'code' | 'details'> };

/** The tide of the day, or why there is none. */
export type TideOfDay = TideToTell | Missing;
export type WeatherOfDay = WeatherToTell | Missing;

/** Tide, weather, sea, sun and moon of a day in a few lines each. A part that failed is one honest line. */
export function todayAnswer(voice: Voice, place: Place, tide: TideOfDay, weather: WeatherOfDay, day: Day): Answer {
  const { words } = voice;
  const events = skyEvents(place.point, day.window);
  const told = 'problem' in tide || isTooFar(tide.station) ? undefined : tide;
  return {
    title: words.say('today-title', { place: placeName(voice, place), day: dayName(voice, day.date) }),
    blocks: [
      ...tideBlocks(voice, place, tide, told, day),
      ...weatherBlocks(voice, weather, day),
      text(sunHeadline(voice, place, day, events)),
      text(moonHeadline(voice, day)),
      facts([
        ...times(voice, 'sun-rise', events.sunrise),
        ...times(voice, 'sun-set', events.sunset),
        ...times(voice, 'moon-rise', events.moonrise),
        ...times(voice, 'moon-set', events.moonset),
      ]),
    ],
    note: [told ? tideNote(voice, told, [day]) : skyNote(voice, day), ...weatherSources(voice, weather)].join(' '),
  };
}

function tideBlocks(voice: Voice, place: Place, tide: TideOfDay, told: TideToTell | undefined, day: Day): Block[] {
  if (told) return [...warnings(voice, place, told), ...tideHeadline(voice, told, day), tideTable(voice, told, day)];
  const reason =
    'problem' in tide
      ? problemText(voice.words, tide.problem.code, tide.problem.details)
      : voice.words.say('today-no-station');
  return [text(reason)];
}

/** The wind and the sea of this hour, of another day of its middle; then through the day. */
function weatherBlocks(voice: Voice, weather: WeatherOfDay, { window }: Day): Block[] {
  const { words } = voice;
  if ('problem' in weather) return [text(words.say('today-no-weather'))];
  const isToday = voice.now >= window.from && voice.now < window.to;
  const hour = nearestHour(weather.hours, isToday ? voice.now : (window.from + window.to) / 2);
  if (!hour) return [];
  const { waveHeight } = hour.values;
  const sentence = hourSentence(voice, hour);
  const air = sentence === '' ? words.say('today-no-weather') : sentence;
  return [
    text(isToday || sentence === '' ? air : words.say('today-at-noon', { weather: sentence })),
    ...(waveHeight === undefined ? [] : [text(seaSentence(voice, hour.values))]),
    ...windAndSea(voice, within(weather.hours, window)),
  ];
}

/** Morning, afternoon and evening, as the place's clock shows them. */
const rowsAt = new Set([9, 15, 21]);

/** What wind and sea will be in the rest of the day, in three rows at most. */
function windAndSea(voice: Voice, ofDay: readonly WeatherHour[]): Block[] {
  const rows = ahead(voice, ofDay)
    .filter(({ at }) => rowsAt.has(hourOfClock(voice, at)))
    .map(({ at, values }) => [clock(voice, at), windCell(voice, values), seaCell(voice, values)])
    .filter(([, wind, sea]) => wind !== '' || sea !== '');
  return rows.length > 0 ? [{ kind: 'table', title: voice.words.say('today-wind-and-sea'), rows }] : [];
}

function weatherSources(voice: Voice, weather: WeatherOfDay): string[] {
  return 'problem' in weather || weather.hours.length === 0 ? [] : sourceNotes(voice, weather);
}
