import { randomUUID } from 'node:crypto';
import type { DiscordAdapter } from '../adapters/discord/index.ts';
import type { DiscordMetrics } from '../adapters/discord/ports.ts';
import type { Metrics } from '../ops/metrics.ts';
import { createAdapterRecords, createShardLeases, isPostgres } from '../store/index.ts';
import type { App } from './app.ts';
import { createRenderPng } from './render-png.ts';

/** The adapter of Discord with its ports. Its library is loaded here. */
export async function createDiscordAdapter(app: App, token: string): Promise<DiscordAdapter> {
  const { config, log } = app;
  const { createDiscord } = await import('../adapters/discord/index.ts');
  const { channels } = await app.adapterEvents('discord');
  const database = await app.database();
  // A SQLite file is of one process, which takes all connections.
  const isShared = config.shards === undefined && isPostgres(database);
  return createDiscord({
    token,
    apiUrl: config.discord.apiUrl,
    publicKey: config.discord.publicKey,
    shards: config.shards,
    leases: isShared ? createShardLeases(database, randomUUID()) : undefined,
    publicUrl: config.publicUrl,
    supportUrl: config.supportUrl,
    chat: await app.chat(),
    log,
    renderPng: createRenderPng(app),
    records: createAdapterRecords(database, 'discord', Date.now),
    metrics: discordMetrics(app.metrics),
    invalidRequests: await app.discordRequests(),
    channels,
    now: Date.now,
    clock: () => performance.now(),
  });
}

/** Seconds, up to the 3 within which Discord wants an acknowledgement. */
const acknowledgementBuckets = [0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3] as const;

function discordMetrics({ counter, histogram }: Metrics): DiscordMetrics {
  const delays = 'How long after its arrival an interaction was acknowledged';
  const acknowledged = histogram('bellbuoy_discord_acknowledgement_seconds', delays, [], acknowledgementBuckets);
  const refusals = 'Acknowledgements that Discord refused: 10062 too late, 40060 acknowledged already';
  const refused = counter('bellbuoy_discord_acknowledgements_refused_total', refusals, ['code']);
  return {
    acknowledged: (ms) => acknowledged({}, ms / 1000),
    acknowledgementRefused: (code) => refused({ code: String(code) }),
  };
}
