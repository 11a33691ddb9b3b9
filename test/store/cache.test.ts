import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Client } from 'pg';
import { openCache, type CacheStore } from '../../src/store/index.ts';
import { sqliteCacheTable } from '../../src/store/sqlite-cache.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { postgresLeftOut, temporarySchema, withoutPostgres } from '../support/postgres.ts';
import { redisLeftOut, redisUrl, withoutRedis } from '../support/redis.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';
import { inAnotherProcess } from '../support/store-child.ts';

const folder = temporaryFolder();
let files = 0;
const fileUrl = (name: string): string => `sqlite:${path.join(folder, 'caches', name)}`;
const noError = (error: unknown): never => expect.unreachable(String(error));

const schema = withoutPostgres ? undefined : await temporarySchema();
afterAll(() => schema?.drop());

/** Every store that a cache can use. */
const stores: Record<string, () => string> = {
  'in memory': () => 'memory:',
  'in a SQLite file': () => fileUrl(`${files++}.sqlite`),
  ...(withoutRedis ? {} : { 'in Redis': redisUrl }),
  ...(schema ? { 'in Postgres': () => schema.url } : {}),
};

it.skipIf(withoutRedis)(`caches are also tested in Redis${redisLeftOut}`, () => {
  expect(Object.keys(stores)).toContain('in Redis');
});
it.skipIf(withoutPostgres)(`caches are also tested in Postgres${postgresLeftOut}`, () => {
  expect(Object.keys(stores)).toContain('in Postgres');
});

it('a cache in a SQLite file drops the keys of earlier versions, which name chats', async () => {
  const url = fileUrl('earlier.sqlite');
  const earlier = await openCache(url, noError);
  await earlier.set('telegram 123456 answered 700000009001 5', {}, 60_000);
  await earlier.set('telegram hashed', 'kept', 60_000);
  await earlier.close();
  const later = await openCache(url, noError);
  expect(await later.get('telegram hashed')).toBe('kept');
  await later.close();
  expect(readFileSync(url.slice('sqlite:'.length)).includes('700000009001')).toBe(false);
});

describe.each(Object.entries(stores).filter(([name]) => name !== 'in Redis'))('a cache %s that is full', (_, url) => {
  it('keeps about as many bytes as it may', async () => {
    // Postgres compresses what repeats itself.
    const value = (): string => randomBytes(3750).toString('base64');
    const cache = await openCache(url(), noError, 1_000_000);
    onTestFinished(() => cache.close());
    const kept = async (name: string): Promise<number> => {
      let count = 0;
      for (let i = 0; i < 200; i++) if ((await cache.get(`${name} ${i}`)) !== undefined) count++;
      return count;
    };
    for (const name of ['first', 'second', 'third']) {
      for (let i = 0; i < 200; i++) await cache.set(`${name} ${i}`, value(), 60_000);
    }
    const counts = [await kept('first'), await kept('second'), await kept('third')];
    const bytes = 5000 * counts.reduce((sum, count) => sum + count, 0);
    expect(bytes).toBeGreaterThan(300_000);
    expect(bytes).toBeLessThan(1_700_000);
    await cache.set('latest', 1, 60_000);
    expect(await cache.get('latest')).toBe(1);
  });
});

describe.each(Object.entries(stores))('a cache %s', (_, url) => {
  let cache: CacheStore;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    cache = await openCache(url(), noError);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await cache.close();
  });

  it('returns undefined for an unknown key', async () => expect(await cache.get('never')).toBeUndefined());

  it.each([
    ['an object', { a: [1, { b: null }], c: 'é🌊"\n' }],
    ['a list', [1, 2, 3]],
    ['a number', 0.1],
    ['zero', 0],
    ['false', false],
    ['an empty text', ''],
  ])('returns %s as it was set', async (_name, value) => {
    await cache.set('key', value, 1000);
    expect(await cache.get('key')).toEqual(value);
  });

  it('returns the value that was set last', async () => {
    await cache.set('key', 1, 1000);
    await cache.set('key', 2, 1000);
    expect(await cache.get('key')).toBe(2);
  });

  it('distinguishes keys of any text', async () => {
    const keys = ['a', 'A', 'a ', "a'b", 'a%', 'a_', 'a:b', '🌊', 'embedded 1.2 /v2/tide 48.3830,-4.4950 LAT 17'];
    for (const key of keys) await cache.set(key, key, 1000);
    for (const key of keys) expect(await cache.get(key)).toBe(key);
  });

  it('drops values after their time to live, not before', async () => {
    await cache.set('short', 1, 1000);
    await cache.set('long', 2, 5000);
    vi.setSystemTime(Date.now() + 999);
    expect(await cache.get('short')).toBe(1);
    vi.setSystemTime(Date.now() + 2);
    expect(await cache.get('short')).toBeUndefined();
    expect(await cache.get('long')).toBe(2);
  });

  it('is not affected by changes of a value after it was set or returned', async () => {
    const value = { list: [1] };
    await cache.set('key', value, 1000);
    value.list.push(2);
    const given = (await cache.get('key')) as typeof value;
    expect(given).toEqual({ list: [1] });
    given.list.push(3);
    expect(await cache.get('key')).toEqual({ list: [1] });
  });

  it('handles a hundred concurrent calls', async () => {
    await Promise.all(Array.from({ length: 100 }, (_unused, i) => cache.set(`key ${i}`, i, 1000)));
    const found = await Promise.all(Array.from({ length: 100 }, (_unused, i) => cache.get(`key ${i}`)));
    expect(found).toEqual(Array.from({ length: 100 }, (_unused, i) => i));
  });
});

