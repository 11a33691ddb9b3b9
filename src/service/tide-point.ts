import { oldTidePointQuery, seaLevelQuery, tidePointQuery, writeMetaTime } from '../contract/index.ts';
import { distanceKm, type Point } from '../domain/place.ts';
import type { Instant, Window } from '../domain/time.ts';
import type { DatumName, TideStation } from '../domain/tide/index.ts';
import { intervalMistakes, tideInterval } from './interval.ts';
import { readQuery, type Document, type Endpoint, type Mistakes } from './keyed.ts';
import type { TideStations } from './ports.ts';
import { rememberedBodies } from './remembered.ts';
import { writeUsedStation } from './station-wire.ts';

const costHalves = 2;

/** How a path of the interface words what a station says. */
type TidePoint = {
  readonly query: typeof tidePointQuery | typeof oldTidePointQuery | typeof seaLevelQuery;
  /** Name of the member that holds the items. */
  readonly member: string;
  /** `addM`: what to add to heights above the zero of the station's predictions to have them above the datum asked. */
  items(station: TideStation, interval: Window, addM: number): object[];
  /** Other formats than JSON, where the path has them. */
  document?(
    format: 'csv' | 'ics',
    asked: { station: TideStation; interval: Window; datum: DatumName; now: Instant },
  ): Document;
};

/** A path that answers for one coordinate from its nearest tide station. */
export function tidePoint({ query: schema, member, items, document }: TidePoint): Endpoint {
  const bodyOf = rememberedBodies();
  return {
    read: (query, { now, stations }) =>
      readQuery(
        schema,
        query,
        ({ lat, lng, start, end, datum, ...rest }) => ({
          cost: costHalves,
          answer: () => {
            const interval = tideInterval({ start, end }, now);
            const used = stations.nearest({ lat, lng });
            const { station } = used;
            const format = 'format' in rest ? rest.format : 'json';
            if (document && format !== 'json') return document(format, { station, interval, datum, now });
            const { [datum]: datumM, MSL } = station.datums;
            return {
              body: bodyOf(station, `${datum} ${interval.from} ${interval.to}`, () => ({
                [member]: items(station, interval, -datumM),
              })),
              meta: {
                datum,
                end: writeMetaTime(interval.to),
                lat,
                lng,
                offset: toMillimetres(datumM - MSL),
                start: writeMetaTime(interval.from),
                station: writeUsedStation(used),
              },
            };
          },
        }),
        ({ start, end, lat, lng, maxDistance }) => ({
          ...intervalMistakes({ start, end }, now),
          ...(lat === undefined || lng === undefined ? {} : distanceMistakes(stations, { lat, lng }, maxDistance)),
        }),
      ),
  };
}

/** Our own parameter: no station within `maxDistance` km is a mistake that names the nearest one. */
function distanceMistakes(stations: TideStations, point: Point, maxDistance: number | undefined): Mistakes {
  if (maxDistance === undefined) return {};
  const { kind, station, gauge = station, other = gauge, distanceKm: km } = stations.nearest(point);
  if (km <= maxDistance) return {};
  // A model is no station: the nearest one is named beside it.
  const named = kind === 'model' ? other : gauge;
  const nearest = `${named.name} (${named.id}), ${Math.round(distanceKm(point, named.point))} km away`;
  return { maxDistance: [`No tide station within ${maxDistance} km. The nearest is ${nearest}`] };
}

/** Rounded to the millimetre; never −0, which JSON would print as 0 and a comparison would not. */
export function toMillimetres(metres: number): number {
  return Math.round(metres * 1000) / 1000 + 0;
}
