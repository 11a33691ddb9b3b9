import type { Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import type { Attribute } from '../../domain/weather/index.ts';
import { hourMs, within, type Instant, type Window } from '../../domain/time.ts';
import { msToBeaufort } from '../../domain/units.ts';
import { fact, facts, text, type Answer, type Block, type Fact } from '../answer.ts';
import {
  capital,
  clock,
  dayName,
  distance,
  duration,
  hourOfClock,
  percent,
  placeName,
  shortDay,
  zoneName,
  type FormatContext,
} from '../format.ts';
import { weatherData } from '../data.ts';
import { comingFrom, noRainMm, pressure, rain, temperature, windNumber, windSpeed, windUnit } from '../measures.ts';
import type { TideView } from '../tide/tide.ts';
import { drawn } from '../drawn.ts';

/** The weather of an hour, in the units of `domain/weather`. */
export type WeatherHour = { readonly at: Instant; readonly values: Readonly<Partial<Record<Attribute, number>>> };

/** Hours in time order, and their sources. */
export type WeatherView = {
  readonly hours: readonly WeatherHour[];
  readonly sources: readonly {
    readonly name: string;
    readonly attribution?: string | undefined;
    readonly updated?: Instant | undefined;
    readonly stale?: boolean | undefined;
  }[];
  /** When the forecast was fetched, where the service cannot be reached now. */
  readonly staleSince?: Instant;
};

/** Rows of a day are three hours apart, at 00, 03, 06 … of the place's clock. */
const rowHours = 3;

/**
 * The weather now, then the requested days in three-hour rows, then a line for each of the days `following`. `readTide` is
 * called only when the picture is drawn.
 */
export function weatherAnswer(
  format: FormatContext,
  place: Place,
  weather: WeatherView,
  days: readonly [Day, ...Day[]],
  following: readonly Day[],
  readTide?: () => Promise<TideView | undefined>,
): Answer {
  const { words } = format;
  const shown = days.filter(({ window }) => within(weather.hours, window).length > 0);
  return {
    title: words.say('weather-title', { place: placeName(format, place) }),
    blocks: [
      ...weatherNow(format, weather, days[0]),
      ...(shown.length === 0 ? [text(words.say('weather-none-that-day', { day: dayName(format, days[0].date) }))] : []),
      ...shown.flatMap((day) => [...dayTable(format, weather, day), ...dayFacts(format, weather, day)]),
      ...outlook(format, weather, following),
    ],
    note: weatherNote(format, weather, days),
    data: weatherData(place, weather, rowsOf(format, weather, days)),
    picture: async (theme) =>
      drawn('weatherPicture', { format, place, weather, tide: await readTide?.(), days, following })(theme),
  };
}

/** The weather of this hour, where today was requested. */
function weatherNow(format: FormatContext, weather: WeatherView, day: Day): Block[] {
  const now = nearestHour(weather.hours, format.now);
  if (!now || format.now < day.window.from || format.now >= day.window.to) return [];
  return [text(hourSentence(format, now)), ...trend(format, weather, now)];
}

/** `12 °C, wind WSW ↗ 18 kn (force 5), gusts 27. Rain 0.4 mm an hour, cloud 80 %, visibility 12 km.` */
export function hourSentence(format: FormatContext, { values }: WeatherHour): string {
  const { words } = format;
  const wind = [
    values.airTemperature === undefined ? undefined : temperature(format, values.airTemperature),
    values.windSpeed === undefined ? undefined : windSentence(format, values.windSpeed, values),
  ];
  const sky = [
    values.precipitation === undefined || values.precipitation < noRainMm
      ? undefined
      : words.say('weather-rain', { amount: rain(format, values.precipitation) }),
    values.cloudCover === undefined
      ? undefined
      : words.say('weather-cloud', { cover: percent(format, values.cloudCover / 100) }),
    values.visiblity === undefined
      ? undefined
      : words.say('weather-visibility', { distance: distance(format, values.visiblity) }),
  ];
  return [wind, sky]
    .map((parts) => parts.filter((part) => part !== undefined).join(', '))
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${capital(sentence)}.`)
    .join(' ');
}

function windSentence(format: FormatContext, ms: number, values: WeatherHour['values']): string {
  const { words, units } = format;
  const speed = windSpeed(format, ms);
  const args = {
    direction: values.windDirection === undefined ? '' : `${comingFrom(format, values.windDirection)} `,
    // Only readers of knots are shown the Beaufort force as well.
    speed: units.wind === 'kn' ? words.say('weather-speed-force', { speed, force: msToBeaufort(ms) }) : speed,
  };
  return values.gust === undefined
    ? words.say('weather-wind', args)
    : words.say('weather-wind-gusts', { ...args, gust: windNumber(format, values.gust) });
}

/** Pressure, and its change in the last three hours. */
function trend(format: FormatContext, { hours }: WeatherView, now: WeatherHour): Block[] {
  const { words } = format;
  const hPa = now.values.pressure;
  if (hPa === undefined) return [];
  const before = hours.find(({ at }) => at === now.at - 3 * hourMs)?.values.pressure;
  return [text(words.say('weather-pressure', { pressure: pressureTrend(format, hPa, before) }))];
}

/** `1004 hPa, falling slowly`: the pressure, and its change from three hours before where that is known. */
export function pressureTrend(format: FormatContext, hPa: number, before: number | undefined): string {
  const now = pressure(format, hPa);
  if (before === undefined) return now;
  const { words } = format;
  return words.say('weather-pressure-trend', { pressure: now, trend: words.say(trendKey(hPa - before)) });
}

/**
 * Key of the term for a change of pressure in three hours, hPa: rising or falling slowly from 0.1, plainly above 1.5, quickly
 * above 3.5, very rapidly above 6 (Met Office, marine forecasts glossary).
 */
function trendKey(change: number): string {
  const size = Math.abs(change);
  if (size < 0.1) return 'trend-steady';
  const rate = size <= 1.5 ? '-slowly' : size <= 3.5 ? '' : size <= 6 ? '-quickly' : '-very-rapidly';
  return `trend-${change > 0 ? 'rising' : 'falling'}${rate}`;
}

/** The rows of a day, of today from this hour on, each with the rain until the next, so that they add up to that of the day. */
function dayTable(format: FormatContext, { hours }: WeatherView, { date, window }: Day): Block[] {
  const shown = ahead(format, within(hours, window)).filter(({ at }, index) => index === 0 || isRow(format, at));
  const rows = shown.map(({ at, values }, index) => {
    const fallen = rainBetween(hours, { from: at, to: shown[index + 1]?.at ?? window.to }) ?? 0;
    return [
      clock(format, at),
      values.airTemperature === undefined ? '' : temperature(format, values.airTemperature),
      windCell(format, values),
      fallen < noRainMm ? '' : rain(format, fallen),
    ];
  });
  return rows.length > 0 ? [{ kind: 'table', title: capital(dayName(format, date)), rows }] : [];
}

/** `WSW ↗ 18/27 kn`: mean wind and gust. */
export function windCell(format: FormatContext, { windDirection, windSpeed: ms, gust }: WeatherHour['values']): string {
  if (ms === undefined) return '';
  const from = windDirection === undefined ? '' : `${comingFrom(format, windDirection)} `;
  const speeds = gust === undefined ? windNumber(format, ms) : `${windNumber(format, ms)}/${windNumber(format, gust)}`;
  return `${from}${speeds} ${windUnit(format)}`;
}

/** The hours of days that their tables have, those that are over included. */
export function rowsOf(format: FormatContext, { hours }: WeatherView, days: readonly Day[]): readonly WeatherHour[] {
  return days.flatMap(({ window }) => within(hours, window).filter(({ at }) => isRow(format, at)));
}

/** Whether the table has a row at this hour of the place's clock, also in zones with half hours. */
export function isRow(format: FormatContext, at: Instant): boolean {
  return hourOfClock(format, at) % rowHours === 0;
}

/** The strongest wind and the rain in the rest of a day. */
function dayFacts(format: FormatContext, { hours }: WeatherView, { window }: Day): Block[] {
  const { words } = format;
  const ofDay = ahead(format, within(hours, window));
  const strongest = strongestWind(ofDay);
  const fallen = rainBetween(hours, { from: ofDay[0]?.at ?? window.to, to: window.to });
  const ms = strongest?.values.windSpeed;
  const shown: Fact[] = [
    ...(strongest === undefined || ms === undefined
      ? []
      : [
          fact(
            words,
            'weather-strongest',
            words.say('weather-at', {
              what: windSentence(format, ms, strongest.values),
              time: clock(format, strongest.at),
            }),
          ),
        ]),
    ...(fallen === undefined || fallen < noRainMm ? [] : [fact(words, 'weather-rain-of-day', rain(format, fallen))]),
  ];
  return shown.length > 0 ? [facts(shown)] : [];
}

/** The first of the hours with the strongest wind; without any wind speed the first hour. */
export function strongestWind([first, ...others]: readonly WeatherHour[]): WeatherHour | undefined {
  return others.reduce(
    (strongest, hour) => ((hour.values.windSpeed ?? -1) > (strongest?.values.windSpeed ?? -1) ? hour : strongest),
    first,
  );
}

/** Fewer hours are not enough for the lowest and highest values of a day; our choice. */
const minHoursOfDay = 20;

/** `Sun 22  9–13 °C  SW ↗ 25/38 kn  4.2 mm`: a line for each day with enough hours. */
function outlook(format: FormatContext, { hours }: WeatherView, days: readonly Day[]): Block[] {
  const { words } = format;
  const lines = days.flatMap(({ date, window }) => {
    const ofDay = within(hours, window);
    const strongest = strongestWind(ofDay);
    if (ofDay.length < minHoursOfDay || !strongest) return [];
    const temperatures = valuesOf(ofDay, 'airTemperature');
    const fallen = rainBetween(hours, window) ?? 0;
    return [
      [
        capital(shortDay(format, date)),
        temperatureRange(format, temperatures),
        windCell(format, strongest.values),
        fallen < noRainMm ? '' : rain(format, fallen),
      ],
    ];
  });
  return lines.length > 0 ? [{ kind: 'table', title: words.say('weather-outlook'), rows: lines }] : [];
}

/** `9–13 °C`, `9 °C` where all are the same. */
function temperatureRange(format: FormatContext, celsius: readonly number[]): string {
  if (celsius.length === 0) return '';
  const low = temperature(format, Math.min(...celsius));
  const high = temperature(format, Math.max(...celsius));
  return low === high ? high : format.words.say('weather-range', { low: numberOf(low), high });
}

/** `9` of `9 °C`. */
function numberOf(measure: string): string {
  const [value = ''] = measure.split(' ');
  return value;
}

/** Time zone, sources and age of a forecast. */
export function weatherNote(format: FormatContext, weather: WeatherView, days: readonly [Day, ...Day[]]): string {
  const { words } = format;
  const last = days.at(-1) ?? days[0];
  const window = { from: days[0].window.from, to: last.window.to };
  return [
    words.say('note-zone', { zone: zoneName(format, window) }),
    ...sourceNotes(format, weather),
    words.say('note-not-for-navigation'),
  ].join(' ');
}

/** The sources, the age of the oldest, and a warning for each kind of stale data. */
export function sourceNotes(format: FormatContext, { sources, staleSince }: WeatherView): string[] {
  const { words, now } = format;
  const names = [...new Set(sources.map(({ name, attribution }) => attribution ?? name))].join('; ');
  const updates = sources.flatMap(({ updated }) => updated ?? []);
  const age = duration(format, now - Math.min(...updates));
  const stale = sources.filter((source) => source.stale);
  const staleAge = duration(format, now - Math.min(now, ...stale.flatMap(({ updated }) => updated ?? [])));
  return [
    ...(names === ''
      ? []
      : [
          updates.length > 0
            ? words.say('note-weather-age', { sources: names, age })
            : words.say('note-weather', { sources: names }),
        ]),
    ...(stale.length > 0
      ? [words.say('note-stale-sources', { sources: stale.map(({ name }) => name).join(', '), age: staleAge })]
      : []),
    ...(staleSince === undefined ? [] : [words.say('note-stale-weather', { age: duration(format, now - staleSince) })]),
  ];
}

/** The hour that contains `now`. */
export function nearestHour(hours: readonly WeatherHour[], now: Instant): WeatherHour | undefined {
  return hours.find(({ at }) => now >= at && now < at + hourMs);
}

export { within };

/** The hours that have not ended. */
export function ahead({ now }: FormatContext, hours: readonly WeatherHour[]): readonly WeatherHour[] {
  return hours.filter(({ at }) => at > now - hourMs);
}

function valuesOf(hours: readonly WeatherHour[], attribute: Attribute): number[] {
  return hours.flatMap(({ values }) => values[attribute] ?? []);
}

/** The rain between two instants, mm: that of an hour fell in the hour before it. `undefined` where none is known. */
export function rainBetween(hours: readonly WeatherHour[], { from, to }: Window): number | undefined {
  const values = valuesOf(within(hours, { from: from + hourMs, to: to + hourMs }), 'precipitation');
  return values.length === 0 ? undefined : values.reduce((all, value) => all + value, 0);
}
