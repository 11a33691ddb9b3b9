import { readStations, type ReadStation } from '../contract/index.ts';
import type { Marine } from '../chat/ports.ts';
import { createAnswerCache, createCacheReader } from './answer-cache.ts';
import { nearestStations } from './nearest-stations.ts';
import { createObservedReader } from './observed.ts';
import type { ClientPorts } from './ports.ts';
import { createQuotaLedger } from './quota-ledger.ts';
import { fetchAnswer } from './request.ts';
import { createStreamReader } from './stream.ts';
import { createTideReader, tideLifetime } from './tide.ts';
import { createWarningsReader } from './warnings.ts';
import { createWeatherReader } from './weather.ts';

const areaPath = '/v2/tide/stations/area';
/** Lists of stations are free of charge. */
const listCost = 0;

/**
 * Reads tide, weather and stations from the given service through its HTTP interface, caches the answers and keeps
 * within the service's daily quota. Its functions throw a `Problem`, as `fetchAnswer` does.
 */
export function createMarine({ service, cache, now }: ClientPorts): Marine {
  const metered = { service, ledger: createQuotaLedger(cache, service.identity, now) };
  const cached = createAnswerCache(cache, now);

  const listArea = async (box: string): Promise<ReadStation[]> => {
    const key = [service.identity, areaPath, box].join(' ');
    const { value } = await cached(key, tideLifetime, async () => {
      const { data } = await fetchAnswer(metered, areaPath, { box }, readStations, listCost);
      return data;
    });
    return value;
  };

  return {
    async stations(point, count) {
      const nearest = await nearestStations(point, count, listArea);
      return nearest.map((station) => ({ ...station, chartDatum: station.officeDatum?.name ?? station.chartDatum }));
    },
    weather: createWeatherReader(metered, cached, now),
    cachedWeather: createWeatherReader(metered, createCacheReader(cache, now), now),
    warnings: createWarningsReader(metered, cached, now),
    tide: createTideReader(metered, cached),
    ...createStreamReader(metered, cached),
    observed: createObservedReader(metered, cached, now),
  };
}
