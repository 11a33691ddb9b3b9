import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCache, type Cache } from '../../src/store/index.ts';
import { temporaryFolder } from '../sources/temporary.ts';

const folder = temporaryFolder();
let files = 0;
const fileUrl = (name: string): string => `sqlite:${path.join(folder, 'caches', name)}`;
const noError = (error: unknown): never => expect.unreachable(String(error));

/** Every place that a cache can be in; a new one is one row more. */
const places: Record<string, () => string> = {
  'in memory': () => 'memory:',
  'in a SQLite file': () => fileUrl(`${files++}.sqlite`),
};

describe.each(Object.entries(places))('a cache %s', (_, place) => {
  let cache: Cache;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    cache = openCache(place(), noError);
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
    const before = openCache(fileUrl('restart.sqlite'), noError);
    await before.set('long', { kept: true }, 60_000);
    await before.set('short', 1, 1);
    await before.close();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const after = openCache(fileUrl('restart.sqlite'), noError);
    expect(await after.get('long')).toEqual({ kept: true });
    expect(await after.get('short')).toBeUndefined();
    await after.close();
  });

  it('is shared by two who have it open', async () => {
    const [one, other] = [openCache(fileUrl('both.sqlite'), noError), openCache(fileUrl('both.sqlite'), noError)];
    await one.set('key', 'from one', 60_000);
    expect(await other.get('key')).toBe('from one');
    await Promise.all([one.close(), other.close()]);
  });

  it('that does not work is an empty one, and its error is heard', async () => {
    const heard: unknown[] = [];
    // A folder stands where the file would be.
    const cache = openCache(`sqlite:${folder}`, (error) => heard.push(error));
    await cache.set('key', 1, 1000).catch((error: unknown) => heard.push(error));
    expect(await cache.get('key').catch(() => undefined)).toBeUndefined();
    expect(heard.length).toBeGreaterThan(0);
  });

  it('is a file of SQLite', async () => {
    const cache = openCache(fileUrl('format.sqlite'), noError);
    await cache.set('key', 1, 1000);
    await cache.close();
    expect(readFileSync(path.join(folder, 'caches', 'format.sqlite')).toString('latin1', 0, 15)).toBe(
      'SQLite format 3',
    );
  });
});
