import type { Box } from '../contract/index.ts';
import { memoizeByObject } from '../domain/memoize.ts';
import type { Point } from '../domain/place.ts';
import { datumNames, type TideStation } from '../domain/tide/index.ts';
import { WrittenBody } from './body.ts';
import { inOrder, type Endpoint, type EndpointOf } from './keyed-endpoint.ts';
import type { TideStations } from './ports.ts';
import { writeStation } from './station-wire.ts';
import { toMillimetres } from './tide-point.ts';

/** `GET /v2/tide/stations` and, with another member, `/v1`: all offered stations. Free of charge. */
export function stationsList(member: string): Endpoint<object> {
  // Cached because it has 2 MB and only changes with the stations.
  const bodyOf = memoizeByObject(
    ({ stations }: TideStations) => new WrittenBody({ [member]: stations.map(writeStation) }),
  );
  return { answer: (_, { stations }) => ({ body: bodyOf(stations), meta: {} }) };
}

/** `GET /v2/tide/stations/area` and `/v1`. Free of charge. */
export function stationsInArea(member: string): EndpointOf<'/v2/tide/stations/area'> {
  return {
    answer: ({ box }, { stations }) => ({
      body: { [member]: stations.stations.filter(({ point }) => contains(box, point)).map(writeStation) },
      meta: {},
    }),
  };
}

/** `GET /v2/tide/stations/{id}`, our addition: one station with its datums, metres above mean sea level. */
export const stationDetail: EndpointOf<'/v2/tide/stations/{id}'> = {
  check: ({ id = '' }, { stations }) => (stations.byId(id) ? {} : { id: [`There is no station ${id.slice(0, 100)}`] }),
  answer: ({ id }, { stations }) => ({ body: { data: writeDetail(stations.byId(id)!) }, meta: {} }),
};

function writeDetail(station: TideStation): object {
  const { datums } = station;
  const heights = datumNames.toSorted().map((name) => [name, toMillimetres(datums[name] - datums.MSL)]);
  return inOrder({ ...writeStation(station), country: station.countryCode, datums: Object.fromEntries(heights) });
}

export function contains({ south, north, west, east }: Box, { lat, lng }: Point): boolean {
  const crosses180 = east - west > 180;
  return lat >= south && lat <= north && (crosses180 ? lng <= west || lng >= east : lng >= west && lng <= east);
}
