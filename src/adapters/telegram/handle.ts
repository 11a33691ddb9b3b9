import type { Api } from 'grammy';
import type { CallbackQuery, Message } from 'grammy/types';
import type { Answer } from '../../answers/index.ts';
import type { Chat, IncomingMessage } from '../../chat/index.ts';
import type { BoundedMap } from '../../lib/bounded-map.ts';
import type { AdapterLog } from '../adapter.ts';
import { parseMessage, parseCallbackQuery } from './parse.ts';
import type { Managers } from './managers.ts';
import type { LiveLocations } from './live-locations.ts';
import { locationOf, type MessageLocation } from './message-location.ts';
import type { Self } from './parse-input.ts';
import { addressOf, type Replies } from './send.ts';
import { timeoutSignal } from './signal.ts';

/** The parts that the handlers of updates need. */
export type HandlerContext = {
  readonly api: Api;
  readonly chat: Chat;
  readonly managers: Managers;
  readonly replies: Replies;
  readonly live: LiveLocations;
  /** Messages that were answered, by chat and message. */
  readonly answered: BoundedMap<AnsweredMessage>;
  readonly log: AdapterLog;
};

/** `answerId`: the message with the answer; `asked`: what was answered. */
export type AnsweredMessage = { readonly answerId: number; readonly asked: string };

/**
 * Answers a message that is addressed to the bot. Who asks too often reads so once: every
 * message that is sent takes from the rate at which Telegram lets the bot answer everybody.
 */
export async function handleMessage(context: HandlerContext, message: Message, self: Self): Promise<void> {
  const incoming = parseMessage(message, self, context.chat, context.managers);
  if (!incoming) return;
  context.live.answered(message);
  const { answer, limited } = await context.chat.answer(incoming);
  if (limited?.isRepeated) return;
  const answerId = await sendReply(context, incoming, locationOf(message), answer);
  remember(context, message, incoming, answerId);
}

/**
 * Replaces the answer to a message that was edited, or to a live location that has moved. A message whose answer is not
 * known any more, or that was not addressed to the bot before, is answered as a new one.
 */
export async function handleEdited(context: HandlerContext, message: Message, self: Self): Promise<void> {
  const { answered, chat, live, managers, replies } = context;
  if (message.location && !live.isDue(message)) return;
  const known = answered.get(keyOf(message));
  if (!known) return handleMessage(context, message, self);
  const incoming = parseMessage(message, self, chat, managers);
  // Telegram also reports changes that the bot does not see, such as a preview of a link.
  if (!incoming || known.asked === askedIn(incoming)) return;
  live.answered(message);
  const following = message.location && { isAutomatic: true as const };
  const { answer, limited } = await chat.answer({ ...incoming, ...following });
  if (limited) return;
  const location = locationOf(message);
  const answerId = answer.alone
    ? await sendReply(context, incoming, location, answer)
    : await replies.replace({ ...location, messageId: known.answerId }, answer);
  remember(context, message, incoming, answerId);
}

function remember(
  { answered }: HandlerContext,
  message: Message,
  incoming: IncomingMessage,
  answerId: number | undefined,
): void {
  if (answerId !== undefined) answered.set(keyOf(message), { answerId, asked: askedIn(incoming) });
}

function keyOf({ chat, message_id: id }: Message): string {
  return `${chat.id} ${id}`;
}

function askedIn({ input }: IncomingMessage): string {
  return JSON.stringify(input);
}

/** Characters of an alert (core.telegram.org/bots/api#answercallbackquery). */
const maxAlertLength = 200;
const acknowledgeTimeoutMs = 5000;

/**
 * Answers a pressed button. A refusal is shown as an alert, which only the user sees; otherwise the press is acknowledged
 * at once, which ends the progress indicator on the button, and the answer follows.
 */
export async function handlePress(context: HandlerContext, query: CallbackQuery): Promise<void> {
  const { api, chat, replies } = context;
  const acknowledge = async (text?: string): Promise<void> => {
    const alert = text === undefined ? {} : { text: text.slice(0, maxAlertLength), show_alert: true };
    // A failure is ignored: the button stops turning on its own after a while.
    await api.answerCallbackQuery(query.id, alert, timeoutSignal(acknowledgeTimeoutMs)).catch(() => {});
  };
  const press = parseCallbackQuery(query, context.managers, chat);
  if (!press) return acknowledge();
  const { message, location, replaces } = press;
  const understood = await chat.understand(message);
  const refused = understood.kind === 'refusal' ? understood.reply.answer : undefined;
  // An alert cannot show buttons.
  if (refused && !refused.buttons) return acknowledge(refused.title);
  await acknowledge();
  const { answer, ok } = understood.kind === 'refusal' ? understood.reply : await understood.answer();
  const canReplyHere = location.chat.type === 'private' || !answer.alone;
  if (replaces && ok && canReplyHere) await replies.replace(location, answer);
  else await sendReply(context, message, location, answer);
}

/**
 * Sends a private answer to the user's own chat with the bot; where there is none yet, asks in the group to open one.
 * Resolves to the id of a message that was sent in the chat of the question.
 */
async function sendReply(
  { chat, replies }: HandlerContext,
  { user }: IncomingMessage,
  location: MessageLocation,
  answer: Answer,
): Promise<number | undefined> {
  const where = addressOf(location);
  if (!answer.alone || location.chat.type === 'private') return replies.send(where, answer);
  // The id of an anonymous user is that of a group or channel.
  const isDelivered = !user.anonymous && (await replies.send({ chat_id: Number(user.id) }, answer)) !== undefined;
  if (isDelivered) return undefined;
  const words = chat.dictionary.in(user.language);
  await replies.send(where, { title: words.say('telegram-open-chat-first'), blocks: [] });
  return undefined;
}
