import path from 'node:path';
import { afterAll } from 'vitest';
import type { TideStations } from '../../src/service/ports.ts';
import { openObserved } from '../../src/sources/observed/index.ts';
import type { SourceSettings } from '../../src/sources/upstreams/index.ts';
import { createUpstreamUsage, openDatabase } from '../../src/store/index.ts';
import type { WaterRaster } from '../../src/sources/water/index.ts';
import { fakeCache } from './client-fixture.ts';
import { temporaryFolder } from './temporary.ts';
import { gauges, tideM } from './upstreams-observed.ts';
import { startUpstreams } from './upstreams-server.ts';

/** Friday 20 November 2026, 14:30 UTC. */
export const start = Date.UTC(2026, 10, 20, 14, 30);

const folder = temporaryFolder();
let databases = 0;

/** Water everywhere. */
const allWater: WaterRaster = { isWater: () => true, word: () => 0xffff_ffff };

/** Our own tide of every simulated gauge, and elsewhere that of none. Portsmouth's chart datum is as its office publishes it. */
const tides: Pick<TideStations, 'nearest'> = {
  nearest({ lat, lng }) {
    const own = Object.values(gauges).some((gauge) => gauge.lat === lat && gauge.lng === lng);
    const zeroM = gauges['ea-floods'].zeroM - 2.73;
    const station = {
      tide: { levelAt: tideM },
      datums: { LAT: zeroM - 0.1 },
      officeDatum: { name: 'CD', aboveLatM: 0.1 },
    };
    return { station, kind: own ? 'gauge' : 'model', distanceKm: 0.1 } as unknown as ReturnType<
      TideStations['nearest']
    >;
  },
};

/** Observations with real HTTP to simulated upstreams. */
export async function startObservedWorld(isPatient = true) {
  const clock = { now: start };
  const upstreams = await startUpstreams(() => clock.now);
  afterAll(() => upstreams.close());
  const database = await openDatabase(`sqlite:${path.join(folder, `usage-${databases++}.sqlite`)}`, () => {});
  afterAll(() => database.destroy());
  const cache = fakeCache(clock);
  const dropped: string[] = [];
  /** Opens them as after a restart: nothing in memory, the same cache and usage. */
  const openAll = (changed: Partial<SourceSettings> = {}, readWater: () => WaterRaster | undefined = () => allWater) =>
    openObserved(
      { url: upstreams.url, contact: 'https://bellbuoy.test', sourcesOff: [], ...changed },
      {
        cache,
        usage: createUpstreamUsage(database),
        tides,
        readWater,
        now: () => clock.now,
        ...(isPatient ? { patienceMs: 20_000 } : {}),
        metrics: { callEnded: () => {} },
        readingsDropped: (upstream, attribute, count) => void dropped.push(`${upstream} ${attribute} ${count}`),
      },
    );
  return {
    clock,
    upstreams,
    cache,
    dropped,
    openAll,
    open: (...options: Parameters<typeof openAll>) => openAll(...options).observed,
  };
}
