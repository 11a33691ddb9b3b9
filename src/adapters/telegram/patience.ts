import { setTimeout as sleep } from 'node:timers/promises';
import { GrammyError, HttpError } from 'grammy';
import { isNotConnected } from '../send-outcome.ts';
import { causeOf, isFromElsewhere } from './reaction.ts';

/** An answer that would be delayed longer by a 429 is dropped, s. Without a connection, attempts are so far apart at most. */
const maxWaitS = 20;
/** The same for an answer that is put off again and again, s. */
const maxWaitsS = 300;
/** For a 429 without `retry_after`, s. */
const defaultWaitS = 1;
/** After a call that may have been carried out, s. A connection that was closed is opened again at once. */
const secondTryS = 2;

/** The program stops while an answer waits to be sent: it is to be made again. */
export class InterruptedAnswer extends Error {
  override readonly name = 'InterruptedAnswer';
}

/**
 * Repeats a call, with no other to the chat meanwhile: where Telegram asks for a wait (429) or cannot be reached, until it
 * is taken or too late; where it is not known whether Telegram carried it out (no response, a server error), once. An answer
 * that comes twice is better than none.
 */
export type Patiently = <T>(chatId: number, call: () => Promise<T>) => Promise<T>;

/** Rejects with an `InterruptedAnswer` where it would wait while the program stops. */
export function createPatience(stopping: AbortSignal): Patiently {
  const waits = new Map<number, Promise<void>>();
  const pause = async (chatId: number, waitS: number): Promise<void> => {
    const wait = sleep(waitS * 1000, undefined, { signal: stopping }).catch((error: unknown) => {
      throw new InterruptedAnswer('The program stops', { cause: error });
    });
    waits.set(chatId, wait);
    try {
      await wait;
    } finally {
      if (waits.get(chatId) === wait) waits.delete(chatId);
    }
  };
  return async (chatId, call) => {
    let isSecondTry = false;
    let waitedS = 0;
    for (let failures = 0; ; failures++) {
      await waits.get(chatId);
      try {
        return await call();
      } catch (error) {
        const kind = kindOf(error);
        if (kind === 'refused' || (kind === 'uncertain' && isSecondTry)) throw error;
        isSecondTry ||= kind === 'uncertain';
        const waitS = waitOf(error, failures);
        if (waitS > maxWaitS || waitedS > maxWaitsS) throw error;
        waitedS += waitS;
        if (waitS > 0) await pause(chatId, waitS);
      }
    }
  };
}

function kindOf(error: unknown): 'put off' | 'unreachable' | 'uncertain' | 'refused' {
  if (error instanceof HttpError) return isNotConnected(causeOf(error)) ? 'unreachable' : 'uncertain';
  if (!(error instanceof GrammyError)) return 'refused';
  const { error_code: status } = error;
  if (status === 429) return 'put off';
  return status >= 500 || status === 409 || isFromElsewhere(error) ? 'uncertain' : 'refused';
}

function waitOf(error: unknown, failures: number): number {
  if (error instanceof GrammyError) {
    return error.error_code === 429 ? (error.parameters.retry_after ?? defaultWaitS) : secondTryS;
  }
  const cause = error instanceof HttpError ? causeOf(error) : '';
  if (isNotConnected(cause)) return Math.min(2 ** failures, maxWaitS);
  // Mostly a connection that was kept open and not used for a while, so that Telegram has not read the call.
  return /^(ECONNRESET|EPIPE)$/.test(cause) ? 0 : secondTryS;
}
