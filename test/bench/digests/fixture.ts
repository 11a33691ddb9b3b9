import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { everyDay } from '../../../src/domain/schedule/index.ts';
import type { Point } from '../../../src/domain/place.ts';
import { minuteMs } from '../../../src/domain/time.ts';
import type { Outbox } from '../../../src/digests/ports.ts';
import { createOutbox, openDatabase, type Database } from '../../../src/store/index.ts';
import { outboxCounts } from '../../support/outbox-counts.ts';
import type { PlatformName } from './platforms.ts';

/** A store of its own for one run, in a new folder or in a new schema of a Postgres. */
export type BenchStore = {
  readonly dataDir: string;
  readonly storeUrl: string;
  readonly database: Database;
  readonly outbox: Outbox;
  /** Deliveries by state. */
  counts(): Promise<Record<string, number>>;
  close(): Promise<void>;
};

/** A log that shows only bugs. */
export const bugLog = {
  info: () => {},
  warn: () => {},
  bug: (_: string, error: unknown) => void process.stderr.write(`${String(error)}\n`),
};

export async function openBenchStore(storeUrl: string): Promise<BenchStore> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbuoy-bench-'));
  const schema = storeUrl.startsWith('postgres') ? await makeSchema(storeUrl) : undefined;
  const url = schema?.url ?? `sqlite:${path.join(dataDir, 'store.sqlite')}`;
  const database = await openDatabase(url, () => {});
  return {
    dataDir,
    storeUrl: url,
    database,
    outbox: createOutbox(database),
    counts: () => outboxCounts(database),
    async close() {
      await database.destroy();
      await schema?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function makeSchema(storeUrl: string) {
  const schema = `bellbuoy_bench_${randomBytes(6).toString('hex')}`;
  const execute = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: storeUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await execute(`CREATE SCHEMA ${schema}`);
  const url = new URL(storeUrl);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return { url: url.href, drop: () => execute(`DROP SCHEMA ${schema} CASCADE`) };
}

export type ManyDigests = {
  readonly platform: PlatformName;
  readonly count: number;
  /** All are due in the minute of this instant, UTC. */
  readonly dueAt: number;
  readonly zone?: string;
  readonly what?: string;
  /** Number of the first channel. */
  readonly first?: number;
  /** Every so many is an alert about daylight, of which there is some within a day. */
  readonly alertEvery?: number;
  /** All are alerts of official warnings. */
  readonly areWarnings?: boolean;
};

const places = 50;
/** Off New England, where the NWS warns by point. */
const warnedSea = { lat: 41, lng: -69 };
const rowsAtOnce = 1000;

/** Adds digests that are due at the same minute, each in a channel of its own. */
export async function addDigests({ database }: Pick<BenchStore, 'database'>, digests: ManyDigests): Promise<void> {
  for (let from = 0; from < digests.count; from += rowsAtOnce) {
    const length = Math.min(rowsAtOnce, digests.count - from);
    const isAlert = (index: number): boolean => digests.areWarnings || index % (digests.alertEvery ?? Infinity) === 1;
    const rows = Array.from({ length }, (_, k) => (isAlert(from + k) ? alertOf : rowOf)(digests, from + k));
    await database.insertInto('digests').values(rows).execute();
  }
}

function alertOf(digests: ManyDigests, index: number) {
  const row = rowOf(digests, index);
  const { point, zone } = JSON.parse(row.schedule) as { point: Point; zone: string };
  const { user, input } = JSON.parse(row.message) as { user: object; input: { options: { place: string } } };
  const { place } = input.options;
  return {
    ...row,
    kind: 'alert' as const,
    message: JSON.stringify({
      user,
      input: {
        kind: 'command',
        name: 'when',
        options: { place, conditions: digests.areWarnings ? 'event=warning' : 'light=day' },
      },
    }),
    schedule: JSON.stringify({ leadMin: 1440, movedMin: 60, pauseMin: 360, zone, point }),
    cell: place,
    next_due_at: 0,
  };
}

function rowOf(digests: ManyDigests, index: number) {
  const { platform, dueAt, what = 'sun', zone = 'UTC', first = 10_000_000, areWarnings = false } = digests;
  const time = new Date(dueAt).toISOString().slice(11, 16);
  const from = areWarnings ? warnedSea : { lat: 45, lng: -4 };
  const point = { ...from, lat: from.lat + (index % places) / (areWarnings ? 100 : 10) };
  const options = { place: `${point.lat.toFixed(3)},${point.lng.toFixed(3)}` };
  const user = { platform, id: '7', language: 'en', anonymous: true };
  return {
    kind: 'digest' as 'digest' | 'alert',
    cell: null as string | null,
    id: randomBytes(5).toString('hex'),
    number: 1,
    platform,
    target_kind: 'channel' as const,
    target: String(first + index),
    thread: '',
    owner: '7',
    message: JSON.stringify({ user, input: { kind: 'command', name: what, options } }),
    schedule: JSON.stringify({ times: [{ kind: 'clock', time }], weekdays: everyDay, zone, point }),
    status: 'active' as const,
    planned_to: dueAt - minuteMs,
    next_due_at: Math.floor(dueAt / minuteMs) * minuteMs,
    zone_data: process.versions['tz'] ?? '',
    created_at: dueAt,
  };
}
