import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packedFileName } from '../../src/places/index.ts';
import { startDiscordServer, type DiscordServer } from '../support/discord-server.ts';
import { packedGazetteer } from '../support/packed-gazetteer.ts';
import { figure } from './figure.ts';
import { startService, startUpstreamsProgram, type Program } from './program.ts';

const settleMs = 8000;
/** Of a large bot, a connection for each thousand of them. */
const servers = 16_000;
const ofConnection = 1000;
const perSecond = 50;
const loadS = 30;
const commandNames = ['tide', 'today', 'weather', 'sun', 'moon', 'waves'];
const places = ['Brest', 'Kiel', 'Boston', 'Sydney', '48.383,-4.495', 'Reykjavik', 'Le Conquet', 'San Francisco'];

/**
 * Promises: each 1,000 of 16,000 servers in 60 MB; 50 commands a second, each acknowledged within 3 s; suggestions within 50 ms. `memory` or
 * `load`: only that part.
 */
export async function discord(dataDir: string, [part]: readonly string[]): Promise<void> {
  const folder = (name: string): string => {
    const made = path.join(dataDir, name);
    mkdirSync(made, { recursive: true });
    symlinkSync(packedGazetteer(), path.join(made, packedFileName));
    return made;
  };
  const upstreams = await startUpstreamsProgram(100);
  const start = async (server: DiscordServer, name: string, shards = 1): Promise<Program> => {
    const settings = {
      DATA_DIR: folder(`${name}-${Date.now()}`),
      DISCORD_TOKEN: server.token,
      DISCORD_API_URL: server.url,
      GEOCODER_URL: 'off',
      SOURCES_OFF: 'met-norway,smhi,fmi,dmi',
      OPEN_METEO_FORECAST_URL: `${upstreams.url}/open-meteo/forecast`,
      OPEN_METEO_MARINE_URL: `${upstreams.url}/open-meteo/marine`,
      OPEN_METEO_PER_SECOND: '1000',
      OPEN_METEO_DAILY: '1000000',
    };
    const program = await startService(settings, 'service,discord');
    while (server.gateway.served().length < shards) await server.gateway.nextLogin(60_000);
    await sleep(settleMs);
    return program;
  };
  if (part !== 'load') {
    const rss = await rssWith(1, start);
    const rssOfMany = await rssWith(servers, start);
    figure('discord', `memory of each ${ofConnection} of ${servers} servers`, 'MB', [
      ((rssOfMany - rss) / servers) * ofConnection,
    ]);
  }
  if (part !== 'memory') await load(start);
  await upstreams.stop();
}

type Start = (server: DiscordServer, name: string, shards?: number) => Promise<Program>;

/** Resident memory once all servers are known and some commands were answered, MB. */
async function rssWith(guilds: number, start: Start): Promise<number> {
  const shards = Math.ceil(guilds / ofConnection);
  const server = await startDiscordServer({ guilds, shards, atOnce: 1 });
  const program = await start(server, `servers-${guilds}`, shards);
  for (const name of commandNames) await server.command(name, { place: 'Brest' }).reply(180_000);
  await sleep(settleMs);
  const rssMb = program.rssMb();
  figure('discord', `memory with ${guilds} servers`, 'MB', [rssMb]);
  await program.stop();
  await server.close();
  return rssMb;
}

async function load(start: Start): Promise<void> {
  const server = await startDiscordServer();
  const program = await start(server, 'load');
  const user = (i: number) => ({ guild: true, userId: String(300_000_000_000_100_000n + BigInt(i % 5000)) });
  const place = (i: number) => places[i % places.length] ?? '';
  // Data and words are loaded with the first answers.
  for (const [i, name] of commandNames.entries())
    await server.command(name, { place: place(i) }, user(i)).reply(20_000);
  await suggestions(server, 'idle');
  await eventLoopP99Ms(program);
  const acknowledged: number[] = [];
  const answered: number[] = [];
  let late = 0;
  const from = performance.now();
  const pending: Promise<void>[] = [];
  for (let i = 0; i < perSecond * loadS; i++) {
    await sleep(Math.max(0, from + (i * 1000) / perSecond - performance.now()));
    const sentAt = performance.now();
    const handle = server.command(commandNames[i % commandNames.length] ?? '', { place: place(i) }, user(i));
    const ack = handle.ack.then(
      () => void acknowledged.push(performance.now() - sentAt),
      () => void (late += 1),
    );
    pending.push(
      ack,
      handle.reply(180_000).then(() => void answered.push(performance.now() - sentAt)),
    );
  }
  const p99 = await eventLoopP99Ms(program);
  await suggestions(server, 'under load');
  await Promise.all(pending);
  figure('discord', `acknowledged, ${perSecond} commands/s`, 'ms', acknowledged);
  figure('discord', 'acknowledged after 3 s', 'commands', [late]);
  figure('discord', `answered, ${perSecond} commands/s`, 'ms', answered);
  figure('discord', 'event loop delay, p99 of the load', 'ms', [p99]);
  figure('discord', 'violations of the specification', 'bodies', [server.violations.length]);
  await program.stop();
  await server.close();
}

/** The event loop delay since the last scrape. */
async function eventLoopP99Ms({ port }: Program): Promise<number> {
  // Rendered metrics are kept for a second.
  await sleep(1100);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]) * 1000;
}

async function suggestions(server: DiscordServer, when: string): Promise<void> {
  const typed = [
    'B',
    'Br',
    'Bre',
    'Bres',
    'Brest',
    'K',
    'Ki',
    'Kie',
    'San F',
    'Le Con',
    'Saint-M',
    'New Y',
    'Reyk',
    'Syd',
  ];
  const samples: number[] = [];
  for (let i = 0; i < 400; i++) {
    const place = typed[i % typed.length] ?? '';
    const sentAt = performance.now();
    await server.autocomplete('tide', { place }, 'place', { userId: String(300_000_000_000_200_000n + BigInt(i)) });
    samples.push(performance.now() - sentAt);
  }
  figure('discord', `suggestions, ${when}`, 'ms', samples);
}
