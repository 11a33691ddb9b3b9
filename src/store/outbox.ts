import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import { lateMs, outOfTurn, tooLateMs } from '../domain/schedule/index.ts';
import { utcDayMs, type Instant } from '../domain/time.ts';
import { durably, isPostgres, type Database, type Tables } from './database.ts';
import type { OutboxState } from './digest-tables.ts';

/** What is to be planned: a digest whose next delivery is near. */
export type DigestToPlan = {
  readonly id: string;
  readonly platform: string;
  readonly heard: string;
  readonly schedule: string;
  readonly plannedTo: Instant;
  readonly nextDueAt: Instant;
};

/** What a look at a digest's schedule found. */
export type Plan = {
  readonly digestId: string;
  /** As read: a plan made from an older state changes nothing. */
  readonly seenDueAt: Instant;
  readonly plannedTo: Instant;
  readonly nextDueAt: Instant;
  readonly deliveries: readonly PlannedDelivery[];
};

export type PlannedDelivery = {
  readonly id: string;
  readonly date: string;
  readonly slot: string;
  readonly platform: string;
  readonly dueAt: Instant;
  readonly notBefore: Instant;
  readonly expiresAt: Instant;
  readonly state: 'pending' | 'expired';
};

/** A delivery that is ours to send until its lease runs out, with what its digest says. */
export type ClaimedDelivery = {
  readonly id: string;
  readonly fence: number;
  readonly digestId: string;
  readonly date: string;
  readonly slot: string;
  readonly platform: string;
  readonly dueAt: Instant;
  readonly expiresAt: Instant;
  /** Tries that were refused before this one. */
  readonly attempts: number;
  /** Tries before this one that may have arrived. */
  readonly ambiguous: number;
  readonly firstTriedAt: Instant;
  readonly channel: string;
  readonly thread: string;
  readonly owner: string;
  readonly heard: string;
  readonly schedule: string;
  readonly reason: string | null;
};

/** A delivery that was given up after too many tries. */
export type GivenUpDelivery = Pick<ClaimedDelivery, 'id' | 'digestId' | 'platform' | 'dueAt'> & {
  readonly error: string | null;
};

export type RetryLater = {
  readonly notBefore: Instant;
  readonly attempts: number;
  readonly ambiguous: number;
  readonly error: string;
};

/** Longer than composing and sending take at most: 10 s each. */
const leaseMs = 30_000;
const keepFinishedMs = 30 * utcDayMs;
const keepGoneMs = 90 * utcDayMs;

/**
 * What is to be sent, and what became of it. Each delivery is there once, by its digest, date and slot, and is sent by
 * whoever claims it. Any number of processes may share an outbox on Postgres; on SQLite, one.
 */
