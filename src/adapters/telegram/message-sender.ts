import { Api, GrammyError } from 'grammy';
import type { MessageTarget } from '../../chat/index.ts';
import type { MessageSender, SendOutcome } from '../../digests/ports.ts';
import type { Cache } from '../../lib/cache.ts';
import type { AdapterLog, RenderPng } from '../adapter.ts';
import { outcomeWithoutResponse } from '../send-outcome.ts';
import { causeOf, isFromElsewhere, type Failure } from './failure.ts';
import { createForms } from './forms.ts';
import { createPhotos } from './photos.ts';
import { outcomeOfRefusal } from './reaction.ts';
import { timeoutSignal } from './signal.ts';

export type TelegramSenderOptions = {
  readonly token: string;
  /** Without a slash at its end. */
  readonly apiUrl: string;
  /** Of the bot alone. */
  readonly cache: Cache;
  readonly log: AdapterLog;
  readonly renderPng: RenderPng;
};

/** Shorter than the lease of a delivery, 30 s, also where a second form of the message is sent, ms. */
const requestTimeoutMs = 10_000;

/** Sends scheduled messages to chats, topics and people. Telegram has no nonce, so a repeated send arrives twice. */
export function createTelegramSender({ token, apiUrl, cache, log, renderPng }: TelegramSenderOptions): MessageSender {
  const { raw } = new Api(token, { apiRoot: apiUrl });
  const forms = createForms(createPhotos(renderPng, cache), log);
  return {
    async send(target, answer) {
      const topic = target.kind === 'channel' ? target.thread : undefined;
      // The id of a private chat is that of the person.
      const to = { chat_id: Number(target.id), ...(topic !== undefined && { message_thread_id: Number(topic) }) };
      const timeout = () => timeoutSignal(requestTimeoutMs);
      const delivery = await forms.deliver(answer, {
        rich: (body) => raw.sendRichMessage({ ...to, ...body }, timeout()),
        photo: (photo, body) => raw.sendPhoto({ ...to, photo, ...body }, timeout()),
        text: (body) => raw.sendMessage({ ...to, ...body }, timeout()),
      });
      if ('failure' in delivery) return outcomeOf(delivery.failure, target);
      return { kind: 'sent', messageId: String(Object(delivery.message).message_id) };
    },
  };
}

function outcomeOf(failure: Failure, target: MessageTarget): SendOutcome {
  if (isFromElsewhere(failure)) return { kind: 'ambiguous', error: 'answered by another than Telegram' };
  return failure instanceof GrammyError ? outcomeOfRefusal(failure, target) : outcomeWithoutResponse(causeOf(failure));
}
