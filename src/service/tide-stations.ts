import { areaQuery, type Box } from '../contract/index.ts';
import type { Point } from '../domain/place.ts';
import { readQuery, type Endpoint } from './keyed.ts';
import { writeStation } from './station-wire.ts';

/** `GET /v2/tide/stations` and, under another name, `/v1`: exactly the stations that can be asked. Free of charge. */
export function stationsList(member: string): Endpoint {
  return {
    read: (_query, { stations }) => ({
      cost: 0,
      answer: () => ({ body: { [member]: stations.stations.map(writeStation) }, meta: {} }),
    }),
  };
}

/** `GET /v2/tide/stations/area` and `/v1`. Free of charge. */
export function stationsInArea(member: string): Endpoint {
  return {
    read: (query, { stations }) =>
      readQuery(areaQuery, query, ({ box }) => ({
        cost: 0,
        answer: () => ({
          body: { [member]: stations.stations.filter(({ point }) => contains(box, point)).map(writeStation) },
          meta: {},
        }),
      })),
  };
}

function contains({ south, north, west, east }: Box, { lat, lng }: Point): boolean {
  const across = east - west > 180;
  return lat >= south && lat <= north && (across ? lng <= west || lng >= east : lng >= west && lng <= east);
}
