import { randomUUID } from 'node:crypto';
import { Bot } from 'grammy';
import type { Chat } from '../../chat/index.ts';
import type { Instant } from '../../domain/time.ts';
import type { ChannelEvents, Adapter, AdapterLog } from '../adapter.ts';
import { registerCommands } from './commands.ts';
import { handleMessage, handlePress } from './handle.ts';
import { createInline } from './inline.ts';
import { createManagers } from './managers.ts';
import { noteMembership } from './membership.ts';
import { createPolling } from './polling.ts';

export type TelegramOptions = {
  readonly token: string;
  /** Without a slash at its end. */
  readonly apiUrl: string;
  readonly chat: Chat;
  readonly log: AdapterLog;
  /** Absent where nothing is sent by itself. */
  readonly channels?: ChannelEvents | undefined;
  /** Told of each message that is sent or changed in a conversation: Telegram counts them with all others. */
  onMessage?(): void;
  now(): Instant;
};

/** The door to Telegram, by long polling. */
export function createTelegram({ token, apiUrl, chat, log, channels, onMessage, now }: TelegramOptions): Adapter {
  const bot = new Bot(token, { client: { apiRoot: apiUrl } });
  const polling = createPolling({ bot, log, now, whenOpen: (signal) => registerCommands(bot.api, chat, signal, log) });
  const talk = { api: bot.api, chat, managers: createManagers(bot.api, log, now), log };
  const inline = createInline(talk);
  const answers = new Set<Promise<void>>();

  // Not awaited: grammY hands out one update at a time, and a slow answer would hold up everybody else's.
  const underWay = (answering: Promise<void>): void => {
    const answer = answering
      .catch((error: unknown) => log.bug(randomUUID().slice(0, 8), error))
      .finally(() => answers.delete(answer));
    answers.add(answer);
  };
  bot.api.config.use((call, method, payload, signal) => {
    if (/^(send|edit)/.test(method)) onMessage?.();
    return call(method, payload, signal);
  });
  if (channels) {
    bot.on('my_chat_member', ({ myChatMember }) => underWay(noteMembership(myChatMember, channels, now())));
    bot.on('message:migrate_to_chat_id', ({ message }) =>
      underWay(channels.moved(String(message.chat.id), String(message.migrate_to_chat_id))),
    );
  }
  bot.on('message', ({ message, me }) => underWay(handleMessage(talk, message, me.username)));
  bot.on('inline_query', ({ inlineQuery }) => underWay(inline.answer(inlineQuery)));
  bot.on('callback_query', ({ callbackQuery }) => underWay(handlePress(talk, callbackQuery)));
  return {
    start: polling.start,
    health: polling.health,
    async stop() {
      await polling.stop();
      await Promise.all(answers);
    },
  };
}
