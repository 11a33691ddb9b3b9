import { Events, Status } from 'discord.js';
import type { Client } from 'discord.js';
import type { Instant } from '../../domain/time.ts';
import type { AdapterHealth, AdapterLog } from '../adapter.ts';
import { describeFailure } from './failure.ts';
import { describeClosing } from './login.ts';

/** A single loss is routine: Discord asks every client to reconnect now and then. */
const lossesToWarn = 2;

export type ConnectionHealth = {
  /** Starts to listen to a client. */
  observe(client: Client): void;
  /** Logs a warning, once until the client has been connected again. */
  reportTrouble(message: string): void;
  /** `ok`: every shard is ready. */
  health(client: Client | undefined): AdapterHealth;
};

/** Follows the state of the connection. It also listens to `error`, which without a listener would end the process. */
export function createConnectionHealth(log: AdapterLog, now: () => Instant): ConnectionHealth {
  let lastEventAt = -Infinity;
  let isTroubled = false;
  let losses = 0;
  const reportTrouble = (message: string): void => {
    if (!isTroubled) log.warn(message);
    isTroubled = true;
  };
  const onConnected = (): void => {
    isTroubled = false;
    losses = 0;
  };
  return {
    reportTrouble,
    observe(client) {
      client.on(Events.Raw, () => {
        lastEventAt = now();
      });
      client.on(Events.ShardReady, onConnected).on(Events.ShardResume, onConnected);
      client.on(Events.ShardReconnecting, () => {
        losses += 1;
        if (losses === lossesToWarn) reportTrouble('Discord’s gateway cannot be reached; trying again');
      });
      let hasBeenReady = false;
      client.once(Events.ShardReady, () => {
        hasBeenReady = true;
      });
      // Before that, the login fails and reports it.
      client.on(Events.ShardDisconnect, ({ code }) => {
        if (hasBeenReady)
          log.warn(`${describeClosing(code)}: it stays off until the next start, look at DISCORD_TOKEN`);
      });
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
