import { setTimeout as sleep } from 'node:timers/promises';
import type { Transformer } from 'grammy';
import type { ApiError } from 'grammy/types';
import { describeFailure, describeRefusal } from './failure.ts';
import { forGrammy } from './signal.ts';

/** Receives the outcome of each vital call. */
type CallObserver = {
  succeeded(): void;
  failed(failure: string): void;
};

const vitalMethods = new Set<string>(['getMe', 'getWebhookInfo', 'setWebhook', 'deleteWebhook', 'getUpdates']);

/** Timeouts of calls. A long poll of grammY takes 30 s where no update arrives. `afterStop`: the confirming call. */
const timeoutsMs = { poll: 40_000, other: 10_000, afterStop: 1_000 };

/**
 * Retries the vital calls until they succeed or are refused for good. grammY without it stops at a 409, waits up to
 * 20 minutes between attempts of the first calls, and does not react to a stop while it waits for the next poll.
 */
export function retryVitalCalls(stopping: AbortSignal, observer: CallObserver): Transformer {
  return async (call, method, payload, signal) => {
    if (!vitalMethods.has(method)) return call(method, payload, signal);
    const ending = AbortSignal.any([stopping, ...(signal ? [signal as AbortSignal] : [])]);
    for (let failures = 0; ; failures++) {
      let refusal: ApiError | undefined;
      try {
        const response = await call(method, payload, forGrammy(timeoutSignalOf(method, ending)));
        if (response.ok) observer.succeeded();
        if (response.ok || isFinal(method, response)) return response;
        refusal = response;
        observer.failed(describeRefusal(method, refusal));
      } catch (error) {
        if (!ending.aborted) observer.failed(describeFailure(error));
      }
      await sleep(waitMs(failures, refusal), undefined, { signal: ending });
    }
  };
}

/** A 409 means that another process polls with our token, as in a rolling deploy for some seconds. Doubles up to a minute. */
function waitMs(failures: number, refusal: ApiError | undefined): number {
  const firstMs = refusal?.error_code === 409 ? 5_000 : 1_000;
  return Math.max(Math.min(firstMs * 2 ** failures, 60_000), (refusal?.parameters?.retry_after ?? 0) * 1000);
}

/** A token that is refused stays refused. Other refusals are final for the first calls; a poll is retried. */
function isFinal(method: string, { error_code: status }: ApiError): boolean {
  return status === 401 || (method !== 'getUpdates' && status < 500 && status !== 429);
}

/** Only the confirming call comes after the end. */
function timeoutSignalOf(method: string, ending: AbortSignal): AbortSignal {
  if (ending.aborted) return AbortSignal.timeout(timeoutsMs.afterStop);
  const timeoutMs = method === 'getUpdates' ? timeoutsMs.poll : timeoutsMs.other;
  return AbortSignal.any([ending, AbortSignal.timeout(timeoutMs)]);
}
