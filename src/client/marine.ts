import type { AnswerTo } from '../contract/index.ts';
import type { Marine } from '../chat/ports.ts';
import { shownZero } from '../domain/tide/index.ts';
import { createAnswerCache, createCacheReader } from './answer-cache.ts';
import { predictionLifetime } from './blocks.ts';
import { nearestStations } from './nearest-stations.ts';
import { createObservedReader } from './observed.ts';
import type { ClientPorts } from './ports.ts';
import { createQuotaLedger } from './quota-ledger.ts';
import { createAsk } from './request.ts';
import { createStreamReader, createTideReader } from './predictions.ts';
import { createWarningsReader } from './warnings.ts';
import { createWeatherReader } from './weather.ts';

/** Streams far away say nothing of a place: only one box is asked for. */
const nearDeg = [0.5];

/**
 * Reads tide, weather and stations from the given service through its HTTP interface, caches the answers and keeps
 * within the service's daily quota. Its functions throw a `Problem`, as `Ask` does.
 */
export function createMarine({ service, cache, now }: ClientPorts): Marine {
  const ask = createAsk(service, createQuotaLedger(cache, service.identity, now));
  const cached = createAnswerCache(service, cache, now);
  type ListPath = '/v2/tide/stations/area' | '/v2/current/stations';
  const listBox = async <Path extends ListPath>(path: Path, box: string): Promise<AnswerTo<Path>['data']> => {
    const { value } = await cached([path, box], predictionLifetime, async () => (await ask(path, { box })).data);
    return value;
  };

  return {
    async stations(point, count) {
      const nearest = await nearestStations(point, count, (box) => listBox('/v2/tide/stations/area', box));
      return nearest.map((station) => ({
        ...station,
        chartDatum: shownZero(station.officeDatum, undefined)?.name ?? station.chartDatum,
      }));
    },
    streamStations: (point, count) =>
      nearestStations(point, count, (box) => listBox('/v2/current/stations', box), nearDeg),
    weather: createWeatherReader(ask, cached, now),
    cachedWeather: createWeatherReader(ask, createCacheReader(service, cache, now), now),
    warnings: createWarningsReader(ask, cached, now),
    tide: createTideReader(ask, cached),
    stream: createStreamReader(ask, cached),
    observed: createObservedReader(ask, cached, now),
  };
}
