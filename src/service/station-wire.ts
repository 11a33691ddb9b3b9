import type { UsedStation, WireStation } from '../contract/index.ts';
import type { TideStation } from '../domain/tide/index.ts';

/** A station in a list. Members are in alphabetical order. */
export function writeStation(station: TideStation): WireStation {
  return { ...membersBeforeDistance(station), ...membersAfterDistance(station) };
}

/** The station of an answer for a point, with its distance in whole km. */
export function writeUsedStation(station: TideStation, distanceKm: number): UsedStation {
  return { ...membersBeforeDistance(station), distance: Math.round(distanceKm), ...membersAfterDistance(station) };
}

function membersBeforeDistance({ attribution, chartDatum }: TideStation) {
  return { attribution, ...(chartDatum === undefined ? {} : { chartDatum }) };
}

function membersAfterDistance({ id, licence, name, point, prediction, source, zone }: TideStation) {
  return { id, lat: point.lat, licence, lng: point.lng, name, prediction, source, timezone: zone };
}
