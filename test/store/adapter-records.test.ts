import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdapterRecords } from '../../src/adapters/ports.ts';
import { createAdapterRecords, isPostgres } from '../../src/store/index.ts';
import { everyDatabase, type OpenedDatabase } from '../support/databases.ts';
import { recordsInMemory } from '../support/records-in-memory.ts';

let now = 1_000_000;
const clock = (): number => now;

/** What every implementation does; `other` are the same records in another process. */
function itKeepsRecords(records: () => AdapterRecords, other: () => Promise<AdapterRecords>): void {
  it('keep the latest value of a name', async () => {
    expect(await records().read('commands')).toBeUndefined();
    await records().write('commands', 'one');
    await records().write('commands', 'two');
    expect(await (await other()).read('commands')).toBe('two');
  });

  it('give a claim to one of several processes', async () => {
    const all = [records(), await other(), records()];
    const claims = await Promise.all(all.map((one) => one.claim('event 1', 1000)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('give a claim anew when it has lapsed', async () => {
    expect(await records().claim('event 2', 1000)).toBe(true);
    now += 999;
    expect(await records().claim('event 2', 1000)).toBe(false);
    now += 1;
    expect(await records().claim('event 2', 1000)).toBe(true);
  });
}

describe('the records of an adapter in memory', () => {
  const records = recordsInMemory(clock);
  itKeepsRecords(
    () => records,
    async () => records,
  );
});

describe.each(everyDatabase('records of adapters'))('the records of an adapter in %s', (_, open) => {
  let opened: OpenedDatabase;
  beforeAll(async () => void (opened = await open()));
  afterAll(() => opened.close());
  const records = (platform = 'discord') => createAdapterRecords(opened.database, platform, clock);

  itKeepsRecords(records, async () => {
    const { database, another } = opened;
    // A second connection to SQLite in this process would wait for the first one, and it for the event loop.
    return createAdapterRecords(isPostgres(database) ? await another() : database, 'discord', clock);
  });

  it('are those of one platform', async () => {
    await records().claim('event 3', 1000);
    await records().write('name', 'value');
    expect(await records('telegram').read('name')).toBeUndefined();
    expect(await records('telegram').claim('event 3', 1000)).toBe(true);
  });

  it('are deleted when they have lapsed, and values never', async () => {
    const adapter = records();
    await adapter.write('kept', 'value');
    await adapter.claim('event 4', 1000);
    now += 60_000;
    await adapter.claim('event 5', 1000);
    const query = opened.database.selectFrom('adapter_records').select('name').where('platform', '=', 'discord');
    const names = (await query.execute()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['event 5', 'kept']));
    expect(names.some((name) => /event [1-4]/.test(name))).toBe(false);
  });
});
