import { setTimeout as sleep } from 'node:timers/promises';
import { GrammyError, HttpError, InputFile, type Api } from 'grammy';
import type { Answer } from '../../answers/index.ts';
import { newReference } from '../../lib/reference.ts';
import type { AdapterLog } from '../adapter.ts';
import { describeFailure } from './failure.ts';
import { renderPlain, renderTelegram, type TelegramBody } from './render.ts';
import { timeoutSignal } from './signal.ts';
import type { MessageLocation } from './message-location.ts';

/** Less than the 12 s that the program has to stop, ms. */
const requestTimeoutMs = 10_000;
/** An answer that would be delayed longer by a 429 is dropped, s. */
const maxWaitS = 20;

type Failure = GrammyError | HttpError;

/** The chat of an answer, with its topic and the message it replies to. */
export type Address = {
  readonly chat_id: number;
  readonly message_thread_id?: number;
  readonly reply_parameters?: { readonly message_id: number; readonly allow_sending_without_reply: true };
};

/** The address of the answer to a message; in a group as a reply to it. */
export function addressOf({ chat, topic, messageId }: MessageLocation): Address {
  return {
    chat_id: chat.id,
    ...(topic !== undefined && { message_thread_id: topic }),
    ...(chat.type !== 'private' && {
      reply_parameters: { message_id: messageId, allow_sending_without_reply: true },
    }),
  };
}

/** Sends an answer with its file. Refusals are logged, never thrown. Resolves to false where it was not delivered. */
export async function sendAnswer(api: Api, to: Address, answer: Answer, log: AdapterLog): Promise<boolean> {
  const failure = await deliver(answer, log, (body) =>
    api.raw.sendMessage({ ...to, ...body }, timeoutSignal(requestTimeoutMs)),
  );
  report(failure, log);
  if (failure || !answer.file) return !failure;
  const { name, content } = answer.file;
  const document = new InputFile(Buffer.from(content), name);
  const unsent = await attempt(() => api.raw.sendDocument({ ...to, document }, timeoutSignal(requestTimeoutMs)));
  report(unsent, log);
  return !unsent;
}

/** Replaces the message with the button by an answer, or sends it as a new message where Telegram does not allow that. */
export async function replaceAnswer(
  api: Api,
  { chat, messageId, topic }: MessageLocation,
  answer: Answer,
  log: AdapterLog,
): Promise<void> {
  const message = { chat_id: chat.id, message_id: messageId };
  const failure = await deliver(answer, log, (body) =>
    api.raw.editMessageText({ ...message, ...body }, timeoutSignal(requestTimeoutMs)),
  );
  // Pressed twice, or a setting that had this value already.
  if (failure && isRefusedWith(failure, 'message is not modified')) return;
  if (failure && uneditable.some((reason) => isRefusedWith(failure, reason))) {
    await sendAnswer(api, addressOf({ chat, messageId, ...(topic !== undefined && { topic }) }), answer, log);
  } else report(failure, log);
}

/** Refusals to edit: "message can't be edited", "message to edit not found", "there is no text in the message to edit". */
const uneditable = ["can't be edited", 'to edit'];

type Send = (body: TelegramBody) => Promise<unknown>;

/** Sends once more where Telegram asks for a short wait, or as plain text where it cannot parse the markup. */
async function deliver(answer: Answer, log: AdapterLog, send: Send): Promise<Failure | undefined> {
  const failure = await attempt(() => send(renderTelegram(answer)));
  if (!failure) return undefined;
  const waitS = failure instanceof GrammyError ? failure.parameters.retry_after : undefined;
  if (isRefusedWith(failure, "can't parse entities")) {
    report(failure, log);
    return attempt(() => send(renderPlain(answer)));
  }
  if (waitS === undefined || waitS > maxWaitS) return failure;
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

/** The chat no longer exists, or the bot lost its rights there: not worth a warning. */
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
  if (status === 403 || goneChats.some((reason) => isRefusedWith(failure, reason))) return;
  const message = `Telegram did not take an answer (${describeFailure(failure)})`;
  if (status === 400) log.bug(newReference(), new Error(message));
  else log.warn(message);
}

function isRefusedWith(failure: Failure, reason: string): boolean {
  return failure instanceof GrammyError && failure.error_code === 400 && failure.description.includes(reason);
}
