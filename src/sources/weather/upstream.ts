import {
  BrokenCircuitError,
  BulkheadRejectedError,
  ConsecutiveBreaker,
  ExponentialBackoff,
  TaskCancelledError,
  TimeoutStrategy,
  bulkhead,
  circuitBreaker,
  handleType,
  retry,
  timeout,
  wrap,
} from 'cockatiel';
import { Agent, fetch } from 'undici';
import { Problem } from '../../problem.ts';
import { hourMs, minuteMs, utcDayMs, type Instant } from '../../domain/time.ts';
import type { Cache } from '../../lib/cache.ts';
import type { Budget, Upstream, UpstreamMetrics } from './ports.ts';

/** One attempt, and all of them together: somebody is waiting for the answer. */
const attemptMs = 5000;
const altogetherMs = 9000;
const connectMs = 2000;
const retries = 2;
/** Five failures in a row: nothing is asked for 15 s, then one call tries. */
const failuresInRow = 5;
const halfOpenAfterMs = 15_000;
/** Calls that may wait for a free place. */
const longestQueue = 200;
/** The largest answer, a hundred places of ten days, is about 2 MB. */
const largestBytes = 8 * 1024 * 1024;
/** A longer wait than this is a wrong clock. */
const longestRetryAfterMs = hourMs;
/** Who has been asked too much and does not say for how long is asked no more until the minute of its count is over. */
const untoldRetryAfterMs = minuteMs;

export type Ask = {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** In the upstream's own measure; 1 where it counts calls. */
  readonly weight?: number;
  /** Whether a refusal says that there are no values at the place: that is an answer. */
  isOutside?(status: number, text: string): boolean;
};

/** An answer that is one: 200 with a body, 304 without, or 204 where there are no values at the place. */
export type Told = {
  readonly status: 200 | 204 | 304;
  readonly text: string;
  header(name: string): string | undefined;
};

/** One outside party: asked within its budget, not asked while it is down, and its failures are `Problem`s. */
export type AskUpstream = (ask: Ask) => Promise<Told>;

/** Another try may do better: no connection, no complete answer, a server's own trouble. */
class Trouble extends Error {}
/** It is not its turn: the upstream wants to be left alone, or too many wait for it. */
class Pause extends Error {}

export type UpstreamPorts = {
  readonly cache: Cache;
  readonly metrics: UpstreamMetrics;
  readonly userAgent: string;
  now(): Instant;
};

/** Throws `could-not-ask` with `upstream` and `reason`; a refusal (400, 403, 404, 422) is one as well. */
export function createUpstream(name: Upstream, budget: Budget, ports: UpstreamPorts): AskUpstream {
  const { metrics, userAgent, now } = ports;
  const dispatcher = new Agent({ connect: { timeout: connectMs }, headersTimeout: attemptMs, bodyTimeout: attemptMs });
  const pace = createPace(budget.perSecond);
  const spend = createPurse(name, budget, ports);
  const handled = handleType(Trouble);
  const policy = wrap(
    timeout(altogetherMs, TimeoutStrategy.Aggressive),
    retry(handled, { maxAttempts: retries, backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 1500 }) }),
    circuitBreaker(handled, { halfOpenAfter: halfOpenAfterMs, breaker: new ConsecutiveBreaker(failuresInRow) }),
    bulkhead(budget.concurrency, longestQueue),
  );
  let silentUntil: Instant = 0;

  const once = async ({ url, headers, weight = 1, isOutside }: Ask, signal: AbortSignal): Promise<Told> => {
    await pace(signal);
    await spend(weight);
    const ending = AbortSignal.any([signal, AbortSignal.timeout(attemptMs)]);
    const sent = { ...headers, 'User-Agent': userAgent, Accept: 'application/json, application/xml;q=0.9' };
    const response = await follow(url, sent, ending).catch((error: unknown) => {
      throw new Trouble(ending.aborted ? 'timed out' : 'could not be reached', { cause: error });
    });
    const { status } = response;
    if (status === 429 || status === 503) {
      const untoldMs = status === 429 ? untoldRetryAfterMs : undefined;
      const waitMs = retryAfterMs(response.headers.get('retry-after'), now()) ?? untoldMs;
      await response.body?.cancel();
      if (waitMs === undefined) throw new Trouble(`answered ${status}`);
      silentUntil = now() + waitMs;
      throw new Pause(`answered ${status}`);
    }
    if (status >= 500) {
      await response.body?.cancel();
      throw new Trouble(`answered ${status}`);
    }
    const text = await readText(response.body).catch((error: unknown) => {
      if (error instanceof Trouble) throw error;
      throw new Trouble(ending.aborted ? 'timed out' : 'broke off', { cause: error });
    });
    const header = (key: string): string | undefined => response.headers.get(key) ?? undefined;
    // 203 is a version that is about to end: its values still hold.
    if (status === 200 || status === 203) return { status: 200, text, header };
    if (status === 304) return { status, text: '', header };
    if (isOutside?.(status, text)) return { status: 204, text: '', header };
    throw new Problem('could-not-ask', { upstream: name, reason: `refused (${status})` });
  };

  const follow = async (url: string, headers: Record<string, string>, signal: AbortSignal) => {
    const response = await fetch(url, { headers, signal, dispatcher, redirect: 'manual' });
    const location = response.headers.get('location');
    const isMoved = [301, 302, 307, 308].includes(response.status) && location !== null;
    if (!isMoved || !URL.canParse(location, url) || new URL(location, url).origin !== new URL(url).origin)
      return response;
    await response.body?.cancel();
    return fetch(new URL(location, url), { headers, signal, dispatcher, redirect: 'error' });
  };

  return async (ask) => {
    try {
      if (now() < silentUntil) throw new Pause('wants to be left alone for a while');
      const told = await policy.execute(({ signal }) => once(ask, signal));
      metrics.callEnded(name, told.status === 304 ? 'unchanged' : 'answered');
      return told;
    } catch (error) {
      if (error instanceof Problem) {
        metrics.callEnded(name, 'refused');
        throw error;
      }
      metrics.callEnded(name, 'failed');
      throw new Problem('could-not-ask', { upstream: name, reason: reasonOf(error) }, { cause: error });
    }
  };
}

