import { randomUUID } from 'node:crypto';
import { Bot } from 'grammy';
import type { Chat } from '../../chat/index.ts';
import type { Instant } from '../../domain/time.ts';
import type { Door, DoorLog } from '../door.ts';
import { registerCommands } from './commands.ts';
import { answerMessage, answerPress } from './converse.ts';
import { createManagers } from './managers.ts';
import { createPolling } from './polling.ts';

export type TelegramOptions = {
  readonly token: string;
  /** Without a slash at its end. */
  readonly apiUrl: string;
  readonly chat: Chat;
  readonly log: DoorLog;
  now(): Instant;
};

/** The door to Telegram, by long polling. */
export function createTelegram({ token, apiUrl, chat, log, now }: TelegramOptions): Door {
  const bot = new Bot(token, { client: { apiRoot: apiUrl } });
  const polling = createPolling({ bot, log, now, whenOpen: (signal) => registerCommands(bot.api, chat, signal, log) });
  const talk = { api: bot.api, chat, managers: createManagers(bot.api, log, now), log };
  const answers = new Set<Promise<void>>();

  // Not awaited: grammY hands out one update at a time, and a slow answer would hold up everybody else's.
  const underWay = (answering: Promise<void>): void => {
    const answer = answering
      .catch((error: unknown) => log.bug(randomUUID().slice(0, 8), error))
      .finally(() => answers.delete(answer));
    answers.add(answer);
  };
  bot.on('message', ({ message, me }) => underWay(answerMessage(talk, message, me.username)));
  bot.on('callback_query', ({ callbackQuery }) => underWay(answerPress(talk, callbackQuery)));
  return {
    start: polling.start,
    health: polling.health,
    async stop() {
      await polling.stop();
      await Promise.all(answers);
    },
  };
}
