import { createPrompt, type Prompt } from '../adapters/terminal/index.ts';
import type { Channels, Door } from '../adapters/door.ts';
import { within } from '../adapters/within.ts';
import type { Chat } from '../chat/index.ts';
import type { Config } from '../config.ts';
import { RoleTaken } from '../digests/index.ts';
import type { Log } from '../log.ts';
import type { Health } from '../health.ts';
import type { Metrics } from '../metrics.ts';
import { progressBar } from '../places/index.ts';
import { createListener, type ListenerOptions } from './listener.ts';
import { packDatums, packPlaces, packSources, packTideGrid } from './packing.ts';
import { stopRequest } from './stopping.ts';

/** What is started, as far as it does not depend on who starts it. */
export type House = {
  readonly log: Log;
  readonly health: Health;
  metrics(): Promise<Metrics>;
  service(): Promise<NonNullable<ListenerOptions['service']>>;
  chat(): Promise<Chat>;
  /** Takes over the datums of stations that were computed behind. */
  readDatums(): Promise<void>;
  /** Takes over the tide model that was fetched behind. */
  readTideGrid(): Promise<void>;
  digests(): Promise<Door>;
  digestJoint(platform: 'telegram' | 'discord'): Promise<{ channels: Channels; onMessage(): void }>;
};

/** What `--only` can name. */
const rooms = ['service', 'web', 'telegram', 'discord', 'digests'] as const;
type Room = (typeof rooms)[number];

/** Requests and sends in flight have this long to finish. */
const patienceMs = 12_000;

/** `start [--only service,web,telegram,discord,digests]`: opens what is configured and stays until it is told to stop. */
export async function start(config: Config, house: House, args: readonly string[]): Promise<number> {
  const wanted = readOnly(args);
  if (!wanted) {
    process.stderr.write(`--only takes a comma list of: ${rooms.join(', ')}\n`);
    return 1;
  }
  const stop = stopRequest();
  const doors = new Map<string, Door>();
  say('Bellbuoy');
  await packSources(config.dataDir);
  if (!(await openListener(config, house, wanted, doors))) return 1;
  await Promise.all([openTelegram(config, house, wanted, doors), openDiscord(config, house, wanted, doors)]);
  if (!(await openDigests(config, house, wanted, doors))) return 1;
  const prompt = process.stdin.isTTY ? await openPrompt(config, house, doors, stop.request) : undefined;
  const packing = [
    packPlaces(config.dataDir, house.log, showProgress(prompt)),
    packDatums(config.dataDir, () => void house.readDatums()),
    packTideGrid(config.dataDir, config.tideGrid, () => void house.readTideGrid()),
  ];

  await stop.requested;
  for (const one of packing) one.stop();
  await within(patienceMs, Promise.all([...doors.values()].map((door) => door.stop())));
  return 0;
}

function readOnly(args: readonly string[]): readonly Room[] | undefined {
  if (args.length === 0) return rooms;
  const named = args[0] === '--only' && args.length === 2 ? args[1]!.split(',') : [];
  const known = rooms.filter((room) => named.includes(room));
  return known.length > 0 && known.length === new Set(named).size ? known : undefined;
}

/** The data service and the web's chat share one listener. `false` where its address is taken. */
async function openListener(
  config: Config,
  house: House,
  wanted: readonly Room[],
  doors: Map<string, Door>,
): Promise<boolean> {
  const service = wanted.includes('service') ? await house.service() : undefined;
  const { createWeb } = await import('../adapters/web/index.ts');
  const web = wanted.includes('web') ? createWeb(await house.chat()) : undefined;
  const aloneWithDigests = wanted.every((room) => room === 'digests');
  if (!service && !web && !aloneWithDigests) return true;
  const { host, port } = config;
  const { health, log } = house;
  const listener = createListener({ host, port, service, web, health, metrics: await house.metrics(), log });
  try {
    await listener.start();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    // Beside a service on the same machine nobody can ask how digests are, unless PORT is another: no reason not to send.
    if (aloneWithDigests) {
      off('health', `${config.host}:${config.port} is in use: set PORT to another`);
      return true;
    }
    process.stderr.write(
      `${config.host}:${config.port} is in use, perhaps by another Bellbuoy. Set PORT to another.\n`,
    );
    return false;
  }
  enter('http', listener, house, doors);
  if (aloneWithDigests) {
    on('health', `${listener.url()}/health`);
    return true;
  }
  if (service) on('data service', `${listener.url()}/v2 (a key: npm run keys -- create NAME)`);
  else off('data service', 'left out by --only');
  if (web) on('web', `POST ${listener.url()}/chat`);
  else off('web', 'left out by --only');
  return true;
}

