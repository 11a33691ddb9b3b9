import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPacked, packedFileName } from '../../src/places/index.ts';
import { hasDatums } from '../../src/sources/stations/index.ts';
import { hasWater } from '../../src/sources/water/index.ts';
import { figure } from './figure.ts';
import { load, type Load, type LoadOptions } from './load.ts';
import {
  makeKey,
  startService,
  startUpstreamsProgram,
  upstreamSettings,
  type Program,
  type Settings,
} from './program.ts';

const bench = 'abuse';
const seconds = 5;
const upstreamMs = 50;
/** An address of this machine, which stands for a client. */
const greedy = '127.0.0.2';

/** A running service, and the keys of a greedy client and of the others. */
type Scene = { readonly program: Program; readonly greedyKey: string; readonly othersKey: string };

/** Others are watched without the greedy client first, then beside it. */
type Phase = {
  /** Latitude of the places that are asked for: no phase finds those of another cached. */
  readonly lat: number;
  /** Address of the others: each has a rate of its own. */
  readonly from: string;
};
const [warmUp, before, meanwhile] = [
  { lat: 10, from: '127.0.0.3' },
  { lat: 20, from: '127.0.0.4' },
  { lat: 30, from: '127.0.0.5' },
] as const satisfies readonly Phase[];

type Scenario = {
  /** The requests of others, by the name of their figures. */
  others(scene: Scene, phase: Phase): Readonly<Record<string, LoadOptions>>;
  /** What one client takes. Its figures are counts of its requests by name and status. */
  takes(scene: Scene): Promise<Readonly<Record<string, Load>>>;
};

/**
 * Takes from a running service what one client can take, and prints what is left to the others: the share of their
 * requests that is answered, their latencies without the greedy client and beside it, and what was spent upstream. Weather
 * comes from local upstreams in a process of their own; the budgets are the defaults.
 */
export async function abuse(dataDir: string, names: readonly string[]): Promise<void> {
  for (const [name, scenario] of Object.entries(scenarios)) {
    if (names.length === 0 || names.includes(name)) await play(dataDir, name, scenario);
  }
}

const scenarios: Readonly<Record<string, Scenario>> = {
  /** A thousand questions at once, each about another place. */
  'one-address': {
    others: (scene, phase) => ({ 'keyed-tides': tides(scene, phase), chats: chats(scene, phase, 'tide') }),
    async takes({ program: { port } }) {
      const body = (n: number): object => ({ text: `today ${place(n, 40)}` });
      const options = { ...chat(port, greedy), body, connections: 200, requests: 1000 };
      return { 'of-1000-chats': await load(options) };
    },
  },
  /** Areas of 100 points, 20 at once, while others ask for the weather of places that nobody asked for before. */
  'one-key': {
    others: (scene, phase) => ({ 'keyed-cold-points': points(scene, phase), chats: chats(scene, phase, 'weather') }),
    async takes({ program: { port }, greedyKey: Authorization }) {
      const options = { port, connections: 20, seconds, from: greedy, headers: { Authorization } };
      return { areas: await load({ ...options, target: area }) };
    },
  },
  /** One session asks for the weather of one place after the other, as fast as it is answered. */
  'one-chat': {
    others: (scene, phase) => ({ 'keyed-cold-points': points(scene, phase), chats: chats(scene, phase, 'weather') }),
    async takes({ program: { port } }) {
      const session = await issuedSession(port);
      const body = (n: number): object => ({ text: `weather ${place(n, 40)}`, session });
      return { questions: await load({ ...chat(port, greedy), body, connections: 20, seconds }) };
    },
  },
  /** 2,000 sockets that send half of their headers. */
  'slow-sockets': {
    others: (scene, phase) => ({ 'keyed-tides': tides(scene, phase) }),
    async takes({ program: { port } }) {
      const sockets = Array.from({ length: 2000 }, () => {
        const socket = connect({ port, host: '127.0.0.1', localAddress: greedy }, () =>
          socket.write('GET /v2 HTTP/1.1\r\n'),
        );
        return socket.on('error', () => {}).resume();
      });
      await sleep(seconds * 1000);
      for (const socket of sockets) socket.destroy();
      return {};
    },
  },
};

