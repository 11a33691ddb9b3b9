import { writeMetaTime, writeTimestamp, type AnswerOf } from '../contract/index.ts';
import type { StreamEvent, StreamStation } from '../domain/stream/index.ts';
import { minuteMs, type Window } from '../domain/time.ts';
import { defined } from '../lib/defined.ts';
import { writeUsedStream } from './current-stations.ts';
import { intervalErrors, tideInterval } from './interval.ts';
import type { EndpointOf } from './keyed-endpoint.ts';
import type { StreamStations } from './ports.ts';
import { toMillimetres, type RequestedReach } from './tide-point.ts';

/** `GET /v2/current/extremes/point`, our addition: slacks and strongest streams. */
export const currentExtremesPoint: EndpointOf<'/v2/current/extremes/point'> = {
  check: (request, { now, streams }) => ({
    ...intervalErrors(request, now),
    ...streamDistanceErrors(streams, request),
  }),
  answer({ lat, lng, start, end, format }, { now, streams, draw }) {
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
};

/** Events with times in whole minutes; `end` is exclusive for the rounded time. */
function eventItems(station: StreamStation, { from, to }: Window): AnswerOf<'/v2/current/extremes/point'>['data'] {
  return station.stream
    .events({ from: from - minuteMs, to: to + minuteMs })
    .map((event) => ({ ...event, at: Math.round(event.at / minuteMs) * minuteMs }))
    .filter(({ at }) => at >= from && at < to)
    .map((event) => writeEvent(event, station));
}

function writeEvent({ at, kind, phase, speedMs }: StreamEvent, station: StreamStation) {
  const direction = kind === 'slack' ? undefined : phase === 'flood' ? station.floodDeg : station.ebbDeg;
  return defined({ time: writeTimestamp(at), type: kind, phase, speed: toMillimetres(speedMs), direction });
}

/** No station within `maxDistance` km is an error that names the nearest one. */
export function streamDistanceErrors(streams: StreamStations, { lat, lng, maxDistance }: RequestedReach) {
  if (lat === undefined || lng === undefined || maxDistance === undefined) return {};
  const { station, distanceKm } = streams.nearest({ lat, lng });
  if (distanceKm <= maxDistance) return {};
  const nearest = `${station.name} (${station.id}), ${Math.round(distanceKm)} km away`;
  return { maxDistance: [`No tidal stream station within ${maxDistance} km. The nearest is ${nearest}`] };
}
