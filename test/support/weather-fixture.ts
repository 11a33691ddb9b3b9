import path from 'node:path';
import { afterAll } from 'vitest';
import type { Weather } from '../../src/service/index.ts';
import { openWeather } from '../../src/sources/weather/index.ts';
import type { WeatherSettings } from '../../src/sources/weather/ports.ts';
import { startUpstreams, type UpstreamsServer } from './upstreams-server.ts';
import { createUpstreamUsage, openDatabase } from '../../src/store/index.ts';
import { fakeCache, type FakeClock } from './client-fixture.ts';
import { temporaryFolder } from './temporary.ts';

export type WeatherWorld = {
  readonly clock: FakeClock;
  readonly upstreams: UpstreamsServer;
  readonly cache: ReturnType<typeof fakeCache>;
  /** Each call that the metrics counted. */
  readonly calls: { upstream: string; outcome: string }[];
  readonly dropped: string[];
  /** Opens the weather as after a restart: nothing in memory, the same cache and usage. */
  open(changed?: Partial<WeatherSettings>): OpenedWeather;
};

/** The weather, asked by chat unless a key is given. */
export type OpenedWeather = {
  point(...request: Chat<Parameters<Weather['point']>>): ReturnType<Weather['point']>;
  area(...request: Chat<Parameters<Weather['area']>>): ReturnType<Weather['area']>;
  known: Weather['known'];
  isMarine: Weather['isMarine'];
};
type Chat<Request extends readonly unknown[]> = Request extends [...infer Asked, infer By] ? [...Asked, By?] : never;

/** Friday 20 November 2026, 14:30 UTC. */
export const start = Date.UTC(2026, 10, 20, 14, 30);

const folder = temporaryFolder();
let databases = 0;

/** The weather with real HTTP to simulated upstreams. */
export async function startWeatherWorld(): Promise<WeatherWorld> {
  const clock = { now: start };
  const upstreams = await startUpstreams(() => clock.now);
  afterAll(() => upstreams.close());
  const cache = fakeCache(clock);
  const database = await openDatabase(`sqlite:${path.join(folder, `usage-${databases++}.sqlite`)}`, () => {});
  afterAll(() => database.destroy());
  const calls: WeatherWorld['calls'] = [];
  const dropped: string[] = [];
  return {
    clock,
    upstreams,
    cache,
    calls,
    dropped,
    open(changed) {
      const weather = openWeather(upstreams.settings(changed), {
        cache,
        usage: createUpstreamUsage(database),
        dataDir: folder,
        now: () => clock.now,
        metrics: { callEnded: (upstream, outcome) => void calls.push({ upstream, outcome }) },
        valueDropped: (source, attribute) => void dropped.push(`${source} ${attribute}`),
      });
      return {
        point: (point, window, attributes, sources, by) => weather.point(point, window, attributes, sources, by),
        area: (points, window, attributes, by) => weather.area(points, window, attributes, by),
        known: weather.known,
        isMarine: weather.isMarine,
      };
    },
  };
}
