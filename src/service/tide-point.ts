import { tidePointQuery, writeMetaTime } from '../contract/index.ts';
import type { Window } from '../domain/time.ts';
import type { TideStation } from '../domain/tide/index.ts';
import { tideInterval } from './interval.ts';
import { readQuery, type Endpoint } from './keyed.ts';
import { writeStation } from './station-wire.ts';

const costHalves = 2;

/**
 * A path that answers for one coordinate from its nearest tide station. `data` gets the interval as used and what to
 * add to heights above the zero of the station's predictions to have them above the datum asked, metres.
 */
export function tidePoint(data: (station: TideStation, interval: Window, addM: number) => object[]): Endpoint {
  return {
    read: (query, now) =>
      readQuery(tidePointQuery, query, ({ lat, lng, start, end, datum }) => {
        const interval = tideInterval({ start, end }, now);
        if ('mistakes' in interval) return interval;
        return {
          cost: costHalves,
          answer: ({ stations }) => {
            const { station, distanceKm } = stations.nearest({ lat, lng });
            const { [datum]: datumM, MSL } = station.datums;
            return {
              body: { data: data(station, interval, -datumM) },
              meta: {
                datum,
                end: writeMetaTime(interval.to),
                lat,
                lng,
                offset: toMillimetres(datumM - MSL),
                start: writeMetaTime(interval.from),
                station: { ...writeStation(station), distance: Math.round(distanceKm) },
              },
            };
          },
        };
      }),
  };
}

/** Rounded to the millimetre; never −0, which JSON would print as 0 and a comparison would not. */
export function toMillimetres(metres: number): number {
  return Math.round(metres * 1000) / 1000 + 0;
}
