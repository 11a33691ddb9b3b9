import type { Day } from '../domain/question/index.ts';
import type { Place } from '../domain/place.ts';
import { daylightMs, skyEvents, type MoonPhaseName } from '../domain/sky/index.ts';
import { levelBetween, standsAt } from '../domain/tide/index.ts';
import { minuteMs, within, type Instant, type Window } from '../domain/time.ts';
import { attributeNames, factsOf, type AttributeUnit } from '../domain/weather/index.ts';
import { writeConditions, type FoundWindows } from '../domain/windows/index.ts';
import type {
  CurrentData,
  MoonData,
  PlaceData,
  SpanData,
  SunData,
  TideData,
  WeatherData,
  WindowsData,
} from './answer-data.ts';
import type { StreamView } from './tide/stream-view.ts';
import type { TideView } from './tide/tide-view.ts';
import type { WeatherHour, WeatherView } from './weather/weather-view.ts';

/** The data of a tide, of the shown days only. */
export function tideData(place: Place, tide: TideView, days: readonly [Day, ...Day[]], now: Instant): TideData {
  const { station, datum, extremes, levels } = tide;
  const window = { from: days[0].window.from, to: (days.at(-1) ?? days[0]).window.to };
  const stands = standsAt(place.point);
  const level = now >= window.from && now < window.to ? levelBetween(levels, now) : undefined;
  return {
    subject: 'tide',
    place: placeData(place),
    datum,
    source: {
      name: station.name,
      ...(station.kind && { kind: station.kind }),
      ...(station.distance !== undefined && { distanceKm: station.distance }),
    },
    extremes: within(extremes, window).map(({ at, kind, heightM }) => ({ time: iso(at), kind, heightM })),
    ...(level !== undefined && { now: { time: iso(now), heightM: rounded(level, 3) } }),
    ...(stands.length > 0 && { stands }),
    ...(station.strongStream && { strongStream: station.strongStream }),
  };
}

/** The data of a tidal stream, of the shown days only. */
export function currentData(
  place: Place,
  { station, events }: StreamView,
  days: readonly [Day, ...Day[]],
): CurrentData {
  const window = { from: days[0].window.from, to: (days.at(-1) ?? days[0]).window.to };
  return {
    subject: 'current',
    place: placeData(place),
    source: { name: station.name, ...(station.distance !== undefined && { distanceKm: station.distance }) },
    events: within(events, window).map(({ at, kind, phase, speedMs }) => {
      const towardsDeg = phase === 'flood' ? station.floodDirection : station.ebbDirection;
      const isKnown = kind !== 'slack' && towardsDeg !== undefined;
      return { time: iso(at), kind, phase, speedMs, ...(isKnown && { towardsDeg }) };
    }),
  };
}

/** The data of the weather at some hours. */
export function weatherData(place: Place, { sources }: WeatherView, hours: readonly WeatherHour[]): WeatherData {
  return {
    subject: 'weather',
    place: placeData(place),
    hours: hours.map(({ at, values }) => ({ time: iso(at), values: withUnits(values) })),
    sources: sources.map(({ name, attribution }) => ({ name, ...(attribution && { attribution }) })),
  };
}

/** The data of the Sun on some days. */
export function sunData(place: Place, days: readonly Day[]): SunData {
  const dayData = ({ date, window }: Day): SunData['days'][number] => {
    const events = skyEvents(place.point, window);
    return {
      date,
      sunrise: events.sunrise.map(iso),
      solarNoon: events.solarNoon.map(iso),
      sunset: events.sunset.map(iso),
      civilDawn: events.civilDawn.map(iso),
      civilDusk: events.civilDusk.map(iso),
      daylightMinutes: Math.round(daylightMs(place.point, window) / minuteMs),
    };
  };
  return { subject: 'sun', place: placeData(place), days: days.map(dayData) };
}

/** The data of the Moon on some days. `phaseOf` names the phase of a day, and its lit share. */
export function moonData(
  place: Place,
  days: readonly Day[],
  phaseOf: (day: Day) => { readonly phase: MoonPhaseName; readonly lit: number },
): MoonData {
  const dayData = (day: Day): MoonData['days'][number] => {
    const { moonrise, moonset } = skyEvents(place.point, day.window);
    const { phase, lit } = phaseOf(day);
    return {
      date: day.date,
      moonrise: moonrise.map(iso),
      moonset: moonset.map(iso),
      phase,
      illuminatedFraction: rounded(lit, 3),
    };
  };
  return { subject: 'moon', place: placeData(place), days: days.map(dayData) };
}

/** The data of windows; `shown` are the first of them. */
export function windowsData(
  place: Place,
  { searched, miss }: FoundWindows,
  shown: readonly Window[],
  conditions: string,
): WindowsData {
  const span = ({ from, to }: Window): SpanData => ({ start: iso(from), end: iso(to) });
  return {
    subject: 'windows',
    place: placeData(place),
    conditions,
    windows: shown.map(span),
    ...(searched && { searched: span(searched) }),
    ...(miss && {
      miss: {
        ...span(miss.window),
        failing: writeConditions([miss.failing]),
        ...(miss.value !== undefined && { value: rounded(miss.value, 3) }),
      },
    }),
  };
}

/** The place of some data. */
export function placeData({ id, name, point: { lat, lng }, zone }: Place): PlaceData {
  return { id, name, lat, lng, timeZone: zone };
}

const suffixes: Readonly<Record<AttributeUnit, string>> = {
  degC: 'C',
  hPa: 'Hpa',
  '%': 'Percent',
  deg: 'Deg',
  'm/s': 'Ms',
  '1': 'Fraction',
  // A kilogram of water on a square metre is a millimetre deep.
  'kg/m2': 'Mm',
  m: 'M',
  s: 'S',
  km: 'Km',
};

/** `windSpeedMs`: each value under its name and unit. */
function withUnits(values: WeatherHour['values']): Record<string, number> {
  const entries = attributeNames.flatMap((attribute) => {
    const value = values[attribute];
    const name = attribute === 'visiblity' ? 'visibility' : attribute;
    return value === undefined ? [] : [[name + suffixes[factsOf(attribute).unit], value] as const];
  });
  return Object.fromEntries(entries);
}

/** To the second: `2026-11-20T14:30:15Z`. */
export function iso(at: Instant): string {
  return `${new Date(Math.round(at / 1000) * 1000).toISOString().slice(0, 19)}Z`;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
