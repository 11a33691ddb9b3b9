import { writeTimestamp, type AskedAttribute } from '../contract/index.ts';
import type { Point } from '../domain/place.ts';
import { stationReachKm } from '../domain/tide/index.ts';
import { hoursOf, toHundredths, type Attribute, type Hours } from '../domain/weather/index.ts';
import type { Instant, Window } from '../domain/time.ts';
import { Problem } from '../problem.ts';
import type { EndpointReply } from './keyed-endpoint.ts';
import type { Contribution, TideStations, Weather } from './ports.ts';

/** The attributes to ask the weather for: not the tide's, and each once. */
export function askedOfWeather(params: readonly AskedAttribute[]): readonly Attribute[] {
  return [...new Set(params.map(({ attribute }) => attribute))].filter((attribute) => attribute !== 'seaLevel');
}

/** Names in alphabetical order, each once, and where their values are found. */
export function inAlphabeticalOrder(params: readonly AskedAttribute[]): readonly AskedAttribute[] {
  return params.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Tide above MLLW at each hour, from a station near enough, at sea or on the coast; nothing elsewhere. */
export function seaLevels(
  { stations, weather }: { stations: TideStations; weather: Weather },
  point: Point,
  window: Window,
): Hours | undefined {
  const { station, distanceKm } = stations.nearest(point);
  if (distanceKm > stationReachKm || !weather.isMarine(point)) return undefined;
  const levels = station.tide.hourlyLevels({ from: window.from, to: window.to + 1 });
  return Array.from(hoursOf(window), (_, i) => toHundredths(levels[i]! - station.datums.MLLW));
}

/** `meta.sources`. */
export function writeSources(sources: readonly Contribution[]): object[] {
  return sources.map(({ name, attribution, updated, isStale }) => ({
    attribution,
    name,
    ...(isStale ? { stale: true } : {}),
    updated: writeTimestamp(updated),
  }));
}

/** What the body has no room for: how old the oldest part is that could not be asked for again, and whose. */
export function staleHeaders(sources: readonly Contribution[], now: Instant): Record<string, string> {
  const stale = sources.filter(({ isStale }) => isStale);
  if (stale.length === 0) return {};
  const ageS = Math.max(...stale.map(({ updated }) => Math.floor((now - updated) / 1000)));
  return { Age: String(Math.max(0, ageS)), 'X-Stale-Sources': [...new Set(stale.map(({ name }) => name))].join(', ') };
}

/** An answer, or that nobody gave one. */
export async function orUnavailable(answer: () => Promise<EndpointReply>): Promise<EndpointReply> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof Problem && error.code === 'could-not-ask')
      return { unavailable: String(error.details['tried']) };
    throw error;
  }
}
