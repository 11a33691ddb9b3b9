import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import type { Batch, DigestToPlan, Plan, PlannerOutbox } from '../../digests/ports.ts';
import { lateMs } from '../../domain/schedule/index.ts';
import { utcDayMs, type Instant } from '../../domain/time.ts';
import { eraseDeleted, isPostgres, type Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { activeDigest, endUnreadable } from '../digests/changes.ts';
import { deliveryColumns, readMessage, readRows, readSchedule } from '../digests/rows.ts';
import { clockMs } from '../clock.ts';
import { countOf, put, remove, rowsOf, update } from '../statements.ts';
import { days, most } from '../limits.ts';

/** The planner's side of the outbox. Each delivery exists once, by its digest, date and slot. */
export function createPlannerOutbox(database: Database): PlannerOutbox {
  return {
    toPlan: (before, count) => digestsToPlan(database, before, count),

    slotSizes(before) {
      return rowsOf(database, 'digests', activeDigest)
        .select((eb) => ['platform', 'next_due_at as dueAt', eb.fn.countAll<number>().as('count')])
        .where('next_due_at', '<', before)
        .groupBy(['platform', 'next_due_at'])
        .execute();
    },

    async plan(plans, zoneData, now) {
      if (plans.length === 0) return;
      await database.transaction().execute((transaction) => writePlans(transaction, plans, zoneData, now));
    },

    replan: (zoneData, now) =>
      database.transaction().execute((transaction) => dropOutdatedPlans(transaction, zoneData, now)),

    async expire(now) {
      const expired = await update(database, 'digest_outbox', { state: sql.lit('pending') })
        .set({ state: 'expired', finished_at: now })
        .where((eb) =>
          eb.or([
            eb('expires_at', '<=', now),
            eb.and([eb('due_at', '<', now - lateMs), eb.exists(laterScheduled(eb, now))]),
          ]),
        )
        .returning('platform')
        .execute();
      return expired.map(({ platform }) => platform);
    },

    recover: (exclusive) => returnClaims(database, exclusive),

    async purge(now) {
      const before = (kept: number): Instant => now - kept * utcDayMs;
      await database.deleteFrom('digest_outbox').where('finished_at', '<', before(days.finished)).execute();
      await remove(database, 'digests', { status: 'gone' }).where('gone_at', '<', before(days.gone)).execute();
      await remove(database, 'digests', { status: 'paused' }).where('paused_at', '<', before(days.paused)).execute();
      await eraseDeleted(database);
    },
  };
}

async function digestsToPlan(database: Database, before: Instant, count: number): Promise<Batch<DigestToPlan>> {
  const rows = await rowsOf(database, 'digests', activeDigest)
    .select(['id', 'platform', 'message', 'schedule', 'planned_to as plannedTo', 'next_due_at as nextDueAt'])
    .where('next_due_at', '<', before)
    .orderBy('next_due_at')
    .limit(count)
    .execute();
  const { readable, unreadable } = readRows(rows, (row): DigestToPlan => {
    return { ...row, message: readMessage(row.message), schedule: readSchedule(row.schedule) };
  });
  return { readable, unreadable: await endUnreadable(database, unreadable, before) };
}

async function writePlans(transaction: Transaction<Tables>, plans: readonly Plan[], zoneData: string, now: Instant) {
  // Sorted, so that planners at work on the same digests wait for each other instead of deadlocking.
  const sorted = plans.toSorted((a, b) => (a.digestId < b.digestId ? -1 : 1));
  const rows = sorted.flatMap(({ digestId, deliveries }) =>
    deliveries.map((delivery) => deliveryColumns(digestId, delivery, now)),
  );
  for (let from = 0; from < rows.length; from += most.rowsPerInsert) {
    await put(transaction, 'digest_outbox', rows.slice(from, from + most.rowsPerInsert));
  }
  await advanceDigests(transaction, sorted, zoneData);
}

/** One statement for all digests of a batch, in SQL that both databases know. */
async function advanceDigests(transaction: Transaction<Tables>, plans: readonly Plan[], zoneData: string) {
  const values = plans.map(
    (plan) =>
      sql`(cast(${plan.digestId} as text), cast(${plan.seenDueAt} as bigint), cast(${plan.plannedTo} as bigint), cast(${plan.nextDueAt} as bigint))`,
  );
  await sql`
    with plans (digest_id, seen, planned_to, next_due_at) as (values ${sql.join(values)})
    update digests
    set planned_to = plans.planned_to, next_due_at = plans.next_due_at, zone_data = ${zoneData}
    from plans
    where digests.id = plans.digest_id and digests.next_due_at = plans.seen`.execute(transaction);
}

async function dropOutdatedPlans(transaction: Transaction<Tables>, zoneData: string, now: Instant): Promise<void> {
  await remove(transaction, 'digest_outbox', { state: sql.lit('pending'), attempts: 0, ambiguous: 0 })
    .where('due_at', '>', now)
    .where('digest_id', 'in', (eb) => eb.selectFrom('digests').select('id').where('zone_data', '<', zoneData))
    .execute();
  await transaction
    .updateTable('digests')
    .set((eb) => ({
      planned_to: eb.case().when('planned_to', '>', now).then(now).else(eb.ref('planned_to')).end(),
      next_due_at: 0,
      zone_data: zoneData,
    }))
    .where('zone_data', '<', zoneData)
    .execute();
}

async function returnClaims(database: Database, exclusive: boolean): Promise<number> {
  const hasLeases = isPostgres(database);
  if (!hasLeases && !exclusive) return 0;
  const returned = update(database, 'digest_outbox', { state: sql.lit('sending') })
    .set((eb) => ({ state: 'pending', lease_until: null, ambiguous: eb('ambiguous', '+', 1) }))
    .$if(hasLeases, (query) => query.where('lease_until', '<=', clockMs(database)));
  return countOf(returned);
}

/** A scheduled delivery of the same digest that is due as well, but later. */
function laterScheduled(eb: ExpressionBuilder<Tables, 'digest_outbox'>, now: Instant) {
  return eb
    .selectFrom('digest_outbox as later')
    .select('later.id')
    .whereRef('later.digest_id', '=', 'digest_outbox.digest_id')
    .whereRef('later.due_at', '>', 'digest_outbox.due_at')
    .where('later.due_at', '<=', now)
    .where('later.kind', '=', 'scheduled');
}
