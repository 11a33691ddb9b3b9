import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { GrammyError, HttpError, type Api } from 'grammy';
import type { Message } from 'grammy/types';
import type { Answer } from '../../answers/index.ts';
import type { DoorLog } from '../door.ts';
import { describeFailure } from './failure.ts';
import { renderPlain, renderTelegram, type TelegramBody } from './render.ts';
import { forGrammy } from './signal.ts';

/** A send that hangs longer is a failed one: what is in flight at a stop has 12 s. */
const limitMs = 10_000;
/** Longer, nobody waits for an answer in a chat. */
const longestWaitS = 20;

type Failure = GrammyError | HttpError;

/** Sends the answer to where it was asked. What Telegram has against it is logged, never thrown. */
export async function sendAnswer(api: Api, asked: Message, answer: Answer, log: DoorLog): Promise<void> {
  const deliver = (body: TelegramBody) => attempt(api, { ...addressOf(asked), ...body });
  const failure = await deliver(renderTelegram(answer));
  if (!failure) return;
  const waitS = failure instanceof GrammyError ? failure.parameters.retry_after : undefined;
  if (says(failure, "can't parse entities")) {
    report(failure, log);
    report(await deliver(renderPlain(answer)), log);
  } else if (waitS !== undefined && waitS <= longestWaitS) {
    await sleep(waitS * 1000);
    report(await deliver(renderTelegram(answer)), log);
  } else {
    report(failure, log);
  }
}

/** Only a forum's messages may be answered in their thread: elsewhere a thread is a chain of replies, and refused. */
function addressOf({ chat, message_id, is_topic_message: inTopic, message_thread_id: thread }: Message) {
  return {
    chat_id: chat.id,
    ...(inTopic && thread !== undefined && { message_thread_id: thread }),
    ...(chat.type !== 'private' && { reply_parameters: { message_id, allow_sending_without_reply: true } }),
  };
}

async function attempt(api: Api, message: Parameters<Api['raw']['sendMessage']>[0]): Promise<Failure | undefined> {
  try {
    await api.raw.sendMessage(message, forGrammy(AbortSignal.timeout(limitMs)));
    return undefined;
  } catch (error) {
    if (error instanceof GrammyError || error instanceof HttpError) return error;
    throw error;
  }
}

/** Nobody's fault: the chat has gone, or does not let us in any more. */
const goneChats = [
  'chat not found',
  'message thread not found',
  'TOPIC_CLOSED',
  'not enough rights',
  'group chat was upgraded',
];

function report(failure: Failure | undefined, log: DoorLog): void {
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
