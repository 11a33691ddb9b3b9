import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordAPIError, DiscordjsErrorCodes } from 'discord.js';
import { withTimeout } from '../../lib/timeout.ts';
import type { Adapter, AdapterLog } from '../adapter.ts';
import { ms } from './limits.ts';
import { describeFailure } from './rest.ts';

/** The way on which interactions arrive. */
export type Transport = Pick<Adapter, 'start' | 'health'> & {
  /** Stops receiving interactions; answers in flight can still be sent. */
  leave(): Promise<void>;
};

/** A refusal that another attempt would meet again, such as a wrong token. */
export class LoginRefused extends Error {
  override readonly name = 'LoginRefused';
}

export const tokenRefused = 'Discord does not accept the token';

/** undici's code for a header that cannot be sent, such as a token with a line break. */
const invalidHeader = 'UND_ERR_INVALID_ARG';

export function isTokenError(error: unknown): boolean {
  if (error instanceof DiscordAPIError) return error.status === 401;
  const { code } = Object(error) as { code?: unknown };
  return code === DiscordjsErrorCodes.TokenInvalid || code === invalidHeader;
}

/** Logs in until it succeeds, with growing pauses. What Discord refuses, as a `LoginRefused` or for its token, is not tried again. */
export function createAttempts(logIn: () => Promise<void>, log: AdapterLog) {
  const leaving = new AbortController();
  const { signal } = leaving;
  let isTroubled = false;
  let reason: string | undefined;

  const report = (message: string): void => {
    if (!isTroubled) log.warn(message);
    isTroubled = true;
    reason = message;
  };
  const attempt = async (): Promise<boolean> => {
    try {
      await logIn();
      return true;
    } catch (error) {
      const refused = isTokenError(error) ? new LoginRefused(tokenRefused) : error;
      if (refused instanceof LoginRefused) reason = `${refused.message}: look at DISCORD_TOKEN`;
      if (refused instanceof LoginRefused || signal.aborted) throw refused;
      report(`Discord cannot be reached (${describeFailure(error)}); trying again`);
      return false;
    }
  };
  const persist = async (first: Promise<boolean>): Promise<void> => {
    let attempted = first;
    for (let retryMs = ms.firstRetry; !(await attempted); retryMs = Math.min(2 * retryMs, ms.longestRetry)) {
      await sleep(retryMs, undefined, { signal });
      attempted = attempt();
    }
  };
  return {
    /** Resolves after the first attempt, or after 10 s; attempts go on. Rejects where the first one does. */
    async start(): Promise<void> {
      const first = attempt();
      const isDone = await withTimeout(ms.start, first, signal);
      if (isDone || signal.aborted) return;
      if (isDone === undefined) report('Discord does not let us in yet; still trying');
      persist(first).catch((error: unknown) => {
        if (!signal.aborted) log.warn(error instanceof LoginRefused ? error.message : describeFailure(error));
      });
    },
    /** Logs a warning, once until Discord has answered again. */
    report,
    succeeded(): void {
      isTroubled = false;
      reason = undefined;
    },
    /** Discord has ended the connection for good. */
    failed(message: string): void {
      reason = message;
      log.warn(message);
    },
    reason: (): string | undefined => reason,
    end: (): void => leaving.abort(),
    isEnded: (): boolean => signal.aborted,
  };
}
