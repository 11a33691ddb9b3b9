import type { Api } from 'grammy';
import type { CallbackQuery, Message } from 'grammy/types';
import type { Answer } from '../../answers/index.ts';
import type { Chat, IncomingMessage } from '../../chat/index.ts';
import type { AdapterLog } from '../adapter.ts';
import { parseMessage, parseCallbackQuery } from './parse.ts';
import type { Managers } from './managers.ts';
import { addressOf, type Replies } from './send.ts';
import { timeoutSignal } from './signal.ts';
import { locationOf, type MessageLocation } from './message-location.ts';

/** The parts that the handlers of updates need. */
export type HandlerContext = {
  readonly api: Api;
  readonly chat: Chat;
  readonly managers: Managers;
  readonly replies: Replies;
  readonly log: AdapterLog;
};

/**
 * Answers a message that is addressed to the bot. `botName` is without its `@`. Who asks too often reads so once: every
 * message that is sent takes from the rate at which Telegram lets the bot answer everybody.
 */
export async function handleMessage(context: HandlerContext, message: Message, botName: string): Promise<void> {
  const incoming = parseMessage(message, botName, context.chat, context.managers);
  if (!incoming) return;
  const { answer, limited } = await context.chat.answer(incoming);
  if (limited?.isRepeated) return;
  await sendReply(context, incoming, locationOf(message), answer);
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

/** Sends a private answer to the user's own chat with the bot; where there is none yet, asks in the group to open one. */
async function sendReply(
  { chat, replies }: HandlerContext,
  incoming: IncomingMessage,
  location: MessageLocation,
  answer: Answer,
): Promise<void> {
  const where = addressOf(location);
  if (!answer.alone || location.chat.type === 'private') {
    await replies.send(where, answer);
    return;
  }
  if ((await replies.send({ chat_id: Number(incoming.user.id) }, answer)) !== undefined) return;
  const words = chat.dictionary.in(incoming.user.language);
  await replies.send(where, { title: words.say('telegram-open-chat-first'), blocks: [] });
}