export function createOutbox(database: Database) {
  const onPostgres = isPostgres(database);
  // The database's clock where several processes compare leases; on SQLite they end with the process that held them.
  const leaseEnd = onPostgres
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint + ${sql.lit(leaseMs)}`
    : sql<number>`null`;

  return {
    /** Digests of which something may be due before an instant, the earliest first. */
    async toPlan(before: Instant, count: number): Promise<DigestToPlan[]> {
      const rows = await database
        .selectFrom('digests')
        .select(['id', 'platform', 'heard', 'schedule', 'planned_to', 'next_due_at'])
        .where('status', '=', sql.lit('active'))
        .where('next_due_at', '<', before)
        .orderBy('next_due_at')
        .limit(count)
        .execute();
      return rows.map(({ planned_to: plannedTo, next_due_at: nextDueAt, ...row }) => ({
        ...row,
        plannedTo,
        nextDueAt,
      }));
    },

    /** How many digests of a platform are due at the same instant, for those that are to be planned. */
    async slotSizes(before: Instant): Promise<{ platform: string; dueAt: Instant; count: number }[]> {
      const rows = await database
        .selectFrom('digests')
        .select((eb) => ['platform', 'next_due_at', eb.fn.countAll<number>().as('count')])
        .where('status', '=', sql.lit('active'))
        .where('next_due_at', '<', before)
        .groupBy(['platform', 'next_due_at'])
        .execute();
      return rows.map((row) => ({ platform: row.platform, dueAt: row.next_due_at, count: row.count }));
    },

    /** Writes deliveries and how far each digest is planned, all or nothing. What is there already stays as it is. */
    async plan(plans: readonly Plan[], zoneData: string, now: Instant): Promise<void> {
      if (plans.length === 0) return;
      await database.transaction().execute(async (transaction) => {
        // In one order everywhere, so that planners at work on the same digests wait for each other instead of dying.
        const sorted = plans.toSorted((a, b) => (a.digestId < b.digestId ? -1 : 1));
        const rows = sorted.flatMap(({ digestId, deliveries }) => deliveries.map((one) => rowOf(digestId, one, now)));
        for (let from = 0; from < rows.length; from += mostRowsAtOnce) {
          await transaction
            .insertInto('digest_outbox')
            .values(rows.slice(from, from + mostRowsAtOnce))
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
        await advance(transaction, sorted, zoneData);
      });
    },

    /** Makes everything be planned again that was planned with older zone data; what is not being sent is forgotten. */
    async replan(zoneData: string, now: Instant): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('digest_outbox')
          .where('state', '=', sql.lit('pending'))
          .where('attempts', '=', 0)
          .where('ambiguous', '=', 0)
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
      });
    },

    async hasDue(platform: string, now: Instant): Promise<boolean> {
      const row = await database
        .selectFrom('digest_outbox')
        .select('id')
        .where(isDue(platform, now))
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Takes deliveries that are due, the longest due first. */
    async claim(platform: string, count: number, now: Instant): Promise<ClaimedDelivery[]> {
      const claimed = await database
        .updateTable('digest_outbox')
        .set((eb) => ({
          state: 'sending',
          lease_until: leaseEnd,
          fence: eb('fence', '+', 1),
          first_tried_at: eb.fn.coalesce('first_tried_at', eb.val(now)),
        }))
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('digest_outbox')
            .select('id')
            .where(isDue(platform, now))
            .orderBy('not_before')
            .limit(count)
            .$call((query) => (onPostgres ? query.forUpdate().skipLocked() : query)),
        )
        .returning('id')
        .execute();
      if (claimed.length === 0) return [];
      return database
        .selectFrom('digest_outbox as row')
        .innerJoin('digests as digest', 'digest.id', 'row.digest_id')
        .select([
          'row.id',
          'row.fence',
          'row.digest_id as digestId',
          'row.local_date as date',
          'row.slot',
          'row.platform',
          'row.due_at as dueAt',
          'row.expires_at as expiresAt',
          'row.attempts',
          'row.ambiguous',
          'row.first_tried_at as firstTriedAt',
          'digest.channel',
          'digest.thread',
          'digest.owner',
          'digest.heard',
          'digest.schedule',
          'digest.reason',
        ])
        .where(
          'row.id',
          'in',
          claimed.map(({ id }) => id),
        )
        .orderBy('row.not_before')
        .$narrowType<{ firstTriedAt: Instant }>()
        .execute();
    },

    /** The platform has it. One commit that lasts for each: what is sent and not written is sent again. */
    async finish({ id, fence }: Claim, messageId: string, now: Instant): Promise<void> {
      await durably(database, (transaction) =>
        transaction
          .updateTable('digest_outbox')
          .set({ state: 'sent', lease_until: null, message_id: messageId, finished_at: now, error: null })
          .where('id', '=', id)
          .where('fence', '=', fence)
          .execute(),
      );
    },

    async retry({ id, fence }: Claim, later: RetryLater): Promise<void> {
      await database
        .updateTable('digest_outbox')
        .set({
          state: 'pending',
          lease_until: null,
          not_before: later.notBefore,
          attempts: later.attempts,
          ambiguous: later.ambiguous,
          error: later.error,
        })
        .where('id', '=', id)
        .where('fence', '=', fence)
        .execute();
    },

    /** It will not be sent. */
    async giveUp(
      { id, fence }: Claim,
      state: Extract<OutboxState, 'expired' | 'dead' | 'dropped'>,
      error: string,
      now: Instant,
    ): Promise<void> {
      await database
        .updateTable('digest_outbox')
        .set({ state, lease_until: null, finished_at: now, error })
        .where('id', '=', id)
        .where('fence', '=', fence)
        .execute();
    },

    /**
     * Ends what came too late, and of what is overdue all but a digest's last. Resolves to the platforms of those.
     */
    async expire(now: Instant): Promise<string[]> {
      const expired = await database
        .updateTable('digest_outbox')
        .set({ state: 'expired', finished_at: now })
        .where('state', '=', sql.lit('pending'))
        .where((eb) =>
          eb.or([eb('expires_at', '<=', now), eb.and([eb('due_at', '<', now - lateMs), eb.exists(laterOne(eb, now))])]),
        )
        .returning('platform')
        .execute();
      return expired.map(({ platform }) => platform);
    },

    /**
     * Gives back what a process claimed and did not finish, because it was killed or lost the database: it may have been
     * sent. On SQLite only `alone`, when nobody else can be sending. Resolves to how many there were.
     */
    async recover(alone: boolean): Promise<number> {
      if (!onPostgres && !alone) return 0;
      const result = await database
        .updateTable('digest_outbox')
        .set((eb) => ({ state: 'pending', lease_until: null, ambiguous: eb('ambiguous', '+', 1) }))
        .where('state', '=', sql.lit('sending'))
        .$if(onPostgres, (query) =>
          query.where('lease_until', '<=', sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`),
        )
        .executeTakeFirst();
      return Number(result.numUpdatedRows);
    },

    /** Forgets deliveries that ended a month ago, and digests whose channel has been gone for three. */
    async purge(now: Instant): Promise<void> {
      await database
        .deleteFrom('digest_outbox')
        .where('finished_at', '<', now - keepFinishedMs)
        .execute();
      await database
        .deleteFrom('digests')
        .where('status', '=', 'gone')
        .where('gone_at', '<', now - keepGoneMs)
        .execute();
    },

    /** What was given up after too many tries, the latest first. */
    async givenUp(): Promise<GivenUpDelivery[]> {
      const rows = await database
        .selectFrom('digest_outbox')
        .select(['id', 'digest_id as digestId', 'platform', 'due_at as dueAt', 'error'])
        .where('state', '=', 'dead')
        .orderBy('due_at', 'desc')
        .execute();
      return rows;
    },

    /**
     * Lets what was given up be sent once more, all of it or one: as if it had not been tried, and with as long to arrive
     * as what is due now. What belongs to a digest that is paused or gone stays where it is. Resolves to how many go.
     */
    async sendAgain(id: string | undefined, now: Instant): Promise<number> {
      const result = await database
        .updateTable('digest_outbox')
        .set({
          state: 'pending',
          not_before: now,
          expires_at: now + tooLateMs,
          attempts: 0,
          ambiguous: 0,
          first_tried_at: null,
          finished_at: null,
          error: null,
        })
        .where('state', '=', 'dead')
        .where(ofActive)
        .$if(id !== undefined, (query) => query.where('id', '=', id!))
        .executeTakeFirst();
      return Number(result.numUpdatedRows);
    },

    /** How many deliveries are in each state, of those that are still kept. */
    async counts(): Promise<Partial<Record<OutboxState, number>>> {
      const rows = await database
        .selectFrom('digest_outbox')
        .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    },
  };
}

