import { Events, Status } from 'discord.js';
import type { Client } from 'discord.js';
import type { Instant } from '../../domain/time.ts';
import type { AdapterHealth, AdapterLog } from '../adapter.ts';
import { describeFailure } from './failure.ts';
import { describeClosing } from './login.ts';

/** Being sent away once is routine: Discord asks every client to reconnect now and then. */
const lossesInARow = 2;

export type ConnectionHealth = {
  observe(client: Client): void;
  /** Something keeps us out: said once, until we have been in again. */
  reportTrouble(message: string): void;
  health(client: Client | undefined): AdapterHealth;
};

/** How a client is. What it listens to would else go unseen, or end the process. */
export function createConnectionHealth(log: AdapterLog, now: () => Instant): ConnectionHealth {
  let lastEventAt = -Infinity;
  let isTroubled = false;
  let losses = 0;
  const reportTrouble = (message: string): void => {
    if (!isTroubled) log.warn(message);
    isTroubled = true;
  };
  const isIn = (): void => {
    isTroubled = false;
    losses = 0;
  };
  return {
    reportTrouble,
    observe(client) {
      client.on(Events.Raw, () => {
        lastEventAt = now();
      });
      client.on(Events.ShardReady, isIn).on(Events.ShardResume, isIn);
      client.on(Events.ShardReconnecting, () => {
        losses += 1;
        if (losses === lossesInARow) reportTrouble('Discord’s gateway cannot be reached; trying again');
      });
      client.on(Events.ShardDisconnect, ({ code }) => log.warn(describeClosing(code)));
      client.on(Events.Error, (error) => log.warn(`Discord’s client failed (${describeFailure(error)})`));
    },
    health(client) {
      const shards = [...(client?.ws.shards.values() ?? [])];
      const lastAt = Math.max(lastEventAt, ...shards.map(({ lastPingTimestamp }) => lastPingTimestamp));
      const ok = client?.isReady() === true && shards.every(({ status }) => status === Status.Ready);
      return { ok, ...(lastAt > 0 && { lastSuccessAt: lastAt }) };
    },
  };
}
