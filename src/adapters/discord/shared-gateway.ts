import { randomUUID } from 'node:crypto';
import { setInterval } from 'node:timers/promises';
import { REST, Routes, type RESTGetAPIGatewayBotResult } from 'discord.js';
import { withTimeout } from '../../lib/timeout.ts';
import { createAttempts, type Transport } from './attempts.ts';
import { createGateway, type GatewayOptions } from './gateway.ts';
import { ms } from './limits.ts';
import type { ShardLeases } from './ports.ts';
import { restOptions } from './rest.ts';

/**
 * Keeps the bot logged in to the gateway together with other processes. Each has an equal share of the connections that
 * Discord recommends, by leases: it takes what is free, and closes and gives back what is more than its share. A connection
 * is a client of its own, since a client of discord.js can neither add nor drop one. There are as many as Discord recommended
 * to the first process, as long as any runs.
 */
export function createSharedGateway(options: GatewayOptions, leases: ShardLeases): Transport {
  const { token, prepare, log, clock } = options;
  const rest = new REST(restOptions(options.rest));
  const self = `process ${randomUUID()}`;
  const leaving = new AbortController();
  /** By the names of their leases, such as `3/16`. */
  const gateways = new Map<string, Transport>();
  let recommended = 1;
  let renewedAt = -Infinity;
  let lastStart: Promise<void> = Promise.resolve();
  let sharing: Promise<void> | undefined;

  const open = (name: string): void => {
    const [shard = 0, of = 1] = name.split('/').map(Number);
    const gateway = createGateway({ ...options, shards: [shard, shard, of] });
    const isOpen = (): boolean => gateways.get(name) === gateway;
    gateways.set(name, gateway);
    const start = async (previous: Promise<void>): Promise<void> => {
      await previous;
      if (isOpen()) await gateway.start().catch((error: Error) => isOpen() && attempts.failed(error.message));
    };
    // One after the other, as each asks Discord for the gateway's address first.
    lastStart = start(lastStart);
  };
  const close = async (name: string): Promise<void> => {
    const gateway = gateways.get(name);
    gateways.delete(name);
    await gateway?.leave();
  };
  const closeAll = async (): Promise<void> => void (await Promise.all([...gateways.keys()].map(close)));
  const share = async (): Promise<void> => {
    const askedAt = clock();
    await leases.take(self);
    const held = await leases.renew();
    renewedAt = askedAt;
    const shards = [...held].filter(([name]) => name.includes('/'));
    const of = Number(shards[0]?.[0].split('/')[1] ?? recommended);
    const most = Math.ceil(of / (held.size - shards.length));
    const ours = shards.flatMap(([name, isOurs]) => (isOurs ? name : []));
    const kept = new Set(ours.filter((name) => name.endsWith(`/${of}`)).slice(0, most));
    for (let shard = 0; shard < of && kept.size < most; shard++) {
      const name = `${shard}/${of}`;
      if (!held.has(name) && (await leases.take(name))) kept.add(name);
    }
    await Promise.all([...gateways.keys()].filter((name) => !kept.has(name)).map(close));
    await Promise.all(ours.filter((name) => !kept.has(name)).map(leases.release));
    if (!leaving.signal.aborted) for (const name of kept) if (!gateways.has(name)) open(name);
  };
  /** A database that does not answer leaves the leases as they are, until they end. */
  const closeLapsed = async (): Promise<void> => {
    if (clock() - renewedAt > (leases.leaseMs * 2) / 3) await closeAll();
  };
  const keepShare = async (): Promise<void> => {
    for await (const _ of setInterval(ms.share, undefined, { signal: leaving.signal })) {
      await closeLapsed();
      await share().catch(closeLapsed);
    }
  };
  const attempts = createAttempts(async () => {
    // discord.js drops the token after any 401, also one that did not come from Discord.
    rest.setToken(token);
    await prepare(rest);
    recommended = ((await rest.get(Routes.gatewayBot())) as RESTGetAPIGatewayBotResult).shards;
    attempts.succeeded();
    await share().catch(() => {});
    sharing ??= keepShare().catch(() => {});
    await lastStart;
  }, log);

  return {
    start: attempts.start,
    /** `ok`: every connection of this process is ready; it may have none. */
    health() {
      const all = [...gateways.values()].map((gateway) => gateway.health());
      const ok = clock() - renewedAt < leases.leaseMs && all.every((one) => one.ok);
      const lastSuccessAt = all
        .flatMap((one) => one.lastSuccessAt ?? [])
        .toSorted((a, b) => a - b)
        .at(-1);
      const reason = ok ? undefined : (all.find((one) => !one.ok)?.reason ?? attempts.reason());
      return { ok, lastSuccessAt, reason };
    },
    async leave() {
      attempts.end();
      leaving.abort();
      const names = [self, ...gateways.keys()];
      await closeAll();
      await withTimeout(ms.leave, Promise.all(names.map(leases.release))).catch(() => {});
    },
  };
}
