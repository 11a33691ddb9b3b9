import { appendFileSync, cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addsOnly } from '../../src/store/migrate.ts';
import { addDigests, openBenchStore, type BenchStore } from '../bench/digests/fixture.ts';
import { startPlatforms, type PlatformName, type Platforms } from '../bench/digests/platforms.ts';
import { seeded } from '../bench/digests/random.ts';
import { startWorker } from '../bench/digests/worker.ts';
import { makeKey, startService } from '../bench/program.ts';
import { putPacked } from '../support/packed-gazetteer.ts';
import { postgresLeftOut, withoutPostgres } from '../support/postgres.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';
import { temporaryFolder } from '../support/temporary.ts';

const root = path.join(import.meta.dirname, '..', '..');
const folder = temporaryFolder();
const names: readonly PlatformName[] = ['telegram', 'discord'];
/** A killed process may leave as many on Telegram that were taken and not written down. */
const inFlight = 4;

/** A schema of its own with so many digests on each platform. */
async function begin(count: number): Promise<{ store: BenchStore; platforms: Platforms }> {
  const store = await openBenchStore(process.env['TEST_POSTGRES_URL']!);
  const platforms = await startPlatforms({ random: seeded(7) });
  onTestFinished(async () => {
    await platforms.close();
    await store.close();
  });
  await putPacked(store.dataDir);
  await addTo(store, count);
  return { store, platforms };
}

let first = 10_000_000;

/** Adds so many digests on each platform, due now, each in a channel of its own. */
async function addTo(store: BenchStore, count: number): Promise<void> {
  for (const platform of names) await addDigests(store, { platform, count, first, dueAt: Date.now() });
  first += count;
}

/** Messages that arrived at least once, and those that arrived again. */
function arrivedOn(platform: PlatformName, { receipts }: Platforms): { once: number; again: number } {
  const channels = receipts.filter((receipt) => receipt.platform === platform).map(({ channel }) => channel);
  const once = new Set(channels).size;
  return { once, again: channels.length - once };
}

async function untilAllAreSent({ counts }: BenchStore, total: number): Promise<void> {
  await expect.poll(async () => (await counts())['sent'], { timeout: 200_000, interval: 250 }).toBe(total);
}

/** The next release: the program with another migration. */
function nextRelease(): string {
  const copy = path.join(folder, 'next');
  for (const part of ['src', 'commands', 'locales', 'package.json', 'package-lock.json'])
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  appendFileSync(
    path.join(copy, 'src/store/migrations.sql'),
    `
-- migration 9999-of-tomorrow${addsOnly}
create table of_tomorrow (id text primary key);
alter table digest_outbox add column of_tomorrow text not null default '';
alter table digests add column of_tomorrow text;
`,
  );
  return copy;
}

describe.skipIf(withoutPostgres)(`processes on one Postgres${postgresLeftOut}`, () => {
  it('of two releases send every digest once, while one after the other is replaced, and one put back', async () => {
    const count = 50;
    const { store, platforms } = await begin(count);
    const next = nextRelease();
    const start = (release?: string) => startWorker(store, platforms.settings, 'digests', release);
    const [one, two] = await Promise.all([start(), start()]);
    const migrated = async (): Promise<unknown[]> =>
      (await sql`select name from kysely_migration where name like '9999-%'`.execute(store.database)).rows;
    expect(await migrated()).toEqual([]);
    const newer = await start(next);
    expect(await migrated()).toHaveLength(1);
    await addTo(store, count);
    await one.end('SIGTERM');
    const another = await start(next);
    await two.end('SIGTERM');
    // The release before starts on the tables of the next one.
    const again = await start();
    await addTo(store, count);
    await another.end('SIGTERM');
    await untilAllAreSent(store, 6 * count);
    for (const platform of names)
      expect([platform, arrivedOn(platform, platforms)]).toEqual([platform, { once: 3 * count, again: 0 }]);
    await Promise.all([again.end('SIGTERM'), newer.end('SIGTERM')]);
  });

  it('three that send and three that serve lose nothing when one is killed and one cut off from the database', async () => {
    const count = 100;
    const { store, platforms } = await begin(count);
    const settings = {
      ...platforms.settings,
      DATA_DIR: store.dataDir,
      STORE_URL: store.storeUrl,
      CACHE_URL: 'memory:',
    };
    const proxy = await startTcpProxy(store.storeUrl);
    onTestFinished(() => proxy.stop());
    const key = await makeKey(settings, 1000);
    const services = await Promise.all([1, 2, 3].map(() => startService(settings)));
    // What a failed test leaves running would make the next try fail as well.
    onTestFinished(async () => void (await Promise.all(services.map((service) => service.stop()))));
    const ask = async (port: number): Promise<number> => {
      const url = `http://127.0.0.1:${port}/v2/tide/extremes/point?lat=48.383&lng=-4.495`;
      return (await fetch(url, { headers: { Authorization: key } })).status;
    };
    const workers = await Promise.all(
      [store.storeUrl, store.storeUrl, proxy.url].map((storeUrl) =>
        startWorker({ ...store, storeUrl }, platforms.settings),
      ),
    );
    onTestFinished(async () => void (await Promise.all(workers.map((worker) => worker.end('SIGKILL')))));
    const [killed, kept, cut] = workers as [(typeof workers)[0], (typeof workers)[0], (typeof workers)[0]];
    await expect.poll(() => platforms.receipts.length).toBeGreaterThan(20);
    await Promise.all([killed.end('SIGKILL'), proxy.stop()]);
    // Not all at once: a busy machine refuses what waits too long.
    for (let round = 0; round < 20; round++)
      expect(await Promise.all(services.map(({ port }) => ask(port)))).toEqual([200, 200, 200]);
    await services[0]!.stop();
    await expect.poll(() => platforms.receipts.length).toBeGreaterThan(count);
    await proxy.start();
    await untilAllAreSent(store, 2 * count);
    expect(arrivedOn('discord', platforms)).toEqual({ once: count, again: 0 });
    const telegram = arrivedOn('telegram', platforms);
    expect(telegram.once).toBe(count);
    expect(telegram.again).toBeLessThanOrEqual(2 * inFlight);
    // Who was cut off works again.
    const health = async (): Promise<unknown> => (await fetch(`http://127.0.0.1:${cut.port}/health`)).json();
    await expect.poll(health).toMatchObject({ parts: { digests: { ok: true }, database: { ok: true } } });
    expect(await Promise.all(services.slice(1).map(({ port }) => ask(port)))).toEqual([200, 200]);
    await Promise.all([...services.slice(1).map((service) => service.stop()), kept.end('SIGTERM'), cut.end('SIGTERM')]);
  });
});
