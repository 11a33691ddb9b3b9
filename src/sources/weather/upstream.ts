import {
  BulkheadRejectedError,
  ExponentialBackoff,
  TaskCancelledError,
  TimeoutStrategy,
  bulkhead,
  handleType,
  retry,
  timeout,
  wrap,
} from 'cockatiel';
import { Agent, fetch, type Response } from 'undici';
import { Problem } from '../../problem.ts';
import { hourMs, minuteMs, type Instant } from '../../domain/time.ts';
import type { Cache } from '../../lib/cache.ts';
import { CircuitOpenError, TransientError, createCircuitBreaker, guarded } from '../../lib/circuit-breaker.ts';
import { readText } from '../../lib/read-text.ts';
import { BudgetExceededError, createBudgetCounter } from './budget.ts';
import type { Budget, Upstream, UpstreamMetrics } from './ports.ts';

/** One attempt, and all attempts of a call: a user waits for the answer. */
const attemptTimeoutMs = 5000;
const totalTimeoutMs = 9000;
const connectTimeoutMs = 2000;
const maxRetries = 2;
/** While the upstream is down, one call in 15 s probes it. */
const probeEveryMs = 15_000;
/** Calls that may wait for a free connection. */
const maxQueued = 200;
/** The largest response, a hundred places of ten days, has about 2 MB. */
const maxBytes = 8 * 1024 * 1024;
/** A longer `Retry-After` comes from a wrong clock. */
const maxRetryAfterMs = hourMs;
/** After a 429 without `Retry-After`: until then any budget counted by the minute begins anew. */
const defaultRetryAfterMs = minuteMs;

export type UpstreamRequest = {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** In the upstream's own measure; 1 where it counts calls. */
  readonly weight?: number;
  /** Whether a refusal means that there are no values at the place, which is an answer. */
  isOutside?(status: number, text: string): boolean;
};

/** A usable response: 200 with a body, 304 without one, or 204 where there are no values at the place. */
export type UpstreamResponse = {
  readonly status: 200 | 204 | 304;
  readonly text: string;
  header(name: string): string | undefined;
};

/**
 * Calls one upstream within its budget, and not while it is down. Rejects with the problem `could-not-ask`, which has
 * `upstream` and `reason`, also where the upstream refuses (400, 403, 404, 422).
 */
export type CallUpstream = (request: UpstreamRequest) => Promise<UpstreamResponse>;

/** The upstream must not be called now: it asked for a pause, or too many calls wait for it. */
class PausedError extends Error {}

export type UpstreamOptions = {
  readonly cache: Cache;
  readonly metrics: UpstreamMetrics;
  /** Sent as `User-Agent`. */
  readonly userAgent: string;
  now(): Instant;
};

/**
 * A guarded call of an upstream: paced, within its budget, retried after transient errors, and not called while its circuit breaker is open.
 */
