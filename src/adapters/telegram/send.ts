import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { GrammyError, HttpError, InputFile, type Api } from 'grammy';
import type { Answer } from '../../answers/index.ts';
import type { AdapterLog } from '../adapter.ts';
import { describeFailure } from './failure.ts';
import { renderPlain, renderTelegram, type TelegramBody } from './render.ts';
import { forGrammy } from './signal.ts';
import type { MessageLocation } from './message-location.ts';

/** A send that hangs longer is a failed one: what is in flight at a stop has 12 s. */
const limitMs = 10_000;
/** Longer, nobody waits for an answer in a chat. */
const longestWaitS = 20;

type Failure = GrammyError | HttpError;

/** Where an answer goes. */
export type Address = {
  readonly chat_id: number;
  readonly message_thread_id?: number;
  readonly reply_parameters?: { readonly message_id: number; readonly allow_sending_without_reply: true };
};

/** Where something was asked: among others as a reply to it. */
export function addressOf({ chat, topic, messageId }: MessageLocation): Address {
  return {
    chat_id: chat.id,
    ...(topic !== undefined && { message_thread_id: topic }),
    ...(chat.type !== 'private' && {
      reply_parameters: { message_id: messageId, allow_sending_without_reply: true },
    }),
  };
}

/** Sends an answer. What Telegram has against it is logged, never thrown; `false` where it did not get there. */
export async function sendAnswer(api: Api, to: Address, answer: Answer, log: AdapterLog): Promise<boolean> {
  const failure = await deliver(answer, log, (body) => api.raw.sendMessage({ ...to, ...body }, limit()));
  report(failure, log);
  if (failure || !answer.file) return !failure;
  const { name, content } = answer.file;
  const document = new InputFile(Buffer.from(content), name);
  const unsent = await attempt(() => api.raw.sendDocument({ ...to, document }, limit()));
  report(unsent, log);
  return !unsent;
}

/** Puts an answer in the place of the message with the button; as a new one where Telegram does not let us. */
export async function replaceAnswer(
  api: Api,
  { chat, messageId, topic }: MessageLocation,
  answer: Answer,
  log: AdapterLog,
): Promise<void> {
  const message = { chat_id: chat.id, message_id: messageId };
  const failure = await deliver(answer, log, (body) => api.raw.editMessageText({ ...message, ...body }, limit()));
  // Pressed twice, or a switch that stood there already.
  if (failure && says(failure, 'message is not modified')) return;
  if (failure && uneditable.some((reason) => says(failure, reason))) {
    await sendAnswer(api, addressOf({ chat, messageId, ...(topic !== undefined && { topic }) }), answer, log);
  } else report(failure, log);
}

/** "message can't be edited", "message to edit not found", "there is no text in the message to edit". */
const uneditable = ["can't be edited", 'to edit'];

type Delivery = (body: TelegramBody) => Promise<unknown>;

/** Once more where Telegram asks for a short wait, or does not understand our markup. */
async function deliver(answer: Answer, log: AdapterLog, send: Delivery): Promise<Failure | undefined> {
  const failure = await attempt(() => send(renderTelegram(answer)));
  if (!failure) return undefined;
  const waitS = failure instanceof GrammyError ? failure.parameters.retry_after : undefined;
  if (says(failure, "can't parse entities")) {
    report(failure, log);
    return attempt(() => send(renderPlain(answer)));
  }
  if (waitS === undefined || waitS > longestWaitS) return failure;
  await sleep(waitS * 1000);
  return attempt(() => send(renderTelegram(answer)));
}

async function attempt(send: () => Promise<unknown>): Promise<Failure | undefined> {
  try {
    await send();
    return undefined;
  } catch (error) {
    if (error instanceof GrammyError || error instanceof HttpError) return error;
    throw error;
  }
}

function limit() {
  return forGrammy(AbortSignal.timeout(limitMs));
}

/** Nobody's fault: the chat has gone, or does not let us in any more. */
const goneChats = [
  'chat not found',
  'message thread not found',
  'TOPIC_CLOSED',
  'not enough rights',
  'group chat was upgraded',
];

function report(failure: Failure | undefined, log: AdapterLog): void {
  if (!failure) return;
  const status = failure instanceof GrammyError ? failure.error_code : undefined;
  if (status === 403 || goneChats.some((reason) => says(failure, reason))) return;
  const message = `Telegram did not take an answer (${describeFailure(failure)})`;
  if (status === 400) log.bug(randomUUID().slice(0, 8), new Error(message));
  else log.warn(message);
}

function says(failure: Failure, reason: string): boolean {
  return failure instanceof GrammyError && failure.error_code === 400 && failure.description.includes(reason);
}
