import type { Client } from 'discord.js';
import type { Adapter, AdapterLog } from '../adapter.ts';
import type { ApplicationSetup } from './application.ts';
import { keepTrying } from './attempts.ts';
import { openClient, type DiscordClient } from './client.ts';
import { createConnectionHealth } from './connection-health.ts';
import { describeFailure } from './failure.ts';
import type { IdentifyBudget } from './identify-budget.ts';
import { logIn } from './login.ts';
import { LoginRefused } from './login-refused.ts';
import { restOptions, type RestSettings } from './rest.ts';
import { withTimeout } from '../../lib/timeout.ts';

const leaveTimeoutMs = 1000;

export type ConnectionOptions = {
  readonly token: string;
  readonly rest: RestSettings;
  readonly application: ApplicationSetup;
  readonly identifyBudget: IdentifyBudget;
  readonly log: AdapterLog;
  /** Monotonic, ms. */
  clock(): number;
  /** Called with each client before it logs in. */
  listen(client: Client): void;
};

/** The way on which interactions arrive. */
export type Transport = Pick<Adapter, 'start' | 'health'> & {
  /** Stops receiving interactions; answers in flight can still be sent. */
  leave(): Promise<void>;
};

/**
 * Keeps the bot logged in to the gateway. A client of discord.js that was connected reconnects without help; one whose login
 * failed cannot be used again, so each attempt creates another. What Discord refuses is not tried again.
 */
export function createConnection(options: ConnectionOptions): Transport {
  const { token, application, identifyBudget, log, clock, listen } = options;
  const leaving = new AbortController();
  const connectionHealth = createConnectionHealth(log, clock);
  let current: DiscordClient | undefined;
  let left: Promise<void> | undefined;

  const attempt = async (): Promise<boolean> => {
    const opened = openClient(restOptions(options.rest), identifyBudget);
    current = opened;
    connectionHealth.observe(opened.client);
    listen(opened.client);
    try {
      await logIn(opened.client, token, application, log);
      return true;
    } catch (error) {
      await opened.leave();
      if (error instanceof LoginRefused) connectionHealth.refused(error.message);
      if (error instanceof LoginRefused || leaving.signal.aborted) throw error;
      connectionHealth.reportTrouble(`Discord cannot be reached (${describeFailure(error)}); trying again`);
      return false;
    }
  };

  return {
    start: () => keepTrying({ attempt, reportTrouble: connectionHealth.reportTrouble, log, signal: leaving.signal }),
    health: () => connectionHealth.health(current?.client),
    leave() {
      leaving.abort();
      left ??= withTimeout(leaveTimeoutMs, Promise.resolve(current?.leave()));
      return left;
    },
  };
}
