import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPacked, packedFileName } from '../../src/places/index.ts';
import { hasDatums } from '../../src/sources/stations/index.ts';
import { hasWater } from '../../src/sources/water/index.ts';
import { startUpstreams, type UpstreamsServer } from '../support/upstreams-server.ts';
import { figure } from './figure.ts';
import { load, type Load, type LoadOptions } from './load.ts';
import { makeKey, startService, type Program, type Settings } from './program.ts';

const bench = 'abuse';
/** Addresses of this machine that stand for different clients. */
const [greedy, others] = ['127.0.0.2', '127.0.0.3'];
const seconds = 5;
const upstreamMs = 50;

/** A running service, one greedy client of it, and the others. */
type Scene = {
  readonly program: Program;
  readonly greedyKey: string;
  readonly othersKey: string;
  /** The weight of all calls to Open-Meteo, by spender. */
  spent(): ReadonlyMap<string, number>;
};

type Scenario = (name: string, scene: Scene) => Promise<void>;

/**
 * Takes from a running service what one client can take, and prints what is left to the others: the share of their
 * requests that is answered, their latencies before and meanwhile, and what was spent upstream. Weather comes from local
 * upstreams; the budgets are the defaults.
 */
export async function abuse(dataDir: string): Promise<void> {
  const scenarios: Readonly<Record<string, Scenario>> = {
    'one-address': oneAddress,
    'one-key': oneKey,
    'one-chat': oneChat,
    'slow-sockets': slowSockets,
  };
  for (const [name, scenario] of Object.entries(scenarios)) await play(dataDir, name, scenario);
}

/** Each scenario has a process and a database of its own, so that none finds a budget spent by another. */
async function play(dataDir: string, name: string, scenario: Scenario): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellbuoy-bench-'));
  const upstreams = await startUpstreams(Date.now);
  upstreams.slow(upstreamMs);
  const store = path.join(folder, 'store.sqlite');
  const settings: Settings = {
    DATA_DIR: dataDir,
    STORE_URL: `sqlite:${store}`,
    CACHE_URL: 'memory:',
    SECRET: 'a secret of the bench',
    ...addressesOf(upstreams),
  };
  const [greedyKey, othersKey] = [await makeKey(settings, 1000), await makeKey(settings, 1_000_000)];
  const program = await startService(settings, 'service,web');
  try {
    while (!isAllPacked(dataDir)) await sleep(1000);
    await scenario(name, { program, greedyKey, othersKey, spent: () => weights(store) });
    figure(bench, `${name}-rss`, 'MB', [program.rssMb()]);
  } finally {
    await program.stop();
    await upstreams.close();
    rmSync(folder, { recursive: true });
  }
}

/** Packing, and computing the datums of a station that lacks them, would be counted as abuse. */
function isAllPacked(dataDir: string): boolean {
  return isPacked(path.join(dataDir, packedFileName)) && hasWater(dataDir) && hasDatums(dataDir);
}

/** A thousand questions at once, each about another place, while others ask the data service for tides. */
async function oneAddress(name: string, scene: Scene): Promise<void> {
  const tides = tidesOfOthers(scene);
  await load({ ...tides, seconds: 2 });
  // The first question loads the languages.
  await load({ ...chatsOf(scene, others, (n) => `today ${place(n, 30)}`), connections: 1, requests: 3 });
  const before = await load({ ...tides, seconds });
  const chats = chatsOf(scene, greedy, (n) => `today ${place(n, 40)}`);
  const [meanwhile, asked, chatsOfOthers] = await Promise.all([
    load({ ...tides, seconds }),
    load({ ...chats, connections: 200, requests: 1000 }),
    load({ ...chatsOf(scene, others, (n) => `tide ${place(n, 50)}`), connections: 1, requests: 10 }),
  ]);
  figure(bench, `${name}-1000-chats-answered`, 'requests', [countOf(asked, 200)]);
  figure(bench, `${name}-1000-chats-refused`, 'requests', [countOf(asked, 429)]);
  figureOfOthers(name, 'keyed-tides', meanwhile, before);
  figureOfOthers(name, 'chats', chatsOfOthers);
  figure(bench, `${name}-upstream-weight`, 'units', [weightOf(scene, 'all')]);
}

/** Areas of 100 points, 20 at once, while another key asks for the weather of places that nobody asked for before. */
async function oneKey(name: string, scene: Scene): Promise<void> {
  const { program, greedyKey, othersKey } = scene;
  const weather = { port: program.port, connections: 2, from: others, headers: { Authorization: othersKey } };
  const before = await load({ ...weather, seconds, target: (n) => pointWeather(n, 10) });
  const spentBefore = weightOf(scene, 'all');
  const [meanwhile, areas, chatsOfOthers] = await Promise.all([
    load({ ...weather, seconds, target: (n) => pointWeather(n, 20) }),
    load({
      port: program.port,
      connections: 20,
      seconds,
      from: greedy,
      headers: { Authorization: greedyKey },
      target: area,
    }),
    load({ ...chatsOf(scene, others, (n) => `weather ${place(n, 30)}`), connections: 1, requests: 20 }),
  ]);
  figure(bench, `${name}-areas-answered`, 'requests', [countOf(areas, 200)]);
  figureOfOthers(name, 'keyed-cold-points', meanwhile, before);
  figureOfOthers(name, 'chats', chatsOfOthers);
  figureOfSpending(name, scene, spentBefore);
}

