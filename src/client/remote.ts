import {
  ExponentialBackoff,
  SamplingBreaker,
  TimeoutStrategy,
  circuitBreaker,
  handleAll,
  retry,
  timeout,
  wrap,
} from 'cockatiel';
import { Agent, fetch } from 'undici';
import type { Reply } from './ports.ts';

/** A longer wait is longer than a person's patience. */
const timeoutMs = 8000;
const connectMs = 2000;
const headersMs = 5000;
/** No answer of the interface comes near it, unpacked: 5 MiB. */
const largestBytes = 5 * 1024 * 1024;
const retries = 2;
/** Half of 20 calls in 30 s failed: nothing is asked for 15 s, then one call tries. */
const breaker = { threshold: 0.5, duration: 30_000, minimumRps: 20 / 30 };
const halfOpenAfterMs = 15_000;

/** The service's own troubles, which another try may not meet. Refusals are answers. */
class ServerTrouble extends Error {}

/** A `fetch` for a service on another machine, with time limits, two retries and a circuit breaker. */
export function createRemoteFetch(): (request: Request) => Promise<Reply> {
  const dispatcher = new Agent({
    connect: { timeout: connectMs },
    headersTimeout: headersMs,
  });
  const policy = wrap(
    retry(handleAll, { maxAttempts: retries, backoff: new ExponentialBackoff({ initialDelay: 200, maxDelay: 2000 }) }),
    circuitBreaker(handleAll, { halfOpenAfter: halfOpenAfterMs, breaker: new SamplingBreaker(breaker) }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  );
  return (request) =>
    policy.execute(async ({ signal }) => {
      const headers = Object.fromEntries(request.headers);
      const response = await fetch(request.url, { headers, signal, dispatcher, redirect: 'error' });
      if (response.status >= 500) {
        // An unread body would keep its connection busy.
        await response.body?.cancel();
        throw new ServerTrouble(`The data service answered ${response.status}`);
      }
      const text = await readText(response.body);
      return { status: response.status, json: async (): Promise<unknown> => JSON.parse(text) };
    });
}

/** `maxResponseSize` of undici counts packed bytes: a small body can unpack to a very large one. */
async function readText(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > largestBytes) throw new ServerTrouble(`The data service sent more than ${largestBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
