import { windowOfDays, type Day, type Days } from '../domain/question/index.ts';
import type { Place, Point } from '../domain/place.ts';
import { daylightMs, skyEvents } from '../domain/sky/index.ts';
import { levelBetween, standsAt } from '../domain/tide/index.ts';
import { defined } from '../lib/defined.ts';
import { minuteMs, within, type Instant, type Window } from '../domain/time.ts';
import type { Warning, WarningText } from '../domain/warning.ts';
import { attributeNames, factsOf, spelled, type WeatherHour } from '../domain/weather/index.ts';
import { writeConditions, type FoundWindows } from '../domain/windows/index.ts';
import type { FormatContext } from './format.ts';
import { phaseOfDay } from './sky/moon-facts.ts';
import { setOf, type StreamView } from './tide/stream-lines.ts';
import type { TideView } from './tide/tide-view.ts';
import type { WeatherView } from './weather/weather-view.ts';
import suffixes from './unit-suffixes.json' with { type: 'json' };

type Makers =
  | typeof tideData
  | typeof currentData
  | typeof weatherData
  | typeof sunData
  | typeof moonData
  | typeof stationsData
  | typeof windowsData
  | typeof warningsData;

/** The numbers of an answer, for programs: instants are ISO 8601 in UTC, and units stand in the names. */
export type AnswerData = ReturnType<Makers>;
export type DataOf<Subject extends AnswerData['subject']> = Extract<AnswerData, { readonly subject: Subject }>;

/** High and low waters of the shown days. Heights are metres above `datum`, of the astronomical tide only; `now` is one of the shown days. */
export function tideData(place: Place, tide: TideView, days: Days, now: Instant) {
  const { station, datum, extremes, levels } = tide;
  const window = windowOfDays(days);
  const stands = standsAt(place.point);
  const level = within([{ at: now }], window).length > 0 ? levelBetween(levels, now) : undefined;
  return about('tide', place, {
    datum,
    source: defined({ name: station.name, kind: station.kind, distanceKm: station.distance }),
    extremes: within(extremes, window).map(({ at, kind, heightM }) => ({ time: iso(at), kind, heightM })),
    now: level === undefined ? undefined : { time: iso(now), heightM: rounded(level, 3) },
    stands: stands.length > 0 ? stands : undefined,
    strongStream: station.strongStream,
  });
}

/** Slacks, strongest and weakest tidal streams of the shown days; `towardsDeg` is degrees true that it sets to. */
export function currentData(place: Place, { station, events }: StreamView, days: Days) {
  return about('current', place, {
    source: defined({ name: station.name, distanceKm: station.distance }),
    events: within(events, windowOfDays(days)).map(({ at, kind, phase, speedMs }) => {
      const towardsDeg = kind === 'slack' ? undefined : setOf(station, phase);
      return defined({ time: iso(at), kind, phase, speedMs, towardsDeg });
    }),
  });
}

/** Values at the hours that the table of the answer has, each under its name with its unit: `windSpeedMs`. */
export function weatherData(place: Place, { sources }: WeatherView, hours: readonly WeatherHour[]) {
  return about('weather', place, {
    hours: hours.map(({ at, values }) => ({ time: iso(at), values: withUnits(values) })),
    sources: sources.map(({ name, attribution }) => defined({ name, attribution: attribution || undefined })),
  });
}

/** Events of the Sun by the place's days; empty lists where one does not occur. */
export function sunData(place: Place, days: readonly Day[]) {
  const dayData = ({ date, window }: Day) => {
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
  return about('sun', place, { days: days.map(dayData) });
}

/** Events, phase and lit share, 0…1, of the Moon by the place's days; of today, both now. */
export function moonData(format: FormatContext, place: Place, days: readonly Day[]) {
  const dayData = (day: Day) => {
    const { moonrise, moonset } = skyEvents(place.point, day.window);
    const { phase, lit } = phaseOfDay(format, day);
    const events = { moonrise: moonrise.map(iso), moonset: moonset.map(iso) };
    return { date: day.date, ...events, phase, illuminatedFraction: rounded(lit, 3) };
  };
  return about('moon', place, { days: days.map(dayData) });
}

/** A tide station in a list; fields that the service does not provide are absent. */
export type ListedStation = Point & {
  readonly name: string;
  readonly distanceKm: number;
  readonly chartDatum?: string | undefined;
  readonly source?: string | undefined;
  readonly licence?: string | undefined;
  /** From the harmonic constants of its own gauge, or from another station's tide with corrections. */
  readonly prediction?: 'harmonic' | 'subordinate' | undefined;
};

export function stationsData(place: Place, stations: readonly ListedStation[]) {
  const listed = stations.map(({ name, lat, lng, distanceKm, chartDatum, prediction, source, licence }) =>
    defined({ name, lat, lng, distanceKm, chartDatum, prediction, source, licence }),
  );
  return about('stations', place, { stations: listed });
}

/** The next windows in which conditions hold, and `searched`, for which everything is known; `shown` are the first of them. */
export function windowsData(
  place: Place,
  { searched, miss }: FoundWindows,
  shown: readonly Window[],
  conditions: string,
) {
  const span = ({ from, to }: Window) => ({ start: iso(from), end: iso(to) });
  return about('windows', place, {
    conditions,
    windows: shown.map(span),
    searched: searched && span(searched),
    miss:
      miss &&
      defined({
        ...span(miss.window),
        failing: writeConditions([miss.failing]),
        value: miss.value === undefined ? undefined : rounded(miss.value, 3),
      }),
  });
}

/** Official warnings, the gravest first, and whether any office is known that warns there. */
export function warningsData(
  place: Place,
  isKnown: boolean,
  warnings: readonly Warning[],
  textOf: (warning: Warning) => WarningText,
) {
  const listed = warnings.map((warning) => {
    const { id, office, link, severity, colour, onset, expires } = warning;
    const { language, event, headline } = textOf(warning);
    const times = { onset: iso(onset), expires: expires === undefined ? undefined : iso(expires) };
    return defined({ id, office, link, severity, colour, ...times, language, event, headline });
  });
  return about('warnings', place, { isKnown, warnings: listed });
}

function about<const Subject extends string, Numbers extends object>(subject: Subject, place: Place, numbers: Numbers) {
  const { id, name, point, zone: timeZone, countryCode } = place;
  return { subject, place: defined({ id, name, ...point, timeZone, countryCode }), ...defined(numbers) };
}

/** `windSpeedMs`: each value under its name and unit; a kilogram of water on a square metre is a millimetre deep. */
function withUnits(values: WeatherHour['values']): Record<string, number> {
  const entries = attributeNames.flatMap((attribute) => {
    const value = values[attribute];
    return value === undefined ? [] : [[spelled(attribute) + suffixes[factsOf(attribute).unit], value] as const];
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
