import {
  ConsecutiveBreaker,
  ExponentialBackoff,
  TimeoutStrategy,
  circuitBreaker,
  handleType,
  retry,
  timeout,
  wrap,
} from 'cockatiel';
import { Agent, fetch } from 'undici';
import type { Reply } from './ports.ts';

/** All tries together: a longer wait is longer than a person's patience. */
const altogetherMs = 8000;
const connectMs = 2000;
const headersMs = 5000;
/** No answer of the interface comes near it, unpacked: 5 MiB. */
const largestBytes = 5 * 1024 * 1024;
const retries = 2;
/** Five failures in a row: nothing is asked for 15 s, then one call tries. */
const failuresInRow = 5;
const halfOpenAfterMs = 15_000;

/** No connection, no complete answer, or the service's own troubles: another try may not meet them. Refusals are answers. */
class Trouble extends Error {}

/** A `fetch` for a service on another machine, with a time limit, two retries and a circuit breaker. */
export function createRemoteFetch(): (request: Request) => Promise<Reply> {
  const dispatcher = new Agent({
    connect: { timeout: connectMs },
    headersTimeout: headersMs,
  });
  const trouble = handleType(Trouble);
  const policy = wrap(
    timeout(altogetherMs, TimeoutStrategy.Aggressive),
    retry(trouble, { maxAttempts: retries, backoff: new ExponentialBackoff({ initialDelay: 200, maxDelay: 2000 }) }),
    circuitBreaker(trouble, { halfOpenAfter: halfOpenAfterMs, breaker: new ConsecutiveBreaker(failuresInRow) }),
  );
  const once = async (request: Request, signal: AbortSignal): Promise<Reply> => {
    const headers = Object.fromEntries(request.headers);
    const response = await fetch(request.url, { headers, signal, dispatcher, redirect: 'error' });
    if (response.status >= 500) {
      // An unread body would keep its connection busy.
      await response.body?.cancel();
      throw new Trouble(`The data service answered ${response.status}`);
    }
    const text = await readText(response.body);
    return { status: response.status, json: async (): Promise<unknown> => JSON.parse(text) };
  };
  return (request) =>
    policy.execute(({ signal }) =>
      once(request, signal).catch((cause: unknown) => {
        throw cause instanceof Trouble ? cause : new Trouble('The data service could not be asked', { cause });
      }),
    );
}

/** `maxResponseSize` of undici counts packed bytes: a small body can unpack to a very large one. */
async function readText(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > largestBytes) throw new Trouble(`The data service sent more than ${largestBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
