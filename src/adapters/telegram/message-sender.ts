import { randomUUID } from 'node:crypto';
import { Api, GrammyError, HttpError } from 'grammy';
import type { MessageTarget } from '../../chat/index.ts';
import type { MessageSender, SendOutcome } from '../../digests/ports.ts';
import type { AdapterLog } from '../adapter.ts';
import { unanswered } from '../send-outcome.ts';
import { causeOf } from './failure.ts';
import { cannotParse, outcomeOfRefusal } from './reaction.ts';
import { renderPlain, renderTelegram, type TelegramBody } from './render.ts';
import { forGrammy } from './signal.ts';

export type TelegramSenderOptions = {
  readonly token: string;
  /** Without a slash at its end. */
  readonly apiUrl: string;
  readonly log: AdapterLog;
};

/** Something on the way answered, such as a proxy: in HTML, or with JSON of its own. */
function isForeign(error: GrammyError | HttpError): boolean {
  return error instanceof GrammyError ? typeof error.error_code !== 'number' : causeOf(error) === 'invalid-json';
}

/** Shorter than the lease of what is sent. */
const limitMs = 10_000;

/** Carries what nobody waits for to chats, topics and people. Telegram knows no nonce: what is sent twice comes twice. */
export function createTelegramSender({ token, apiUrl, log }: TelegramSenderOptions): MessageSender {
  const api = new Api(token, { apiRoot: apiUrl });

  async function post(target: MessageTarget, body: TelegramBody): Promise<SendOutcome> {
    const topic = target.kind === 'channel' ? target.thread : undefined;
    try {
      // A private chat has the id of the person.
      const thread = topic === undefined ? {} : { message_thread_id: Number(topic) };
      const message = { chat_id: Number(target.id), ...thread, ...body };
      const sent = await api.raw.sendMessage(message, forGrammy(AbortSignal.timeout(limitMs)));
      return { kind: 'sent', messageId: String(sent.message_id) };
    } catch (error) {
      if (!(error instanceof GrammyError || error instanceof HttpError)) throw error;
      if (isForeign(error)) return { kind: 'ambiguous', error: 'answered by another than Telegram' };
      return error instanceof GrammyError ? outcomeOfRefusal(error, target) : unanswered(causeOf(error));
    }
  }

  return {
    async send(target, answer) {
      const outcome = await post(target, renderTelegram(answer));
      if (!cannotParse(outcome)) return outcome;
      log.bug(randomUUID().slice(0, 8), new Error('Telegram cannot parse our markup'));
      return post(target, renderPlain(answer));
    },
  };
}
