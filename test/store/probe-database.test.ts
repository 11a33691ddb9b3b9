import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeDatabase } from '../../src/store/index.ts';
import { everyDatabase, type OpenedDatabase } from '../support/databases.ts';

describe.each(everyDatabase('Probes of the database'))('a probe of %s', (name, open) => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('leaves nothing behind', async () => {
    const { database } = opened;
    await Promise.all([probeDatabase(database), probeDatabase(database)]);
    expect(await database.selectFrom('health_probes').selectAll().execute()).toEqual([]);
  });

  it('fails where reading works and writing does not', async () => {
    const database = await opened.another();
    const readOnly = name === 'Postgres' ? sql`set default_transaction_read_only = on` : sql`pragma query_only = on`;
    await readOnly.execute(database);
    expect(await database.selectFrom('api_keys').selectAll().execute()).toEqual([]);
    await expect(probeDatabase(database)).rejects.toThrow();
  });
});
