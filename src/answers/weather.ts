import type { Place } from '../domain/place.ts';
import type { Attribute } from '../domain/weather/index.ts';
import { hourMs, type Instant, type Window } from '../domain/time.ts';
import { msToBeaufort } from '../domain/units.ts';
import { fact, facts, text, type Answer, type Block, type Fact } from './answer.ts';
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
  type Voice,
} from './format.ts';
import { comingFrom, noRainMm, pressure, rain, temperature, windNumber, windSpeed, windUnit } from './measures.ts';
import type { Day, TideToTell } from './tide.ts';

/** What the weather of an hour is: attributes in the units of `domain/weather`. */
export type WeatherHour = { readonly at: Instant; readonly values: Readonly<Partial<Record<Attribute, number>>> };

/** Hours in time order, and whose they are. */
export type WeatherToTell = {
  readonly hours: readonly WeatherHour[];
  readonly sources: readonly {
    readonly name: string;
    readonly attribution?: string | undefined;
    readonly updated?: Instant | undefined;
    readonly stale?: boolean | undefined;
  }[];
  readonly staleSince?: Instant;
};

/** Rows of a day stand three hours apart, at 00, 03, 06 … of the place's clock. */
const rowHours = 3;

/**
 * Now and the next hours first, then the days asked for in three-hour rows, then a line for each day that follows. The
 * tide is asked for when the picture is.
 */
export function weatherAnswer(
  voice: Voice,
  place: Place,
  weather: WeatherToTell,
  days: readonly [Day, ...Day[]],
  following: readonly Day[],
  tideByTheSea?: () => Promise<TideToTell | undefined>,
): Answer {
  const { words } = voice;
  const shown = days.filter(({ window }) => within(weather.hours, window).length > 0);
  return {
    title: words.say('weather-title', { place: placeName(voice, place) }),
    blocks: [
      ...weatherNow(voice, weather, days[0]),
      ...(shown.length === 0 ? [text(words.say('weather-none-that-day', { day: dayName(voice, days[0].date) }))] : []),
      ...shown.flatMap((day) => [...dayTable(voice, weather, day), ...dayFacts(voice, weather, day)]),
      ...outlook(voice, weather, following),
    ],
    note: weatherNote(voice, weather, days),
    picture: async (theme) => {
      const { weatherPicture } = await import('./pictures/index.ts');
      const tide = await tideByTheSea?.();
      return weatherPicture({ format: voice, place, weather, tide, days, following }, theme);
    },
  };
}

/** What it is like now, where now is on the day that was asked for. */
function weatherNow(voice: Voice, weather: WeatherToTell, day: Day): Block[] {
  const now = nearestHour(weather.hours, voice.now);
  if (!now || voice.now < day.window.from || voice.now >= day.window.to) return [];
  return [text(hourSentence(voice, now)), ...trend(voice, weather, now)];
}