async function openTelegram(config: Config, house: House, wanted: readonly Room[], doors: Map<string, Door>) {
  const { token, apiUrl } = config.telegram;
  if (!wanted.includes('telegram')) return off('Telegram', 'left out by --only');
  if (!token) return off('Telegram', 'set TELEGRAM_TOKEN to turn it on');
  const { createTelegram } = await import('../adapters/telegram/index.ts');
  const { log } = house;
  const joint = await house.digestJoint('telegram');
  const door = createTelegram({ token, apiUrl, chat: await house.chat(), log, ...joint, now: Date.now });
  return open('Telegram', door, 'TELEGRAM_TOKEN', house, doors);
}

async function openDiscord(config: Config, house: House, wanted: readonly Room[], doors: Map<string, Door>) {
  const { token, apiUrl } = config.discord;
  if (!wanted.includes('discord')) return off('Discord', 'left out by --only');
  if (!token) return off('Discord', 'set DISCORD_TOKEN to turn it on');
  const { createDiscord } = await import('../adapters/discord/index.ts');
  const { log } = house;
  const { channels } = await house.digestJoint('discord');
  const door = createDiscord({ token, apiUrl, chat: await house.chat(), log, channels, now: Date.now });
  return open('Discord', door, 'DISCORD_TOKEN', house, doors);
}

/** Plans and sends digests. `false` where that was all that was wanted, and it cannot be. */
async function openDigests(
  config: Config,
  house: House,
  wanted: readonly Room[],
  doors: Map<string, Door>,
): Promise<boolean> {
  const refuse = (why: string): boolean => {
    const isAllThatWasWanted = wanted.every((room) => room === 'digests');
    if (isAllThatWasWanted) process.stderr.write(`No digests: ${why}.\n`);
    else off('digests', why);
    return !isAllThatWasWanted;
  };
  if (!wanted.includes('digests')) return refuse('left out by --only');
  if (!config.telegram.token && !config.discord.token) {
    return refuse('set DISCORD_TOKEN or TELEGRAM_TOKEN to turn them on');
  }
  const tower = await house.digests();
  try {
    await tower.start();
  } catch (error) {
    if (error instanceof RoleTaken) return refuse(error.message);
    throw error;
  }
  enter('digests', tower, house, doors);
  on('digests', 'planned, and sent when they are due');
  return true;
}

/** A door that does not open is named, with the setting to look at; the others open all the same. */
async function open(name: string, door: Door, setting: string, house: House, doors: Map<string, Door>): Promise<void> {
  enter(name.toLowerCase(), door, house, doors);
  try {
    await door.start();
    on(name, door.health().ok ? 'connected' : 'does not answer yet, trying again');
  } catch (error) {
    off(name, `${error instanceof Error ? error.message : 'it does not open'} (look at ${setting})`);
  }
}

/** A door that is there is stopped with the others, and its health is told. */
function enter(name: string, door: Door, { health }: House, doors: Map<string, Door>): void {
  doors.set(name, door);
  health.watch(name, () => door.health());
}

async function openPrompt(config: Config, house: House, doors: Map<string, Door>, onEnd: () => void): Promise<Prompt> {
  const chat = await house.chat();
  on('terminal', 'ask, such as: tide Brest tomorrow. Ctrl-C ends.');
  const { stdin: input, stdout: output } = process;
  const prompt = createPrompt({ chat, language: config.language, input, output, onEnd });
  enter('terminal', prompt, house, doors);
  await prompt.start();
  return prompt;
}

/** In the prompt, where there is one; else on a terminal's line of its own. */
function showProgress(prompt: Prompt | undefined): (percent: number) => void {
  if (prompt) return (percent) => prompt.status(percent < 100 ? progressBar(percent) : '');
  if (!process.stderr.isTTY) return () => {};
  return (percent) => void process.stderr.write(`\r${progressBar(percent)}${percent < 100 ? '' : '\n'}`);
}

function on(name: string, how: string): void {
  say(`  on   ${name.padEnd(13)} ${how}`);
}

function off(name: string, why: string): void {
  say(`  off  ${name.padEnd(13)} ${why}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
