import { windowOfDays, type Day, type Days, type Question } from '../../domain/question/index.ts';
import { within, type Window } from '../../domain/time.ts';
import { compose, fact, facts, noteOf, table, type Answer, type Block } from '../answer.ts';
import * as formats from '../format.ts';
import { weatherData } from '../data.ts';
import { drawn } from '../drawn.ts';
import { isWithin, nothing, type Line, type PlaceAsked } from '../headline.ts';
import { measuredLines, observedNote } from '../observed/observed-lines.ts';
import { rainText } from '../measures.ts';
import type { TideView } from '../tide/tide-view.ts';
import * as hourSentence from './hour-sentence.ts';
import { isAboutNow } from './weather-facts.ts';
import {
  ahead,
  extremeHour,
  nearestHour,
  pressureBefore,
  rainBetween,
  withItsRain,
} from '../../domain/weather/index.ts';
import type { WeatherView } from './weather-view.ts';
import { bounds } from '../bounds.ts';

/** More days than this have a row each. */
export const hourlyDays = 3;

/** Now, then the days in three-hour rows, or a row each where they are many, then a line for each of `following`. `readTide` is for the picture alone. */
export function weatherAnswer(
  { format, place, days, question = nothing }: PlaceAsked,
  weather: WeatherView,
  following: readonly Day[],
  readTide?: () => Promise<TideView | undefined>,
): Answer {
  const shown = days.filter(({ window }) => within(weather.hours, window).length > 0);
  const isWhole = ({ window }: Day): boolean => within(weather.hours, window).length >= bounds.hoursOfDay;
  /** `Sun 22  9–13 °C  SW ↗ 25/38 kn  4.2 mm`: a row for each span, with its rain. */
  const rows = (spans: readonly Span[], title: string): Block | undefined => {
    const cells = spans.map((span) => [
      span.name,
      hourSentence.rangeText(format, span.shown),
      hourSentence.windCell(format, extremeHour(span.shown, 'windSpeed', 'most')?.values ?? {}),
      rainText(format, rainBetween(weather.hours, span)) ?? '',
    ]);
    return table(cells, title, hourSentence.weatherSigns(format, place, weather.hours, spans));
  };
  return compose({
    title: format.say('weather-title', { place: formats.placeName(format, place) }),
    parts: [
      weatherNow(format, weather, days[0], question),
      shown.length === 0
        ? format.say('weather-none-that-day', { day: formats.dayName(format, days[0].date) })
        : undefined,
      shown.length > hourlyDays
        ? rows(rowsByDay(format, weather, shown), format.say('when-by-day'))
        : shown.flatMap((day) => [
            rows(rowsOfDay(format, weather, day), formats.dayTitle(format, day.date)),
            dayFacts(format, weather, day),
          ]),
      rows(rowsByDay(format, weather, following.filter(isWhole)), format.say('weather-outlook')),
    ],
    note: weatherNote(format, weather, days),
    data: weatherData(place, weather, rowsOf(format, weather, days)),
    picture: async (...look) =>
      drawn('weatherPicture', { format, place, weather, tide: await readTide?.(), days, following })(...look),
  });
}

/** The weather of this hour with the pressure and its change, where today was requested. */
function weatherNow(format: formats.FormatContext, weather: WeatherView, day: Day, question: Question): Line[] {
  const { hours } = weather;
  const now = nearestHour(hours, format.now);
  if (!now || !isWithin(format.now, day.window)) return [];
  const isWindSaid = question.aspects.includes('wind') && isAboutNow({ format, day, question });
  const { pressure: hPa } = now.values;
  const trend = hPa === undefined ? undefined : hourSentence.pressureTrend(format, hPa, pressureBefore(hours, now));
  return [
    hourSentence.hourSentence(format, withItsRain(hours, now), isWindSaid),
    ...measuredLines(format, weather, 'wind'),
    trend && format.say('weather-pressure', { pressure: trend }),
  ];
}

export type Span = Window & { readonly name: string; readonly shown: WeatherView['hours'] };

/** The rows of a day, of today from this hour on, each with the rain until the next, so that they add up to that of the day. */
export function rowsOfDay(format: formats.FormatContext, { hours }: WeatherView, { window }: Day): Span[] {
  const shown = ahead(format, within(hours, window)).filter(({ at }, index) => index === 0 || isRow(format, at));
  return shown.map((hour, index) => ({
    from: hour.at,
    to: shown[index + 1]?.at ?? window.to,
    name: formats.clock(format, hour.at),
    shown: [hour],
  }));
}

export function rowsByDay(format: formats.FormatContext, { hours }: WeatherView, days: readonly Day[]): Span[] {
  return days.map(({ date, window }) => {
    const shown = ahead(format, within(hours, window));
    return {
      from: shown[0]?.at ?? window.to,
      to: window.to,
      name: formats.capital(formats.shortDay(format, date)),
      shown,
    };
  });
}

/** The hours of days that their tables have, those that are over included. */
export function rowsOf(format: formats.FormatContext, { hours }: WeatherView, days: readonly Day[]) {
  return days.flatMap(({ window }) => within(hours, window).filter(({ at }) => isRow(format, at)));
}

/** Whether tables have a row at this hour: each third of the place's clock, 00, 03, 06 …, also in zones with half hours. */
export function isRow(format: formats.FormatContext, at: number): boolean {
  return formats.hourOfClock(format, at) % 3 === 0;
}

function dayFacts(format: formats.FormatContext, { hours }: WeatherView, { window }: Day): Block {
  const hoursAhead = ahead(format, within(hours, window));
  const fallen = rainBetween(hours, { from: hoursAhead[0]?.at ?? window.to, to: window.to });
  return facts([
    fact(format, 'weather-strongest', hourSentence.strongestText(format, hoursAhead)),
    fact(format, 'headline-uv', hourSentence.uvText(format, hoursAhead)),
    fact(format, 'weather-rain-of-day', rainText(format, fallen)),
  ]);
}

export function weatherNote(format: formats.FormatContext, weather: WeatherView, days: Days): (string | undefined)[] {
  return noteOf(format, formats.zoneNote(format, windowOfDays(days)), ...sourceNotes(format, weather));
}

/** The sources, the age of the oldest, and a warning for each kind of stale data. */
export function sourceNotes(format: formats.FormatContext, { sources: all, observed = [], staleSince }: WeatherView) {
  const { now } = format;
  const ageOf = (list: WeatherView['sources']): string =>
    formats.duration(format, now - Math.min(now, ...list.flatMap(({ updated }) => updated ?? [])));
  const sources = [...new Set(all.map(({ name, attribution }) => attribution ?? name))].join(
    format.say('list-between'),
  );
  const hasAge = all.some(({ updated }) => updated !== undefined);
  const stale = all.filter((source) => source.stale);
  const staleNames = stale.map(({ name }) => name).join(', ');
  return [
    sources && format.say(hasAge ? 'note-weather-age' : 'note-weather', { sources, age: ageOf(all) }),
    observedNote(format, observed),
    staleNames && format.say('note-stale-sources', { sources: staleNames, age: ageOf(stale) }),
    staleSince === undefined
      ? undefined
      : format.say('note-stale-weather', { age: formats.duration(format, now - staleSince) }),
  ];
}
