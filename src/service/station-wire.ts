import type { WireStation } from '../contract/index.ts';
import type { TideStation } from '../domain/tide/index.ts';

/** A station as listings have it. */
export function writeStation(station: TideStation): WireStation {
  const { attribution, chartDatum, id, licence, name, point, source, zone } = station;
  return {
    attribution,
    ...(chartDatum === undefined ? {} : { chartDatum }),
    id,
    lat: point.lat,
    licence,
    lng: point.lng,
    name,
    source,
    timezone: zone,
  };
}
