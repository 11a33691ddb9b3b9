import { currentPointQuery, writeMetaTime, writeTimestamp, type CurrentExtremesAnswer } from '../contract/index.ts';
import type { Point } from '../domain/place.ts';
import type { StreamEvent, StreamStation } from '../domain/stream/index.ts';
import { minuteMs, type Window } from '../domain/time.ts';
import { writeUsedStream } from './current-stations.ts';
import { intervalErrors, tideInterval } from './interval.ts';
import { readQuery, type Endpoint, type ParameterErrors } from './keyed-endpoint.ts';
import type { StreamStations } from './ports.ts';
import { toMillimetres } from './tide-point.ts';

const costHalves = 2;

/** `GET /v2/current/extremes/point`, our addition: slacks and strongest streams. */
export const currentExtremesPoint: Endpoint = {
  read: (query, { now, streams, draw }) =>
    readQuery(
      currentPointQuery,
      query,
      ({ lat, lng, start, end, format }) => ({
        cost: costHalves,
        answer: () => {
          const { notes, ...interval } = tideInterval({ start, end }, now);
          if (format !== 'json') return draw({ subject: 'current', point: { lat, lng }, interval, format });
          const nearest = streams.nearest({ lat, lng });
          return {
            body: { data: eventItems(nearest.station, interval) },
            meta: {
              end: writeMetaTime(interval.to),
              ...(nearest.gap && { gap: nearest.gap }),
              lat,
              lng,
              start: writeMetaTime(interval.from),
              station: writeUsedStream(nearest),
            },
            notes,
          };
        },
      }),
      ({ start, end, lat, lng, maxDistance }) => ({
        ...intervalErrors({ start, end }, now),
        ...(lat === undefined || lng === undefined ? {} : streamDistanceErrors(streams, { lat, lng }, maxDistance)),
      }),
    ),
};

/** Events with times in whole minutes; `end` is exclusive for the rounded time. */
function eventItems(station: StreamStation, { from, to }: Window): CurrentExtremesAnswer['data'] {
  return station.stream
    .events({ from: from - minuteMs, to: to + minuteMs })
    .map((event) => ({ ...event, at: Math.round(event.at / minuteMs) * minuteMs }))
    .filter(({ at }) => at >= from && at < to)
    .map((event) => writeEvent(event, station));
}

function writeEvent({ at, kind, phase, speedMs }: StreamEvent, station: StreamStation) {
  const direction = kind === 'slack' ? undefined : phase === 'flood' ? station.floodDeg : station.ebbDeg;
  return {
    time: writeTimestamp(at),
    type: kind,
    phase,
    speed: toMillimetres(speedMs),
    ...(direction !== undefined && { direction }),
  };
}

/** No station within `maxDistance` km is an error that names the nearest one. */
export function streamDistanceErrors(
  streams: StreamStations,
  point: Point,
  maxDistance: number | undefined,
): ParameterErrors {
  if (maxDistance === undefined) return {};
  const { station, distanceKm } = streams.nearest(point);
  if (distanceKm <= maxDistance) return {};
  const nearest = `${station.name} (${station.id}), ${Math.round(distanceKm)} km away`;
  return { maxDistance: [`No tidal stream station within ${maxDistance} km. The nearest is ${nearest}`] };
}
