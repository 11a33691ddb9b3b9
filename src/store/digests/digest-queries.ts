import { sql } from 'kysely';
import type { Digest, DigestTarget } from '../../chat/ports.ts';
import type { DigestStore } from '../../digests/ports.ts';
import type { Database } from '../database.ts';
import { digestOf, targetColumns, UnreadableRow, type DigestRow } from './rows.ts';

export type DigestQueries = Pick<DigestStore, 'list' | 'find' | 'withId' | 'ofOwner' | 'countDue' | 'lastDeliveries'>;

/** Reads digests, as people set them up, from the database. */
export function createDigestQueries(database: Database): DigestQueries {
  const inChannel = (target: DigestTarget) => {
    const { platform, target_kind, target: id, thread } = targetColumns(target);
    return database
      .selectFrom('digests')
      .selectAll()
      .where('platform', '=', platform)
      .where('target_kind', '=', target_kind)
      .where('target', '=', id)
      .where('thread', '=', thread);
  };
  return {
    list: async (target) => readable(await inChannel(target).orderBy('number').execute()),

    async find(target, number) {
      return readable(await inChannel(target).where('number', '=', number).execute())[0];
    },

    async withId(id) {
      return readable(await database.selectFrom('digests').selectAll().where('id', '=', id).execute())[0];
    },

    async ofOwner(platform, owner) {
      const rows = await database
        .selectFrom('digests')
        .selectAll()
        .where('platform', '=', platform)
        .where('owner', '=', owner)
        .orderBy('created_at')
        .execute();
      return readable(rows);
    },

    async countDue(platform, dueAt) {
      const { count } = await database
        .selectFrom('digests')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('status', '=', sql.lit('active'))
        .where('kind', '=', sql.lit('digest'))
        .where('next_due_at', '=', dueAt)
        .where('platform', '=', platform)
        .executeTakeFirstOrThrow();
      return count;
    },

    lastDeliveries: (id) => lastDeliveries(database, id),
  };
}

/** Leaves out digests that cannot be read, so that the others of a channel can still be listed and changed. */
function readable(rows: readonly DigestRow[]): Digest[] {
  return rows.flatMap((row) => {
    try {
      return digestOf(row);
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error;
      return [];
    }
  });
}

async function lastDeliveries(database: Database, id: string): ReturnType<DigestStore['lastDeliveries']> {
  const finished = () =>
    database
      .selectFrom('digest_outbox')
      .select(['finished_at', 'error'])
      .where('digest_id', '=', id)
      .where('kind', '!=', 'notice')
      .orderBy('finished_at', 'desc')
      .limit(1);
  const sent = await finished().where('state', '=', 'sent').executeTakeFirst();
  const failed = await finished().where('state', 'in', ['expired', 'dead', 'dropped']).executeTakeFirst();
  return {
    ...(sent?.finished_at && { sentAt: sent.finished_at }),
    ...(failed?.finished_at && { failedAt: failed.finished_at, error: failed.error ?? 'too-late' }),
  };
}

/** How many digests there are, by status. */
export async function countDigests(database: Database): Promise<readonly { status: string; count: number }[]> {
  const rows = await database
    .selectFrom('digests')
    .select((eb) => ['status', eb.fn.countAll().as('count')])
    .groupBy('status')
    .orderBy('status')
    .execute();
  return rows.map(({ status, count }) => ({ status, count: Number(count) }));
}
