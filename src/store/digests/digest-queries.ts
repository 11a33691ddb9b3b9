import type { DigestStore } from '../../digests/ports.ts';
import type { Database } from '../database.ts';
import { rowsOf } from '../statements.ts';
import { activeDigest } from './changes.ts';
import { digestOf, readRows, targetColumns } from './rows.ts';

export type DigestQueries = Pick<DigestStore, 'list' | 'find' | 'withId' | 'ofOwner' | 'countDue' | 'last'>;

export function createDigestQueries(database: Database): DigestQueries {
  /** Leaves out digests that cannot be read, so that the others of a channel can still be listed and changed. */
  const read = async (where: Parameters<typeof rowsOf<'digests'>>[2], order: 'number' | 'created_at' = 'number') =>
    readRows(await rowsOf(database, 'digests', where).selectAll().orderBy(order).execute(), digestOf).readable;
  return {
    list: (target) => read(targetColumns(target)),
    find: async (target, number) => (await read({ ...targetColumns(target), number }))[0],
    withId: async (id) => (await read({ id }))[0],
    ofOwner: (platform, owner) => read({ platform, owner }, 'created_at'),

    async countDue(platform, dueAt) {
      const due = rowsOf(database, 'digests', { ...activeDigest, next_due_at: dueAt, platform });
      return (await due.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
    },

    last: (id) => lastDeliveries(database, id),
  };
}

async function lastDeliveries(database: Database, id: string): ReturnType<DigestStore['last']> {
  const finished = rowsOf(database, 'digest_outbox', { digest_id: id })
    .select(['finished_at', 'error'])
    .where('kind', 'not in', ['notice', 'edit'])
    .orderBy('finished_at', 'desc')
    .limit(1);
  const sent = await finished.where('state', '=', 'sent').executeTakeFirst();
  const failed = await finished.where('state', 'in', ['expired', 'dead', 'dropped']).executeTakeFirst();
  return {
    ...(sent?.finished_at && { sentAt: sent.finished_at }),
    ...(failed?.finished_at && { failedAt: failed.finished_at, error: failed.error ?? 'too-late' }),
  };
}

export function countDigests(database: Database): Promise<readonly { status: string; count: number }[]> {
  return database
    .selectFrom('digests')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .orderBy('status')
    .execute();
}
