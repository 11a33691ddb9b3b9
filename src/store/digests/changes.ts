import { sql, type Transaction } from 'kysely';
import type { PlannedDelivery } from '../../digests/ports.ts';
import type { Instant } from '../../domain/time.ts';
import { isPostgres, type Database } from '../database.ts';
import { put, remove, rowsOf, update } from '../statements.ts';
import { deliveryColumns } from './rows.ts';
import type { DigestKind, DigestStatus, Tables } from '../tables.ts';

/** Columns of a digest that is sent at its times: literals, so that prepared statements can use the index on active ones. */
export const activeDigest = { status: sql.lit<DigestStatus>('active'), kind: sql.lit<DigestKind>('digest') };

/** Columns of a digest that is resumed at an instant. Deliveries that were due meanwhile are not made up for. */
export function resumedState(now: Instant) {
  const noLonger = { reason: null, gone_at: null, paused_at: null, refused_on: null } as const;
  return { status: 'active', ...noLonger, planned_to: now, next_due_at: 0 } as const;
}

/** The key of a Postgres advisory lock: an arbitrary number. */
const numberingLock = 7_201_455;

/** Serialises counting and numbering. SQLite may refuse to write after a read; a write of nothing locks at once. */
export async function lockNumbering(work: Transaction<Tables>): Promise<void> {
  if (isPostgres(work)) await sql`select pg_advisory_xact_lock(${sql.lit(numberingLock)})`.execute(work);
  else await update(work, 'digests', { id: '' }).set({ number: 0 }).execute();
}

export async function nextNumber(
  work: Transaction<Tables>,
  channel: Pick<Tables['digests'], 'platform' | 'target_kind' | 'target' | 'thread'>,
): Promise<number> {
  const numbers = rowsOf(work, 'digests', channel).select((eb) => eb.fn.max('number').as('last'));
  const { last } = await numbers.executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** What was sent elsewhere cannot be edited: its id may be that of another message in the new chat. */
export async function forgetMessages(work: Transaction<Tables>, digestId: string): Promise<void> {
  await update(work, 'digest_outbox', { digest_id: digestId }).set({ message_id: null }).execute();
}

/** False where the delivery exists already. */
export async function addDelivery(database: Database, digestId: string, delivery: PlannedDelivery): Promise<boolean> {
  return (await put(database, 'digest_outbox', deliveryColumns(digestId, delivery, delivery.dueAt))) > 0;
}

/** Ends digests that cannot be read, or they would come first in every batch for ever. Resolves to their ids. */
export async function endUnreadable(database: Database, rows: readonly { readonly id: string }[], now: Instant) {
  const ids = rows.map(({ id }) => id);
  const gone = { status: 'gone', reason: 'unreadable', gone_at: now } as const;
  if (ids.length > 0) await database.updateTable('digests').set(gone).where('id', 'in', ids).execute();
  return ids;
}

/** Deletes pending deliveries, except notices and those tried before: these may have arrived, and would come twice. */
export async function deletePending(work: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  await remove(work, 'digest_outbox', { state: 'pending', attempts: 0, ambiguous: 0 })
    .where('digest_id', 'in', ids)
    .where('kind', '!=', 'notice')
    .execute();
}

/** Nothing pending is sent any more, except notices to owners. */
export async function dropPending(work: Transaction<Tables>, ids: readonly string[], error: string, now: Instant) {
  await deletePending(work, ids);
  await update(work, 'digest_outbox', { state: 'pending' })
    .set({ state: 'dropped', finished_at: now, error })
    .where('digest_id', 'in', ids)
    .where('kind', '!=', 'notice')
    .execute();
}
