import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTelegramServer, type TelegramServer } from '../support/telegram-server.ts';
import { figure } from './figure.ts';
import { startService } from './program.ts';

const chats = 2000;
const perSecond = 200;
/** Each chat asks these in turn, so that its answers show their order. */
const questions = ['tide', 'sun', 'moon'] as const;
const point = '48.383,-4.495';
/** Conversations that ask before the measurement, so that code and tide are loaded. */
const warmUp = 20;
const drainMs = 600_000;

/**
 * The shipped program with a local Telegram: 200 questions a second from 2,000 chats, answered with their pictures. `ms`:
 * from the message to its answer. A chat out of order, a lost answer or a call before the end of a wait fails the bench.
 * `--seconds N` for another length than 30 s; `--limits` refuses what exceeds 30 messages a second and one a second in a chat.
 */
export async function telegram(args: readonly string[]): Promise<number> {
  const seconds = Number(args[args.indexOf('--seconds') + 1]) || 30;
  const hasLimits = args.includes('--limits');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbuoy-telegram-'));
  const server = await startTelegramServer();
  const program = await startService(
    {
      DATA_DIR: dataDir,
      PATH: String(process.env['PATH']),
      TELEGRAM_TOKEN: server.token,
      TELEGRAM_API_URL: server.url,
      SOURCES_OFF: 'open-meteo,met-norway,smhi,fmi,dmi',
    },
    'service,telegram',
  );
  try {
    for (let chat = 0; chat < warmUp; chat++)
      await askedOnce(server, 1 + chat, questions[chat % questions.length] ?? 'tide');
    server.limit(hasLimits ? { perSecond: 30, perChatMs: 1000 } : undefined);
    const cpuUs = program.cpuUs();
    const run = await measure(server, seconds);
    figure('telegram', hasLimits ? 'answer with limits' : 'answer', 'ms', run.ms);
    figure('telegram', 'memory of the program', 'MB', [program.rssMb()]);
    figure('telegram', 'CPU of the program', 'ms an answer', [(program.cpuUs() - cpuUs) / 1000 / run.ms.length]);
    const faults = {
      lost: run.lost,
      disordered: run.disordered,
      early: server.early(),
      refused: server.violations.length,
    };
    process.stdout.write(`${JSON.stringify({ bench: 'telegram', ...faults })}\n`);
    return Object.values(faults).some((count) => count > 0) ? 1 : 0;
  } finally {
    await program.stop();
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function askedOnce(server: TelegramServer, userId: number, question: string): Promise<void> {
  server.say(`${question} ${point}`, { userId });
  await server.nextMessage(60_000, userId);
}

async function measure(server: TelegramServer, seconds: number) {
  const count = seconds * perSecond;
  const waiting = new Map<number, { question: string; at: number }[]>();
  const ms: number[] = [];
  let disordered = 0;
  const listening = (async () => {
    for (let left = count; left > 0; left--) {
      const { chat, text = '' } = await server.nextMessage(drainMs);
      const asked = waiting.get(chat.id)?.shift();
      if (!asked) throw new Error('An answer to no question');
      if (!text.toLowerCase().startsWith(asked.question)) disordered++;
      ms.push(performance.now() - asked.at);
    }
  })().catch(() => {});
  const startedAt = performance.now();
  for (let index = 0; index < count; index++) {
    const dueAt = startedAt + (index * 1000) / perSecond;
    if (performance.now() < dueAt) await sleep(dueAt - performance.now());
    const userId = 10_000 + (index % chats);
    const question = questions[Math.floor(index / chats) % questions.length] ?? 'tide';
    waiting.set(userId, [...(waiting.get(userId) ?? []), { question, at: performance.now() }]);
    server.say(`${question} ${point}`, { userId });
  }
  await listening;
  return { ms, disordered, lost: count - ms.length };
}
