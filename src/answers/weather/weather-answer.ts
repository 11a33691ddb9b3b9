import { windowOfDays, type Day, type Days, type Question } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { within, type Window } from '../../domain/time.ts';
import { compose, fact, facts, noteOf, table, type Answer, type Block } from '../answer.ts';
import {
  capital,
  clock,
  dayName,
  duration,
  hourOfClock,
  placeName,
  shortDay,
  type FormatContext,
  zoneNote,
  dayTitle,
} from '../format.ts';
import { weatherData } from '../data.ts';
import { drawn } from '../drawn.ts';
import { isWithin, type Line } from '../headline.ts';
import { measuredLines, observedNote } from '../observed/observed-lines.ts';
import { rainText, written } from '../measures.ts';
import type { TideView } from '../tide/tide-view.ts';
import {
  hourSentence,
  pressureTrend,
  strongestText,
  temperatureRange,
  uvText,
  weatherSigns,
  windCell,
} from './hour-sentence.ts';
import { isAboutNow } from './weather-facts.ts';
import {
  ahead,
  nearestHour,
  pressureBefore,
  rainBetween,
  strongestWind,
  withItsRain,
  type WeatherView,
} from './weather-view.ts';

/** Rows of a day are three hours apart, at 00, 03, 06 … of the place's clock. */
const rowHours = 3;

/** Now, then the days in three-hour rows, then a line for each of `following`. `readTide` is for the picture alone. */
export function weatherAnswer(
  format: FormatContext,
  place: Place,
  weather: WeatherView,
  days: Days,
  following: readonly Day[],
  readTide?: () => Promise<TideView | undefined>,
  question: Question = { aspects: [] },
): Answer {
  const { words } = format;
  const shown = days.filter(({ window }) => within(weather.hours, window).length > 0);
  const none = words.say('weather-none-that-day', { day: dayName(format, days[0].date) });
  return compose({
    title: words.say('weather-title', { place: placeName(format, place) }),
    parts: [
      weatherNow(format, weather, days[0], question),
      shown.length === 0 ? none : undefined,
      shown.flatMap((day) => [dayTable(format, place, weather, day), dayFacts(format, weather, day)]),
      outlook(format, place, weather, following),
    ],
    note: weatherNote(format, weather, days),
    data: weatherData(place, weather, rowsOf(format, weather, days)),
    picture: async (...look) =>
      drawn('weatherPicture', { format, place, weather, tide: await readTide?.(), days, following })(...look),
  });
}

/** The weather of this hour with the pressure and its change, where today was requested. */
function weatherNow(format: FormatContext, weather: WeatherView, day: Day, question: Question): Line[] {
  const { hours } = weather;
  const now = nearestHour(hours, format.now);
  if (!now || !isWithin(format.now, day.window)) return [];
  const { pressure: hPa } = now.values;
  const trend = hPa === undefined ? undefined : pressureTrend(format, hPa, pressureBefore(hours, now));
  return [
    hourSentence(
      format,
      withItsRain(hours, now),
      question.aspects.includes('wind') && isAboutNow({ format, day, question }),
    ),
    ...measuredLines(format, weather, 'wind'),
    trend && format.words.say('weather-pressure', { pressure: trend }),
  ];
}

/** The rows of a day, of today from this hour on, each with the rain until the next, so that they add up to that of the day. */
function dayTable(
  format: FormatContext,
  place: Place,
  { hours }: WeatherView,
  { date, window }: Day,
): Block | undefined {
  const shown = ahead(format, within(hours, window)).filter(({ at }, index) => index === 0 || isRow(format, at));
  const spans = shown.map(({ at }, index) => ({ from: at, to: shown[index + 1]?.at ?? window.to }));
  const rows = shown.map(({ at, values }, index) => [
    clock(format, at),
    written(format, 'airTemperature', values),
    windCell(format, values),
    rainText(format, spans[index] && rainBetween(hours, spans[index])) ?? '',
  ]);
  return table(rows, dayTitle(format, date), weatherSigns(format, place, hours, spans));
}

/** The hours of days that their tables have, those that are over included. */
export function rowsOf(format: FormatContext, { hours }: WeatherView, days: readonly Day[]) {
  return days.flatMap(({ window }) => within(hours, window).filter(({ at }) => isRow(format, at)));
}

/** Whether the table has a row at this hour of the place's clock, also in zones with half hours. */
export function isRow(format: FormatContext, at: number): boolean {
  return hourOfClock(format, at) % rowHours === 0;
}

/** The strongest wind and the rain in the rest of a day. */
function dayFacts(format: FormatContext, { hours }: WeatherView, { window }: Day): Block {
  const { words } = format;
  const ofDay = ahead(format, within(hours, window));
  const fallen = rainBetween(hours, { from: ofDay[0]?.at ?? window.to, to: window.to });
  return facts([
    fact(words, 'weather-strongest', strongestText(format, ofDay)),
    fact(words, 'headline-uv', uvText(format, ofDay)),
    fact(words, 'weather-rain-of-day', rainText(format, fallen)),
  ]);
}

/** Fewer hours are not enough for the lowest and highest values of a day; our choice. */
const minHoursOfDay = 20;

/** `Sun 22  9–13 °C  SW ↗ 25/38 kn  4.2 mm`: a line for each day with enough hours. */
function outlook(format: FormatContext, place: Place, { hours }: WeatherView, days: readonly Day[]): Block | undefined {
  const windows: Window[] = [];
  const rows = days.flatMap(({ date, window }) => {
    const ofDay = within(hours, window);
    const strongest = strongestWind(ofDay);
    if (ofDay.length < minHoursOfDay || !strongest) return [];
    windows.push(window);
    return [
      [
        capital(shortDay(format, date)),
        temperatureRange(format, ofDay),
        windCell(format, strongest.values),
        rainText(format, rainBetween(hours, window)) ?? '',
      ],
    ];
  });
  return table(rows, format.words.say('weather-outlook'), weatherSigns(format, place, hours, windows));
}

/** Time zone, sources and age of a forecast. */
export function weatherNote(format: FormatContext, weather: WeatherView, days: Days): (string | undefined)[] {
  return noteOf(format, zoneNote(format, windowOfDays(days)), ...sourceNotes(format, weather));
}

/** The sources, the age of the oldest, and a warning for each kind of stale data. */
export function sourceNotes(format: FormatContext, { sources: all, observed = [], staleSince }: WeatherView): Line[] {
  const { words, now } = format;
  const ageOf = (list: WeatherView['sources']): string =>
    duration(format, now - Math.min(now, ...list.flatMap(({ updated }) => updated ?? [])));
  const sources = [...new Set(all.map(({ name, attribution }) => attribution ?? name))].join(words.say('list-between'));
  const hasAge = all.some(({ updated }) => updated !== undefined);
  const stale = all.filter((source) => source.stale);
  const staleNames = stale.map(({ name }) => name).join(', ');
  return [
    sources && words.say(hasAge ? 'note-weather-age' : 'note-weather', { sources, age: ageOf(all) }),
    observedNote(format, observed),
    staleNames && words.say('note-stale-sources', { sources: staleNames, age: ageOf(stale) }),
    staleSince === undefined ? undefined : words.say('note-stale-weather', { age: duration(format, now - staleSince) }),
  ];
}
