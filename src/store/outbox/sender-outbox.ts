import { sql, type ExpressionBuilder } from 'kysely';
import type { ClaimedDelivery, SenderOutbox } from '../../digests/ports.ts';
import type { Instant } from '../../domain/time.ts';
import { durably, isPostgres, type Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { readMessage, readNews, readRows, readTiming, targetOf } from '../digests/rows.ts';
import { clockMs } from '../clock.ts';
import { rowsOf, update } from '../statements.ts';
import { ms } from '../limits.ts';

/** The senders' side of the outbox. Any number of processes may share it on Postgres; on SQLite, one. */
export function createSenderOutbox(database: Database): SenderOutbox {
  const giveUp: SenderOutbox['giveUp'] = async ({ id, fence }, state, error, now) => {
    const changes = { state, lease_until: null, finished_at: now, error };
    await update(database, 'digest_outbox', { id, fence }).set(changes).execute();
  };
  return {
    async hasDue(platform, now) {
      return (await dueRows(database, platform, now).limit(1).executeTakeFirst()) !== undefined;
    },

    async claim(platform, count, now) {
      const ids = await claimDue(database, platform, count, now);
      const rows = ids.length > 0 ? await claimedRows(database, ids) : [];
      const { readable, unreadable } = readRows(rows, deliveryOf);
      for (const row of unreadable) await giveUp(row, 'dropped', 'unreadable', now);
      return readable;
    },

    // One durable commit for each: what is sent and not recorded is sent again.
    async finish({ id, fence }, messageId, now) {
      const sent = { state: 'sent', lease_until: null, message_id: messageId, finished_at: now, error: null } as const;
      await durably(database, (work) => update(work, 'digest_outbox', { id, fence }).set(sent).execute());
    },

    async retry({ id, fence }, { notBefore, attempts, ambiguous, error }) {
      const pending = { state: 'pending', lease_until: null, not_before: notBefore } as const;
      const changes = { ...pending, attempts, ambiguous, error };
      await update(database, 'digest_outbox', { id, fence }).set(changes).execute();
    },

    giveUp,
  };
}

async function claimDue(database: Database, platform: string, count: number, now: Instant): Promise<string[]> {
  const onPostgres = isPostgres(database);
  const due = dueRows(database, platform, now).orderBy('not_before').limit(count);
  const claimed = await database
    .updateTable('digest_outbox')
    .set((eb) => ({
      state: 'sending',
      // On SQLite, where one process sends, a claim ends with its process.
      lease_until: onPostgres ? sql<number>`${clockMs(database)} + ${sql.lit(ms.deliveryLease)}` : null,
      fence: eb('fence', '+', 1),
      first_tried_at: eb.fn.coalesce('first_tried_at', eb.val(now)),
    }))
    .where('id', 'in', onPostgres ? due.forUpdate().skipLocked() : due)
    .returning('id')
    .execute();
  return claimed.map(({ id }) => id);
}

function claimedRows(database: Database, ids: readonly string[]) {
  return database
    .selectFrom('digest_outbox as delivery')
    .innerJoin('digests as digest', 'digest.id', 'delivery.digest_id')
    .select([
      'delivery.id',
      'delivery.kind',
      'delivery.fence',
      'delivery.digest_id as digestId',
      'delivery.local_date as date',
      'delivery.slot',
      'delivery.due_at as dueAt',
      'delivery.attempts',
      'delivery.ambiguous',
      'delivery.first_tried_at as firstTriedAt',
      'digest.platform',
      'digest.target_kind',
      'digest.target',
      'digest.thread',
      'digest.owner',
      'digest.message',
      'digest.kind as digestKind',
      'digest.schedule',
      'digest.watch_state',
      'delivery.news',
      'delivery.message_id as messageId',
      'digest.reason',
    ])
    .where('delivery.id', 'in', ids)
    .orderBy('delivery.not_before')
    .$narrowType<{ firstTriedAt: Instant }>()
    .execute();
}

function deliveryOf(row: Awaited<ReturnType<typeof claimedRows>>[number]): ClaimedDelivery {
  const { platform, target_kind, target, thread, schedule, digestKind: kind, watch_state, ...delivery } = row;
  const timing = readTiming({ kind, schedule, watch_state });
  const { news, messageId, ...rest } = delivery;
  return {
    ...rest,
    target: targetOf({ platform, target_kind, target, thread }),
    message: readMessage(delivery.message),
    zone: (timing.schedule ?? timing.watch).zone,
    ...(news !== null && { news: readNews(news) }),
    ...(messageId !== null && { messageId }),
  };
}

function dueRows(database: Database, platform: string, now: Instant) {
  // A literal, so that a prepared statement can use the index on pending rows.
  const pending = rowsOf(database, 'digest_outbox', { platform, state: sql.lit('pending') });
  const due = pending.select('id').where('not_before', '<=', now).where('expires_at', '>', now);
  // One that was in flight when its digest was paused or ended, and did not arrive, is not sent again, unless it is a
  // test or a notice.
  return due.where((eb) => eb.or([eb('kind', 'in', ['test', 'notice']), hasActiveDigest(eb)]));
}

export function hasActiveDigest(eb: ExpressionBuilder<Tables, 'digest_outbox'>) {
  return eb.exists(
    eb
      .selectFrom('digests')
      .select('id')
      .whereRef('digests.id', '=', 'digest_outbox.digest_id')
      .where('digests.status', '=', sql.lit('active')),
  );
}
