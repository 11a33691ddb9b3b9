import { Api, GrammyError } from 'grammy';
import type { MessageTarget } from '../../chat/index.ts';
import type { MessageSender, SendOutcome } from '../../digests/ports.ts';
import type { Cache } from '../../lib/cache.ts';
import type { AdapterLog, RenderPng } from '../adapter.ts';
import { outcomeWithoutResponse } from '../send-outcome.ts';
import { ms } from './limits.ts';
import { causeOf, isFromElsewhere, notModified, outcomeOfRefusal, type Failure } from './reaction.ts';
import { createForms, createPhotos } from './forms.ts';
import { editing, idOf, isRefusedWith, sendingTo, type Call } from './send.ts';
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

/** Sends scheduled messages to chats, topics and people. Telegram has no nonce, so a repeated send arrives twice. */
export function createTelegramSender({ token, apiUrl, cache, log, renderPng }: TelegramSenderOptions): MessageSender {
  const api = new Api(token, { apiRoot: apiUrl });
  const forms = createForms(createPhotos(renderPng, cache), log);
  return {
    async send(target, answer, _, edited) {
      const topic = target.kind === 'channel' ? target.thread : undefined;
      // The id of a private chat is that of the person.
      const to = { chat_id: Number(target.id), ...(topic !== undefined && { message_thread_id: Number(topic) }) };
      const make = (call: Call): Promise<unknown> => call(timeoutSignal(ms.scheduled));
      const calls =
        edited === undefined
          ? sendingTo(api, to, make)
          : editing(api, { chat_id: to.chat_id, message_id: Number(edited) }, make);
      const delivery = await forms.deliver(answer, calls);
      if ('message' in delivery) return { kind: 'sent', messageId: edited ?? String(idOf(delivery.message)) };
      // An edit whose response was lost is made again.
      if (edited !== undefined && isRefusedWith(delivery.failure, notModified))
        return { kind: 'sent', messageId: edited };
      return outcomeOf(delivery.failure, target);
    },
  };
}

function outcomeOf(failure: Failure, target: MessageTarget): SendOutcome {
  if (isFromElsewhere(failure)) return { kind: 'ambiguous', error: 'answered by another than Telegram' };
  return failure instanceof GrammyError ? outcomeOfRefusal(failure, target) : outcomeWithoutResponse(causeOf(failure));
}
