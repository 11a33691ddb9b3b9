import { oldTidePointQuery, seaLevelQuery, tidePointQuery, writeMetaTime } from '../contract/index.ts';
import { distanceKm, type Point } from '../domain/place.ts';
import type { Instant, Window } from '../domain/time.ts';
import { standsAt, type DatumName, type TideStand, type TideStation } from '../domain/tide/index.ts';
import { intervalErrors, tideInterval } from './interval.ts';
import { createBoundedMap } from '../lib/bounded-map.ts';
import {
  readQuery,
  type Document,
  type Endpoint,
  type EndpointReply,
  type JsonAnswer,
  type ParameterErrors,
} from './keyed-endpoint.ts';
import type { NearestTide, TideStations } from './ports.ts';
import { createBodyCache } from './body-cache.ts';
import { notesOnTide } from './notes.ts';
import { writeUsedStation } from './station-wire.ts';

const costHalves = 2;
/** Answers to the same request again, some 2 kB each without their bodies. */
const maxAnswers = 1000;

/** The parts of a tide endpoint that differ from path to path. */
type TidePointOptions = {
  readonly query: typeof tidePointQuery | typeof oldTidePointQuery | typeof seaLevelQuery;
  /** Name of the member that holds the items. */
  readonly member: string;
  /** `addM` converts heights above the station's own zero to heights above the requested datum. */
  items(station: TideStation, interval: Window, addM: number): object[];
  /** Sentences on how the items differ from the interval. */
  notesOn?(interval: Window): readonly string[];
  /** Other formats than JSON, where the path has them. */
  document?(
    format: 'csv' | 'ics',
    request: { station: TideStation; interval: Window; datum: DatumName; now: Instant },
  ): Document;
};

/** An endpoint that answers for a point from its nearest tide station. */
export function tidePoint({ query: schema, member, items, notesOn, document }: TidePointOptions): Endpoint {
  const bodyOf = createBodyCache();
  /** With what they were made from: a tide is another object where it may be another tide. */
  const answers = createBoundedMap<{ readonly used: NearestTide; readonly answer: JsonAnswer }>(maxAnswers);
  return {
    read: (query, { now, stations, draw }) =>
      readQuery(
        schema,
        query,
        ({ lat, lng, start, end, datum, ...rest }) => ({
          cost: costHalves,
          answer: () => {
            const { notes: cut, ...interval } = tideInterval({ start, end }, now);
            const notes = [...cut, ...(notesOn?.(interval) ?? [])];
            const format = 'format' in rest ? rest.format : 'json';
            if (format === 'svg' || format === 'png') {
              return draw({ subject: 'tide', point: { lat, lng }, interval, datum, format });
            }
            const used = stations.nearest({ lat, lng });
            const { station } = used;
            notes.push(...notesOnTide(used));
            const make = (): EndpointReply => {
              if (document && format !== 'json') {
                return { ...document(format, { station, interval, datum, now }), notes };
              }
              const name = `${lat} ${lng} ${datum} ${interval.from} ${interval.to} ${cut.length}`;
              const known = answers.get(name);
              if (known?.used === used) return known.answer;
              const { [datum]: datumM, MSL } = station.datums;
              const answer = {
                body: bodyOf(station, `${datum} ${interval.from} ${interval.to}`, () => ({
                  [member]: items(station, interval, -datumM),
                })),
                meta: {
                  datum,
                  end: writeMetaTime(interval.to),
                  lat,
                  lng,
                  offset: toMillimetres(datumM - MSL),
                  ...writeStands({ lat, lng }),
                  start: writeMetaTime(interval.from),
                  station: writeUsedStation(used),
                },
                notes,
              };
              answers.set(name, { used, answer });
              return answer;
            };
            const prepared = station.prepareDatums?.();
            return prepared ? prepared.then(make) : make();
          },
        }),
        ({ start, end, lat, lng, maxDistance }) => ({
          ...intervalErrors({ start, end }, now),
          ...(lat === undefined || lng === undefined ? {} : distanceErrors(stations, { lat, lng }, maxDistance)),
        }),
      ),
  };
}

/** What is published about the water at a point. Members are in alphabetical order. */
function writeStands(point: Point): { readonly stands?: readonly TideStand[] } {
  const stands = standsAt(point).map(({ at, hours, kind, localName, source }) => ({
    ...(at && { at }),
    ...(hours !== undefined && { hours }),
    kind,
    ...(localName !== undefined && { localName }),
    source,
  }));
  return stands.length > 0 ? { stands } : {};
}

/** Our own parameter: no station within `maxDistance` km is an error that names the nearest one. */
export function distanceErrors(stations: TideStations, point: Point, maxDistance: number | undefined): ParameterErrors {
  if (maxDistance === undefined) return {};
  const { kind, station, gauge = station, other = gauge, distanceKm: km } = stations.nearest(point);
  if (km <= maxDistance) return {};
  // A model is no station: the nearest one is named beside it.
  const named = kind === 'model' ? other : gauge;
  const nearest = `${named.name} (${named.id}), ${Math.round(distanceKm(point, named.point))} km away`;
  return { maxDistance: [`No tide station within ${maxDistance} km. The nearest is ${nearest}`] };
}

/** Rounded to the millimetre; adding 0 turns −0 into 0, which JSON prints alike but `Object.is` does not treat alike. */
export function toMillimetres(metres: number): number {
  return Math.round(metres * 1000) / 1000 + 0;
}
