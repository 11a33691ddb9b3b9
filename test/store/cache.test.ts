import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Client } from 'pg';
import { openCache, type CacheStore } from '../../src/store/index.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { postgresLeftOut, temporarySchema, withoutPostgres } from '../support/postgres.ts';
import { redisLeftOut, redisUrl, withoutRedis } from '../support/redis.ts';
import { inAnotherProcess } from '../support/store-child.ts';

const folder = temporaryFolder();
let files = 0;
const fileUrl = (name: string): string => `sqlite:${path.join(folder, 'caches', name)}`;
const noError = (error: unknown): never => expect.unreachable(String(error));

const schema = withoutPostgres ? undefined : await temporarySchema();
afterAll(() => schema?.drop());

/** Every place that a cache can be in; a new one is one row more. */
const places: Record<string, () => string> = {
  'in memory': () => 'memory:',
  'in a SQLite file': () => fileUrl(`${files++}.sqlite`),
  ...(withoutRedis ? {} : { 'in Redis': redisUrl }),
  ...(schema ? { 'in Postgres': () => schema.url } : {}),
};

it.skipIf(withoutRedis)(`caches are tested in Redis, too${redisLeftOut}`, () => {
  expect(Object.keys(places)).toContain('in Redis');
});
it.skipIf(withoutPostgres)(`caches are tested in Postgres, too${postgresLeftOut}`, () => {
  expect(Object.keys(places)).toContain('in Postgres');
});

describe.each(Object.entries(places))('a cache %s', (_, place) => {
  let cache: CacheStore;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    cache = await openCache(place(), noError);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await cache.close();
  });

  it('has nothing that was not set', async () => expect(await cache.get('never')).toBeUndefined());

  it.each([
    ['an object', { a: [1, { b: null }], c: 'é🌊"\n' }],
    ['a list', [1, 2, 3]],
    ['a number', 0.1],
    ['zero', 0],
    ['false', false],
    ['an empty text', ''],
  ])('gives back %s', async (_name, value) => {
    await cache.set('key', value, 1000);
    expect(await cache.get('key')).toEqual(value);
  });

  it('keeps the last of what was set', async () => {
    await cache.set('key', 1, 1000);
    await cache.set('key', 2, 1000);
    expect(await cache.get('key')).toBe(2);
  });

  it('keeps keys apart, whatever they are', async () => {
    const keys = ['a', 'A', 'a ', "a'b", 'a%', 'a_', 'a:b', '🌊', 'embedded 1.2 /v2/tide 48.3830,-4.4950 LAT 17'];
    for (const key of keys) await cache.set(key, key, 1000);
    for (const key of keys) expect(await cache.get(key)).toBe(key);
  });

  it('forgets what is older than its time to live, and nothing younger', async () => {
    await cache.set('short', 1, 1000);
    await cache.set('long', 2, 5000);
    vi.setSystemTime(Date.now() + 999);
    expect(await cache.get('short')).toBe(1);
    vi.setSystemTime(Date.now() + 2);
    expect(await cache.get('short')).toBeUndefined();
    expect(await cache.get('long')).toBe(2);
  });

  it('is not changed by what becomes of a value that was set or given', async () => {
    const value = { list: [1] };
    await cache.set('key', value, 1000);
    value.list.push(2);
    const given = (await cache.get('key')) as typeof value;
    expect(given).toEqual({ list: [1] });
    given.list.push(3);
    expect(await cache.get('key')).toEqual({ list: [1] });
  });

  it('takes a hundred at once', async () => {
    await Promise.all(Array.from({ length: 100 }, (_unused, i) => cache.set(`key ${i}`, i, 1000)));
    const found = await Promise.all(Array.from({ length: 100 }, (_unused, i) => cache.get(`key ${i}`)));
    expect(found).toEqual(Array.from({ length: 100 }, (_unused, i) => i));
  });
});

describe('a cache in a SQLite file', () => {
  it('survives a restart, times to live included', async () => {
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

  it('is shared by two who have it open', async () => {
    const [one, other] = [
      await openCache(fileUrl('both.sqlite'), noError),
      await openCache(fileUrl('both.sqlite'), noError),
    ];
    await one.set('key', 'from one', 60_000);
    expect(await other.get('key')).toBe('from one');
    await Promise.all([one.close(), other.close()]);
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
    // A folder stands where the file would be; at port 1 nobody listens.
    ['in a SQLite file', `sqlite:${folder}`],
    ['in Redis', 'redis://127.0.0.1:1'],
    ['in Postgres', 'postgres://nobody@127.0.0.1:1/nothing'],
  ])('%s is an empty one, its failure is heard once, and it is closed as any other', async (_, url) => {
    const heard: unknown[] = [];
    const cache = await openCache(url, (error) => heard.push(error));
    for (let i = 0; i < 2; i++) {
      await cache.set('key', 1, 1000);
      expect(await cache.get('key')).toBeUndefined();
    }
    expect(heard).toHaveLength(1);
    await cache.close();
  });
});

it('that cannot be reached does not keep a program from its end', async () => {
  const lines = `
    const cache = await store.openCache('redis://127.0.0.1:1', () => {});
    await cache.set('key', 1, 1000);
    await cache.close();
    console.log('done');`;
  expect(await inAnotherProcess(lines)).toBe('done');
});

describe.skipIf(withoutPostgres)(`a cache in Postgres${postgresLeftOut}`, () => {
  it('outlives a server that closes its connections', async () => {
    const heard: unknown[] = [];
    const cache = await openCache(schema!.url, (error) => heard.push(error));
    await cache.set('key', 'before', 60_000);
    const closing = new Client({ connectionString: schema!.url });
    await closing.connect();
    await closing.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE query LIKE '%bellbuoy_cache%' AND pid <> pg_backend_pid()`);
    await closing.end();
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    expect(await cache.get('key')).toBe('before');
    await cache.close();
  });
});
