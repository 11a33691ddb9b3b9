import type { UsedStreamStation, WireStreamStation } from '../contract/index.ts';
import { memoizeByObject } from '../domain/memoize.ts';
import type { NearestStream, StreamStation } from '../domain/stream/index.ts';
import { WrittenBody } from './body.ts';
import type { EndpointOf } from './keyed-endpoint.ts';
import type { StreamStations } from './ports.ts';
import { contains } from './tide-stations.ts';

/** `GET /v2/current/stations`, our addition: all stream stations, or those in a box. Free of charge. */
export const currentStations: EndpointOf<'/v2/current/stations'> = {
  answer: ({ box }, { streams }) => ({
    body: box
      ? { data: streams.stations.filter(({ point }) => contains(box, point)).map(writeStreamStation) }
      : bodyOfAll(streams),
    meta: {},
  }),
};

/** Cached because it has 0.9 MB and only changes with the stations. */
const bodyOfAll = memoizeByObject(
  ({ stations }: StreamStations) => new WrittenBody({ data: stations.map(writeStreamStation) }),
);

/** A station in a list. Members are in alphabetical order. */
function writeStreamStation(station: StreamStation): WireStreamStation {
  const { attribution, ebbDeg, floodDeg, id, licence, name, point, prediction, source, zone } = station;
  return {
    attribution,
    ...(ebbDeg !== undefined && { ebbDirection: ebbDeg }),
    ...(floodDeg !== undefined && { floodDirection: floodDeg }),
    id,
    lat: point.lat,
    licence,
    lng: point.lng,
    name,
    prediction,
    source,
    timezone: zone,
  };
}

/** The source of an answer for a point, with distances in whole km. */
export function writeUsedStream({ station, distanceKm, waterKm }: NearestStream): UsedStreamStation {
  return {
    ...writeStreamStation(station),
    distance: Math.round(distanceKm),
    ...(waterKm !== undefined && { waterDistance: Math.round(waterKm) }),
  };
}
