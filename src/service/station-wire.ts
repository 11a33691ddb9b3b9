import type { UsedStation, WireStation } from '../contract/index.ts';
import type { TideStation } from '../domain/tide/index.ts';
import { memoizeByObject } from '../domain/memoize.ts';
import { defined } from '../lib/defined.ts';
import type { NearestTide } from './ports.ts';

/** A station in a list; with `used`, of an answer, in whole km. Members are alphabetical. A carried tide has its gauge's id. */
function write(station: TideStation, used?: NearestTide): WireStation & Partial<UsedStation> {
  const { attribution, chartDatum, clock, licence, name, officeDatum, point, prediction, source, zone } = station;
  const { band, dam, isUpRiver, kind, lag, other, reason, strongStream, waterKm } = used ?? {};
  return defined({
    attribution,
    band: band && { height: Math.round(band.heightM * 100) / 100, minutes: band.minutes },
    chartDatum,
    clock,
    dam,
    distance: used && Math.round(used.distanceKm),
    id: used?.gauge?.id ?? station.id,
    kind,
    lag,
    lat: point.lat,
    licence,
    lng: point.lng,
    name,
    officeDatum: officeDatum && { aboveLat: officeDatum.aboveLatM, name: officeDatum.name },
    other: other && defined({ id: other.id, laterMinutes: used?.otherLaterMinutes, ...other.point, name: other.name }),
    prediction,
    reason,
    source,
    strongStream,
    timezone: zone,
    upRiver: isUpRiver || undefined,
    waterDistance: waterKm && Math.round(waterKm),
  });
}

export const writeStation = (station: TideStation): WireStation => write(station);
export const writeUsedStation = memoizeByObject((used: NearestTide) => write(used.station, used) as UsedStation);
