import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTelegramServer, type TelegramServer } from '../support/telegram-server.ts';
import { packedFileName } from '../../src/places/index.ts';
import { packedGazetteer } from '../support/packed-gazetteer.ts';
import { figure } from './figure.ts';
import { startService, type Program } from './program.ts';

const chats = 2000;
const perSecond = 200;
/** Each chat asks these in turn, so that its answers show their order. */
const questions = ['tide', 'sun', 'moon'] as const;
const point = '48.383,-4.495';
/** Conversations that ask before the measurement, so that code and tide are loaded. */
const warmUp = 20;
const drainMs = 600_000;
/** Typed behind the bot's name, a letter at a time, the third letter first. */
const typed = ['Brest', 'tide Saint-Malo', 'weather Cuxhaven tomorrow', 'wellen Biarritz', 'météo Nantes', 'Kiel 3d'];
/** Nobody waits longer for the first result. */
const inlineWithinMs = 300;

/**
 * The shipped program with a local Telegram: 200 questions a second from 2,000 chats, answered with their pictures. `ms`:
 * from the message to its answer. A chat out of order, an answer that is lost or comes twice, or a call before the end of a wait fails the bench.
 * Before, places are typed inline: a result after more than 300 ms, and a request to an upstream for what nobody has chosen,
 * fail it as well. `--seconds N` for another length than 30 s; `--limits` refuses what exceeds 30 messages a second and one a second in a chat.
 */
export async function telegram(args: readonly string[]): Promise<number> {
  const seconds = Number(args[args.indexOf('--seconds') + 1]) || 30;
  const hasLimits = args.includes('--limits');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbuoy-telegram-'));
  symlinkSync(packedGazetteer(), path.join(dataDir, packedFileName));
  const [server, upstream] = await Promise.all([startTelegramServer(), startSilentUpstream()]);
  const program = await startService(
    {
      DATA_DIR: dataDir,
      PATH: String(process.env['PATH']),
      TELEGRAM_TOKEN: server.token,
      TELEGRAM_API_URL: server.url,
      SOURCES_OFF: 'met-norway,smhi,fmi,dmi',
      OPEN_METEO_FORECAST_URL: upstream.url,
      OPEN_METEO_MARINE_URL: upstream.url,
      GEOCODER_URL: 'off',
    },
    'service,telegram',
  );
  try {
    for (let chat = 0; chat < warmUp; chat++)
      await askedOnce(server, 1 + chat, questions[chat % questions.length] ?? 'tide');
    const lateResults = await typeInline(server, program);
    const askedUpstream = upstream.requests();
    server.limit(hasLimits ? { perSecond: 30, perChatMs: 1000 } : undefined);
    const cpuUs = program.cpuUs();
    const run = await measure(server, seconds);
    figure('telegram', hasLimits ? 'answer with limits' : 'answer', 'ms', run.ms);
    figure('telegram', 'memory of the program', 'MB', [program.rssMb()]);
    figure('telegram', 'CPU of the program', 'ms an answer', [(program.cpuUs() - cpuUs) / 1000 / run.ms.length]);
    const faults = {
      lost: run.lost,
      disordered: run.disordered,
      repeated: run.repeated,
      early: server.early(),
      refused: server.violations.length,
      lateResults,
      askedUpstream,
    };
    process.stdout.write(`${JSON.stringify({ bench: 'telegram', ...faults })}\n`);
    return Object.values(faults).some((count) => count > 0) ? 1 : 0;
  } finally {
    await program.stop();
    await Promise.all([server.close(), upstream.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function askedOnce(server: TelegramServer, userId: number, question: string): Promise<void> {
  server.say(`${question} ${point}`, { userId });
  await server.nextMessage(60_000, userId);
}

/** Returns how many results came too late. */
async function typeInline(server: TelegramServer, program: Program): Promise<number> {
  const cpuUs = program.cpuUs();
  const ms: number[] = [];
  for (const [index, text] of typed.entries()) {
    for (let length = 3; length <= text.length; length++) {
      const startedAt = performance.now();
      await server.inline(text.slice(0, length), { userId: 1 + index }, 60_000);
      ms.push(performance.now() - startedAt);
    }
  }
  figure('telegram', 'inline', 'ms', ms);
  figure('telegram', 'CPU of the program, inline', 'ms a query', [(program.cpuUs() - cpuUs) / 1000 / ms.length]);
  return ms.filter((one) => one > inlineWithinMs).length;
}

/** An upstream that counts requests and answers none with data. */
async function startSilentUpstream(): Promise<{ readonly url: string; requests(): number; close(): Promise<void> }> {
  let requests = 0;
  const server = createServer((_, outgoing) => {
    requests++;
    outgoing.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

async function measure(server: TelegramServer, seconds: number) {
  const count = seconds * perSecond;
  const waiting = new Map<number, { question: string; at: number }[]>();
  const ms: number[] = [];
  let disordered = 0;
  let repeated = 0;
  const listening = (async () => {
    while (ms.length < count) {
      const { chat, text = '' } = await server.nextMessage(drainMs);
      const asked = waiting.get(chat.id)?.shift();
      if (!asked) {
        repeated++;
        continue;
      }
      if (!text.toLowerCase().startsWith(asked.question)) disordered++;
      ms.push(performance.now() - asked.at);
    }
  })().catch(() => {});
  const startedAt = performance.now();
  for (let index = 0; index < count; index++) {
    const dueAt = startedAt + (index * 1000) / perSecond;
    const waitMs = dueAt - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    const userId = 10_000 + (index % chats);
    const question = questions[Math.floor(index / chats) % questions.length] ?? 'tide';
    waiting.set(userId, [...(waiting.get(userId) ?? []), { question, at: performance.now() }]);
    server.say(`${question} ${point}`, { userId });
  }
  await listening;
  return { ms, disordered, repeated, lost: count - ms.length };
}
