import { sql, type ExpressionBuilder, type Selectable, type Transaction } from 'kysely';
import type { AlertCheck, AlertOutbox, AlertToCheck } from '../../digests/ports.ts';
import { minuteMs, type Instant } from '../../domain/time.ts';
import { isPostgres, type Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { endUnreadable } from '../digests/changes.ts';
import { countOf, remove, rowsOf, update } from '../statements.ts';
import { deliveryColumns, readMessage, readNews, readRows, readWatch, readWatchState } from '../digests/rows.ts';

/** The checks of alerts. A message is in the outbox exactly where the state of its alert takes it for sent. */
export function createAlertOutbox(database: Database): AlertOutbox {
  return {
    async claimChecks(now, count) {
      const rows = await claimDue(database, now, count);
      if (rows.length === 0) return { readable: [], unreadable: [] };
      const ids = rows.map(({ id }) => id);
      const messages = await messagesOf(database, ids);
      const sorted = rows.toSorted((a, b) => ((a.cell ?? '') < (b.cell ?? '') ? -1 : 1));
      const { readable, unreadable } = readRows(sorted, ({ message, schedule, state, cell, ...row }): AlertToCheck => {
        const content = { message: readMessage(message), watch: readWatch(schedule), state: readWatchState(state) };
        return { ...row, ...content, ...sentAndWaiting(messages.get(row.id)), cell: cell ?? '' };
      });
      return { readable, unreadable: await endUnreadable(database, unreadable, now) };
    },

    async recordChecks(checks, now) {
      if (checks.length === 0) return;
      await database.transaction().execute((work) => writeChecks(work, checks, now));
    },
  };
}

/** An alert whose check has not been recorded by then is checked again, by any process: longer than a batch takes. */
const claimMs = minuteMs;

function claimDue(database: Database, now: Instant, count: number) {
  const active = rowsOf(database, 'digests', { status: sql.lit('active'), kind: sql.lit('alert') }).select('id');
  const due = active.where('next_due_at', '<=', now).orderBy('next_due_at').orderBy('cell').limit(count);
  return database
    .updateTable('digests')
    .set({ next_due_at: now + claimMs })
    .where('id', 'in', isPostgres(database) ? due.forUpdate().skipLocked() : due)
    .returning(['id', 'platform', 'message', 'schedule', 'watch_state as state', 'cell', 'next_due_at as claimedTo'])
    .execute();
}

/** A message that cannot have arrived yet. */
function isWaiting(eb: ExpressionBuilder<Tables, 'digest_outbox'>) {
  return eb.and([eb('state', '=', sql.lit('pending')), eb('ambiguous', '=', 0)]);
}

/** The messages of alerts that wait or were sent, and edits of these, by alert, in the order of their making. */
async function messagesOf(database: Database, ids: readonly string[]) {
  const rows = await database
    .selectFrom('digest_outbox')
    .select(['id', 'digest_id', 'kind', 'news', 'state', 'message_id', 'finished_at'])
    .where('digest_id', 'in', ids)
    .where((eb) =>
      eb.or([
        eb.and([eb('kind', '=', sql.lit('alert')), eb.or([isWaiting(eb), eb('state', '=', sql.lit('sent'))])]),
        eb('kind', '=', sql.lit('edit')),
      ]),
    )
    .orderBy('due_at')
    .execute();
  return Map.groupBy(rows, (row) => row.digest_id);
}

type Message = Pick<
  Selectable<Tables['digest_outbox']>,
  'id' | 'kind' | 'news' | 'state' | 'message_id' | 'finished_at'
>;

/** Throws `UnreadableRow`. */
function sentAndWaiting(all: readonly Message[] = []): Pick<AlertToCheck, 'waiting' | 'lastSentAt' | 'sent'> {
  const messages = all.filter(({ kind }) => kind === 'alert');
  const lastSentAt = messages.findLast(({ state }) => state === 'sent')?.finished_at;
  const waiting = messages.filter(({ state }) => state === 'pending');
  const edited = new Map(
    all.flatMap(({ kind, message_id, news }) => (kind === 'edit' && message_id !== null ? [[message_id, news]] : [])),
  );
  return {
    waiting: waiting.map(({ id, news }) => ({ id, news: readNews(news ?? '') })),
    ...(lastSentAt != null && { lastSentAt }),
    sent: messages.flatMap(({ state, message_id: messageId, news }) => {
      if (state !== 'sent' || messageId === null || news === null) return [];
      const last = edited.get(messageId);
      return { messageId, news, ...(last != null && { edited: last }) };
    }),
  };
}

/** How many messages still wait; no sender takes them until the transaction ends. */
async function stillWaiting(work: Transaction<Tables>, ids: readonly string[]): Promise<number> {
  const waiting = work.selectFrom('digest_outbox').select('id').where('id', 'in', ids).where(isWaiting);
  const locked = isPostgres(work) ? waiting.forUpdate() : waiting;
  return (await locked.execute()).length;
}

/** One short statement for each, prepared once: one of 200 rows keeps some 400 kB until it is collected. */
async function writeChecks(work: Transaction<Tables>, checks: readonly AlertCheck[], now: Instant): Promise<void> {
  // Sorted, so that processes at work on the same alerts wait for each other instead of deadlocking.
  for (const check of checks.toSorted((a, b) => (a.alertId < b.alertId ? -1 : 1))) {
    const { alertId, claimedTo, nextCheckAt, state, takenBack = [], delivery, edits = [] } = check;
    if (takenBack.length > 0 && (await stillWaiting(work, takenBack)) < takenBack.length) continue;
    const claimed = update(work, 'digests', { id: alertId, next_due_at: claimedTo, status: 'active' });
    const checked = { next_due_at: nextCheckAt, watch_state: JSON.stringify(state) };
    if ((await countOf(claimed.set(checked))) === 0) continue;
    if (takenBack.length > 0) await work.deleteFrom('digest_outbox').where('id', 'in', takenBack).execute();
    if (delivery)
      await work
        .insertInto('digest_outbox')
        .values(deliveryColumns(alertId, delivery, now))
        .execute();
    for (const edit of edits) {
      const row = deliveryColumns(alertId, edit, now);
      const { digest_id, kind, message_id } = row;
      // One that is on its way as well: it would be tried again after this one.
      await remove(work, 'digest_outbox', { digest_id, kind, message_id }).execute();
      await work.insertInto('digest_outbox').values(row).execute();
    }
  }
}
