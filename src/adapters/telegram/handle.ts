import type { Api } from 'grammy';
import type { CallbackQuery, MaybeInaccessibleMessage, Message } from 'grammy/types';
import type { Answer } from '../../answers/index.ts';
import type { Chat, IncomingMessage, Reply } from '../../chat/index.ts';
import { utcDayMs, type Instant } from '../../domain/time.ts';
import type { Cache } from '../../lib/cache.ts';
import type { AdapterLog } from '../adapter.ts';
import type { AnsweredMessages, LiveLocations } from './answered-messages.ts';
import { installLinks, linkToShare } from './deep-link.ts';
import { lengths, ms } from './limits.ts';
import { parseMessage, parseCallbackQuery, locationOf } from './parse.ts';
import type { IsManager, MessageLocation, Self } from './parse.ts';
import { clip } from './render.ts';
import { addressFor, addressOf, type TelegramReplies } from './send.ts';
import { timeoutSignal } from './signal.ts';

export type HandlerContext = {
  readonly api: Api;
  readonly chat: Chat;
  readonly isManager: IsManager;
  readonly replies: TelegramReplies;
  /** Of the bot alone. */
  readonly cache: Cache;
  /** Whether the server knows messages that only one person in a group sees; false until it has said so. */
  takesEphemeral(): boolean;
  readonly live: LiveLocations;
  readonly answered: AnsweredMessages;
  readonly supportUrl?: string | undefined;
  readonly log: AdapterLog;
  now(): Instant;
};

/** Who asks too often reads so once: each message sent takes from the rate at which the bot may answer everybody. */
export async function handleMessage(context: HandlerContext, message: Message, self: Self): Promise<void> {
  const incoming = incomingFrom(context, parseMessage(message, self, context.chat, context.isManager), self);
  if (!incoming) return;
  const at = context.now();
  context.live.answered(message);
  const location = locationOf(message);
  const reply = shareable(context, location, await whileTyping(context, message, context.chat.answer(incoming)), self);
  if (reply.limited?.isRepeated) return;
  const answerId = await sendReply(context, incoming, location, reply);
  await remember(context, message, incoming, { answerId, at });
}

/** Replaces the answer to an edited message or a live location that has moved; without a known answer, it is a new message. */
export async function handleEdited(context: HandlerContext, message: Message, self: Self): Promise<void> {
  const { answered, chat, live, isManager, now } = context;
  const incoming = incomingFrom(context, parseMessage(message, self, chat, isManager), self);
  const known = await answered.find(message, incoming?.input);
  if (message.location && !live.isDue(message, known)) return;
  if (!known) return handleMessage(context, message, self);
  // Telegram also reports changes that the bot does not see, such as a preview of a link.
  if (!incoming || known.isSame) return;
  const at = now();
  live.answered(message);
  const following = message.location && { isAutomatic: true as const };
  const location = locationOf(message);
  const reply = shareable(context, location, await chat.answer({ ...incoming, ...following }), self);
  const { answer } = reply;
  if (reply.limited) return;
  const answerId = answer.alone
    ? await sendReply(context, incoming, location, reply)
    : await replaceAnswer(context, { ...location, messageId: known.answerId }, reply);
  await remember(context, message, incoming, { answerId, at });
}

/** The message with the addresses of the bot. */
function incomingFrom<T extends IncomingMessage | undefined>({ supportUrl }: HandlerContext, incoming: T, self: Self) {
  // Who writes in private has the chat open.
  const links = installLinks(self.username, supportUrl).filter(({ kind }) => incoming?.channel || kind !== 'chat');
  return incoming && { ...incoming, installLinks: links };
}

/** The reply with a link to share it, in a private chat: a group has read it. */
function shareable({ chat }: HandlerContext, location: MessageLocation, reply: Reply, self: Self): Reply {
  const { answer, question, language } = reply;
  if (location.chat.type !== 'private' || !question) return reply;
  const shared = linkToShare(self.username, question, answer.title, chat.dictionary.in(language));
  return { ...reply, answer: { ...answer, links: [...(answer.links ?? []), ...shared] } };
}

