import { TransientError, createCircuitBreaker, guarded } from '../lib/circuit-breaker.ts';
import { once } from '../lib/once.ts';
import { readText } from '../lib/read-text.ts';
import { withRetries, type RetryPolicy } from '../lib/retries.ts';
import type { FetchResponse, KeyedRequest } from './ports.ts';

/** All attempts of a request: a user waits for the answer. */
const totalTimeoutMs = 8000;
const connectTimeoutMs = 2000;
const headersTimeoutMs = 5000;
/** Unpacked. The largest answer of the interface, the list of stations, has 2 MB. */
const maxBytes = 5 * 1024 * 1024;
const maxRetries = 2;
/** While the service is down, one request in 15 s probes it. */
const probeEveryMs = 15_000;

/** A `fetch` with a timeout of 8 s, two retries and a breaker at five failures in a row. Rejects if partial or over 5 MiB. */
export function createRemoteFetch(): (request: KeyedRequest) => Promise<FetchResponse> {
  // Loading the library takes 50 ms, and a process that answers by itself does not need it.
  const client = once(async () => {
    const { Agent, fetch } = await import('undici');
    return {
      fetch,
      dispatcher: new Agent({ connect: { timeout: connectTimeoutMs }, headersTimeout: headersTimeoutMs }),
    };
  });
  const breaker = createCircuitBreaker(() => performance.now(), probeEveryMs);
  const policy: RetryPolicy = {
    timeoutMs: totalTimeoutMs,
    maxRetries,
    firstWaitMs: 200,
    isTransient: (error) => error instanceof TransientError,
  };
  const attempt = async ({ url, key }: KeyedRequest, signal: AbortSignal): Promise<FetchResponse> => {
    const { fetch, dispatcher } = await client();
    const response = await fetch(url, { headers: { Authorization: key }, signal, dispatcher, redirect: 'error' });
    if (response.status >= 500) {
      // An unread body would keep its connection busy.
      await response.body?.cancel();
      throw new TransientError(`The data service answered ${response.status}`);
    }
    const text = await readText(response.body, maxBytes);
    if (text === undefined) throw new TransientError(`The data service sent more than ${maxBytes} bytes`);
    const { status, headers: received } = response;
    return { status, headers: received, json: async (): Promise<unknown> => JSON.parse(text) };
  };
  return (request) =>
    withRetries(policy, (signal) =>
      guarded(breaker, () =>
        attempt(request, signal).catch((cause: unknown) => {
          throw cause instanceof TransientError
            ? cause
            : new TransientError('The data service could not be asked', { cause });
        }),
      ),
    );
}
