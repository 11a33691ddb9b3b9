import type { UsedStation, WireStation } from '../contract/index.ts';
import type { OfficeDatum, TideStation } from '../domain/tide/index.ts';
import type { NearestTide } from './ports.ts';

/** A station in a list. Members are in alphabetical order. */
export function writeStation(station: TideStation): WireStation {
  const { attribution, chartDatum, clock, id, licence, name, officeDatum, point, prediction, source, zone } = station;
  return {
    attribution,
    ...(chartDatum && { chartDatum }),
    ...(clock && { clock }),
    id,
    lat: point.lat,
    licence,
    lng: point.lng,
    name,
    ...(officeDatum && { officeDatum: writeOfficeDatum(officeDatum) }),
    prediction,
    source,
    timezone: zone,
  };
}

/**
 * The source of an answer for a point, with distances in whole km. Members are in alphabetical order. A tide that is
 * carried from a gauge has the gauge's id, under which the gauge itself is listed.
 */
export function writeUsedStation(used: NearestTide): UsedStation {
  const {
    station,
    gauge = station,
    kind,
    reason,
    band,
    other,
    otherLaterMinutes,
    distanceKm,
    strongStream,
    waterKm,
  } = used;
  const { attribution, chartDatum, clock, licence, name, officeDatum, point, prediction, source, zone } = station;
  return {
    attribution,
    ...(band && { band: { height: toCentimetres(band.heightM), minutes: band.minutes } }),
    ...(chartDatum && { chartDatum }),
    ...(clock && { clock }),
    distance: Math.round(distanceKm),
    id: gauge.id,
    ...(kind && { kind }),
    lat: point.lat,
    licence,
    lng: point.lng,
    name,
    ...(officeDatum && { officeDatum: writeOfficeDatum(officeDatum) }),
    ...(other && { other: writeOther(other, otherLaterMinutes) }),
    prediction,
    ...(reason && { reason }),
    source,
    ...(strongStream && { strongStream }),
    timezone: zone,
    ...(waterKm !== undefined && { waterDistance: Math.round(waterKm) }),
  };
}

function writeOther({ id, name, point }: TideStation, laterMinutes: number | undefined): UsedStation['other'] {
  return { id, ...(laterMinutes !== undefined && { laterMinutes }), lat: point.lat, lng: point.lng, name };
}

function writeOfficeDatum({ name, aboveLatM }: OfficeDatum): NonNullable<WireStation['officeDatum']> {
  return { aboveLat: aboveLatM, name };
}

function toCentimetres(metres: number): number {
  return Math.round(metres * 100) / 100;
}
