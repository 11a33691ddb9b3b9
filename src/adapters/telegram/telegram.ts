import { Bot } from 'grammy';
import type { Chat } from '../../chat/index.ts';
import type { Instant } from '../../domain/time.ts';
import type { ChannelEvents, Adapter, AdapterLog, RenderPng } from '../adapter.ts';
import { createBoundedMap } from '../../lib/bounded-map.ts';
import { createInFlight } from '../../lib/in-flight.ts';

import { newReference } from '../../lib/reference.ts';
import { createTurns } from '../../lib/turns.ts';
import { handleOnce } from './handle-once.ts';
import { registerCommands } from './commands.ts';
import { handleGuest } from './guest.ts';
import { handleEdited, handleMessage, handlePress, type AnsweredMessage, type HandlerContext } from './handle.ts';
import { createInlineQueries } from './inline.ts';
import { createLiveLocations } from './live-locations.ts';
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

/** Messages whose answers can be replaced when they are edited. A choice of ours: some 300 bytes each. */
const maxAnswered = 10_000;

/** The adapter of Telegram: receives updates by long polling and answers them. */
export function createTelegram(options: TelegramOptions): Adapter {
  const { token, apiUrl, chat, log, channels, onMessage, now, clock } = options;
  const bot = new Bot(token, { client: { apiRoot: apiUrl } });
  let takesEphemeral = false;
  const polling = createPolling({
    bot,
    log,
    clock,
    async onConnected(signal) {
      takesEphemeral = await registerCommands(bot.api, chat, signal, log);
    },
  });
  const replies = createReplies(bot.api, options.renderPng, log);
  const context: HandlerContext = {
    api: bot.api,
    chat,
    managers: createManagers(bot.api, log),
    replies,
    takesEphemeral: () => takesEphemeral,
    live: createLiveLocations(clock),
    answered: createBoundedMap<AnsweredMessage>(maxAnswered),
    log,
  };
  const inline = createInlineQueries(context);
  // Handlers are not awaited: grammY processes one update at a time, and a slow answer would delay all other chats.
  const inFlight = createInFlight((error) => log.bug(newReference(), error));
  const turns = createTurns(1);
  const inOrder = (chatId: number, work: () => Promise<void>): void => inFlight.add(turns.run(String(chatId), work));
  bot.api.config.use((call, method, payload, signal) => {
    if (/^(send|edit)/.test(method)) onMessage?.();
    return call(method, payload, signal);
  });
  bot.use(handleOnce());
  if (channels) {
    bot.on('my_chat_member', ({ myChatMember }) => inFlight.add(reportMembership(myChatMember, channels, now())));
    bot.on('message:migrate_to_chat_id', ({ message }) =>
      inFlight.add(channels.moved(String(message.chat.id), String(message.migrate_to_chat_id))),
    );
    // The same from the side of the new group; whichever comes first moves everything.
    bot.on('message:migrate_from_chat_id', ({ message }) =>
      inFlight.add(channels.moved(String(message.migrate_from_chat_id), String(message.chat.id))),
    );
  }
  bot.on(['message', 'channel_post'], ({ msg, me }) => inOrder(msg.chat.id, () => handleMessage(context, msg, me)));
  bot.on(['edited_message', 'edited_channel_post'], ({ msg, me }) =>
    inOrder(msg.chat.id, () => handleEdited(context, msg, me)),
  );
  bot.on('guest_message', ({ guestMessage, me }) => inFlight.add(handleGuest(context, guestMessage, me)));
  bot.on('inline_query', ({ inlineQuery }) => inFlight.add(inline.answer(inlineQuery)));
  bot.on('callback_query', ({ callbackQuery }) =>
    inOrder(callbackQuery.message?.chat.id ?? callbackQuery.from.id, () => handlePress(context, callbackQuery)),
  );
  return {
    start: polling.start,
    health: polling.health,
    async stop() {
      await polling.stop();
      await inFlight.settled();
    },
  };
}