/** Shows after a while that an answer is on its way. */
async function whileTyping<T>(
  { api }: HandlerContext,
  message: MaybeInaccessibleMessage | undefined,
  work: Promise<T>,
): Promise<T> {
  const show = (): void => {
    if (!message) return;
    const { topic } = locationOf(message);
    const where = topic === undefined ? {} : { message_thread_id: topic };
    api.sendChatAction(message.chat.id, 'typing', where, timeoutSignal(ms.acknowledge)).catch(() => {});
  };
  const timer = setTimeout(show, ms.typing);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

async function remember(
  { answered }: HandlerContext,
  message: Message,
  { input }: IncomingMessage,
  { answerId, at }: { readonly answerId: number | undefined; readonly at: Instant },
): Promise<void> {
  // An ephemeral message has the id 0.
  if (answerId !== undefined && message.message_id !== 0) await answered.remember(message, input, { answerId, at });
}

/** A refusal is an alert, seen by the user only; else the press is acknowledged at once, which ends the button's progress. */
export async function handlePress(context: HandlerContext, query: CallbackQuery, self: Self): Promise<void> {
  const { api, chat } = context;
  const acknowledge = async (text?: string): Promise<void> => {
    const alert = text === undefined ? {} : { text: clip(text, lengths.alert), show_alert: true };
    // A failure is ignored: the button stops turning on its own after a while.
    await api.answerCallbackQuery(query.id, alert, timeoutSignal(ms.acknowledge)).catch(() => {});
  };
  const press = parseCallbackQuery(query, context.isManager, chat);
  if (!press) return acknowledge();
  const { location, replaces } = press;
  const message = incomingFrom(context, press.message, self);
  const understood = await chat.understand(message);
  const refused = understood.kind === 'refusal' ? understood.reply.answer : undefined;
  // An alert cannot show buttons.
  if (refused && !refused.buttons) return acknowledge(refused.title);
  await acknowledge();
  const replied =
    understood.kind === 'refusal' ? understood.reply : await whileTyping(context, query.message, understood.answer());
  const reply = shareable(context, location, replied, self);
  const { answer, ok } = reply;
  const isSeenByOthers = location.chat.type !== 'private' && !location.ephemeral;
  if (replaces && ok && !(answer.alone && isSeenByOthers)) await replaceAnswer(context, location, reply);
  else await sendReply(context, message, location, reply, query.id);
}

async function sendReply(
  context: HandlerContext,
  incoming: IncomingMessage,
  location: MessageLocation,
  reply: Reply,
  queryId?: string,
): Promise<number | undefined> {
  return noted(reply, await sendWhereSeen(context, incoming, location, reply, queryId));
}

async function replaceAnswer({ replies }: HandlerContext, location: MessageLocation, reply: Reply) {
  return noted(reply, await replies.replace(location, reply.answer));
}

/** Notes the id of the message with a reply, where there is one. */
function noted({ sentAs }: Reply, id: number | undefined): number | undefined {
  if (id !== undefined) sentAs?.(String(id));
  return id;
}

/**
 * Sends an answer that concerns only the user so that others in the group do not see it. Where the server knows no ephemeral
 * messages, or does not take one, a private answer goes to the user's own chat with the bot; where there is none yet, the
 * user is asked in the group to open one. Resolves to the id of a message that can be replaced later.
 */
async function sendWhereSeen(
  context: HandlerContext,
  { user }: IncomingMessage,
  location: MessageLocation,
  { answer, ok }: Reply,
  queryId: string | undefined,
): Promise<number | undefined> {
  const { chat, replies, takesEphemeral } = context;
  const where = addressOf(location);
  if (location.chat.type === 'private') {
    const keyboard = await locationButton(context.cache, location, answer);
    return replies.send({ ...where, ...(keyboard && { reply_markup: keyboard }) }, answer);
  }
  // The id of an anonymous user is that of a group or channel.
  const person = user.anonymous ? undefined : Number(user.id);
  if (location.ephemeral || (takesEphemeral() && (answer.alone || !ok))) {
    const sent = person !== undefined && (await replies.send(addressFor(person, location, queryId), answer));
    if (sent !== undefined && sent !== false) return undefined;
  }
  if (!answer.alone) return location.ephemeral ? undefined : replies.send(where, answer);
  if (person !== undefined && (await replies.send({ chat_id: person }, answer)) !== undefined) return undefined;
  const words = chat.dictionary.in(user.language);
  await replies.send(where, { title: words.say('telegram-open-chat-first'), blocks: [] });
  return undefined;
}

/** Who has not used it does not want it: it is offered once a year. */
const ttlMs = 365 * utcDayMs;

/** The keyboard to share a location, once in a private chat: others have none (core.telegram.org/bots/api#keyboardbutton). */
async function locationButton(cache: Cache, { chat }: MessageLocation, { locationLabel, buttons }: Answer) {
  if (locationLabel === undefined || buttons || chat.type !== 'private') return undefined;
  const key = `location button ${chat.id}`;
  if ((await cache.get(key)) !== undefined) return undefined;
  await cache.set(key, true, ttlMs);
  const button = { text: locationLabel(), request_location: true };
  return { keyboard: [[button]], resize_keyboard: true, one_time_keyboard: true };
}
