import { writeTimestamp, type RequestedAttribute } from '../contract/index.ts';
import type { Point } from '../domain/place.ts';
import { handpicked, publishedSources, toHundredths } from '../domain/weather/index.ts';
import type { Attribute, Hours, PublishedSource, SourceName } from '../domain/weather/index.ts';
import { stationReachKm } from '../domain/tide/index.ts';
import { hourMs, type Instant, type Window } from '../domain/time.ts';
import type { Contribution, TideStations, Weather } from './ports.ts';

const publishedNames = Object.keys(publishedSources) as PublishedSource[];

/** The attributes that come from weather sources, each once: all but the sea level, which comes from the tide. */
export function weatherAttributes(params: readonly RequestedAttribute[]): readonly Attribute[] {
  return [...new Set(params.map(({ attribute }) => attribute))].filter((attribute) => attribute !== 'seaLevel');
}

export function inAlphabeticalOrder(params: readonly RequestedAttribute[]): readonly RequestedAttribute[] {
  return params.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The tide at each hour, metres above MLLW; `undefined` inland and more than 100 km from any station. */
export async function seaLevels(
  { stations, weather }: { stations: TideStations; weather: Weather },
  point: Point,
  window: Window,
): Promise<Hours | undefined> {
  const { station, distanceKm } = stations.nearest(point);
  if (distanceKm > stationReachKm || !weather.isMarine(point)) return undefined;
  await station.prepareDatums?.();
  const levels = station.tide.hourlyLevels({ from: window.from, to: window.to + 1 });
  return Array.from(levels, (heightM) => toHundredths(heightM - station.datums.MLLW));
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

/** `meta.missing`; no member where nothing is. */
export function writeMissing(missing: readonly string[]): { missing?: readonly string[] } {
  return missing.length > 0 ? { missing } : {};
}

/** Headers for stale values: the age of the oldest, seconds, and the sources. None where all values are fresh. */
export function staleHeaders(
  sources: readonly (Pick<Contribution, 'updated' | 'isStale'> & { readonly name: string })[],
  now: Instant,
): Record<string, string> {
  const stale = sources.filter(({ isStale }) => isStale);
  if (stale.length === 0) return {};
  const ageS = Math.max(...stale.map(({ updated }) => Math.floor((now - updated) / 1000)));
  return { Age: String(Math.max(0, ageS)), 'X-Stale-Sources': [...new Set(stale.map(({ name }) => name))].join(', ') };
}

/** A sentence on hours that begin beyond the reach of each source's forecast. */
export function notesOnReach(sources: readonly SourceName[], from: Instant, now: Instant): readonly string[] {
  const names = sources.includes(handpicked) ? publishedNames : sources.filter((name) => name !== handpicked);
  const reachH = Math.max(...names.map((name) => publishedSources[name].spanHours));
  if (from <= now + reachH * hourMs) return [];
  return [`These hours have no weather: the longest forecast reaches ${reachH} hours ahead.`];
}
