import { earliestTide, latestTimestamp, readCurrentExtremes, readCurrentStations } from '../contract/index.ts';
import type { Marine } from '../chat/ports.ts';
import { pointId } from '../domain/place.ts';
import { spansOf, utcDayMs, within, type Window } from '../domain/time.ts';
import { staleSince, type AnswerCache } from './answer-cache.ts';
import { nearestStations } from './nearest-stations.ts';
import { fetchAnswer, type MeteredService } from './request.ts';
import { tideLifetime } from './tide.ts';

const extremesPath = '/v2/current/extremes/point';
const stationsPath = '/v2/current/stations';
const pointCost = 1;
/** Lists of stations are free of charge. */
const listCost = 0;

/** Requested on fixed dates, so that requests for neighbouring days share cached answers. */
const blockMs = 10 * utcDayMs;

/** Reads tidal streams from the service. A service of others, which has none, is a problem `could-not-ask`. */
export function createStreamReader(
  metered: MeteredService,
  cached: AnswerCache,
): Pick<Marine, 'stream' | 'streamStations'> {
  const fetchBlock = async (point: { lat: number; lng: number }, block: Window) => {
    const start = Math.max(block.from, earliestTide) / 1000;
    const end = Math.min(block.to, latestTimestamp) / 1000;
    const { data, meta } = await fetchAnswer(
      metered,
      extremesPath,
      { lat: point.lat, lng: point.lng, start, end },
      readCurrentExtremes,
      pointCost,
    );
    return {
      station: meta.station,
      events: data.map(({ time, type, phase, speed }) => ({ at: time, kind: type, phase, speedMs: speed })),
    };
  };
  return {
    async stream(point, requested, marginMs = 0) {
      const window = {
        from: Math.max(requested.from - marginMs, earliestTide),
        to: Math.min(requested.to + marginMs, latestTimestamp),
      };
      const blocks = await Promise.all(
        spansOf(window, blockMs).map((block) => {
          const key = [metered.service.identity, extremesPath, pointId(point), block.from].join(' ');
          return cached(key, tideLifetime, () => fetchBlock(point, block));
        }),
      );
      const [first] = blocks;
      if (!first) throw new RangeError('An empty window has no stream');
      const events = blocks.flatMap(({ value }) => value.events);
      return { station: first.value.station, events: within(events, window), ...staleSince(blocks) };
    },
    streamStations: (point, count) =>
      nearestStations(
        point,
        count,
        async (box) => {
          const key = [metered.service.identity, stationsPath, box].join(' ');
          const { value } = await cached(key, tideLifetime, () =>
            fetchAnswer(metered, stationsPath, { box }, readCurrentStations, listCost),
          );
          return value.data;
        },
        nearDeg,
      ),
  };
}

/** Streams far away say nothing of a place: only one box is asked for. */
const nearDeg = [0.5];
