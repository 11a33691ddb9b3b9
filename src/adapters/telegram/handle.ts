import type { Api } from 'grammy';
import type { CallbackQuery, Message } from 'grammy/types';
import type { Answer } from '../../answers/index.ts';
import type { Chat, IncomingMessage } from '../../chat/index.ts';
import type { AdapterLog } from '../adapter.ts';
import { parseMessage, parseCallbackQuery } from './parse.ts';
import type { Managers } from './managers.ts';
import { addressOf, replaceAnswer, sendAnswer } from './send.ts';
import { forGrammy } from './signal.ts';
import { locationOf, type MessageLocation } from './message-location.ts';

export type HandlerContext = {
  readonly api: Api;
  readonly chat: Chat;
  readonly managers: Managers;
  readonly log: AdapterLog;
};

/** Answers a message, where it is for us. `botName` is without its `@`. */
export async function handleMessage(talk: HandlerContext, message: Message, botName: string): Promise<void> {
  const incoming = parseMessage(message, botName, talk.chat, talk.managers);
  if (!incoming) return;
  const { answer } = await talk.chat.answer(incoming);
  await sendReply(talk, incoming, locationOf(message), answer);
}

/** What an alert can hold (core.telegram.org/bots/api#answercallbackquery). */
const longestAlert = 200;
const limitMs = 5000;

/** Answers a press: a refusal as an alert, which the asker alone sees; else the button stops turning at once. */
export async function handlePress(talk: HandlerContext, query: CallbackQuery): Promise<void> {
  const { api, chat, log } = talk;
  const acknowledge = async (text?: string): Promise<void> => {
    const alert = text === undefined ? {} : { text: text.slice(0, longestAlert), show_alert: true };
    // Too late is as good as done: nobody looks at the button any more.
    await api.answerCallbackQuery(query.id, alert, forGrammy(AbortSignal.timeout(limitMs))).catch(() => {});
  };
  const pressed = parseCallbackQuery(query, talk.managers);
  if (!pressed) return acknowledge();
  const { message, location, replaces } = pressed;
  const understood = await chat.understand(message);
  const refused = understood.kind === 'refusal' ? understood.reply.answer : undefined;
  // An alert has no buttons.
  if (refused && !refused.buttons) return acknowledge(refused.title);
  await acknowledge();
  const { answer, ok } = understood.kind === 'refusal' ? understood.reply : await understood.answer();
  const staysHere = location.chat.type === 'private' || !answer.alone;
  if (replaces && ok && staysHere) await replaceAnswer(api, location, answer, log);
  else await sendReply(talk, message, location, answer);
}

/** What is for the asker alone goes to their own chat with us; where there is none yet, they are told to open it. */
async function sendReply(
  { api, chat, log }: HandlerContext,
  incoming: IncomingMessage,
  spot: MessageLocation,
  answer: Answer,
): Promise<void> {
  const where = addressOf(spot);
  if (!answer.alone || spot.chat.type === 'private') {
    await sendAnswer(api, where, answer, log);
    return;
  }
  if (await sendAnswer(api, { chat_id: Number(incoming.user.id) }, answer, log)) return;
  const words = chat.dictionary.in(incoming.user.language);
  await sendAnswer(api, where, { title: words.say('door-write-first'), blocks: [] }, log);
}
