import { sql, type Transaction } from 'kysely';
import type { AlertCheck, AlertOutbox, AlertToCheck } from '../../digests/ports.ts';
import { minuteMs, type Instant } from '../../domain/time.ts';
import { isPostgres, type Database, type Tables } from '../database.ts';
import { endUnreadable } from '../digests/changes.ts';
import { deliveryColumns, readMessage, readWatch, readWatchState, UnreadableRow } from '../digests/rows.ts';

/** The checks of alerts. A message is in the outbox exactly where the state of its alert takes it for sent. */
export function createAlertOutbox(database: Database): AlertOutbox {
  return {
    async claimChecks(now, count) {
      const rows = await claimDue(database, now, count);
      const alerts: AlertToCheck[] = [];
      const unreadable: string[] = [];
      for (const { message, schedule, state, cell, ...row } of rows.toSorted(byCell)) {
        try {
          const content = { message: readMessage(message), watch: readWatch(schedule), state: readWatchState(state) };
          alerts.push({ ...row, ...content, cell: cell ?? '' });
        } catch (error) {
          if (!(error instanceof UnreadableRow)) throw error;
          unreadable.push(row.id);
        }
      }
      if (unreadable.length > 0) await endUnreadable(database, unreadable, now);
      return { alerts, unreadable };
    },

    async recordChecks(checks, now) {
      if (checks.length === 0) return;
      await database.transaction().execute((work) => writeChecks(work, checks, now));
    },
  };
}

/** An alert whose check has not been recorded by then is checked again, by any process: longer than a batch takes. */
const claimMs = minuteMs;

async function claimDue(database: Database, now: Instant, count: number) {
  return database
    .updateTable('digests')
    .set({ next_due_at: now + claimMs })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('digests')
        .select('id')
        .where('status', '=', sql.lit('active'))
        .where('kind', '=', sql.lit('alert'))
        .where('next_due_at', '<=', now)
        .orderBy('next_due_at')
        .orderBy('cell')
        .limit(count)
        .$call((query) => (isPostgres(database) ? query.forUpdate().skipLocked() : query)),
    )
    .returning(['id', 'platform', 'message', 'schedule', 'watch_state as state', 'cell', 'next_due_at as claimedTo'])
    .execute();
}

function byCell(a: { readonly cell: string | null }, b: { readonly cell: string | null }): number {
  return (a.cell ?? '') < (b.cell ?? '') ? -1 : 1;
}

/**
 * One short statement for each, which is prepared once: SQLite takes some 400 kB for one of 200 rows, until its memory is
 * collected.
 */
async function writeChecks(work: Transaction<Tables>, checks: readonly AlertCheck[], now: Instant): Promise<void> {
  // Sorted, so that processes at work on the same alerts wait for each other instead of deadlocking.
  for (const check of checks.toSorted((a, b) => (a.alertId < b.alertId ? -1 : 1))) {
    const { alertId, claimedTo, nextCheckAt, state, delivery } = check;
    const { numUpdatedRows } = await work
      .updateTable('digests')
      .set({ next_due_at: nextCheckAt, watch_state: JSON.stringify(state) })
      .where('id', '=', alertId)
      .where('next_due_at', '=', claimedTo)
      .where('status', '=', 'active')
      .executeTakeFirst();
    if (!delivery || numUpdatedRows === 0n) continue;
    await work
      .insertInto('digest_outbox')
      .values(deliveryColumns(alertId, delivery, now))
      .execute();
  }
}
