import type { Day } from '../domain/question/index.ts';
import type { Place } from '../domain/place.ts';
import type { StreamEvent } from '../domain/stream/index.ts';
import { daylightMs, skyEvents, type MoonPhaseName } from '../domain/sky/index.ts';
import { levelBetween, standsAt, type ShownDatum, type TideKind, type TideStand } from '../domain/tide/index.ts';
import { minuteMs, within, type CivilDate, type Instant, type Window } from '../domain/time.ts';
import { attributeNames, factsOf, type AttributeUnit } from '../domain/weather/index.ts';
import type { StreamView } from './tide/current.ts';
import { writeConditions, type FoundWindows } from '../domain/windows/index.ts';
import type { StationView } from './places/stations.ts';
import type { TideView } from './tide/tide.ts';
import type { WeatherHour, WeatherView } from './weather/weather.ts';

/** The place of an answer. */
export type PlaceData = {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string;
};

/** High and low waters of the shown days. Heights are metres above `datum`, of the astronomical tide only. */
export type TideData = {
  readonly subject: 'tide';
  readonly place: PlaceData;
  readonly datum: ShownDatum;
  readonly source: { readonly name: string; readonly kind?: TideKind; readonly distanceKm?: number };
  readonly extremes: readonly { readonly time: string; readonly kind: 'high' | 'low'; readonly heightM: number }[];
  /** The height at the time of the answer, where that is within the shown days. */
  readonly now?: { readonly time: string; readonly heightM: number };
  /** Stands and double waters that are published for the place; absent where none are. */
  readonly stands?: readonly TideStand[];
};

/** Values at the hours that the table of the answer has, each under its name with its unit: `windSpeedMs`. */
export type WeatherData = {
  readonly subject: 'weather';
  readonly place: PlaceData;
  readonly hours: readonly { readonly time: string; readonly values: Readonly<Record<string, number>> }[];
  readonly sources: readonly { readonly name: string; readonly attribution?: string }[];
};

/** Events of the Sun by the place's days; empty lists where one does not occur. */
export type SunData = {
  readonly subject: 'sun';
  readonly place: PlaceData;
  readonly days: readonly {
    readonly date: CivilDate;
    readonly sunrise: readonly string[];
    readonly solarNoon: readonly string[];
    readonly sunset: readonly string[];
    readonly civilDawn: readonly string[];
    readonly civilDusk: readonly string[];
    readonly daylightMinutes: number;
  }[];
};

/** Events and phase of the Moon by the place's days. */
export type MoonData = {
  readonly subject: 'moon';
  readonly place: PlaceData;
  readonly days: readonly {
    readonly date: CivilDate;
    readonly moonrise: readonly string[];
    readonly moonset: readonly string[];
    readonly phase: MoonPhaseName;
    /** 0…1, now or at the middle of the day. */
    readonly illuminatedFraction: number;
  }[];
};

/** The tide stations nearest to a place. */
export type StationsData = {
  readonly subject: 'stations';
  readonly place: PlaceData;
  readonly stations: readonly {
    readonly name: string;
    readonly lat: number;
    readonly lng: number;
    readonly distanceKm: number;
    readonly chartDatum?: string;
    readonly prediction?: 'harmonic' | 'subordinate';
    readonly source?: string;
    readonly licence?: string;
  }[];
};

/** Slacks, strongest and weakest tidal streams of the shown days. */
export type CurrentData = {
  readonly subject: 'current';
  readonly place: PlaceData;
  readonly source: { readonly name: string; readonly distanceKm?: number };
  readonly events: readonly {
    readonly time: string;
    readonly kind: StreamEvent['kind'];
    readonly phase: StreamEvent['phase'];
    readonly speedMs: number;
    /** Degrees true that it sets to. */
    readonly towardsDeg?: number;
  }[];
};

/** The next windows in which conditions hold. */
export type WindowsData = {
  readonly subject: 'windows';
  readonly place: PlaceData;
  /** In the notation of the interface: `tide=..0.5,light=day`. */
  readonly conditions: string;
  readonly windows: readonly SpanData[];
  /** The time for which everything is known. */
  readonly searched?: SpanData;
  readonly miss?: SpanData & { readonly failing: string; readonly value?: number };
};

type SpanData = { readonly start: string; readonly end: string };

/** The numbers of an answer, for programs: instants are ISO 8601 in UTC, and units stand in the names. */
export type AnswerData = TideData | CurrentData | WeatherData | SunData | MoonData | StationsData | WindowsData;

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

/** The data of the stations near a place. */
export function stationsData(place: Place, stations: readonly StationView[]): StationsData {
  return {
    subject: 'stations',
    place: placeData(place),
    stations: stations.map(({ name, lat, lng, distanceKm, chartDatum, prediction, source, licence }) => ({
      name,
      lat,
      lng,
      distanceKm,
      ...(chartDatum && { chartDatum }),
      ...(prediction && { prediction }),
      ...(source && { source }),
      ...(licence && { licence }),
    })),
  };
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

function placeData({ id, name, point: { lat, lng }, zone }: Place): PlaceData {
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
function iso(at: Instant): string {
  return `${new Date(Math.round(at / 1000) * 1000).toISOString().slice(0, 19)}Z`;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
