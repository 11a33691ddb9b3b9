import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { takeInstalled } from '../../src/app/packing.ts';
import { figure } from './figure.ts';
import { load, type LoadOptions } from './load.ts';
import { somewhere } from './points.ts';
import { makeKey, startService, startUpstreamsProgram, upstreamSettings, type Program } from './program.ts';

const bench = 'memory';
const metricsToken = 'metrics-of-the-bench';
const upstreamMs = 50;
/** Garbage of a start or an answer is collected, or not, within this time, ms. */
const settledMs = 3000;
/** What 500 people ask in an hour: seven questions each. */
const askers = 500;
const rounds = 7;
const quarters = 4;
/** Requests of every kind that are under way at a time. */
const connections = 2;

const names = (
  'Brest, Dover, Plymouth, Saint-Malo, Cuxhaven, Hamburg, Boston, Halifax, Honolulu, Sydney, Auckland, Bergen, Lisboa, ' +
  'Cork, Galway, Cardiff, Liverpool, Le Havre, Cherbourg, La Rochelle, Arcachon, Bilbao, Vigo, Cádiz, Nice, Husum, Büsum, ' +
  'Emden, Norderney, Helgoland, Oslo, Reykjavík, Tokyo, 東京, Mumbai, Cape Town, Rio de Janeiro, Xyzzyqwe, Nowhereham'
).split(', ');
const questions = [
  (name: string) => `tide ${name} tomorrow`,
  (name: string) => `weather ${name}`,
  (name: string) => `when is high water in ${name} on Saturday?`,
  (name: string) => `marée ${name} demain`,
  (name: string) => `Wie warm wird es am Sonntag in ${name}?`,
  (name: string) => `today ${name}`,
  (name: string) => `when ${name} low tide < 1 m in daylight`,
  (name: string) => `sun ${name}`,
  (name: string) => `waves ${name} 3d`,
];

/** The nth question of all: each asker has another place and another way to ask. */
function question(n: number): string {
  return questions[n % questions.length]!(names[(n * 7) % names.length]!);
}

/** What is asked beside the chat, from other addresses. */
const pages = [
  (n: number) => `/picture.png?q=${encodeURIComponent(question(n))}`,
  (n: number) => `/?q=${encodeURIComponent(question(n))}`,
  (n: number) => `/suggest?q=${encodeURIComponent(names[n % names.length]!.slice(0, 3))}`,
];
const keyed = [
  (at: string) => `/v2/tide/extremes/point?${at}`,
  (at: string) => `/v1/weather/point?${at}`,
  (at: string) => `/v1/astronomy/point?${at}&numberOfDays=31`,
  (at: string) => `/v2/tide/sea-level/point?${at}`,
  () => '/v1/weather/area?box=48,-6:45,-3&params=waveHeight,windSpeed',
];

/**
 * Resident memory after a start, an answer and a picture, and in an hour of mixed use by 500 askers, which takes a minute or
 * two here; and how long the event loop was held up meanwhile, as Node.js measures it every 10 ms. The first start, and its first
 * answers, compile: the package has no TypeScript to compile.
 */
export async function memory(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbuoy-bench-'));
  const upstreams = await startUpstreamsProgram(upstreamMs);
  takeInstalled(dataDir);
  const settings = {
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '127.0.0.1',
    METRICS_TOKEN: metricsToken,
    ...upstreamSettings(upstreams.url),
    ...memorySetting(),
  };
  const key = await makeKey(settings, 1_000_000);
  try {
    for (const start of ['first-start', 'start']) {
      const program = await startService(settings, 'service,web');
      await sleep(settledMs);
      figure(bench, start, 'MB', [program.rssMb()]);
      if (start === 'start') await use(program, key);
      else await compileAll(program.port, key);
      await program.stop();
    }
  } finally {
    await upstreams.stop();
    rmSync(dataDir, { recursive: true });
  }
}

function memorySetting(): Readonly<Record<string, string>> {
  return process.env['MEMORY'] === undefined ? {} : { MEMORY: process.env['MEMORY'] };
}

/** Also what few ask for: a picture, and a place whose weather comes as XML. The compiler would stay with 24 MB. */
async function compileAll(port: number, key: string): Promise<void> {
  await Promise.all([chats(port, 0, 30), visits(port, 0, 30), calls(port, key, 0, 30)].map(load));
  for (const path of ['/picture.png?q=tide+Brest', '/v1/weather/point?lat=60&lng=22']) {
    const headers = { Authorization: key };
    // A busy machine has no picture in time at first, and keeps it for who asks again.
    while ((await load({ port, connections: 1, requests: 1, target: () => path, headers })).statuses[0] !== 200)
      await sleep(settledMs);
  }
}

