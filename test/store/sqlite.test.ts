import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../../src/store/index.ts';
import { Problem } from '../../src/problem.ts';

it('keeps the cause of a transaction that SQLite has rolled back itself, as on a full disk', async () => {
  const database = await openDatabase('sqlite::memory:', () => {});
  const transaction = database.transaction().execute(async (begun) => {
    await sql`rollback`.execute(begun);
    throw new Problem('store-unavailable');
  });
  await expect(transaction).rejects.toMatchObject({ code: 'store-unavailable' });
  await database.transaction().execute(async (next) => sql`select 1`.execute(next));
  await database.destroy();
});
