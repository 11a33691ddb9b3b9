import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccounts, openDatabase, createCachedAccounts } from '../../src/store/index.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { postgresLeftOut, temporarySchema, withoutPostgres } from '../support/postgres.ts';
import { inAnotherProcess } from '../support/store-child.ts';

type Accounts = ReturnType<typeof createAccounts>;
type Opened = { readonly accounts: Accounts; readonly close: () => Promise<void> };

const folder = temporaryFolder();
const noon = Date.UTC(2026, 10, 20, 12);
const day = '2026-11-20';
const secret = 'a secret of the test';

async function open(file: string, under = secret): Promise<Opened> {
  const database = await openDatabase(`sqlite:${path.join(folder, file)}`, fail);
  return { accounts: createAccounts(database, under), close: () => database.destroy() };
}

async function openPostgres(): Promise<Opened> {
  const { url, drop } = await temporarySchema();
  const database = await openDatabase(url, fail);
  const close = async (): Promise<void> => {
    await database.destroy();
    await drop();
  };
  return { accounts: createAccounts(database, secret), close };
}

function fail(error: unknown): never {
  throw error;
}

/** Every database that can store accounts. */
const databases: Record<string, () => Promise<Opened>> = {
  'a SQLite file': () => open('accounts.sqlite'),
  ...(withoutPostgres ? {} : { Postgres: openPostgres }),
};

it.skipIf(withoutPostgres)(`accounts are also tested on Postgres${postgresLeftOut}`, () => {
  expect(Object.keys(databases)).toContain('Postgres');
});

/** Accounts as the key commands use them, and cached, as the data service does. */
const variants = Object.entries(databases).flatMap(([name, start]): [string, () => Promise<Opened>][] => [
  [name, start],
  [
    `${name}, cached`,
    async () => {
      const { accounts, close } = await start();
      return { accounts: { ...accounts, ...createCachedAccounts(accounts, Date.now) }, close };
    },
  ],
]);