export function createUpstream(name: Upstream, budget: Budget, options: UpstreamOptions): CallUpstream {
  const { metrics, userAgent, now } = options;
  const get = createGet(userAgent);
  const waitForTurn = createPacer(budget.perSecond);
  const spend = createBudgetCounter(name, budget, options);
  const breaker = createCircuitBreaker(() => performance.now(), probeEveryMs);
  const retries = wrap(
    timeout(totalTimeoutMs, TimeoutStrategy.Aggressive),
    retry(handleType(TransientError), {
      maxAttempts: maxRetries,
      backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 1500 }),
    }),
  );
  const connections = bulkhead(budget.concurrency, maxQueued);
  let pausedUntil: Instant = 0;

  const attempt = async (request: UpstreamRequest, signal: AbortSignal): Promise<UpstreamResponse> => {
    await waitForTurn(signal);
    await spend(request.weight ?? 1);
    const { response, text } = await get(request, signal);
    const { status } = response;
    if (status === 429 || status === 503) {
      const fallbackMs = status === 429 ? defaultRetryAfterMs : undefined;
      const pauseMs = retryAfterMs(response.headers.get('retry-after'), now()) ?? fallbackMs;
      if (pauseMs !== undefined) {
        pausedUntil = now() + pauseMs;
        throw new PausedError(`answered ${status}`);
      }
    }
    if (status >= 500) throw new TransientError(`answered ${status}`);
    const header = (key: string): string | undefined => response.headers.get(key) ?? undefined;
    // MET Norway answers 203 for a version that will be switched off: its values are still valid.
    if (status === 200 || status === 203) return { status: 200, text, header };
    if (status === 304) return { status, text: '', header };
    if (request.isOutside?.(status, text)) return { status: 204, text: '', header };
    throw new Problem('could-not-ask', { upstream: name, reason: `refused (${status})` });
  };

  return async (request) => {
    try {
      if (now() < pausedUntil) throw new PausedError('wants to be left alone for a while');
      const response = await retries.execute(({ signal }) =>
        guarded(breaker, () => connections.execute(() => attempt(request, signal), signal)),
      );
      metrics.callEnded(name, response.status === 304 ? 'unchanged' : 'answered');
      return response;
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

/** The reason in the words of the interface. Rethrows errors that no upstream can cause: they are bugs. */
function reasonOf(error: unknown): string {
  if (error instanceof TransientError || error instanceof PausedError || error instanceof BudgetExceededError)
    return error.message;
  if (error instanceof CircuitOpenError) return 'has been down for a while';
  if (error instanceof BulkheadRejectedError) return 'has too many questions waiting';
  if (error instanceof TaskCancelledError) return 'timed out';
  throw error;
}

type ReadResponse = { readonly response: Response; readonly text: string };

/** One HTTP request with its own timeout. The text is empty for a status of 429 or of 500 and more. */
function createGet(userAgent: string): (request: UpstreamRequest, signal: AbortSignal) => Promise<ReadResponse> {
  const dispatcher = new Agent({
    connect: { timeout: connectTimeoutMs },
    headersTimeout: attemptTimeoutMs,
    bodyTimeout: attemptTimeoutMs,
  });
  /** Follows one redirect, within the same origin only. */
  const follow = async (url: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response> => {
    const response = await fetch(url, { headers, signal, dispatcher, redirect: 'manual' });
    const location = response.headers.get('location');
    const isMoved = [301, 302, 307, 308].includes(response.status) && location !== null;
    if (!isMoved || !URL.canParse(location, url) || new URL(location, url).origin !== new URL(url).origin)
      return response;
    await response.body?.cancel();
    return fetch(new URL(location, url), { headers, signal, dispatcher, redirect: 'error' });
  };
  return async ({ url, headers }, outerSignal) => {
    const signal = AbortSignal.any([outerSignal, AbortSignal.timeout(attemptTimeoutMs)]);
    const sent = { ...headers, 'User-Agent': userAgent, Accept: 'application/json, application/xml;q=0.9' };
    const failure = (reason: string) => (cause: unknown) => {
      throw new TransientError(signal.aborted ? 'timed out' : reason, { cause });
    };
    const response = await follow(url, sent, signal).catch(failure('could not be reached'));
    if (response.status === 429 || response.status >= 500) {
      await response.body?.cancel();
      return { response, text: '' };
    }
    const text = await readText(response.body, maxBytes).catch(failure('broke off'));
    if (text === undefined) throw new TransientError('sent too much');
    return { response, text };
  };
}

/**
 * Starts calls evenly, `perSecond`, after an idle time up to a second's share at once. Rejects with a `PausedError` where
 * the turn would come later than `totalTimeoutMs`.
 */
function createPacer(perSecond: number): (signal: AbortSignal) => Promise<void> {
  const spacingMs = 1000 / perSecond;
  let last = -Infinity;
  return async (signal) => {
    // A monotonic clock: a wall clock that is set back would stop all calls for as long.
    const now = performance.now();
    const turn = Math.max(last + spacingMs, now - 1000 + spacingMs);
    const waitMs = turn - now;
    if (waitMs > totalTimeoutMs) throw new PausedError('has too many questions waiting');
    last = turn;
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (signal.aborted) throw new TransientError('timed out');
  };
}

/** `Retry-After` in ms, from seconds or a date (RFC 9110, section 10.2.3), 0 to 1 h; `undefined` where it is neither. */
function retryAfterMs(value: string | null, now: Instant): number | undefined {
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), maxRetryAfterMs) : undefined;
}
