import type { Transaction } from 'kysely';
import type { DigestFilter, DigestStates, EndedDigest } from '../../digests/ports.ts';
import type { Instant } from '../../domain/time.ts';
import { durably, type Database, type Tables } from '../database.ts';
import { addDelivery, dropPending, lockNumbering, nextNumber, resumedState } from './changes.ts';
import { targetOf } from './rows.ts';

/** Ends and resumes digests as their channels refuse and accept messages. */
export function createDigestStates(database: Database): DigestStates {
  return {
    disable: (where, reason, now) =>
      database.transaction().execute(async (work) => {
        const rows = await idsWhere(work, where).execute();
        const ids = rows.map(({ id }) => id);
        return ids.length > 0 ? disableAll(work, ids, reason, now) : [];
      }),

    async enable(targets, backSince, now) {
      for (const { platform, kind, id } of targets) {
        await database
          .updateTable('digests')
          .set(resumedState(now))
          .where('platform', '=', platform)
          .where('target_kind', '=', kind)
          .where('target', '=', id)
          .where('status', '=', 'gone')
          .where('gone_at', '<=', backSince)
          .execute();
      }
    },

    recordRefusal: (id, day, reason, now) =>
      database.transaction().execute(async (work) => {
        const refused = await work
          .updateTable('digests')
          .set((eb) => ({ refused_on: eb.fn.coalesce('refused_on', eb.val(day)) }))
          .where('id', '=', id)
          .returning('refused_on')
          .executeTakeFirst();
        return !refused || refused.refused_on === day ? [] : disableAll(work, [id], reason, now);
      }),

    async clearRefusals(id) {
      await database
        .updateTable('digests')
        .set({ refused_on: null })
        .where('id', '=', id)
        .where('refused_on', 'is not', null)
        .execute();
    },

    moveChannel: (platform, from, to) => durably(database, (work) => renumber(work, platform, from, to)),
    addDelivery: (digestId, delivery) => addDelivery(database, digestId, delivery),
  };
}

async function renumber(work: Transaction<Tables>, platform: string, from: string, to: string): Promise<void> {
  await lockNumbering(work);
  const moving = await work
    .selectFrom('digests')
    .select(['id', 'thread'])
    .where('platform', '=', platform)
    .where('target_kind', '=', 'channel')
    .where('target', '=', from)
    .execute();
  for (const { id, thread } of moving) {
    const number = await nextNumber(work, { platform, target_kind: 'channel', target: to, thread });
    await work.updateTable('digests').set({ target: to, number }).where('id', '=', id).execute();
  }
}

function idsWhere(work: Transaction<Tables>, where: DigestFilter) {
  const columns =
    'id' in where
      ? { id: where.id }
      : {
          platform: where.platform,
          target_kind: where.kind,
          target: where.target,
          ...(where.thread !== undefined && { thread: where.thread }),
        };
  return work
    .selectFrom('digests')
    .select('id')
    .where((eb) => eb.and(columns));
}

async function disableAll(
  work: Transaction<Tables>,
  ids: readonly string[],
  reason: string,
  now: Instant,
): Promise<EndedDigest[]> {
  const gone = await work
    .updateTable('digests')
    .set({ status: 'gone', reason, gone_at: now })
    .where('id', 'in', ids)
    // A paused digest stays paused: it must not be sent when the channel accepts messages again.
    .where('status', '=', 'active')
    .returning(['id', 'platform', 'target_kind', 'target', 'thread', 'owner'])
    .execute();
  const goneIds = gone.map(({ id }) => id);
  if (goneIds.length > 0) await dropPending(work, goneIds, reason, now);
  return gone.map(({ id, owner, ...row }) => ({ id, owner, target: targetOf(row) }));
}
