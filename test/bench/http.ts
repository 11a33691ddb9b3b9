import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { utcDayMs } from '../../src/domain/time.ts';
import { figure } from './figure.ts';
import { load, type Load } from './load.ts';
import { somewhere } from './points.ts';
import { makeKey, startBaseline, startService, type Program } from './program.ts';

const bench = 'http';
const warmUpSeconds = 4;
const seconds = 6;
/** Different places, almost each with its own nearest station. */
const places = 500;
const begin = Date.UTC(2026, 0, 1);
const windows = 300;

/** High and low waters of ten days at some place, from today on, the most frequent request. */
const fromToday = (n: number): string => {
  const { lat, lng } = somewhere((n % places) * 19);
  return `/v2/tide/extremes/point?lat=${lat.toFixed(4)}&lng=${lng.toFixed(4)}`;
};
/** The same from another day each time, so that no answer is cached. */
const fromAnyDay = (n: number): string =>
  `${fromToday(n)}&start=${(begin + (Math.floor(n / places) % windows) * utcDayMs) / 1000}`;

/** Requests a second over HTTP, each charged to the quota, and as a share of a baseline server that sends the same bytes. */
export async function http(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbuoy-bench-'));
  const settings = { DATA_DIR: dataDir };
  const key = await makeKey(settings, 1_000_000_000);
  // The first start compiles the program, for which it needs 24 MB more than any later one.
  await (await startService(settings)).stop();
  const service = await startService(settings);
  try {
    const headers = { Authorization: key };
    // The first request for a station computes its datums where none are published.
    const first = await load({ port: service.port, connections: 1, requests: places, target: fromToday, headers });
    figure(bench, 'extremes-10d-first-of-station-latency', 'ms', first.latenciesMs);
    const baseline = await startBaseline(await answerOf(service, headers));
    const best = await measure('bare', baseline, { connections: 64, target: () => '/', headers: {} });
    await baseline.stop();
    const reached = await measure('extremes-10d', service, { connections: 64, target: fromToday, headers });
    figure(bench, 'extremes-10d-share-of-bare', '%', [(100 * reached) / best]);
    await measure('extremes-10d-any-day', service, { connections: 64, target: fromAnyDay, headers });
    await measure('extremes-10d-500-connections', service, { connections: 500, target: fromToday, headers });
    await overload(service, headers);
  } finally {
    await service.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** More than the server can answer: a month of sun and Moon takes twenty times as long as the tide of ten days. */
async function overload({ port }: Program, headers: Record<string, string>): Promise<void> {
  const target = (n: number): string => fromToday(n).replace('/v2/tide/extremes', '/v1/astronomy') + '&numberOfDays=31';
  const { latenciesMs, statuses, broken } = await load({ port, connections: 500, seconds, target, headers });
  figure(
    bench,
    'overload-accepted-latency',
    'ms',
    latenciesMs.filter((_, i) => statuses[i] === 200),
  );
  figure(bench, 'overload-turned-away', '%', [
    (100 * statuses.filter((status) => status === 503).length) / statuses.length,
  ]);
  figure(bench, 'overload-broken', 'connections', [broken]);
}

async function answerOf({ port }: Program, headers: Record<string, string>) {
  // As the service is asked: `fetch` would ask for a compressed answer, whose length the baseline server would repeat.
  const plain = { ...headers, 'Accept-Encoding': 'identity' };
  const answer = await fetch(`http://127.0.0.1:${port}${fromToday(0)}`, { headers: plain });
  return { headers: Object.fromEntries(answer.headers), body: await answer.text() };
}

type LoadPlan = Pick<Parameters<typeof load>[0], 'connections' | 'target' | 'headers'>;

/** Prints the figures of a server under load; returns the requests that it answered a second, in the mean. */
async function measure(name: string, program: Program, plan: LoadPlan): Promise<number> {
  await load({ ...plan, port: program.port, seconds: warmUpSeconds });
  const rssMb: number[] = [];
  const watch = setInterval(() => rssMb.push(program.rssMb()), 250);
  const before = program.cpuUs();
  const done = await load({ ...plan, port: program.port, seconds });
  const cpuUs = program.cpuUs() - before;
  clearInterval(watch);
  const count = done.latenciesMs.length;
  figure(bench, name, 'requests/s', perSecond(done));
  figure(bench, `${name}-latency`, 'ms', done.latenciesMs);
  figure(bench, `${name}-cpu`, 'µs/request', [cpuUs / count]);
  figure(bench, `${name}-rss`, 'MB', rssMb);
  figure(bench, `${name}-not-answered`, 'requests', [failuresOf(done)]);
  return count / seconds;
}

function perSecond({ answeredAtMs }: Load): number[] {
  const counts = Array.from({ length: seconds }, () => 0);
  for (const at of answeredAtMs) if (at < seconds * 1000) counts[Math.floor(at / 1000)]!++;
  return counts;
}

function failuresOf({ statuses, broken }: Load): number {
  return statuses.filter((status) => status !== 200).length + broken;
}
