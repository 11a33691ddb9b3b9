import { noObserved } from '../support/no-observed.ts';
import { noWarnings } from '../support/no-warnings.ts';
import path from 'node:path';
import { settingsAt, startUpstreams } from '../support/upstreams-server.ts';
import { createService, type Accounts, type Weather } from '../../src/service/index.ts';
import { openCatalogue } from '../../src/sources/stations/index.ts';
import { createPlaceStreams, openStreams } from '../../src/sources/streams/index.ts';
import { openWeather, type WeatherSettings } from '../../src/sources/weather/index.ts';
import { createUpstreamUsage, openCache, openDatabase } from '../../src/store/index.ts';
import { hourMs, utcDayMs } from '../../src/domain/time.ts';
import { figure } from './figure.ts';
import { startUpstreamsProgram } from './program.ts';

const bench = 'weather';
/** A point with nine products. */
const brest = '/v1/weather/point?lat=48.35&lng=-4.6';
const upstreamMs = 200;

type Ask = (path: string) => Promise<string>;
type WeatherOf = (settings: WeatherSettings, now?: () => number) => Weather;

/** Latencies of the weather endpoints, in process, with simulated upstreams in a process of their own. */
export async function weather(dataDir: string): Promise<void> {
  const stations = await openCatalogue({ dataDir, nonCommercial: false });
  const { stations: streams } = await openStreams(dataDir);
  const serviceOf = (source: Weather): Ask => {
    const { fetch } = createService({
      stations,
      streams: createPlaceStreams({ stations: () => streams, readWater: () => undefined }),
      warnings: noWarnings,
      weather: source,
      observed: noObserved,
      accounts,
      meter,
      drawPicture: async () => undefined,
      log,
      now: Date.now,
    });
    return async (path) => {
      const response = await fetch(new Request(`http://bench${path}`, { headers: { Authorization: 'bench' } }));
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      return response.text();
    };
  };
  const cache = await openCache('memory:', () => {});
  const database = await openDatabase(`sqlite:${path.join(dataDir, 'bench-weather.sqlite')}`, () => {});
  const usage = createUpstreamUsage(database);
  const weatherOf = (settings: WeatherSettings, now = Date.now): Weather =>
    openWeather(settings, { cache, usage, metrics, valueDropped: () => {}, dataDir, now });

  const upstreams = await startUpstreamsProgram(upstreamMs);
  const ask = serviceOf(weatherOf(settingsAt(upstreams.url)));
  await ask(brest);
  figure(bench, 'cached-point-one-source', 'ms', await cached(500, () => ask(`${brest}&source=dwd`)));
  figure(bench, 'cached-point-handpicked', 'ms', await cached(500, () => ask(`${brest}&source=sg`)));
  figure(bench, 'cached-point-all-sources', 'ms', await cached(200, () => ask(brest)));
  figure(bench, 'cached-point-all-sources-size', 'kB', [(await ask(brest)).length / 1000]);
  const cold = (query: string) => each(40, (i) => ask(`/v1/weather/point?lat=${40 - i}&lng=-30${query}`));
  const above = (samples: readonly number[]): number[] => samples.map((ms) => ms - upstreamMs);
  figure(bench, 'cold-point-one-source-above-upstream', 'ms', above(await cold('&source=noaa&params=waveHeight')));
  figure(bench, 'cold-point-all-sources-above-upstream', 'ms', above(await cold('&start=2026-11-21')));
  await upstreams.stop();

  await stampede(weatherOf, serviceOf);
  await outage(weatherOf, serviceOf);
  await manyAtOnce(weatherOf, serviceOf);
  await Promise.all([cache.close(), database.destroy()]);
}

/** A thousand requests at once for one place that is not cached. */
async function stampede(weatherOf: WeatherOf, serviceOf: (source: Weather) => Ask): Promise<void> {
  const upstreams = await startUpstreams(Date.now);
  const ask = serviceOf(weatherOf(upstreams.settings()));
  await Promise.all(
    Array.from({ length: 1000 }, () => ask('/v1/weather/point?lat=47&lng=-7&params=waveHeight,windSpeed&source=sg')),
  );
  const byProduct = Object.groupBy(upstreams.calls, ({ path, query }) => `${path} ${query['models']}`);
  figure(
    bench,
    'stampede-calls-of-a-product',
    'calls',
    Object.values(byProduct).map((calls) => calls!.length),
  );
  await upstreams.close();
}

/** Places whose forecasts are half a day old, while the upstreams hang. */
async function outage(weatherOf: WeatherOf, serviceOf: (source: Weather) => Ask): Promise<void> {
  const upstreams = await startUpstreams(Date.now);
  let elapsedMs = 0;
  const ask = serviceOf(weatherOf(upstreams.settings(), () => Date.now() + elapsedMs));
  const places = (round: number) => ask(`/v1/weather/point?lat=${round - 20}&lng=-32&source=sg`);
  await each(40, places);
  elapsedMs = 12 * hourMs;
  upstreams.break('open-meteo', 'hang');
  figure(bench, 'stale-point-while-upstreams-hang', 'ms', await each(40, places));
  await upstreams.close();
}

/** Forty cold points at once, of every source, within Open-Meteo's default rate. */
async function manyAtOnce(weatherOf: WeatherOf, serviceOf: (source: Weather) => Ask): Promise<void> {
  const upstreams = await startUpstreams(Date.now);
  const settings = upstreams.settings();
  const openMeteo = { concurrency: 8, perSecond: 9, daily: 9500 };
  // A day on which nothing is spent yet.
  const ask = serviceOf(
    weatherOf(
      { ...settings, budgets: { ...settings.budgets, 'open-meteo': openMeteo } },
      () => Date.now() + 2 * utcDayMs,
    ),
  );
  const begin = performance.now();
  const samples = await Promise.all(
    Array.from({ length: 40 }, async (_, i) => {
      await ask(`/v1/weather/point?lat=${i - 20}&lng=-34`);
      return performance.now() - begin;
    }),
  );
  figure(bench, 'forty-cold-points-at-once', 'ms', samples);
  figure(bench, 'forty-cold-points-calls', 'calls', [upstreams.calls.length]);
  await upstreams.close();
}

/** Samples after a warm-up of a quarter as many rounds. */
async function cached(rounds: number, work: () => Promise<unknown>): Promise<number[]> {
  await each(rounds / 4, work);
  return each(rounds, work);
}

async function each(rounds: number, work: (round: number) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now();
    await work(round);
    samples.push(performance.now() - begin);
  }
  return samples;
}

const accounts: Accounts = {
  authenticate: async () => ({ id: 'bench' }),
  used: async () => 0,
  charge: async () => ({ accepted: true, used: 0 }),
  refund: async () => 0,
};
const meter = { charged: () => {}, quotaRefused: () => {} };
const log = { bug: (reference: string, error: unknown) => process.stderr.write(`${reference} ${String(error)}\n`) };
const metrics = { callEnded: () => {} };
