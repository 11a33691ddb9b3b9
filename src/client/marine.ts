import type { z } from 'zod';
import { earliestTide, latestTimestamp, readStations, type ReadStation } from '../contract/index.ts';
import type { Marine, TideView } from '../chat/ports.ts';
import { pointId, type Point } from '../domain/place.ts';
import { utcDate, utcDayMs, type Instant, type Window } from '../domain/time.ts';
import { datumNames, type DatumName } from '../domain/tide/index.ts';
import { Problem } from '../problem.ts';
import { ask } from './request.ts';
import { createAnswerCache, type CachedValue, type Lifetime } from './answer-cache.ts';
import { createQuotaLedger } from './quota-ledger.ts';
import type { ClientPorts } from './ports.ts';
import { nearestStations } from './nearest-stations.ts';
import { extremesPath, levelsPath, type Stretch, type TidePath } from './tide-endpoints.ts';
import { weatherOf } from './weather.ts';

/** Predictions do not age: only the constants behind them are sometimes measured anew. */
const tideLifetime: Lifetime = { freshMs: 7 * utcDayMs, staleMs: 30 * utcDayMs };
const costOfPoint = 1;
const areaPath = '/v2/tide/stations/area';
const costOfListing = 0;

/** Asked for at once, on fixed dates, so that questions about neighbouring days share what is known. */
const stretchMs = 10 * utcDayMs;

/** Reads tides through the contract from the service it is given, and remembers them. */
export function createMarine({ service, cache, now }: ClientPorts): Marine {
  const ledger = createQuotaLedger(cache, service.identity, now);
  const cached = createAnswerCache(cache, now);

  const stretch = <S extends z.ZodType, T>(
    { path, schema, toStretch }: TidePath<S, T>,
    point: Point,
    datum: DatumName,
    from: Instant,
  ): Promise<CachedValue<Stretch<T>>> => {
    const start = Math.max(from, earliestTide) / 1000;
    const end = Math.min(from + stretchMs, latestTimestamp) / 1000;
    const parameters = { lat: point.lat, lng: point.lng, datum, start, end };
    const key = [service.identity, path, pointId(point), datum, from].join(' ');
    return cached(key, tideLifetime, async () =>
      toStretch(await ask({ service, ledger }, path, parameters, schema, costOfPoint)),
    );
  };
  const stretches = <S extends z.ZodType, T extends { at: Instant }>(
    tidePath: TidePath<S, T>,
    point: Point,
    datum: DatumName,
    window: Window,
  ): Promise<CachedValue<Stretch<T>>[]> =>
    Promise.all(startsOf(window).map((from) => stretch(tidePath, point, datum, from)));

  const above = async (datum: DatumName, point: Point, window: Window): Promise<TideView> => {
    const [extremes, levels] = await Promise.all([
      stretches(extremesPath, point, datum, window),
      stretches(levelsPath, point, datum, window),
    ]);
    const stale = [...extremes, ...levels].filter(({ isStale }) => isStale).map(({ fetchedAt }) => fetchedAt);
    return {
      station: extremes[0]!.value.station,
      datum,
      extremes: itemsOf(extremes, window),
      levels: itemsOf(levels, window),
      ...(stale.length > 0 ? { staleSince: Math.min(...stale) } : {}),
    };
  };

  const listArea = async (box: string): Promise<ReadStation[]> => {
    const key = [service.identity, areaPath, box].join(' ');
    const kept = await cached(key, tideLifetime, async () => {
      const { data } = await ask({ service, ledger }, areaPath, { box }, readStations, costOfListing);
      return data;
    });
    return kept.value;
  };

  return {
    stations: (point, count) => nearestStations(point, count, listArea),
    weather: weatherOf({ service, ledger, cached, now }),
    async tide(point, asked, datum, marginMs = 0) {
      if (asked.from < earliestTide || asked.to > latestTimestamp) {
        // Of the first and last day themselves some zones have a part alone.
        const [first, last] = [utcDate(earliestTide + utcDayMs), utcDate(latestTimestamp - utcDayMs)];
        throw new Problem('day-out-of-range', { first, last });
      }
      const window = {
        from: Math.max(asked.from - marginMs, earliestTide),
        to: Math.min(asked.to + marginMs, latestTimestamp),
      };
      if (datum) return above(datum, point, window);
      const first = await stretch(extremesPath, point, 'LAT', startsOf(window)[0]!);
      const chartDatum = datumNames.find((name) => name === first.value.station.chartDatum);
      return above(chartDatum ?? 'LAT', point, window);
    },
  };
}

function startsOf({ from, to }: Window): Instant[] {
  const first = Math.floor(from / stretchMs);
  return Array.from({ length: Math.ceil(to / stretchMs) - first }, (_, i) => (first + i) * stretchMs);
}

/** Items of the window, each once: what stands at the end of a stretch stands at the start of the next as well. */
function itemsOf<T extends { at: Instant }>(stretches: CachedValue<Stretch<T>>[], { from, to }: Window): T[] {
  const inWindow = stretches.flatMap(({ value }) => value.items).filter(({ at }) => at >= from && at < to);
  return inWindow.filter(({ at }, i) => at !== inWindow[i - 1]?.at);
}