/** One session asks for the weather of one place after the other, as fast as it is answered. */
async function oneChat(name: string, scene: Scene): Promise<void> {
  const { program, othersKey } = scene;
  const weather = { port: program.port, connections: 2, from: others, headers: { Authorization: othersKey } };
  const before = await load({ ...weather, seconds, target: (n) => pointWeather(n, 10) });
  const spentBefore = weightOf(scene, 'all');
  const session = await issuedSession(program);
  const chats = chatsOf(scene, greedy, (n) => `weather ${place(n, 40)}`, session);
  const [meanwhile, asked] = await Promise.all([
    load({ ...weather, seconds, target: (n) => pointWeather(n, 20) }),
    load({ ...chats, connections: 20, seconds }),
  ]);
  figure(bench, `${name}-answered`, 'requests', [countOf(asked, 200)]);
  figure(bench, `${name}-refused`, 'requests', [countOf(asked, 429)]);
  figureOfOthers(name, 'keyed-cold-points', meanwhile, before);
  figureOfSpending(name, scene, spentBefore);
}

/** 2,000 sockets that send half of their headers. */
async function slowSockets(name: string, scene: Scene): Promise<void> {
  const tides = tidesOfOthers(scene);
  await load({ ...tides, seconds: 2 });
  const before = await load({ ...tides, seconds });
  const { port } = scene.program;
  const sockets = Array.from({ length: 2000 }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: greedy }, () =>
      socket.write('GET /v2 HTTP/1.1\r\n'),
    );
    return socket.on('error', () => {}).resume();
  });
  const meanwhile = await load({ ...tides, seconds });
  for (const socket of sockets) socket.destroy();
  figureOfOthers(name, 'keyed-tides', meanwhile, before);
}

function tidesOfOthers({ program, othersKey }: Scene) {
  const headers = { Authorization: othersKey };
  const target = (n: number): string => `/v2/tide/extremes/point?lat=48.${100 + (n % 300)}&lng=-4.5`;
  return { port: program.port, connections: 64, from: others, headers, target };
}

function chatsOf(
  { program }: Scene,
  from: string,
  text: (n: number) => string,
  session?: string,
): Pick<LoadOptions, 'port' | 'from' | 'headers' | 'target' | 'body'> & { body(n: number): object } {
  const body = (n: number): object => ({ text: text(n), ...(session !== undefined && { session }) });
  return { port: program.port, from, headers: {}, target: () => '/chat', body };
}

async function issuedSession({ port }: Program): Promise<string> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"text": "help"}' };
  const response = await fetch(`http://127.0.0.1:${port}/chat`, init);
  return ((await response.json()) as { session: string }).session;
}

/** A place in the Atlantic for each number, on the given latitude: weather is cached for 1 km around. */
function place(n: number, lat: number): string {
  return `${lat}.00,-${(10 + n * 0.05).toFixed(2)}`;
}

function pointWeather(n: number, lat: number): string {
  const [latitude, longitude] = place(n, lat).split(',');
  return `/v2/weather/point?lat=${latitude}&lng=${longitude}&params=waveHeight,windSpeed&source=sg`;
}

/** A hundred points, ten degrees wide, each time elsewhere. */
function area(n: number): string {
  const south = -60 + n * 0.1;
  return `/v1/weather/area?box=${(south + 9).toFixed(2)},29:${south.toFixed(2)},20&params=windSpeed`;
}

function figureOfOthers(name: string, what: string, meanwhile: Load, before?: Load): void {
  if (before) figure(bench, `${name}-others-${what}-latency-before`, 'ms', before.latenciesMs);
  figure(bench, `${name}-others-${what}-latency`, 'ms', meanwhile.latenciesMs);
  const all = meanwhile.statuses.length + meanwhile.broken;
  figure(bench, `${name}-others-${what}-answered`, '%', [(100 * countOf(meanwhile, 200)) / all]);
}

/** What the greedy one and the others together spent; of the former only keys are told apart. */
function figureOfSpending(name: string, scene: Scene, before: number): void {
  figure(bench, `${name}-upstream-weight`, 'units', [weightOf(scene, 'all') - before]);
  const byKeys = [...scene.spent()].filter(([spender]) => spender.startsWith('key '));
  for (const [, weight] of byKeys) figure(bench, `${name}-upstream-weight-of-a-key`, 'units', [weight]);
}

function countOf({ statuses }: Load, status: number): number {
  return statuses.filter((one) => one === status).length;
}

function weightOf({ spent }: Scene, spender: string): number {
  return spent().get(spender) ?? 0;
}

/** What was spent today, as the processes of one database count it. */
function weights(store: string): ReadonlyMap<string, number> {
  const database = new DatabaseSync(store, { readOnly: true, timeout: 5000 });
  const rows = database
    .prepare("select spender, weight from upstream_usage where upstream = 'open-meteo' and length_ms = 86400000")
    .all() as { spender: string; weight: number }[];
  database.close();
  return new Map(rows.map(({ spender, weight }) => [spender, weight]));
}

function addressesOf(upstreams: UpstreamsServer): Record<string, string> {
  const { openMeteo, metNorwayUrl, smhiUrl, fmiUrl, dmiUrl } = upstreams.settings();
  return {
    OPEN_METEO_FORECAST_URL: openMeteo.forecastUrl,
    OPEN_METEO_MARINE_URL: openMeteo.marineUrl,
    OPEN_METEO_ARCHIVE_URL: openMeteo.archiveUrl,
    OPEN_METEO_HISTORICAL_URL: openMeteo.historicalUrl,
    MET_NORWAY_URL: metNorwayUrl,
    SMHI_URL: smhiUrl,
    FMI_URL: fmiUrl,
    DMI_URL: dmiUrl,
    GEOCODER_URL: 'off',
  };
}
