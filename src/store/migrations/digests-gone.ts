import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the time since which a digest is gone, and rounds stored points to some 100 m for privacy. */
export const digestsGone: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('digests').addColumn('gone_at', 'bigint').execute();
    await sql`update digests set gone_at = cast(${Date.now()} as bigint) where status = 'gone'`.execute(db);
    const { rows } = await sql<{ id: string; schedule: string }>`select id, schedule from digests`.execute(db);
    for (const { id, schedule } of rows) {
      const known = JSON.parse(schedule) as { point: { lat: number; lng: number } };
      const point = { lat: rounded(known.point.lat), lng: rounded(known.point.lng) };
      await sql`update digests set schedule = ${JSON.stringify({ ...known, point })} where id = ${id}`.execute(db);
    }
  },
};

function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