/** `12 °C, wind WSW ↗ 18 kn (force 5), gusts 27. Rain 0.4 mm an hour, cloud 80 %, visibility 12 km.` */
export function hourSentence(voice: Voice, { values }: WeatherHour): string {
  const { words } = voice;
  const wind = [
    values.airTemperature === undefined ? undefined : temperature(voice, values.airTemperature),
    values.windSpeed === undefined ? undefined : windSentence(voice, values),
  ];
  const sky = [
    values.precipitation === undefined || values.precipitation < noRainMm
      ? undefined
      : words.say('weather-rain', { amount: rain(voice, values.precipitation) }),
    values.cloudCover === undefined
      ? undefined
      : words.say('weather-cloud', { cover: percent(voice, values.cloudCover / 100) }),
    values.visiblity === undefined
      ? undefined
      : words.say('weather-visibility', { distance: distance(voice, values.visiblity) }),
  ];
  return [wind, sky]
    .map((parts) => parts.filter((part) => part !== undefined).join(', '))
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${capital(sentence)}.`)
    .join(' ');
}

function windSentence(voice: Voice, values: WeatherHour['values']): string {
  const { words, units } = voice;
  const speed = windSpeed(voice, values.windSpeed!);
  const args = {
    direction: values.windDirection === undefined ? '' : `${comingFrom(voice, values.windDirection)} `,
    // Knots are what Beaufort's forces are spoken of beside.
    speed:
      units.wind === 'kn' ? words.say('weather-speed-force', { speed, force: msToBeaufort(values.windSpeed!) }) : speed,
  };
  return values.gust === undefined
    ? words.say('weather-wind', args)
    : words.say('weather-wind-gusts', { ...args, gust: windNumber(voice, values.gust) });
}

/** Pressure, and how it has changed in three hours. */
function trend(voice: Voice, { hours }: WeatherToTell, now: WeatherHour): Block[] {
  const { words } = voice;
  const hPa = now.values.pressure;
  if (hPa === undefined) return [];
  const before = hours.find(({ at }) => at === now.at - 3 * hourMs)?.values.pressure;
  const args = { pressure: pressure(voice, hPa) };
  return [
    text(
      before === undefined
        ? words.say('weather-pressure', args)
        : words.say('weather-pressure-trend', { ...args, trend: words.say(trendKey(hPa - before)) }),
    ),
  ];
}

/** Terms of the Met Office's marine glossary for a change in three hours, hPa. */
function trendKey(change: number): string {
  const size = Math.abs(change);
  if (size < 0.1) return 'trend-steady';
  const pace = size <= 1.5 ? '-slowly' : size <= 3.5 ? '' : size <= 6 ? '-quickly' : '-very-rapidly';
  return `trend-${change > 0 ? 'rising' : 'falling'}${pace}`;
}

/** In the last hours of a day there is no row left. */
function dayTable(voice: Voice, { hours }: WeatherToTell, { date, window }: Day): Block[] {
  const rows = ahead(voice, within(hours, window))
    .filter(({ at }) => isRow(voice, at))
    .map(({ at, values }) => [
      clock(voice, at),
      values.airTemperature === undefined ? '' : temperature(voice, values.airTemperature),
      windCell(voice, values),
      values.precipitation === undefined || values.precipitation < noRainMm ? '' : rain(voice, values.precipitation),
    ]);
  return rows.length > 0 ? [{ kind: 'table', title: capital(dayName(voice, date)), rows }] : [];
}

/** `WSW ↗ 18/27 kn`: mean wind and gust. */
export function windCell(voice: Voice, { windDirection, windSpeed: ms, gust }: WeatherHour['values']): string {
  if (ms === undefined) return '';
  const from = windDirection === undefined ? '' : `${comingFrom(voice, windDirection)} `;
  const speeds = gust === undefined ? windNumber(voice, ms) : `${windNumber(voice, ms)}/${windNumber(voice, gust)}`;
  return `${from}${speeds} ${windUnit(voice)}`;
}

/** Whether a row of the table stands at this hour of the place's clock, of zones with half hours as well. */
export function isRow(voice: Voice, at: Instant): boolean {
  return hourOfClock(voice, at) % rowHours === 0;
}

/** The strongest wind and the rain of what is left of a day. */
function dayFacts(voice: Voice, { hours }: WeatherToTell, { window }: Day): Block[] {
  const { words } = voice;
  const ofDay = ahead(voice, within(hours, window));
  const strongest = ofDay.reduce<WeatherHour | undefined>(
    (most, hour) => ((hour.values.windSpeed ?? -1) > (most?.values.windSpeed ?? -1) ? hour : most),
    undefined,
  );
  const fallen = sum(ofDay, 'precipitation');
  const told: Fact[] = [
    ...(strongest?.values.windSpeed === undefined
      ? []
      : [
          fact(
            words,
            'weather-strongest',
            words.say('weather-at', { what: windSentence(voice, strongest.values), time: clock(voice, strongest.at) }),
          ),
        ]),
    ...(fallen === undefined || fallen < noRainMm ? [] : [fact(words, 'weather-rain-of-day', rain(voice, fallen))]),
  ];
  return told.length > 0 ? [facts(told)] : [];
}

/** `Sun 22  9–13 °C  SW ↗ 25/38 kn  4.2 mm`: a line for each day that is known. */
function outlook(voice: Voice, { hours }: WeatherToTell, days: readonly Day[]): Block[] {
  const { words } = voice;
  const lines = days.flatMap(({ date, window }) => {
    const ofDay = within(hours, window);
    // Of half a day no lowest and highest can be told.
    if (ofDay.length < 20) return [];
    const temperatures = valuesOf(ofDay, 'airTemperature');
    const strongest = ofDay.toSorted((a, b) => (b.values.windSpeed ?? -1) - (a.values.windSpeed ?? -1))[0]!;
    const fallen = sum(ofDay, 'precipitation') ?? 0;
    return [
      [
        capital(shortDay(voice, date)),
        temperatureRange(voice, temperatures),
        windCell(voice, strongest.values),
        fallen < noRainMm ? '' : rain(voice, fallen),
      ],
    ];
  });
  return lines.length > 0 ? [{ kind: 'table', title: words.say('weather-outlook'), rows: lines }] : [];
}

/** `9–13 °C`, `9 °C` where all are the same. */
function temperatureRange(voice: Voice, celsius: readonly number[]): string {
  if (celsius.length === 0) return '';
  const [low, high] = [Math.min(...celsius), Math.max(...celsius)].map((value) => temperature(voice, value)) as [
    string,
    string,
  ];
  return low === high ? high : voice.words.say('weather-range', { low: numberOf(low), high });
}

/** `9` of `9 °C`. */
function numberOf(measure: string): string {
  return measure.split(' ')[0]!;
}

/** Whose weather it is, how old, and in which clock. */
export function weatherNote(voice: Voice, weather: WeatherToTell, days: readonly Day[]): string {
  const { words } = voice;
  const window = { from: days[0]!.window.from, to: days.at(-1)!.window.to };
  return [
    words.say('note-zone', { zone: zoneName(voice, window) }),
    ...sourceNotes(voice, weather),
    words.say('note-not-for-navigation'),
  ].join(' ');
}

/** Whose weather it is, how old the oldest part of it, and the honest line where something cannot be had newer. */
export function sourceNotes(voice: Voice, { sources, staleSince }: WeatherToTell): string[] {
  const { words, now } = voice;
  const who = [...new Set(sources.map(({ name, attribution }) => attribution ?? name))].join('; ');
  const updates = sources.flatMap(({ updated }) => updated ?? []);
  const age = duration(voice, now - Math.min(...updates));
  const stale = sources.filter((source) => source.stale).map(({ name }) => name);
  return [
    ...(who === ''
      ? []
      : [
          updates.length > 0
            ? words.say('note-weather-age', { sources: who, age })
            : words.say('note-weather', { sources: who }),
        ]),
    ...(stale.length > 0 ? [words.say('note-stale-sources', { sources: stale.join(', ') })] : []),
    ...(staleSince === undefined ? [] : [words.say('note-stale-weather', { age: duration(voice, now - staleSince) })]),
  ];
}

/** The hour that is running. */
export function nearestHour(hours: readonly WeatherHour[], now: Instant): WeatherHour | undefined {
  return hours.find(({ at }) => now >= at && now < at + hourMs);
}

/** The hours that are not over. */
export function ahead({ now }: Voice, hours: readonly WeatherHour[]): readonly WeatherHour[] {
  return hours.filter(({ at }) => at > now - hourMs);
}

export function within(hours: readonly WeatherHour[], { from, to }: Window): readonly WeatherHour[] {
  return hours.filter(({ at }) => at >= from && at < to);
}

function valuesOf(hours: readonly WeatherHour[], attribute: Attribute): number[] {
  return hours.flatMap(({ values }) => values[attribute] ?? []);
}

function sum(hours: readonly WeatherHour[], attribute: Attribute): number | undefined {
  const values = valuesOf(hours, attribute);
  return values.length === 0 ? undefined : values.reduce((all, value) => all + value, 0);
}