type Claim = Pick<ClaimedDelivery, 'id' | 'fence'>;

/** SQLite takes 32,766 parameters in a statement. */
const mostRowsAtOnce = 2000;

function rowOf(digestId: string, delivery: PlannedDelivery, now: Instant) {
  return {
    id: delivery.id,
    digest_id: digestId,
    local_date: delivery.date,
    slot: delivery.slot,
    platform: delivery.platform,
    due_at: delivery.dueAt,
    not_before: delivery.notBefore,
    expires_at: delivery.expiresAt,
    state: delivery.state,
    attempts: 0,
    ambiguous: 0,
    fence: 0,
    finished_at: delivery.state === 'expired' ? now : null,
  };
}

/** One statement for all digests of a batch, in words that both databases know. */
async function advance(transaction: Transaction<Tables>, plans: readonly Plan[], zoneData: string): Promise<void> {
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

function isDue(platform: string, now: Instant) {
  return (eb: ExpressionBuilder<Tables, 'digest_outbox'>) =>
    eb.and([
      eb('platform', '=', platform),
      // A literal, so that the index on what is pending can be used by a prepared statement.
      eb('state', '=', sql.lit('pending')),
      eb('not_before', '<=', now),
      eb('expires_at', '>', now),
      // One that was under way when its digest was paused or ended, and did not arrive, does not go again.
      eb.or([eb.not(isInTurn('digest_outbox.slot')), ofActive(eb)]),
    ]);
}

function ofActive(eb: ExpressionBuilder<Tables, 'digest_outbox'>) {
  return eb.exists(
    eb
      .selectFrom('digests')
      .select('id')
      .whereRef('digests.id', '=', 'digest_outbox.digest_id')
      .where('digests.status', '=', sql.lit('active')),
  );
}

function isInTurn(slot: 'digest_outbox.slot' | 'later.slot') {
  const test = sql.lit(`${outOfTurn.test}%`);
  return sql<boolean>`(${sql.ref(slot)} not like ${test} and ${sql.ref(slot)} != ${sql.lit(outOfTurn.notice)})`;
}

function laterOne(eb: ExpressionBuilder<Tables, 'digest_outbox'>, now: Instant) {
  return eb
    .selectFrom('digest_outbox as later')
    .select('later.id')
    .whereRef('later.digest_id', '=', 'digest_outbox.digest_id')
    .whereRef('later.due_at', '>', 'digest_outbox.due_at')
    .where('later.due_at', '<=', now)
    .where(isInTurn('later.slot'));
}
