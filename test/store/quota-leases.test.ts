import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccounts, createCachedAccounts, openDatabase } from '../../src/store/index.ts';
import { maxLease } from '../../src/store/quota-leases.ts';
import { seeded } from '../bench/digests/random.ts';
import { postgresLeftOut, temporarySchema, withoutPostgres } from '../support/postgres.ts';
import { temporaryFolder } from '../support/temporary.ts';

const folder = temporaryFolder();
const day = '2026-11-20';
const nextDay = '2026-11-21';

async function openOn(url: string) {
  const database = await openDatabase(url, (error) => {
    throw error;
  });
  const stored = createAccounts(database, 'a secret of the test');
  const statements = { count: 0 };
  const counted = {
    ...stored,
    charge: (...args: Parameters<typeof stored.charge>) => (statements.count++, stored.charge(...args)),
    refund: (...args: Parameters<typeof stored.refund>) => (statements.count++, stored.refund(...args)),
  };
  const startProcess = () => createCachedAccounts(counted, () => performance.now());
  return { stored, startProcess, statements, close: () => database.destroy() };
}

const openFile = () => openOn(`sqlite:${path.join(folder, 'leases.sqlite')}`);

/** An account with a new key, and a quota in half units. */
async function accountOf({ create }: Awaited<ReturnType<typeof openOn>>['stored'], quota: number) {
  const { id } = await create('leased', quota / 2, 0);
  return { id, quota };
}

// A process that is killed has no timers: here they stand still.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('leases of quota', () => {
  it('charge a busy key with few statements', async () => {
    const { stored, startProcess, statements, close } = await openFile();
    const account = await accountOf(stored, 1_000_000);
    const { charge, returnLeases } = startProcess();
    for (let i = 1; i <= 5000; i++) expect(await charge(account, day, 2)).toEqual({ accepted: true, used: 2 * i });
    // Doubled up to 1,000 half units: 10 statements for the first thousand, then one for each.
    expect(statements.count).toBeLessThan(25);
    await returnLeases();
    expect(await stored.used(account, day)).toBe(10_000);
    await close();
  });

  it('charge a key that is used now and then exactly, each time by one statement', async () => {
    const { stored, startProcess, statements, close } = await openFile();
    const account = await accountOf(stored, 1000);
    const { charge } = startProcess();
    for (let i = 1; i <= 5; i++) {
      await charge(account, day, 2);
      expect(statements.count).toBe(i);
      expect(await stored.used(account, day)).toBe(2 * i);
      await vi.advanceTimersByTimeAsync(2000);
    }
    await close();
  });

  it('write back what is not used for a second, also of the day before', async () => {
    const { stored, startProcess, close } = await openFile();
    const account = await accountOf(stored, 1_000_000);
    const { charge, refund, used } = startProcess();
    for (let i = 0; i < 300; i++) await charge(account, day, 2);
    await charge(account, nextDay, 1);
    await refund(account, nextDay, 1);
    expect(await used(account, nextDay)).toBe(0);
    await vi.advanceTimersByTimeAsync(2000);
    await expect
      .poll(async () => [await stored.used(account, day), await stored.used(account, nextDay)])
      .toEqual([600, 0]);
    await close();
  });

  it('refuse beyond the quota, and charge the last unit', async () => {
    const { stored, startProcess, close } = await openFile();
    const account = await accountOf(stored, 100);
    const { charge } = startProcess();
    const charged = [];
    for (let i = 0; i < 60; i++) charged.push(await charge(account, day, 2));
    expect(charged.filter(({ accepted }) => accepted)).toHaveLength(50);
    expect(charged.at(-1)).toEqual({ accepted: false, used: 100 });
    await close();
  });

  it('refuse nothing that fits after a refund', async () => {
    const { stored, startProcess, close } = await openFile();
    const account = await accountOf(stored, 10);
    const { charge, refund } = startProcess();
    await charge(account, day, 10);
    expect(await refund(account, day, 4)).toBe(6);
    expect(await charge(account, day, 5)).toEqual({ accepted: false, used: 6 });
    expect(await charge(account, day, 4)).toEqual({ accepted: true, used: 10 });
    await close();
  });
});

const databases: Record<string, () => Promise<Awaited<ReturnType<typeof openOn>>>> = {
  SQLite: openFile,
  ...(withoutPostgres
    ? {}
    : {
        async Postgres() {
          const { url, drop } = await temporarySchema();
          const { close, ...opened } = await openOn(url);
          return { ...opened, close: async () => (await close(), drop()) };
        },
      }),
};

describe(`leases of processes that are killed${postgresLeftOut}`, () => {
  it.each(Object.entries(databases))('never exceed the quota on %s, and lose a lease each at most', async (_, open) => {
    const { stored, startProcess, close } = await open();
    for (const seed of [1, 2, 3]) {
      const random = seeded(seed);
      const pick = (count: number): number => Math.floor(random() * count);
      const account = await accountOf(stored, 4000 + 2 * pick(2000));
      const processes = [startProcess(), startProcess(), startProcess()];
      let charged = 0;
      let kills = 0;
      for (let round = 0; round < 200; round++) {
        const n = pick(processes.length);
        const { charge, refund } = processes[n]!;
        const costs = Array.from({ length: 1 + pick(20) }, () => 1 + pick(4));
        const accepted = await Promise.all(costs.map(async (cost) => charge(account, day, cost)));
        const paid = costs.filter((_unused, i) => accepted[i]!.accepted);
        charged += paid.reduce((sum, cost) => sum + cost, 0);
        const [back] = paid;
        if (back !== undefined && pick(3) === 0) {
          await refund(account, day, back);
          charged -= back;
        }
        if (pick(40) > 0) continue;
        processes[n] = startProcess();
        kills++;
      }
      expect(charged).toBeLessThanOrEqual(account.quota);
      await Promise.all(processes.map(({ returnLeases }) => returnLeases()));
      const lost = (await stored.used(account, day)) - charged;
      expect(lost).toBeGreaterThanOrEqual(0);
      expect(lost).toBeLessThanOrEqual(kills * maxLease);
      expect(await stored.used(account, day)).toBeLessThanOrEqual(account.quota);
    }
    await close();
  });
});
