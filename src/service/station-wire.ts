import type { UsedStation, WireStation } from '../contract/index.ts';
import type { TideStation } from '../domain/tide/index.ts';

/** A station as listings have it. */
export function writeStation(station: TideStation): WireStation {
  return { ...before(station), ...after(station) };
}

/** The station that a point was answered from. */
export function writeUsedStation(station: TideStation, distanceKm: number): UsedStation {
  return { ...before(station), distance: Math.round(distanceKm), ...after(station) };
}

function before({ attribution, chartDatum }: TideStation) {
  return { attribution, ...(chartDatum === undefined ? {} : { chartDatum }) };
}

function after({ id, licence, name, point, prediction, source, zone }: TideStation) {
  return { id, lat: point.lat, licence, lng: point.lng, name, prediction, source, timezone: zone };
}
