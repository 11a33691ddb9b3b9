import type { AdapterRecords } from '../adapters/ports.ts';
import type { Database } from './database.ts';

/** Lapsed claims are deleted no more often, ms. */
const sweepIntervalMs = 60_000;

/** The records of a platform's adapter in the database. `now` is UTC, ms. */
export function createAdapterRecords(database: Database, platform: string, now: () => number): AdapterRecords {
  let sweptAt = -Infinity;
  const sweep = async (at: number): Promise<void> => {
    if (at - sweptAt < sweepIntervalMs) return;
    sweptAt = at;
    await database
      .deleteFrom('adapter_records')
      .where('platform', '=', platform)
      .where('expires_at', '<=', at)
      .execute();
  };
  const ofName = (name: string) =>
    database.selectFrom('adapter_records').select('value').where('platform', '=', platform).where('name', '=', name);
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
    read: async (name) => (await ofName(name).executeTakeFirst())?.value,
    async write(name, value) {
      await database
        .insertInto('adapter_records')
        .values({ platform, name, value, expires_at: null })
        .onConflict((conflict) => conflict.columns(['platform', 'name']).doUpdateSet({ value }))
        .execute();
    },
  };
}