/** Each scenario has a process and a database of its own, so that none finds a budget spent by another. */
async function play(dataDir: string, name: string, { others, takes }: Scenario): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellbuoy-bench-'));
  const upstreams = await startUpstreamsProgram(upstreamMs);
  const store = path.join(folder, 'store.sqlite');
  const settings: Settings = {
    DATA_DIR: dataDir,
    STORE_URL: `sqlite:${store}`,
    CACHE_URL: 'memory:',
    SECRET: 'a secret of the bench',
    ...upstreamSettings(upstreams.url),
  };
  const [greedyKey, othersKey] = [await makeKey(settings, 1000), await makeKey(settings, 1_000_000)];
  const program = await startService(settings, 'service,web');
  const scene = { program, greedyKey, othersKey };
  const watch = async (phase: Phase): Promise<Readonly<Record<string, Load>>> => {
    const loads = Object.entries(others(scene, phase)).map(async ([what, options]) => [what, await load(options)]);
    return Object.fromEntries(await Promise.all(loads)) as Record<string, Load>;
  };
  try {
    while (!isAllPacked(dataDir)) await sleep(1000);
    // The first questions load languages, pictures and the client of the upstreams.
    await watch(warmUp);
    await load({ ...chats(scene, warmUp, 'today'), requests: 3 });
    const alone = await watch(before);
    const spentBefore = weights(store);
    const [beside, taken] = await Promise.all([watch(meanwhile), takes(scene)]);
    figuresOfTaken(name, taken);
    for (const [what, one] of Object.entries(beside)) figuresOfOthers(`${name}-others-${what}`, one, alone[what]);
    figuresOfSpending(name, spentBefore, weights(store));
    figure(bench, `${name}-rss`, 'MB', [program.rssMb()]);
  } finally {
    await program.stop();
    await upstreams.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Packing, and computing the datums of a station that lacks them, would be counted as abuse. */
function isAllPacked(dataDir: string): boolean {
  return isPacked(path.join(dataDir, packedFileName)) && hasWater(dataDir) && hasDatums(dataDir);
}

function tides({ program: { port }, othersKey: Authorization }: Scene, { from }: Phase): LoadOptions {
  const target = (n: number): string => `/v2/tide/extremes/point?lat=48.${100 + (n % 300)}&lng=-4.5`;
  return { port, connections: 64, seconds, from, headers: { Authorization }, target };
}

function points({ program: { port }, othersKey: Authorization }: Scene, { from, lat }: Phase): LoadOptions {
  const target = (n: number): string => {
    const [latitude, longitude] = place(n, lat).split(',');
    return `/v2/weather/point?lat=${latitude}&lng=${longitude}&params=waveHeight,windSpeed&source=sg`;
  };
  return { port, connections: 2, seconds, from, headers: { Authorization }, target };
}

/** Questions of one person, one after the other, as many as one network may ask at once. */
function chats({ program }: Scene, { from, lat }: Phase, command: 'tide' | 'today' | 'weather'): LoadOptions {
  const body = (n: number): object => ({ text: `${command} ${place(n, lat + 5)}` });
  return { ...chat(program.port, from), body, connections: 1, requests: 10 };
}

function chat(port: number, from: string): Pick<LoadOptions, 'port' | 'from' | 'headers' | 'target'> {
  return { port, from, headers: {}, target: () => '/chat' };
}

async function issuedSession(port: number): Promise<string> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"text": "help"}' };
  const response = await fetch(`http://127.0.0.1:${port}/chat`, init);
  return ((await response.json()) as { session: string }).session;
}

/** A place in the Atlantic for each number, on the given latitude: weather is cached for 1 km around. */
function place(n: number, lat: number): string {
  return `${lat}.00,-${(10 + n * 0.05).toFixed(2)}`;
}

/** A hundred points, ten degrees wide, each time elsewhere. */
function area(n: number): string {
  const south = -60 + n * 0.1;
  return `/v1/weather/area?box=${(south + 9).toFixed(2)},29:${south.toFixed(2)},20&params=windSpeed`;
}

function figuresOfTaken(name: string, taken: Readonly<Record<string, Load>>): void {
  for (const [what, one] of Object.entries(taken)) {
    figure(bench, `${name}-${what}-answered`, 'requests', [countOf(one, 200)]);
    figure(bench, `${name}-${what}-refused`, 'requests', [countOf(one, 402) + countOf(one, 429)]);
  }
}

function figuresOfOthers(name: string, beside: Load, alone: Load | undefined): void {
  if (alone) figure(bench, `${name}-latency-before`, 'ms', alone.latenciesMs);
  figure(bench, `${name}-latency`, 'ms', beside.latenciesMs);
  const all = beside.statuses.length + beside.broken;
  figure(bench, `${name}-answered`, '%', [(100 * countOf(beside, 200)) / all]);
}

/** What all spent beside the greedy client, and each key. */
function figuresOfSpending(name: string, before: Weights, now: Weights): void {
  for (const [spender, weight] of now) {
    const what = spender.startsWith('key ') ? 'a-key' : spender;
    figure(bench, `${name}-upstream-weight-of-${what}`, 'units', [weight - (before.get(spender) ?? 0)]);
  }
}

function countOf({ statuses }: Load, status: number): number {
  return statuses.filter((one) => one === status).length;
}

type Weights = ReadonlyMap<string, number>;

/** What was spent today, as the processes of one database count it, by spender. */
function weights(store: string): Weights {
  const database = new DatabaseSync(store, { readOnly: true, timeout: 5000 });
  const rows = database
    .prepare("select spender, weight from upstream_usage where upstream = 'open-meteo' and length_ms = 86400000")
    .all() as { spender: string; weight: number }[];
  database.close();
  return new Map(rows.map(({ spender, weight }) => [spender, weight]));
}