describe.each(variants)('accounts in %s', (_, start) => {
  let accounts: Accounts;
  let close: () => Promise<void>;
  beforeAll(async () => ({ accounts, close } = await start()));
  afterAll(() => close());

  it('create a key that is returned once and not stored', async () => {
    const { id, key } = await accounts.create('a bot', 500, noon);
    // 256 bits in base64url are 43 characters.
    expect(key).toMatch(/^bb_[\w-]{43}$/);
    const record = (await accounts.list()).find((one) => one.id === id);
    expect(record).toEqual({ id, name: 'a bot', dailyQuota: 500, createdAt: noon, revokedAt: null });
    expect(JSON.stringify(await accounts.list())).not.toContain(key);
  });

  it('create different keys and ids', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => accounts.create('many', 1, noon)));
    expect(new Set(made.map(({ key }) => key)).size).toBe(20);
    expect(new Set(made.map(({ id }) => id)).size).toBe(20);
  });

  it('list keys in the order of creation', async () => {
    await accounts.create('later', 1, noon + 2000);
    await accounts.create('earlier', 1, noon + 1000);
    const times = (await accounts.list()).map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('authenticate a valid key, with its quota in half units, and no other text', async () => {
    const { id, key } = await accounts.create('valid', 10, noon);
    expect(await accounts.authenticate(key)).toEqual({ id, quota: 20 });
    for (const other of [
      '',
      id,
      key.slice(0, -1),
      `${key} `,
      key.toUpperCase(),
      `Bearer ${key}`,
      "' OR 1=1 --",
      '🌊',
    ]) {
      expect(await accounts.authenticate(other), other).toBeUndefined();
    }
  });

  it('rotate a key: the new one has quota and usage of the old one, which is no longer valid', async () => {
    const { id, key } = await accounts.create('rotated', 10, noon);
    await accounts.charge({ id, quota: 20 }, day, 4);
    const next = await accounts.rotate(id);
    expect(next).toMatch(/^bb_[\w-]{43}$/);
    expect(next).not.toBe(key);
    expect(await accounts.authenticate(next!)).toEqual({ id, quota: 20 });
    expect(await accounts.authenticate(key)).toBeUndefined();
    expect(await accounts.used({ id }, day)).toBe(4);
    expect((await accounts.list()).filter((one) => one.id === id)).toHaveLength(1);
  });

  it('do not rotate an unknown or revoked key', async () => {
    const { id } = await accounts.create('gone', 10, noon);
    await accounts.revoke(id, noon);
    expect(await accounts.rotate(id)).toBeUndefined();
    expect(await accounts.rotate('unknown')).toBeUndefined();
  });

  it('revoke a key once', async () => {
    const { id, key } = await accounts.create('revoked', 10, noon);
    expect(await accounts.revoke(id, noon + 1)).toBe(true);
    expect(await accounts.authenticate(key)).toBeUndefined();
    expect(await accounts.revoke(id, noon + 2)).toBe(false);
    expect((await accounts.list()).find((one) => one.id === id)?.revokedAt).toBe(noon + 1);
    expect(await accounts.revoke('unknown', noon)).toBe(false);
  });

  it('charge up to the quota, and nothing where it would be exceeded', async () => {
    const { id } = await accounts.create('charged', 5, noon);
    const account = { id, quota: 10 };
    expect(await accounts.used(account, day)).toBe(0);
    expect(await accounts.charge(account, day, 3)).toEqual({ accepted: true, used: 3 });
    expect(await accounts.charge(account, day, 8)).toEqual({ accepted: false, used: 3 });
    expect(await accounts.charge(account, day, 7)).toEqual({ accepted: true, used: 10 });
    expect(await accounts.charge(account, day, 1)).toEqual({ accepted: false, used: 10 });
    expect(await accounts.used(account, day)).toBe(10);
  });

  it('refund a cost, which can be charged again', async () => {
    const { id } = await accounts.create('refunded', 5, noon);
    const account = { id, quota: 10 };
    await accounts.charge(account, day, 10);
    expect(await accounts.refund(account, day, 4)).toBe(6);
    expect(await accounts.used(account, day)).toBe(6);
    expect(await accounts.charge(account, day, 5)).toEqual({ accepted: false, used: 6 });
    expect(await accounts.charge(account, day, 4)).toEqual({ accepted: true, used: 10 });
    expect(await accounts.refund(account, '2026-11-22', 4)).toBe(0);
  });

  it('refuse a first charge beyond the quota', async () => {
    const { id } = await accounts.create('small', 1, noon);
    expect(await accounts.charge({ id, quota: 2 }, day, 3)).toEqual({ accepted: false, used: 0 });
    expect(await accounts.charge({ id, quota: 0 }, day, 1)).toEqual({ accepted: false, used: 0 });
  });

  it('count each day and each key separately', async () => {
    const [one, other] = [await accounts.create('one', 5, noon), await accounts.create('other', 5, noon)];
    await accounts.charge({ id: one.id, quota: 10 }, day, 4);
    expect(await accounts.used({ id: one.id }, '2026-11-21')).toBe(0);
    expect(await accounts.used({ id: other.id }, day)).toBe(0);
  });

  it('charge without limit where there is no quota', async () => {
    const { id } = await accounts.create('endless', 0, noon);
    for (let i = 1; i <= 3; i++) {
      expect(await accounts.charge({ id }, day, 1000)).toEqual({ accepted: true, used: 1000 * i });
    }
  });

  it('charge different costs concurrently: each that fits, with the usage after it', async () => {
    const { id } = await accounts.create('mixed', 10, noon);
    const account = { id, quota: 20 };
    const costs = Array.from({ length: 40 }, (_unused, i) => (i % 3) + 1);
    const charged = await Promise.all(costs.map(async (cost) => accounts.charge(account, day, cost)));
    const taken = costs.filter((_unused, i) => charged[i]!.accepted);
    const sum = taken.reduce((total, cost) => total + cost, 0);
    // The rest is too small for any charge that was refused.
    expect(sum).toBe(20);
    expect(await accounts.used(account, day)).toBe(20);
    const after = charged.filter(({ accepted }) => accepted).map(({ used }) => used);
    expect(new Set(after).size).toBe(taken.length);
  });

  it('charge exactly, two hundred concurrently', async () => {
    const { id } = await accounts.create('concurrent', 50, noon);
    const account = { id, quota: 100 };
    const charged = await Promise.all(Array.from({ length: 200 }, async () => accounts.charge(account, day, 1)));
    expect(charged.filter(({ accepted }) => accepted)).toHaveLength(100);
    expect(new Set(charged.flatMap(({ accepted, used }) => (accepted ? [used] : []))).size).toBe(100);
    expect(await accounts.used(account, day)).toBe(100);
  });
});

