import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Since when a digest is gone, and points no more exact than may be kept: some 100 m. */
export const digestsGone: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('digests').addColumn('gone_at', 'bigint').execute();
    await sql`update digests set gone_at = cast(${Date.now()} as bigint) where status = 'gone'`.execute(db);
    const { rows } = await sql<{ id: string; schedule: string }>`select id, schedule from digests`.execute(db);
    for (const { id, schedule } of rows) {
      const kept = schedule.replaceAll(/("(?:lat|lng)":)(-?[\d.e-]+)/g, (_, key: string, degrees: string) => {
        return `${key}${Number(Number(degrees).toFixed(3)) + 0}`;
      });
      if (kept !== schedule) await sql`update digests set schedule = ${kept} where id = ${id}`.execute(db);
    }
  },
};
