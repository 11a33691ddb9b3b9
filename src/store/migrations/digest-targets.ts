import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type OldDigest = { id: string; channel: string; heard: string };

/**
 * Targets as kind and id instead of `@id` in the channel, the kind of a delivery as a column instead of a prefix of its
 * slot, and messages with their present member names.
 */
export const digestTargets: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('digests')
      .addColumn('target_kind', 'text', (column) => column.defaultTo('channel'))
      .execute();
    const { rows } = await sql<OldDigest>`select id, channel, heard from digests`.execute(db);
    for (const { id, channel, heard } of rows) {
      const kind = channel.startsWith('@') ? 'person' : 'channel';
      await sql`update digests set target_kind = ${kind}, channel = ${channel.replace(/^@/, '')},
        heard = ${renamed(heard)} where id = ${id}`.execute(db);
    }
    await db.schema.alterTable('digests').renameColumn('channel', 'target').execute();
    await db.schema.alterTable('digests').renameColumn('heard', 'message').execute();
    await db.schema.alterTable('digests').renameColumn('struck_on', 'refused_on').execute();
    await db.schema
      .alterTable('digest_outbox')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('scheduled'))
      .execute();
    await sql`update digest_outbox set kind = 'test' where slot like 'test%'`.execute(db);
    await sql`update digest_outbox set kind = 'notice' where slot = 'notice'`.execute(db);
    await db.schema.alterTable('digest_lanes').renameTo('rate_limits').execute();
  },
};

/** `{"asker", "said"}` as `{"user", "input"}`; a text that is no JSON stays, to be reported when it is read. */
function renamed(heard: string): string {
  try {
    const { asker, said } = JSON.parse(heard) as { asker?: unknown; said?: unknown };
    return JSON.stringify({ user: asker, input: said });
  } catch {
    return heard;
  }
}
