import { setTimeout as sleep } from 'node:timers/promises';
import type { Transformer } from 'grammy';
import type { ApiError } from 'grammy/types';
import { describeFailure, describeRefusal } from './failure.ts';
import { forGrammy } from './signal.ts';

/** Told how the calls go that the door lives by. */
type CallObserver = {
  succeeded(): void;
  failed(failure: string): void;
};

const vitalMethods = new Set<string>(['getMe', 'deleteWebhook', 'getUpdates']);

/** A call that takes longer is a failed one. A long poll of grammY takes 30 s where nothing happens. */
const limitsMs = { poll: 40_000, other: 10_000, farewell: 1_000 };

/**
 * Repeats the vital calls until they succeed or are refused for good. grammY by itself ends at a 409, waits up to
 * 20 minutes between tries of the first calls, and does not notice a stop while it waits for the next poll.
 */
export function retryVitalCalls(stopping: AbortSignal, pulse: CallObserver): Transformer {
  return async (call, method, payload, signal) => {
    if (!vitalMethods.has(method)) return call(method, payload, signal);
    for (let failures = 0; ; failures++) {
      let refusal: ApiError | undefined;
      try {
        const response = await call(method, payload, forGrammy(limited(method, stopping)));
        if (response.ok) pulse.succeeded();
        if (response.ok || isFinal(method, response)) return response;
        refusal = response;
        pulse.failed(describeRefusal(method, refusal));
      } catch (error) {
        pulse.failed(describeFailure(error));
      }
      await sleep(waitMs(failures, refusal), undefined, { signal: stopping });
    }
  };
}

/** After a 409 somebody else polls with our token, in a rolling deploy for some seconds; doubled up to a minute. */
function waitMs(failures: number, refusal: ApiError | undefined): number {
  const firstMs = refusal?.error_code === 409 ? 5_000 : 1_000;
  return Math.max(Math.min(firstMs * 2 ** failures, 60_000), (refusal?.parameters?.retry_after ?? 0) * 1000);
}

/** Once we are in, a poll is never given up. */
function isFinal(method: string, { error_code: status }: ApiError): boolean {
  return method !== 'getUpdates' && status < 500 && status !== 429;
}

/** grammY's own signal for a call is left out: it ends what the stop ends. Only a farewell comes after the stop. */
function limited(method: string, stopping: AbortSignal): AbortSignal {
  if (stopping.aborted) return AbortSignal.timeout(limitsMs.farewell);
  const limitMs = method === 'getUpdates' ? limitsMs.poll : limitsMs.other;
  return AbortSignal.any([stopping, AbortSignal.timeout(limitMs)]);
}
