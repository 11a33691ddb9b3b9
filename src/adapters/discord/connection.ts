import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'discord.js';
import type { Adapter, AdapterLog } from '../adapter.ts';
import { openClient, type DiscordClient } from './client.ts';
import { describeFailure } from './failure.ts';
import { logIn, LoginRefused, type CommandsData } from './login.ts';
import { createConnectionHealth } from './connection-health.ts';
import { withTimeout } from '../../lib/timeout.ts';

/** `start` resolves after this even if Discord has not accepted the login; attempts continue, ms. */
const startTimeoutMs = 10_000;
const leaveTimeoutMs = 1000;
const firstRetryMs = 1000;
const maxRetryMs = 60_000;

export type ConnectionOptions = {
  readonly token: string;
  readonly apiUrl: string;
  readonly commands: CommandsData;
  readonly log: AdapterLog;
  /** Monotonic, ms. */
  clock(): number;
  /** Called with each client before it logs in. */
  listen(client: Client): void;
};

export type Connection = Pick<Adapter, 'start' | 'health'> & {
  /** Stops receiving interactions; answers in flight can still be sent. */
  leave(): Promise<void>;
  /** Aborts the requests in flight. */
  end(): void;
};

/**
 * Keeps the bot logged in. A client of discord.js that was connected reconnects without help; one whose login failed cannot
 * be used again, so each attempt creates another. What Discord refuses is not tried again.
 */
export function createConnection({ token, apiUrl, commands, log, clock, listen }: ConnectionOptions): Connection {
  const leaving = new AbortController();
  const ended = new AbortController();
  const connectionHealth = createConnectionHealth(log, clock);
  let current: DiscordClient | undefined;
  let left: Promise<void> | undefined;

  const attempt = async (): Promise<boolean> => {
    const opened = openClient(apiUrl, ended.signal);
    current = opened;
    connectionHealth.observe(opened.client);
    listen(opened.client);
    try {
      await logIn(opened.client, token, commands, log);
      return true;
    } catch (error) {
      await opened.leave();
      if (error instanceof LoginRefused || leaving.signal.aborted) throw error;
      connectionHealth.reportTrouble(`Discord cannot be reached (${describeFailure(error)}); trying again`);
      return false;
    }
  };

  return {
    async start() {
      const first = attempt();
      const isConnected = await withTimeout(startTimeoutMs, first, leaving.signal);
      if (isConnected || leaving.signal.aborted) return;
      if (isConnected === undefined) connectionHealth.reportTrouble('Discord does not let us in yet; still trying');
      persist(attempt, first, leaving.signal).catch((error: unknown) => {
        if (!leaving.signal.aborted) log.warn(error instanceof LoginRefused ? error.message : describeFailure(error));
      });
    },
    health: () => connectionHealth.health(current?.client),
    leave() {
      leaving.abort();
      left ??= withTimeout(leaveTimeoutMs, Promise.resolve(current?.leave()));
      return left;
    },
    end: () => ended.abort(),
  };
}

async function persist(attempt: () => Promise<boolean>, first: Promise<boolean>, signal: AbortSignal): Promise<void> {
  let attempted = first;
  for (let retryMs = firstRetryMs; !(await attempted); retryMs = Math.min(2 * retryMs, maxRetryMs)) {
    await sleep(retryMs, undefined, { signal });
    attempted = attempt();
  }
}
