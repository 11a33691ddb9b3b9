import { sql, type Transaction } from 'kysely';
import type { PlannedDelivery } from '../../digests/ports.ts';
import type { Instant } from '../../domain/time.ts';
import { isPostgres, type Database, type Tables } from '../database.ts';
import { deliveryColumns } from './rows.ts';

/** Columns of a digest that is resumed at an instant. Deliveries that were due meanwhile are not made up for. */
export function resumedState(now: Instant) {
  const noLonger = { reason: null, gone_at: null, paused_at: null, refused_on: null } as const;
  return { status: 'active', ...noLonger, planned_to: now, next_due_at: 0 } as const;
}

/** The key of a Postgres advisory lock: an arbitrary number. */
const numberingLock = 7_201_455;

/**
 * Serialises transactions that count digests or assign their numbers. SQLite may refuse a transaction that reads first and
 * writes later; a write that changes nothing takes its lock at once.
 */
export async function lockNumbering(work: Transaction<Tables>): Promise<void> {
  if (isPostgres(work)) await sql`select pg_advisory_xact_lock(${sql.lit(numberingLock)})`.execute(work);
  else await work.updateTable('digests').set({ number: 0 }).where('id', '=', '').execute();
}

/** The number of the next digest of a channel. */
export async function nextNumber(
  work: Transaction<Tables>,
  { platform, target_kind, target, thread }: Pick<Tables['digests'], 'platform' | 'target_kind' | 'target' | 'thread'>,
): Promise<number> {
  const { last } = await work
    .selectFrom('digests')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('platform', '=', platform)
    .where('target_kind', '=', target_kind)
    .where('target', '=', target)
    .where('thread', '=', thread)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** False where the delivery exists already. */
export async function addDelivery(database: Database, digestId: string, delivery: PlannedDelivery): Promise<boolean> {
  const result = await database
    .insertInto('digest_outbox')
    .values(deliveryColumns(digestId, delivery, delivery.dueAt))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Ends digests that cannot be read, or they would come first in every batch for ever. */
export async function endUnreadable(database: Database, ids: readonly string[], now: Instant): Promise<void> {
  await database
    .updateTable('digests')
    .set({ status: 'gone', reason: 'unreadable', gone_at: now })
    .where('id', 'in', ids)
    .execute();
}

/** Deletes pending deliveries, except notices and those tried before: these may have arrived, and would come twice. */
export async function deletePending(work: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  await work
    .deleteFrom('digest_outbox')
    .where('digest_id', 'in', ids)
    .where('state', '=', 'pending')
    .where('attempts', '=', 0)
    .where('ambiguous', '=', 0)
    .where('kind', '!=', 'notice')
    .execute();
}

/** Nothing pending is sent any more, except notices to owners. */
export async function dropPending(
  work: Transaction<Tables>,
  ids: readonly string[],
  error: string,
  now: Instant,
): Promise<void> {
  await deletePending(work, ids);
  await work
    .updateTable('digest_outbox')
    .set({ state: 'dropped', finished_at: now, error })
    .where('digest_id', 'in', ids)
    .where('state', '=', 'pending')
    .where('kind', '!=', 'notice')
    .execute();
}
