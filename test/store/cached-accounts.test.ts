import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAccounts, createCachedAccounts, openDatabase } from '../../src/store/index.ts';
import { temporaryFolder } from '../support/temporary.ts';

const folder = temporaryFolder();
const noon = Date.UTC(2026, 10, 20, 12);
const day = '2026-11-20';

async function open(file: string) {
  const database = await openDatabase(`sqlite:${path.join(folder, file)}`, (error) => {
    throw error;
  });
  return { accounts: createAccounts(database, 'a secret of the test'), close: () => database.destroy() };
}

describe('cached accounts', () => {
  const file = 'cached.sqlite';
  let at = noon;
  const start = async () => {
    const { accounts: stored, close } = await open(file);
    const calls: string[] = [];
    const watched = {
      ...stored,
      find: async (hash: string) => (calls.push('find'), stored.find(hash)),
      used: async (account: { id: string }, of: string) => (calls.push('used'), stored.used(account, of)),
      charge: async (account: { id: string }, of: string, cost: number) => (
        calls.push(`charge ${cost}`),
        stored.charge(account, of, cost)
      ),
    };
    return { stored, cached: createCachedAccounts(watched, () => at), calls, close };
  };

  it('notice within five seconds that a key was revoked or rotated elsewhere', async () => {
    const { stored, cached, close } = await start();
    for (const end of ['revoke', 'rotate'] as const) {
      const { id, key } = await stored.create(end, 10, noon);
      expect(await cached.authenticate(key)).toEqual({ id, quota: 20 });
      await stored[end](id, noon);
      at += 5000;
      expect(await cached.authenticate(key)).toBeUndefined();
    }
    await close();
  });

  it('read a key and its usage once in some seconds, and do not cache invalid keys', async () => {
    const { stored, cached, calls, close } = await start();
    const { key } = await stored.create('often', 10, noon);
    for (let i = 0; i < 5; i++) {
      const account = await cached.authenticate(key);
      await cached.used(account!, day);
    }
    expect(calls).toEqual(['find', 'used']);
    calls.length = 0;
    for (let i = 0; i < 3; i++) await cached.authenticate('bb_unknown');
    expect(calls).toEqual(['find', 'find', 'find']);
    await close();
  });

  it('write charges that arrive together by one statement, each resolved after it', async () => {
    const { stored, cached, calls, close } = await start();
    const { id } = await stored.create('together', 100, noon);
    const account = { id, quota: 200 };
    const charged = await Promise.all([1, 2, 3].map(async (cost) => cached.charge(account, day, cost)));
    expect(calls).toEqual(['charge 6']);
    expect(charged.map(({ used }) => used)).toEqual([1, 3, 6]);
    expect(await stored.used(account, day)).toBe(6);
    expect(await cached.used(account, day)).toBe(6);
    expect(calls).toEqual(['charge 6']);
    await close();
  });

  it('reject all of them where the database fails', async () => {
    const { stored, close } = await start();
    const broken = createCachedAccounts(
      { ...stored, charge: async () => Promise.reject(new Error('disk full')) },
      () => at,
    );
    const account = { id: 'any', quota: 100 };
    const charged = await Promise.allSettled([broken.charge(account, day, 1), broken.charge(account, day, 1)]);
    expect(charged.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await close();
  });
});
