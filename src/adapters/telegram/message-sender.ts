import { Api, GrammyError, HttpError } from 'grammy';
import type { MessageTarget } from '../../chat/index.ts';
import type { MessageSender, SendOutcome } from '../../digests/ports.ts';
import { newReference } from '../../lib/reference.ts';
import type { AdapterLog } from '../adapter.ts';
import { outcomeWithoutResponse } from '../send-outcome.ts';
import { causeOf } from './failure.ts';
import { cannotParse, outcomeOfRefusal } from './reaction.ts';
import { renderPlain, renderTelegram, type TelegramBody } from './render.ts';
import { timeoutSignal } from './signal.ts';

export type TelegramSenderOptions = {
  readonly token: string;
  /** Without a slash at its end. */
  readonly apiUrl: string;
  readonly log: AdapterLog;
};

/** A proxy on the way answered: in HTML, or with JSON without Telegram's numeric `error_code`. */
function isFromElsewhere(error: GrammyError | HttpError): boolean {
  return error instanceof GrammyError ? typeof error.error_code !== 'number' : causeOf(error) === 'invalid-json';
}

/** Shorter than the lease of a delivery, 30 s, ms. */
const requestTimeoutMs = 10_000;

/** Sends scheduled messages to chats, topics and people. Telegram has no nonce, so a repeated send arrives twice. */
export function createTelegramSender({ token, apiUrl, log }: TelegramSenderOptions): MessageSender {
  const api = new Api(token, { apiRoot: apiUrl });

  async function post(target: MessageTarget, body: TelegramBody): Promise<SendOutcome> {
    const topic = target.kind === 'channel' ? target.thread : undefined;
    try {
      // The id of a private chat is that of the person.
      const thread = topic === undefined ? {} : { message_thread_id: Number(topic) };
      const message = { chat_id: Number(target.id), ...thread, ...body };
      const sent = await api.raw.sendMessage(message, timeoutSignal(requestTimeoutMs));
      return { kind: 'sent', messageId: String(sent.message_id) };
    } catch (error) {
      if (!(error instanceof GrammyError || error instanceof HttpError)) throw error;
      if (isFromElsewhere(error)) return { kind: 'ambiguous', error: 'answered by another than Telegram' };
      return error instanceof GrammyError ? outcomeOfRefusal(error, target) : outcomeWithoutResponse(causeOf(error));
    }
  }

  return {
    async send(target, answer) {
      const outcome = await post(target, renderTelegram(answer));
      if (!cannotParse(outcome)) return outcome;
      log.bug(newReference(), new Error('Telegram cannot parse our markup'));
      return post(target, renderPlain(answer));
    },
  };
}