describe('accounts in one SQLite file', () => {
  it('are charged exactly over two connections', async () => {
    const [one, other] = [await open('shared.sqlite'), await open('shared.sqlite')];
    const { id, key } = await one.accounts.create('shared', 50, noon);
    expect(await other.accounts.authenticate(key)).toEqual({ id, quota: 100 });
    const account = { id, quota: 100 };
    const charged = await Promise.all(
      Array.from({ length: 200 }, async (_, i) => (i % 2 ? one : other).accounts.charge(account, day, 1)),
    );
    expect(charged.filter(({ accepted }) => accepted)).toHaveLength(100);
    expect(await one.accounts.used(account, day)).toBe(100);
    await Promise.all([one.close(), other.close()]);
  });

  it('are charged exactly by two processes at once', async () => {
    const { accounts, close } = await open('processes.sqlite');
    const { id } = await accounts.create('processes', 50, noon);
    const file = `sqlite:${path.join(folder, 'processes.sqlite')}`;
    const charging = `
      const database = await store.openDatabase(${JSON.stringify(file)});
      const accounts = store.createAccounts(database, 'any');
      let accepted = 0;
      for (let i = 0; i < 100; i++) {
        if ((await accounts.charge({ id: ${JSON.stringify(id)}, quota: 100 }, '${day}', 1)).accepted) accepted++;
      }
      await database.destroy();
      console.log(accepted);`;
    const accepted = await Promise.all([inAnotherProcess(charging), inAnotherProcess(charging)]);
    expect(accepted.reduce((sum, count) => sum + Number(count), 0)).toBe(100);
    expect(await accounts.used({ id }, day)).toBe(100);
    await close();
  });

  it('are still there when the file is opened again', async () => {
    const before = await open('again.sqlite');
    const { id, key } = await before.accounts.create('again', 5, noon);
    await before.accounts.charge({ id, quota: 10 }, day, 4);
    await before.close();
    const after = await open('again.sqlite');
    expect(await after.accounts.authenticate(key)).toEqual({ id, quota: 10 });
    expect(await after.accounts.used({ id }, day)).toBe(4);
    await after.close();
  });

  it('are useless to a thief of the file without the secret', async () => {
    const owner = await open('stolen.sqlite');
    const { key } = await owner.accounts.create('owner', 5, noon);
    const thief = await open('stolen.sqlite', 'another secret');
    expect(await thief.accounts.authenticate(key)).toBeUndefined();
    const rows = new DatabaseSync(path.join(folder, 'stolen.sqlite')).prepare('SELECT * FROM api_keys').all();
    expect(JSON.stringify(rows)).not.toContain(key.slice(3));
    await Promise.all([owner.close(), thief.close()]);
  });

  it('are created once where two open a new file at the same time', async () => {
    const opened = await Promise.all([open('fresh/first.sqlite'), open('fresh/first.sqlite')]);
    for (const { accounts } of opened) await accounts.create('a name', 1, noon);
    for (const { accounts } of opened) expect(await accounts.list()).toHaveLength(2);
    for (const { close } of opened) await close();
  });
});
