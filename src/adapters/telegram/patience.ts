import { setTimeout as sleep } from 'node:timers/promises';
import { GrammyError, HttpError } from 'grammy';
import { causeOf } from './failure.ts';

/** An answer that would be delayed longer by a 429 is dropped, s. */
const maxWaitS = 20;
/** The same for an answer that Telegram puts off again and again, s. */
const maxWaitsS = 300;
/** For a 429 without `retry_after`, s. */
const defaultWaitS = 1;

/** The program stops while an answer waits for Telegram's leave to be sent: it is to be made again. */
export class InterruptedAnswer extends Error {
  override readonly name = 'InterruptedAnswer';
}

/** Repeats a call where Telegram asks for a wait (429), with no other call to the chat meanwhile, and once after a lost connection. */
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
    let wasReset = false;
    for (let waitedS = 0; ;) {
      await waits.get(chatId);
      try {
        return await call();
      } catch (error) {
        if (isReset(error) && !wasReset) {
          wasReset = true;
          continue;
        }
        const waitS = waitOf(error);
        if (waitS === undefined || waitS > maxWaitS || waitedS > maxWaitsS) throw error;
        waitedS += waitS;
        await pause(chatId, waitS);
      }
    }
  };
}

/**
 * The connection was closed before the response: mostly one that was kept open and not used for a while, so that Telegram
 * has not read the call. Where it has, the answer comes twice, which is better than never.
 */
function isReset(error: unknown): boolean {
  return error instanceof HttpError && /^(ECONNRESET|EPIPE)$/.test(causeOf(error));
}

function waitOf(error: unknown): number | undefined {
  if (!(error instanceof GrammyError) || error.error_code !== 429) return undefined;
  return error.parameters.retry_after ?? defaultWaitS;
}
