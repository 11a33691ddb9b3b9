import { areaQuery, type Box } from '../contract/index.ts';
import type { Point } from '../domain/place.ts';
import { readQuery, type Endpoint } from './keyed.ts';
import { writeStation } from './station-wire.ts';

/** `GET /v2/tide/stations`: exactly the stations that can be asked. Free of charge. */
export const stationsList: Endpoint = {
  read: () => ({
    cost: 0,
    answer: ({ stations }) => ({ body: { data: stations.stations.map(writeStation) }, meta: {} }),
  }),
};

/** `GET /v2/tide/stations/area`. Free of charge. */
export const stationsInArea: Endpoint = {
  read: (query) =>
    readQuery(areaQuery, query, ({ box }) => ({
      cost: 0,
      answer: ({ stations }) => ({
        body: { data: stations.stations.filter(({ point }) => contains(box, point)).map(writeStation) },
        meta: {},
      }),
    })),
};

function contains({ south, north, west, east }: Box, { lat, lng }: Point): boolean {
  const across = east - west > 180;
  return lat >= south && lat <= north && (across ? lng <= west || lng >= east : lng >= west && lng <= east);
}
