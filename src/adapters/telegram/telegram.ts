import { Bot, BotError } from 'grammy';
import type { Update, ChatMemberUpdated } from 'grammy/types';
import type { Hono } from 'hono';
import type { Chat, MessageTarget } from '../../chat/index.ts';
import type { Instant } from '../../domain/time.ts';
import type { Adapter, ChannelEvents } from '../adapter.ts';
import type { AdapterRecords } from '../ports.ts';
import { createAnsweredMessages, createLiveLocations } from './answered-messages.ts';
import { createConnection } from './connection.ts';
import { createForms, createPhotos } from './forms.ts';
import { handleEdited, handleMessage, handlePress, type HandlerContext } from './handle.ts';
import { handleGuest, createInlineQueries } from './inline.ts';
import { ms } from './limits.ts';
import type { TelegramSenderOptions } from './message-sender.ts';
import { askForManagers } from './parse.ts';
import { createPatience } from './patience.ts';
import type { Inbox, Lease } from './ports.ts';
import { setProfile } from './profile.ts';
import { createPolling, createWebhook } from './receive.ts';
import { createReplies } from './send.ts';
import { createUpdateWorker } from './update-worker.ts';

export type TelegramOptions = TelegramSenderOptions & {
  /** Updates come by long polling where it is absent. */
  readonly webhook?: { readonly url: string; readonly secret: string } | undefined;
  readonly chat: Chat;
  readonly supportUrl?: string | undefined;
  readonly inbox: Inbox;
  readonly records: AdapterRecords;
  /** Absent where any number of processes may receive updates. */
  readonly lease?: Lease | undefined;
  /** Absent where there are no scheduled messages. */
  readonly channels?: ChannelEvents | undefined;
  /** Called for each message that is sent or edited in a conversation: they count towards the rate limit of the bot. */
  onMessage?(): void;
  now(): Instant;
  /** Monotonic, ms. */
  clock(): number;
};

/** The adapter of Telegram: receives updates, keeps them in the inbox, and answers them from there. */
export function createTelegram(options: TelegramOptions): Adapter & { readonly webhook?: Hono } {
  const { token, apiUrl, webhook, chat, log, inbox, cache, records, lease, onMessage, now, clock } = options;
  const bot = new Bot(token, { client: { apiRoot: apiUrl } });
  const stopping = new AbortController();
  let takesEphemeral = false;
  const context: HandlerContext = {
    api: bot.api,
    chat,
    isManager: askForManagers(bot.api, log),
    replies: createReplies(
      bot.api,
      createForms(createPhotos(options.renderPng, cache), log),
      createPatience(stopping.signal),
      log,
    ),
    takesEphemeral: () => takesEphemeral,
    cache,
    live: createLiveLocations(now),
    answered: createAnsweredMessages(cache),
    supportUrl: options.supportUrl,
    log,
    now,
  };
  bot.api.config.use((call, method, payload, signal) => {
    if (/^(send|edit)/.test(method)) onMessage?.();
    return call(method, payload, signal);
  });
  handleUpdates(bot, context, options);
  const worker = createUpdateWorker({
    inbox,
    log,
    stopping: stopping.signal,
    handle: (update) =>
      bot.handleUpdate(update).catch((error: unknown) => {
        throw error instanceof BotError ? error.error : error;
      }),
  });
  const store = async (updates: readonly Update[]): Promise<void> => {
    const received = updates.map((update) => ({
      id: update.update_id,
      chat: chatOfUpdate(update),
      body: JSON.stringify(update),
    }));
    await inbox.add(received, webhook && ms.hold);
    worker.wake();
  };
  const receiver = webhook && createWebhook({ api: bot.api, ...webhook, records, store });
  const connection = createConnection({
    bot,
    log,
    lease,
    transport: receiver ?? createPolling(bot.api, store),
    worker,
    stopping,
    clock,
    async onConnected(signal) {
      takesEphemeral = await setProfile({ api: bot.api, chat, records, log }, signal);
    },
  });
  return { ...connection, ...(receiver && { webhook: receiver.routes }) };
}

function handleUpdates(bot: Bot, context: HandlerContext, { channels, now }: TelegramOptions): void {
  const answerInline = createInlineQueries(context);
  if (channels) {
    bot.on('my_chat_member', ({ myChatMember }) => reportMembership(myChatMember, channels, now()));
    bot.on('message:migrate_to_chat_id', ({ message }) =>
      channels.moved(String(message.chat.id), String(message.migrate_to_chat_id)),
    );
    // The same from the side of the new group; whichever comes first moves everything.
    bot.on('message:migrate_from_chat_id', ({ message }) =>
      channels.moved(String(message.migrate_from_chat_id), String(message.chat.id)),
    );
  }
  bot.on(['message', 'channel_post'], ({ msg, me }) => handleMessage(context, msg, me));
  bot.on(['edited_message', 'edited_channel_post'], ({ msg, me }) => handleEdited(context, msg, me));
  bot.on('guest_message', ({ guestMessage, me }) => handleGuest(context, guestMessage, me));
  bot.on('inline_query', ({ inlineQuery, me }) => answerInline(inlineQuery, me));
  bot.on('callback_query', ({ callbackQuery, me }) => handlePress(context, callbackQuery, me));
}

/** Reports that the bot was removed from a chat or may write there again, so that no message is sent in vain. */
async function reportMembership(
  { chat, new_chat_member: bot }: ChatMemberUpdated,
  channels: ChannelEvents,
  now: Instant,
): Promise<void> {
  const target: MessageTarget = { kind: chat.type === 'private' ? 'person' : 'channel', id: String(chat.id) };
  const isRemoved = bot.status === 'left' || bot.status === 'kicked' || (bot.status === 'restricted' && !bot.is_member);
  await (isRemoved ? channels.left(target) : channels.joined([target], now));
}

/** Updates of one chat go one after another. Inline queries wait for none: each letter makes one, only the last matters. */
function chatOfUpdate({ inline_query: typed, callback_query: press, guest_message: guest, ...update }: Update) {
  if (typed) return `inline ${typed.id}`;
  if (guest) return `guest ${guest.from?.id ?? guest.chat.id}`;
  if (press) return String(press.message?.chat.id ?? press.from.id);
  const { message, edited_message, channel_post, edited_channel_post, my_chat_member } = update;
  const about = message ?? edited_message ?? channel_post ?? edited_channel_post ?? my_chat_member;
  return String(about?.chat.id ?? 'other');
}
