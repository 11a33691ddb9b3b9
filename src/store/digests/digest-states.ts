import type { Transaction } from 'kysely';
import type { DigestFilter, DigestStates } from '../../digests/ports.ts';
import type { Instant } from '../../domain/time.ts';
import { durably, type Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { rowsOf, update } from '../statements.ts';
import { addDelivery, dropPending, forgetMessages, lockNumbering, nextNumber, resumedState } from './changes.ts';
import { targetOf } from './rows.ts';

export function createDigestStates(database: Database): DigestStates {
  return {
    disable: (where, reason, now) =>
      database.transaction().execute(async (work) => {
        const ids = (await rowsOf(work, 'digests', columnsOf(where)).select('id').execute()).map(({ id }) => id);
        return ids.length > 0 ? disableAll(work, ids, reason, now) : [];
      }),

    async enable(targets, backSince, now) {
      for (const { platform, kind, id } of targets) {
        await update(database, 'digests', { platform, target_kind: kind, target: id, status: 'gone' })
          .set(resumedState(now))
          .where('gone_at', '<=', backSince)
          .execute();
      }
    },

    recordRefusal: (id, day, reason, now) =>
      database.transaction().execute(async (work) => {
        const refused = await update(work, 'digests', { id })
          .set((eb) => ({ refused_on: eb.fn.coalesce('refused_on', eb.val(day)) }))
          .returning('refused_on')
          .executeTakeFirst();
        return !refused || refused.refused_on === day ? [] : disableAll(work, [id], reason, now);
      }),

    async clearRefusals(id) {
      await update(database, 'digests', { id }).where('refused_on', 'is not', null).set({ refused_on: null }).execute();
    },

    moveChannel: (platform, from, to) => durably(database, (work) => renumber(work, platform, from, to)),
    addDelivery: (digestId, delivery) => addDelivery(database, digestId, delivery),
  };
}

async function renumber(work: Transaction<Tables>, platform: string, from: string, to: string): Promise<void> {
  await lockNumbering(work);
  const channel = { platform, target_kind: 'channel' } as const;
  const moving = rowsOf(work, 'digests', { ...channel, target: from }).select(['id', 'thread']);
  for (const { id, thread } of await moving.execute()) {
    const number = await nextNumber(work, { ...channel, target: to, thread });
    await update(work, 'digests', { id }).set({ target: to, number }).execute();
    await forgetMessages(work, id);
  }
}

function columnsOf(where: DigestFilter) {
  if ('id' in where) return { id: where.id };
  const { platform, kind, target, thread } = where;
  return { platform, target_kind: kind, target, ...(thread !== undefined && { thread }) };
}

async function disableAll(work: Transaction<Tables>, ids: readonly string[], reason: string, now: Instant) {
  // A paused digest stays paused: it must not be sent when the channel accepts messages again.
  const gone = await update(work, 'digests', { status: 'active' })
    .set({ status: 'gone', reason, gone_at: now })
    .where('id', 'in', ids)
    .returning(['id', 'platform', 'target_kind', 'target', 'thread', 'owner'])
    .execute();
  const goneIds = gone.map(({ id }) => id);
  if (goneIds.length > 0) await dropPending(work, goneIds, reason, now);
  return gone.map(({ id, owner, ...row }) => ({ id, owner, target: targetOf(row) }));
}
