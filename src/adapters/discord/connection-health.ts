import { Events, Status } from 'discord.js';
import type { Client } from 'discord.js';
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
  /** Discord refuses the bot for good. */
  refused(reason: string): void;
  /** `ok`: every shard is ready. */
  health(client: Client | undefined): AdapterHealth;
};

/**
 * Follows the state of the connection, `clock` in monotonic ms. It also listens to `error`, which without a listener would
 * end the process.
 */
export function createConnectionHealth(log: AdapterLog, clock: () => number): ConnectionHealth {
  let lastEventAt: number | undefined;
  let lastPing = 0;
  let isTroubled = false;
  let reason: string | undefined;
  let losses = 0;
  const reportTrouble = (message: string): void => {
    if (!isTroubled) log.warn(message);
    isTroubled = true;
    reason = message;
  };
  const onConnected = (): void => {
    isTroubled = false;
    reason = undefined;
    losses = 0;
  };
  return {
    reportTrouble,
    refused(why) {
      reason = `${why}: look at DISCORD_TOKEN`;
    },
    observe(client) {
      client.on(Events.Raw, () => {
        lastEventAt = clock();
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
        if (!hasBeenReady) return;
        reason = `${describeClosing(code)}: it stays off until the next start, look at DISCORD_TOKEN`;
        log.warn(reason);
      });
      client.on(Events.Error, (error) => log.warn(`Discord’s client failed (${describeFailure(error)})`));
    },
    health(client) {
      const shards = [...(client?.ws.shards.values() ?? [])];
      const ping = Math.max(0, ...shards.map(({ lastPingTimestamp }) => lastPingTimestamp));
      if (ping !== lastPing && ping > 0) {
        // The library dates pings by the wall clock: read once, so that a later change of that clock has no effect.
        lastEventAt = Math.max(lastEventAt ?? 0, clock() - Math.max(0, Date.now() - ping));
        lastPing = ping;
      }
      const ok = client?.isReady() === true && shards.every(({ status }) => status === Status.Ready);
      return {
        ok,
        ...(lastEventAt !== undefined && { lastSuccessAt: lastEventAt }),
        ...(!ok && reason !== undefined && { reason }),
      };
    },
  };
}
