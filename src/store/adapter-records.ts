import type { AdapterRecords } from '../adapters/ports.ts';
import type { Database } from './database.ts';
import { ms } from './limits.ts';
import { put, remove, rowsOf } from './statements.ts';

/** The records of a platform's adapter in the database. `now` is UTC, ms. */
export function createAdapterRecords(database: Database, platform: string, now: () => number): AdapterRecords {
  let sweptAt = -Infinity;
  const sweep = async (at: number): Promise<void> => {
    if (at - sweptAt < ms.sweep) return;
    sweptAt = at;
    await remove(database, 'adapter_records', { platform }).where('expires_at', '<=', at).execute();
  };
  return {
    async claim(name, ttlMs) {
      const at = now();
      await sweep(at);
      const row = { platform, name, value: '', expires_at: at + ttlMs };
      // One statement, so that of two processes only one gets the row.
      const { numInsertedOrUpdatedRows: claimed } = await database
        .insertInto('adapter_records')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['platform', 'name'])
            .doUpdateSet({ expires_at: row.expires_at })
            .where('adapter_records.expires_at', '<=', at),
        )
        .executeTakeFirstOrThrow();
      return claimed === 1n;
    },
    async read(name) {
      return (await rowsOf(database, 'adapter_records', { platform, name }).select('value').executeTakeFirst())?.value;
    },
    async write(name, value) {
      const row = { platform, name, value, expires_at: null };
      await put(database, 'adapter_records', row, ['platform', 'name'], { value });
    },
  };
}
