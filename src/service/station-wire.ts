import type { UsedStation, WireStation } from '../contract/index.ts';
import type { TideStation } from '../domain/tide/index.ts';
import type { NearestTide } from './ports.ts';

/** A station as listings have it. */
export function writeStation(station: TideStation): WireStation {
  return { ...before(station), ...after(station) };
}

/**
 * What a point was answered from: a station, or what our additions say more exactly. A tide that was carried from a gauge
 * has the gauge's id, under which the gauge itself is listed.
 */
export function writeUsedStation(used: NearestTide): UsedStation {
  const { station, gauge = station, kind, reason, band, other, distanceKm, waterKm } = used;
  const { attribution, chartDatum, licence, name, point, prediction, source, zone } = station;
  return {
    attribution,
    ...(band && { band: { height: toCentimetres(band.heightM), minutes: band.minutes } }),
    ...(chartDatum && { chartDatum }),
    distance: Math.round(distanceKm),
    id: gauge.id,
    ...(kind && { kind }),
    lat: point.lat,
    licence,
    lng: point.lng,
    name,
    ...(other && { other: { id: other.id, lat: other.point.lat, lng: other.point.lng, name: other.name } }),
    prediction,
    ...(reason && { reason }),
    source,
    timezone: zone,
    ...(waterKm !== undefined && { waterDistance: Math.round(waterKm) }),
  };
}

function toCentimetres(metres: number): number {
  return Math.round(metres * 100) / 100;
}

function before({ attribution, chartDatum }: TideStation) {
  return { attribution, ...(chartDatum === undefined ? {} : { chartDatum }) };
}

function after({ id, licence, name, point, prediction, source, zone }: TideStation) {
  return { id, lat: point.lat, licence, lng: point.lng, name, prediction, source, timezone: zone };
}