describe('a cache in a SQLite file', () => {
  it('survives a restart, with times to live', async () => {
    const before = await openCache(fileUrl('restart.sqlite'), noError);
    await before.set('long', { kept: true }, 60_000);
    await before.set('short', 1, 1);
    await before.close();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const after = await openCache(fileUrl('restart.sqlite'), noError);
    expect(await after.get('long')).toEqual({ kept: true });
    expect(await after.get('short')).toBeUndefined();
    await after.close();
  });

  it('is shared by two connections', async () => {
    const [one, other] = [
      await openCache(fileUrl('both.sqlite'), noError),
      await openCache(fileUrl('both.sqlite'), noError),
    ];
    await one.set('key', 'from one', 60_000);
    expect(await other.get('key')).toBe('from one');
    await Promise.all([one.close(), other.close()]);
  });

  it('takes a value without a wait for the disk', async () => {
    const { store } = sqliteCacheTable(fileUrl('quick.sqlite'), noError);
    // 1 is NORMAL, 2 is FULL (sqlite.org/pragma.html#pragma_synchronous).
    expect(await store.query('PRAGMA synchronous')).toEqual([{ synchronous: 1 }]);
    await store.disconnect();
  });

  it('is a file of SQLite', async () => {
    const cache = await openCache(fileUrl('format.sqlite'), noError);
    await cache.set('key', 1, 1000);
    await cache.close();
    expect(readFileSync(path.join(folder, 'caches', 'format.sqlite')).toString('latin1', 0, 15)).toBe(
      'SQLite format 3',
    );
  });
});

describe('a cache that does not work', () => {
  it.each([
    // The file is a folder; port 1 is closed.
    ['in a SQLite file', `sqlite:${folder}`],
    ['in Redis', 'redis://127.0.0.1:1'],
    ['in Postgres', 'postgres://nobody@127.0.0.1:1/nothing'],
  ])('%s behaves as an empty one, reports its failure once and can be closed', async (_, url) => {
    const errors: unknown[] = [];
    const cache = await openCache(url, (error) => errors.push(error));
    for (let i = 0; i < 2; i++) {
      await cache.set('key', 1, 1000);
      expect(await cache.get('key')).toBeUndefined();
    }
    expect(errors).toHaveLength(1);
    await cache.close();
  });
});

/** Servers that a cache can use. */
const servers: Record<string, () => string> = {
  ...(withoutRedis ? {} : { Redis: redisUrl }),
  ...(schema ? { Postgres: () => schema.url } : {}),
};

describe.each(Object.entries(servers))('a cache in %s', (_, url) => {
  it('that hangs is left alone after one timeout, and used again when it answers', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const proxy = await startTcpProxy(url());
    const errors: unknown[] = [];
    const cache = await openCache(proxy.url, (error) => errors.push(error));
    try {
      await cache.set('key', 'known', 600_000);
      proxy.hang();
      expect(await cache.get('key')).toBeUndefined();
      const received = proxy.received();
      for (let i = 0; i < 100; i++) {
        expect(await cache.get(`key ${i}`)).toBeUndefined();
        await cache.set(`key ${i}`, i, 1000);
      }
      expect(proxy.received()).toBe(received);
      expect(errors).toHaveLength(1);
      proxy.resume();
      // The connection to Postgres was closed, and is opened again.
      await expect
        .poll(() => {
          vi.advanceTimersByTime(60_000);
          return cache.get('key');
        })
        .toBe('known');
    } finally {
      vi.useRealTimers();
      await cache.close();
      await proxy.stop();
    }
  });
});

it('a cache that was closed has no outage: who still writes to it ends with the program', async () => {
  const errors: unknown[] = [];
  const cache = await openCache(fileUrl('closed.sqlite'), (error) => errors.push(error));
  await cache.close();
  await cache.set('key', 'value', 60_000);
  expect(await cache.get('key')).toBeUndefined();
  expect(errors).toEqual([]);
});

it('a cache that cannot be reached does not keep a process alive', async () => {
  const lines = `
    const cache = await store.openCache('redis://127.0.0.1:1', () => {});
    await cache.set('key', 1, 1000);
    await cache.close();
    console.log('done');`;
  expect(await inAnotherProcess(lines)).toBe('done');
});

describe.skipIf(withoutPostgres)(`a cache in Postgres${postgresLeftOut}`, () => {
  it('survives a server that closes its connections', async () => {
    const errors: unknown[] = [];
    const cache = await openCache(schema!.url, (error) => errors.push(error));
    await cache.set('key', 'before', 60_000);
    const closing = new Client({ connectionString: schema!.url });
    await closing.connect();
    await closing.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE query LIKE '%bellbuoy_cache%' AND pid <> pg_backend_pid()`);
    await closing.end();
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    expect(await cache.get('key')).toBe('before');
    await cache.close();
  });
});