/** Only what can be expected of the outside has a reason; anything else is a bug and goes on as it is. */
function reasonOf(error: unknown): string {
  if (error instanceof Trouble || error instanceof Pause || error instanceof Spent) return error.message;
  if (error instanceof BrokenCircuitError) return 'has been down for a while';
  if (error instanceof BulkheadRejectedError) return 'has too many questions waiting';
  if (error instanceof TaskCancelledError) return 'timed out';
  throw error;
}

/** A budget is used up. */
class Spent extends Error {}

/** Starts calls evenly, so that no second has more than its share. */
function createPace(perSecond: number): (signal: AbortSignal) => Promise<void> {
  const stepMs = 1000 / perSecond;
  // A quiet upstream may be asked for a second's share at once.
  let next = -Infinity;
  return async (signal) => {
    // Never the wall clock: it can be set back.
    const at = performance.now();
    const turn = Math.max(next + stepMs, at - 1000 + stepMs);
    const waitMs = turn - at;
    if (waitMs > altogetherMs) throw new Pause('has too many questions waiting');
    next = turn;
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (signal.aborted) throw new Trouble('timed out');
  };
}

/**
 * Counts the weights of a UTC minute, hour and day, over restarts as well. Open-Meteo counts so itself: it begins anew
 * at each full minute, hour and day.
 */
function createPurse(name: Upstream, budget: Budget, { cache, now }: UpstreamPorts): (weight: number) => Promise<void> {
  const { perMinute = Infinity, hourly = Infinity, daily } = budget;
  const limits = [
    { word: 'this minute', spanMs: minuteMs, most: perMinute },
    { word: 'this hour', spanMs: hourMs, most: hourly },
    { word: 'today', spanMs: utcDayMs, most: daily },
  ];
  const key = `weather budgets ${name}`;
  let kept: readonly Spending[] = [];
  let loading: Promise<void> | undefined;
  return async (weight) => {
    loading ??= cache.get(key).then((known) => void (kept = (known as typeof kept | undefined) ?? []));
    await loading;
    const at = now();
    kept = limits.map(({ word, spanMs, most }, i) => {
      const since = Math.floor(at / spanMs) * spanMs;
      const spent = (kept[i]?.since === since ? kept[i].spent : 0) + weight;
      if (spent > most) throw new Spent(`has no budget left ${word}`);
      return { since, spent };
    });
    await cache.set(key, kept, 2 * utcDayMs);
  };
}

type Spending = { readonly since: Instant; readonly spent: number };

/** Seconds or a date; nothing where there is none. */
function retryAfterMs(value: string | null, now: Instant): number | undefined {
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestRetryAfterMs) : undefined;
}

/** The limit counts what is unpacked: a small body can unpack to a very large one. */
async function readText(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > largestBytes) throw new Trouble('sent too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