/** Where the memory is: the heap of V8, buffers outside of it, files that are mapped, and all else. */
async function parts(program: Program): Promise<void> {
  const text = await metricsOf(program.port);
  const mb = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / 2 ** 20;
  const [heap, used, outside] = [
    mb('nodejs_heap_size_total_bytes'),
    mb('nodejs_heap_size_used_bytes'),
    mb('nodejs_external_memory_bytes'),
  ];
  const files = program.mappedMb();
  figure(bench, 'after-mixed-use-heap', 'MB', [heap]);
  figure(bench, 'after-mixed-use-heap-used', 'MB', [used]);
  figure(bench, 'after-mixed-use-buffers', 'MB', [outside]);
  figure(bench, 'after-mixed-use-files', 'MB', [files]);
  figure(bench, 'after-mixed-use-else', 'MB', [program.rssMb() - heap - outside - files]);
}

async function use(program: Program, key: string): Promise<void> {
  const { port } = program;
  await load(chats(port, 0, 1));
  await sleep(settledMs);
  figure(bench, 'after-an-answer', 'MB', [program.rssMb()]);
  await load({ port, connections: 1, requests: 1, target: () => '/picture.png?q=tide+Brest', headers: {} });
  await sleep(settledMs);
  figure(bench, 'after-a-picture', 'MB', [program.rssMb()]);
  await lags(port);
  const lag: number[][] = [];
  for (let quarter = 1; quarter <= quarters; quarter++) {
    const rssMb: number[] = [];
    const watch = setInterval(() => rssMb.push(program.rssMb()), 500);
    const count = (askers * rounds) / quarters;
    const from = (quarter - 1) * count;
    const done = await Promise.all([
      load(chats(port, from, count)),
      load(visits(port, from, count / 2)),
      load(calls(port, key, from, count / 2)),
    ]);
    clearInterval(watch);
    figure(bench, `mixed-use-quarter-${quarter}`, 'MB', rssMb);
    figure(bench, `mixed-use-quarter-${quarter}-answered`, '%', [
      (100 * done.flatMap(({ statuses }) => statuses).filter((status) => status < 500).length) / (2 * count),
    ]);
    lag.push(await lags(port));
  }
  await sleep(settledMs);
  figure(bench, 'after-mixed-use', 'MB', [program.rssMb()]);
  await parts(program);
  figure(
    bench,
    'mixed-use-event-loop-p99',
    'ms',
    lag.map(([p99]) => p99!),
  );
  figure(
    bench,
    'mixed-use-event-loop-longest',
    'ms',
    lag.map(([, max]) => max!),
  );
}

/** Questions of people, each from an address of its own. */
function chats(port: number, from: number, requests: number): LoadOptions {
  const address = (n: number): string => `127.1.${Math.floor(((from + n) % askers) / 250)}.${1 + ((from + n) % 250)}`;
  const body = (n: number): object => ({ text: question(from + n) });
  return { port, connections, requests, target: () => '/chat', headers: {}, body, clientOf: address };
}

function visits(port: number, from: number, requests: number): LoadOptions {
  const target = (n: number): string => pages[n % pages.length]!(from + n);
  return { port, connections, requests, target, headers: {}, clientOf: (n) => `127.2.0.${1 + ((from + n) % 250)}` };
}

function calls(port: number, key: string, from: number, requests: number): LoadOptions {
  const target = (n: number): string => {
    const { lat, lng } = somewhere((from + n) * 19);
    return keyed[n % keyed.length]!(`lat=${lat.toFixed(4)}&lng=${lng.toFixed(4)}`);
  };
  return { port, connections, requests, target, headers: { Authorization: key } };
}

/** The 99th percentile and the longest delay of the event loop since the last call, ms. */
async function lags(port: number): Promise<number[]> {
  const text = await metricsOf(port);
  return ['p99', 'max'].map(
    (name) => 1000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1]),
  );
}

async function metricsOf(port: number): Promise<string> {
  const headers = { Authorization: `Bearer ${metricsToken}` };
  // The text is made once a second.
  await sleep(1100);
  return (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
}
