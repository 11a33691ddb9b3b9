import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdapterRecords, isPostgres } from '../../src/store/index.ts';
import { everyDatabase, type OpenedDatabase } from '../support/databases.ts';

describe.each(everyDatabase('records of adapters'))('the records of an adapter in %s', (_, open) => {
  let opened: OpenedDatabase;
  let now = 1_000_000;
  beforeAll(async () => void (opened = await open()));
  afterAll(() => opened.close());
  const records = (platform = 'discord') => createAdapterRecords(opened.database, platform, () => now);

  it('keep the latest value of a name, for each platform', async () => {
    expect(await records().read('commands')).toBeUndefined();
    await records().write('commands', 'one');
    await records().write('commands', 'two');
    expect(await records().read('commands')).toBe('two');
    expect(await records('telegram').read('commands')).toBeUndefined();
  });

  it('give a claim to one of several processes', async () => {
    const { database, another } = opened;
    const other = createAdapterRecords(isPostgres(database) ? await another() : database, 'discord', () => now);
    const claims = await Promise.all([records(), other, records()].map((one) => one.claim('event 1', 1000)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await records('telegram').claim('event 1', 1000)).toBe(true);
  });

  it('give a claim anew when it has lapsed', async () => {
    expect(await records().claim('event 2', 1000)).toBe(true);
    now += 999;
    expect(await records().claim('event 2', 1000)).toBe(false);
    now += 1;
    expect(await records().claim('event 2', 1000)).toBe(true);
  });

  it('are deleted when they have lapsed, and values never', async () => {
    const adapter = records();
    await adapter.write('kept', 'value');
    await adapter.claim('event 3', 1000);
    now += 60_000;
    await adapter.claim('event 4', 1000);
    const rows = await opened.database
      .selectFrom('adapter_records')
      .select('name')
      .where('platform', '=', 'discord')
      .execute();
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['event 4', 'kept']));
    expect(names.some((name) => /event [123]/.test(name))).toBe(false);
  });
});
