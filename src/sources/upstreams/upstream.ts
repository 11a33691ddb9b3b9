import { Problem } from '../../problem.ts';
import { hourMs, minuteMs, type Instant } from '../../domain/time.ts';
import {
  CircuitOpenError,
  InconclusiveError,
  TransientError,
  createCircuitBreaker,
  guarded,
} from '../../lib/circuit-breaker.ts';
import { once } from '../../lib/once.ts';
import { OutOfTimeError, withRetries, type RetryPolicy } from '../../lib/retries.ts';
import { createSpacedTurns } from '../../lib/turns.ts';
import type { Spender } from '../../service/ports.ts';
import { createBudget } from './budget.ts';
import { WithheldError, createCallQueue } from './call-queue.ts';
import { LastingError, createGet } from './http-get.ts';
import type { Budget, CallMetrics, UpstreamUsage } from './ports.ts';

/** An attempt, and the wait of each for its turn: a user waits for the answer. */
const attemptTimeoutMs = 5000;
const patienceMs = 4000;
const maxRetries = 2;
/** While the upstream is down, one call in 15 s probes it. */
const probeEveryMs = 15_000;
/** A longer `Retry-After` comes from a wrong clock. */
const maxRetryAfterMs = hourMs;
/** After a 429 without `Retry-After`: until then any budget counted by the minute begins anew. */
const defaultRetryAfterMs = minuteMs;

export type UpstreamRequest = {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON to post; without it the address is fetched. */
  readonly post?: string;
  /** In the upstream's own measure; 1 where it counts calls. */
  readonly weight?: number;
  /** A body of bytes, a character each. */
  readonly isBinary?: boolean | undefined;
  /** Whether a refusal means that there are no values at the place, which is an answer. */
  isOutside?(status: number, text: string): boolean;
};

/** A usable response: 200 with a body, 304 without one, or 204 where there are no values at the place. */
export type UpstreamResponse = {
  readonly status: 200 | 204 | 304;
  readonly text: string;
  header(name: string): string | undefined;
};

/** Rejects with `could-not-ask` (`upstream`, `reason`), also for 400, 403, 404, 422. Calls `requested` once, at its turn. */
export type CallUpstream = (spender: Spender, requested: () => UpstreamRequest) => Promise<UpstreamResponse>;

class PausedError extends Error {}

export type UpstreamOptions = {
  readonly usage: UpstreamUsage;
  readonly metrics: CallMetrics;
  readonly userAgent: string;
  /** For an attempt, ms, where nobody waits for the answer. */
  readonly timeoutMs?: number;
  /** Of a body, where one may be larger than 8 MB. */
  readonly maxBytes?: number;
  now(): Instant;
};

/** A guarded call: in turn, in budget, retried. Only what the upstream does opens the breaker, no wait or used-up budget. */
export function createUpstream(name: string, budget: Budget, options: UpstreamOptions): CallUpstream {
  const { metrics, userAgent, timeoutMs = attemptTimeoutMs, maxBytes, now } = options;
  const get = createGet(userAgent, timeoutMs, maxBytes);
  const queue = createCallQueue(budget, patienceMs);
  const spend = createBudget(name, budget, options);
  const breaker = createCircuitBreaker(() => performance.now(), probeEveryMs);
  const retries: RetryPolicy = {
    timeoutMs: timeoutMs + patienceMs,
    maxRetries,
    firstWaitMs: 150,
    isTransient: (error) => error instanceof TransientError && !(error instanceof LastingError),
  };
  const turn = createSpacedTurns(1);
  let pausedUntil: Instant = 0;

  const attempt = async (
    spender: Spender,
    request: UpstreamRequest,
    signal: AbortSignal,
  ): Promise<UpstreamResponse> => {
    await spend(request.weight ?? 1, spender);
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

  return async (spender, requested) => {
    const build = once(requested);
    try {
      if (now() < pausedUntil) throw new PausedError('asked for a pause');
      const response = await withRetries(retries, async (signal) => {
        if (breaker.isResting()) throw new CircuitOpenError();
        return queue.run(spender, () => {
          if (signal.aborted) throw new WithheldError('timed out');
          return guarded(breaker, () => attempt(spender, build(), signal));
        });
      });
      metrics.callEnded(name, response.status === 304 ? 'unchanged' : 'answered');
      // Ten responses may come at once: each takes some milliseconds to read.
      await turn();
      return response;
    } catch (error) {
      metrics.callEnded(name, failedOutcome(error));
      if (error instanceof Problem) throw error;
      throw new Problem('could-not-ask', { upstream: name, reason: reasonOf(error) }, { cause: error });
    }
  };
}

/** The callers of some upstreams by name. Each is told who calls: the program, and the mail address or URL of `contact`. */
export function createCallers<Name extends string>(
  budgets: Readonly<Record<Name, Budget>>,
  contact: string | undefined,
  ports: Omit<UpstreamOptions, 'userAgent'>,
): Readonly<Record<Name, CallUpstream>> {
  const userAgent = contact ? `Bellbuoy (${contact})` : 'Bellbuoy';
  const callers = Object.entries<Budget>(budgets).map(
    ([name, budget]) => [name, createUpstream(name, budget, { ...ports, userAgent })] as const,
  );
  return Object.fromEntries(callers) as Record<Name, CallUpstream>;
}

function failedOutcome(error: unknown): 'refused' | 'down' | 'withheld' | 'failed' {
  if (error instanceof Problem) return 'refused';
  if (error instanceof CircuitOpenError) return 'down';
  return error instanceof InconclusiveError ? 'withheld' : 'failed';
}

/** The reason in the words of the interface. Rethrows errors that no upstream can cause: they are bugs. */
function reasonOf(error: unknown): string {
  if (error instanceof CircuitOpenError) return 'has been down for a while';
  if (error instanceof TransientError || error instanceof PausedError || error instanceof InconclusiveError)
    return error.message;
  if (error instanceof OutOfTimeError) return error.message;
  throw error;
}

/** `Retry-After` in ms, from seconds or a date (RFC 9110, section 10.2.3), 0 to 1 h; `undefined` where it is neither. */
function retryAfterMs(value: string | null, now: Instant): number | undefined {
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), maxRetryAfterMs) : undefined;
}
