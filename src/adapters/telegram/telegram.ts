import { randomUUID } from 'node:crypto';
import { Bot } from 'grammy';
import type { Message } from 'grammy/types';
import type { Chat } from '../../chat/index.ts';
import type { Instant } from '../../domain/time.ts';
import type { Door, DoorLog } from '../door.ts';
import { registerCommands } from './commands.ts';
import { hear } from './hear.ts';
import { createPolling } from './polling.ts';
import { sendAnswer } from './send.ts';

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
  const answers = new Set<Promise<void>>();

  const answerTo = async (message: Message, botName: string): Promise<void> => {
    try {
      const heard = hear(message, botName, chat);
      if (!heard) return;
      const { answer } = await chat.answer(heard);
      await sendAnswer(bot.api, message, answer, log);
    } catch (error) {
      log.bug(randomUUID().slice(0, 8), error);
    }
  };
  // Not awaited: grammY hands out one update at a time, and a slow answer would hold up everybody else's.
  bot.on('message', ({ message, me }) => {
    const answer = answerTo(message, me.username).finally(() => answers.delete(answer));
    answers.add(answer);
  });
  return {
    start: polling.start,
    health: polling.health,
    async stop() {
      await polling.stop();
      await Promise.all(answers);
    },
  };
}
