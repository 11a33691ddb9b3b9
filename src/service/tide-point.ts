import { writeMetaTime, type RequestOf } from '../contract/index.ts';
import { distanceKm, type Point } from '../domain/place.ts';
import type { Instant, Window } from '../domain/time.ts';
import { standsAt, type DatumName, type TideStand, type TideStation } from '../domain/tide/index.ts';
import { defined } from '../lib/defined.ts';
import { intervalErrors, tideInterval } from './interval.ts';
import type { Document, Endpoint, EndpointReply, ParameterErrors } from './keyed-endpoint.ts';
import type { TideStations } from './ports.ts';
import { WrittenBody } from './body.ts';
import { createItemCache } from './item-cache.ts';
import { notesOnTide } from './notes.ts';
import { crossingsOf } from './now-levels.ts';
import { writeUsedStation } from './station-wire.ts';
import { tideOver } from './tide-over-time.ts';

type TideRequest = RequestOf<'/v2/tide/extremes/point' | '/v2/tide/sea-level/point' | '/v1/tide/extremes/point'>;

type TidePointOptions = {
  readonly member: string;
  /** Those of a half-open window; `addM` converts heights above the station's own zero to heights above the requested datum. */
  items(station: TideStation, window: Window, addM: number): readonly { readonly time: string }[];
  windowOf?(interval: Window): Window;
  /** Sentences on how the items differ from the interval. */
  notesOn?(interval: Window): readonly string[];
  /** Other formats than JSON, where the path has them. */
  document?(
    format: 'csv' | 'ics',
    request: { station: TideStation; interval: Window; datum: DatumName; now: Instant },
  ): Document;
};

export function tidePoint({ member, items, windowOf, notesOn, document }: TidePointOptions): Endpoint<TideRequest> {
  const itemsOf = createItemCache();
  return {
    check: (request, { now, stations }) => ({ ...intervalErrors(request, now), ...distanceErrors(stations, request) }),
    answer(request, { now, kept, stations, draw }) {
      const { lat, lng, datum, format } = request;
      const above = 'above' in request ? request.above : undefined;
      const interval = tideInterval(request, now);
      const { from, to } = interval;
      if (format === 'svg' || format === 'png') {
        return draw({ subject: 'tide', point: { lat, lng }, interval: { from, to }, datum, above, format });
      }
      const used = stations.nearest({ lat, lng });
      const known = kept.tide;
      // A tide is another object where it may be another tide.
      if (known?.used === used && known.from === from && known.to === to) return known.answer;
      const { station } = used;
      const notes = [...interval.notes, ...(notesOn?.(interval) ?? []), ...notesOnTide(used)];
      if (above !== undefined && format !== 'json') notes.push('The crossings of `above` are in the JSON only.');
      const make = (): EndpointReply => {
        if (document && format !== 'json') {
          return { ...document(format, { station, interval, datum, now }), notes };
        }
        const { [datum]: datumM, MSL } = station.datums;
        const window = windowOf?.(interval) ?? interval;
        const json = itemsOf(station, datum, window, (days) => items(station, days, -datumM));
        const crossings =
          above === undefined
            ? undefined
            : crossingsOf({ lat, lng }, interval, above, tideOver(used, interval, datumM));
        const first = crossings ? `"crossings":${JSON.stringify(crossings.crossings)},` : '';
        const answer = {
          body: new WrittenBody(`{${first}"${member}":[${json}]`),
          meta: {
            datum,
            end: writeMetaTime(to),
            lat,
            lng,
            offset: toMillimetres(datumM - MSL),
            ...writeStands({ lat, lng }),
            start: writeMetaTime(from),
            station: writeUsedStation(used),
          },
          notes,
        };
        kept.tide = { from, to, used, answer };
        return answer;
      };
      const prepared = station.prepareDatums?.();
      return prepared ? prepared.then(make) : make();
    },
  };
}

/** What is published about the water at a point. Members are in alphabetical order. */
function writeStands(point: Point): { readonly stands?: readonly TideStand[] } {
  const stands = standsAt(point).map(({ at, hours, kind, localName, source }) =>
    defined({ at, hours, kind, localName, source }),
  );
  return stands.length > 0 ? { stands } : {};
}

export type RequestedReach = {
  readonly lat?: number;
  readonly lng?: number;
  readonly maxDistance?: number | undefined;
};

/** Our own parameter: no station within `maxDistance` km is an error that names the nearest one. */
export function distanceErrors(stations: TideStations, { lat, lng, maxDistance }: RequestedReach): ParameterErrors {
  if (lat === undefined || lng === undefined || maxDistance === undefined) return {};
  const point = { lat, lng };
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
