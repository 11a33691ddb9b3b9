import { Bot } from 'grammy';
import type { Chat } from '../../chat/index.ts';
import type { Instant } from '../../domain/time.ts';
import type { ChannelEvents, Adapter, AdapterLog, RenderPng } from '../adapter.ts';
import { createInFlight } from '../../lib/in-flight.ts';
import { newReference } from '../../lib/reference.ts';
import { registerCommands } from './commands.ts';
import { handleMessage, handlePress } from './handle.ts';
import { createInlineQueries } from './inline.ts';
import { createManagers } from './managers.ts';
import { reportMembership } from './membership.ts';
import { createPolling } from './polling.ts';
import { createReplies } from './send.ts';

export type TelegramOptions = {
  readonly token: string;
  /** Without a slash at its end. */
  readonly apiUrl: string;
  readonly chat: Chat;
  readonly log: AdapterLog;
  readonly renderPng: RenderPng;
  /** Absent where there are no scheduled messages. */
  readonly channels?: ChannelEvents | undefined;
  /** Called for each message that is sent or edited in a conversation: they count towards the rate limit of the bot. */
  onMessage?(): void;
  now(): Instant;
  /** Monotonic, ms. */
  clock(): number;
};

/** The adapter of Telegram: receives updates by long polling and answers them. */
export function createTelegram(options: TelegramOptions): Adapter {
  const { token, apiUrl, chat, log, channels, onMessage, now, clock } = options;
  const bot = new Bot(token, { client: { apiRoot: apiUrl } });
  const polling = createPolling({
    bot,
    log,
    clock,
    onConnected: (signal) => registerCommands(bot.api, chat, signal, log),
  });
  const replies = createReplies(bot.api, options.renderPng, log);
  const context = { api: bot.api, chat, managers: createManagers(bot.api, log), replies, log };
  const inline = createInlineQueries(context);
  // Handlers are not awaited: grammY processes one update at a time, and a slow answer would delay all others.
  const inFlight = createInFlight((error) => log.bug(newReference(), error));
  bot.api.config.use((call, method, payload, signal) => {
    if (/^(send|edit)/.test(method)) onMessage?.();
    return call(method, payload, signal);
  });
  if (channels) {
    bot.on('my_chat_member', ({ myChatMember }) => inFlight.add(reportMembership(myChatMember, channels, now())));
    bot.on('message:migrate_to_chat_id', ({ message }) =>
      inFlight.add(channels.moved(String(message.chat.id), String(message.migrate_to_chat_id))),
    );
  }
  bot.on('message', ({ message, me }) => inFlight.add(handleMessage(context, message, me.username)));
  bot.on('inline_query', ({ inlineQuery }) => inFlight.add(inline.answer(inlineQuery)));
  bot.on('callback_query', ({ callbackQuery }) => inFlight.add(handlePress(context, callbackQuery)));
  return {
    start: polling.start,
    health: polling.health,
    async stop() {
      await polling.stop();
      await inFlight.settled();
    },
  };
}
