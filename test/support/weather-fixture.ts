import { afterAll } from 'vitest';
import { openWeather, type Weather } from '../../src/sources/weather/index.ts';
import type { Upstream, WeatherSettings } from '../../src/sources/weather/ports.ts';
import { startUpstreams, type UpstreamsServer } from './upstreams-server.ts';
import { fakeCache, type FakeClock } from './client-fixture.ts';
import { temporaryFolder } from './temporary.ts';

export type WeatherWorld = {
  readonly clock: FakeClock;
  readonly upstreams: UpstreamsServer;
  readonly cache: ReturnType<typeof fakeCache>;
  /** What the watch was told. */
  readonly asked: { upstream: Upstream; outcome: string }[];
  readonly dropped: string[];
  /** A weather of its own: nothing in memory, the same cache. */
  open(changed?: Partial<WeatherSettings>): Weather;
};

/** Friday 20 November 2026, 14:30 UTC. */
export const start = Date.UTC(2026, 10, 20, 14, 30);

const folder = temporaryFolder();

/** The weather room with real HTTP to upstreams that are played here. */
export async function startWeatherWorld(): Promise<WeatherWorld> {
  const clock = { now: start };
  const upstreams = await startUpstreams(() => clock.now);
  afterAll(() => upstreams.close());
  const cache = fakeCache(clock);
  const asked: WeatherWorld['asked'] = [];
  const dropped: string[] = [];
  return {
    clock,
    upstreams,
    cache,
    asked,
    dropped,
    open: (changed) =>
      openWeather(upstreams.settings(changed), {
        cache,
        dataDir: folder,
        now: () => clock.now,
        metrics: {
          callEnded: (upstream, outcome) => void asked.push({ upstream, outcome }),
          valueDropped: (source, attribute) => void dropped.push(`${source} ${attribute}`),
        },
      }),
  };
}
