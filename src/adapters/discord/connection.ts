import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'discord.js';
import type { Instant } from '../../domain/time.ts';
import type { Adapter, AdapterLog } from '../adapter.ts';
import { openClient, type DiscordClient } from './client.ts';
import { describeFailure } from './failure.ts';
import { logIn, Refused, type CommandsData } from './login.ts';
import { createConnectionHealth } from './connection-health.ts';
import { withTimeout } from '../../lib/timeout.ts';

/** Whoever has not been let in by then goes on trying, but holds up nobody. */
const longestStartMs = 10_000;
const longestLeaveMs = 1000;
const firstPauseMs = 1000;
const longestPauseMs = 60_000;

export type ConnectionOptions = {
  readonly token: string;
  readonly apiUrl: string;
  readonly commands: CommandsData;
  readonly log: AdapterLog;
  now(): Instant;
  /** Called with each client before it logs in. */
  listen(client: Client): void;
};

export type Connection = Pick<Adapter, 'start' | 'health'> & {
  /** Nothing is heard any more, but what is being answered can still be sent. */
  leave(): Promise<void>;
  /** Gives up the requests under way. */
  end(): void;
};

/**
 * Keeps somebody logged in. A client of discord.js that was in comes back by itself; one that did not get in is done
 * for, and another one tries. What Discord refuses is not tried twice.
 */
export function createConnection({ token, apiUrl, commands, log, now, listen }: ConnectionOptions): Connection {
  const leaving = new AbortController();
  const ended = new AbortController();
  const pulse = createConnectionHealth(log, now);
  let current: DiscordClient | undefined;
  let left: Promise<void> | undefined;

  const attempt = async (): Promise<boolean> => {
    const mine = openClient(apiUrl, ended.signal);
    current = mine;
    pulse.observe(mine.client);
    listen(mine.client);
    try {
      await logIn(mine.client, token, commands, log);
      return true;
    } catch (error) {
      await mine.leave();
      if (error instanceof Refused || leaving.signal.aborted) throw error;
      pulse.reportTrouble(`Discord cannot be reached (${describeFailure(error)}); trying again`);
      return false;
    }
  };

  return {
    async start() {
      const first = attempt();
      const isIn = await withTimeout(longestStartMs, first, leaving.signal);
      if (isIn || leaving.signal.aborted) return;
      if (isIn === undefined) pulse.reportTrouble('Discord does not let us in yet; still trying');
      persist(attempt, first, leaving.signal).catch((error: unknown) => {
        if (!leaving.signal.aborted) log.warn(error instanceof Refused ? error.message : describeFailure(error));
      });
    },
    health: () => pulse.health(current?.client),
    leave() {
      leaving.abort();
      left ??= withTimeout(longestLeaveMs, Promise.resolve(current?.leave()));
      return left;
    },
    end: () => ended.abort(),
  };
}

async function persist(attempt: () => Promise<boolean>, first: Promise<boolean>, signal: AbortSignal): Promise<void> {
  let attempted = first;
  for (let pauseMs = firstPauseMs; !(await attempted); pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    await sleep(pauseMs, undefined, { signal });
    attempted = attempt();
  }
}
