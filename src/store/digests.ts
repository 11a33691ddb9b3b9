import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { outOfTurn } from '../domain/schedule/index.ts';
import type { Instant } from '../domain/time.ts';
import { durably, isPostgres, type Database, type Tables } from './database.ts';
import type { DigestStatus } from './digest-tables.ts';
import type { PlannedDelivery } from './outbox.ts';

/** Where a digest goes. `thread` is '' where there is none. */
export type DigestTarget = { readonly platform: string; readonly channel: string; readonly thread: string };

export type NewDigest = DigestTarget & {
  readonly owner: string;
  readonly heard: string;
  readonly schedule: string;
};

export type DigestRecord = NewDigest & {
  readonly id: string;
  readonly number: number;
  readonly status: DigestStatus;
  readonly reason: string | null;
};

/** A digest that has just ended, and whose it was. */
export type GoneDigest = Pick<DigestRecord, 'id' | 'platform' | 'channel' | 'owner'>;

/** The last that arrived, and the last that failed. */
export type LastDeliveries = {
  readonly sentAt?: Instant;
  readonly failedAt?: Instant;
  readonly error?: string;
};

export type Limits = { readonly ofChannel: number; readonly ofOwner: number };

/** Which digests there are, and where they go. */
export function createDigests(database: Database) {
  const onPostgres = isPostgres(database);
  /**
   * Of those who count or number digests, one at a time. On SQLite whoever reads first and writes then may be refused;
   * a write that changes nothing is a lock.
   */
  const alone = async (transaction: Transaction<Tables>): Promise<void> => {
    if (onPostgres) await sql`select pg_advisory_xact_lock(${sql.lit(numbering)})`.execute(transaction);
    else await transaction.updateTable('digests').set({ number: 0 }).where('id', '=', '').execute();
  };
  const inChannel = ({ platform, channel, thread }: DigestTarget) =>
    database
      .selectFrom('digests')
      .selectAll()
      .where('platform', '=', platform)
      .where('channel', '=', channel)
      .where('thread', '=', thread);

  return {
    /** Resolves to which limit would be exceeded where it cannot be added. */
    add(digest: NewDigest, limits: Limits, now: Instant, zoneData: string): Promise<DigestRecord | keyof Limits> {
      const { platform, channel, owner } = digest;
      return durably(database, async (transaction) => {
        await alone(transaction);
        const ofChannel = await countOf(transaction, { platform, channel });
        if (ofChannel >= limits.ofChannel) return 'ofChannel';
        if ((await countOf(transaction, { platform, owner })) >= limits.ofOwner) return 'ofOwner';
        const id = newId();
        const number = await nextNumber(transaction, digest);
        const state = { status: 'active', planned_to: now, next_due_at: 0, zone_data: zoneData } as const;
        await transaction
          .insertInto('digests')
          .values({ ...digest, ...state, id, number, created_at: now })
          .execute();
        return { ...digest, id, number, status: 'active', reason: null };
      });
    },

    async list(target: DigestTarget): Promise<DigestRecord[]> {
      return (await inChannel(target).orderBy('number').execute()).map(recordOf);
    },

    async ofOwner(platform: string, owner: string): Promise<DigestRecord[]> {
      const rows = await database
        .selectFrom('digests')
        .selectAll()
        .where('platform', '=', platform)
        .where('owner', '=', owner)
        .orderBy('created_at')
        .execute();
      return rows.map(recordOf);
    },

    async find(target: DigestTarget, number: number): Promise<DigestRecord | undefined> {
      const row = await inChannel(target).where('number', '=', number).executeTakeFirst();
      return row && recordOf(row);
    },

    async withId(id: string): Promise<DigestRecord | undefined> {
      const row = await database.selectFrom('digests').selectAll().where('id', '=', id).executeTakeFirst();
      return row && recordOf(row);
    },

    /** How many of a platform are next due at an instant. */
    async countDue(platform: string, dueAt: Instant): Promise<number> {
      const { count } = await database
        .selectFrom('digests')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('status', '=', sql.lit('active'))
        .where('next_due_at', '=', dueAt)
        .where('platform', '=', platform)
        .executeTakeFirstOrThrow();
      return count;
    },

    async lastDeliveries(id: string): Promise<LastDeliveries> {
      const finished = () =>
        database
          .selectFrom('digest_outbox')
          .select(['finished_at', 'error'])
          .where('digest_id', '=', id)
          .where('slot', '!=', outOfTurn.notice)
          .orderBy('finished_at', 'desc')
          .limit(1);
      const sent = await finished().where('state', '=', 'sent').executeTakeFirst();
      const failed = await finished().where('state', 'in', ['expired', 'dead', 'dropped']).executeTakeFirst();
      return {
        ...(sent?.finished_at && { sentAt: sent.finished_at }),
        ...(failed?.finished_at && { failedAt: failed.finished_at, error: failed.error ?? 'too-late' }),
      };
    },

    /** Nothing more is sent until it is resumed. */
    async pause(id: string, now: Instant): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await transaction.updateTable('digests').set({ status: 'paused' }).where('id', '=', id).execute();
        await dropPending(transaction, [id], 'paused', now);
      });
    },

    /** From now on: what was due meanwhile is not made up for. */
    async resume(id: string, now: Instant): Promise<void> {
      await database.updateTable('digests').set(resumed(now)).where('id', '=', id).execute();
    },

    async remove(id: string): Promise<void> {
      await durably(database, (transaction) => removeAll(transaction, [id]));
    },

    async reschedule(id: string, schedule: string, now: Instant): Promise<void> {
      await durably(database, async (transaction) => {
        await transaction
          .updateTable('digests')
          .set({ schedule, planned_to: now, next_due_at: 0 })
          .where('id', '=', id)
          .execute();
        await forgetPending(transaction, [id]);
      });
    },

    /** Resolves to its number there, or to the limit that would be exceeded. */
    rehouse(id: string, target: DigestTarget, limits: Limits): Promise<number | keyof Limits> {
      return durably(database, async (transaction) => {
        await alone(transaction);
        const there = { platform: target.platform, channel: target.channel };
        if ((await countOf(transaction, there, id)) >= limits.ofChannel) return 'ofChannel';
        const number = await nextNumber(transaction, target);
        await transaction
          .updateTable('digests')
          .set({ ...target, number })
          .where('id', '=', id)
          .execute();
        return number;
      });
    },

    /** Adds one delivery out of turn. False where it is there already. */
    async addDelivery(digestId: string, one: PlannedDelivery): Promise<boolean> {
      const result = await database
        .insertInto('digest_outbox')
        .values({
          id: one.id,
          digest_id: digestId,
          local_date: one.date,
          slot: one.slot,
          platform: one.platform,
          due_at: one.dueAt,
          not_before: one.notBefore,
          expires_at: one.expiresAt,
          state: one.state,
          attempts: 0,
          ambiguous: 0,
          fence: 0,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    /** Disables it only when it was struck on another day before: rights come and go. Resolves to it where it did. */
    async strike(id: string, day: string, reason: string, now: Instant): Promise<GoneDigest[]> {
      return database.transaction().execute(async (transaction) => {
        const struck = await transaction
          .updateTable('digests')
          .set((eb) => ({ struck_on: eb.fn.coalesce('struck_on', eb.val(day)) }))
          .where('id', '=', id)
          .returning('struck_on')
          .executeTakeFirst();
        if (!struck || struck.struck_on === day) return [];
        return disableAll(transaction, [id], reason, now);
      });
    },

    /** A delivery arrived: what was held against the digest is forgotten. */
    async absolve(id: string): Promise<void> {
      await database
        .updateTable('digests')
        .set({ struck_on: null })
        .where('id', '=', id)
        .where('struck_on', 'is not', null)
        .execute();
    },

    /** Their channel is not there for us any more. Resolves to those of which that is news. */
    async disableWhere(where: Where, reason: string, now: Instant): Promise<GoneDigest[]> {
      return database.transaction().execute(async (transaction) => {
        const rows = await idsWhere(transaction, where).execute();
        const ids = rows.map(({ id }) => id);
        return ids.length > 0 ? disableAll(transaction, ids, reason, now) : [];
      });
    },

    /** We are back in channels, since an instant: what was gone by then goes on from now. */
    async enable(platform: string, channels: readonly string[], backSince: Instant, now: Instant): Promise<void> {
      await database
        .updateTable('digests')
        .set(resumed(now))
        .where('platform', '=', platform)
        .where('channel', 'in', channels)
        .where('status', '=', 'gone')
        .where('gone_at', '<=', backSince)
        .execute();
    },

    /** A channel has another id from now on. What is to be sent there goes along. */
    async moveChannel(platform: string, from: string, to: string): Promise<void> {
      await durably(database, async (transaction) => {
        await alone(transaction);
        const moving = await transaction
          .selectFrom('digests')
          .select(['id', 'thread'])
          .where('platform', '=', platform)
          .where('channel', '=', from)
          .execute();
        for (const { id, thread } of moving) {
          const number = await nextNumber(transaction, { platform, channel: to, thread });
          await transaction.updateTable('digests').set({ channel: to, number }).where('id', '=', id).execute();
        }
      });
    },

    /** Deletes all that a person set up. Resolves to how many there were. */
    async forget(platform: string, owner: string): Promise<number> {
      return durably(database, async (transaction) => {
        const rows = await idsWhere(transaction, { platform, owner }).execute();
        await removeAll(
          transaction,
          rows.map(({ id }) => id),
        );
        return rows.length;
      });
    },
  };
}

/** A digest as it goes on from an instant: what was due meanwhile is not made up for. */
function resumed(now: Instant) {
  return { status: 'active', reason: null, gone_at: null, struck_on: null, planned_to: now, next_due_at: 0 } as const;
}

/** A lock of Postgres by a number of our own. */
const numbering = 7_201_455;

/** 40 random bits: short enough to type. */
function newId(): string {
  return randomBytes(5).toString('hex');
}

function recordOf(row: DigestRecord): DigestRecord {
  const { id, number, platform, channel, thread, owner, heard, schedule, status, reason } = row;
  return { id, number, platform, channel, thread, owner, heard, schedule, status, reason };
}

type Where = Partial<NewDigest & { readonly id: string }>;

function idsWhere(transaction: Transaction<Tables>, where: Where) {
  return transaction
    .selectFrom('digests')
    .select('id')
    .where((eb) => eb.and(where));
}

async function countOf(transaction: Transaction<Tables>, where: Where, besides = ''): Promise<number> {
  const { count } = await transaction
    .selectFrom('digests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.and(where))
    .where('id', '!=', besides)
    .executeTakeFirstOrThrow();
  return count;
}

async function nextNumber(
  transaction: Transaction<Tables>,
  { platform, channel, thread }: DigestTarget,
): Promise<number> {
  const { last } = await transaction
    .selectFrom('digests')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('platform', '=', platform)
    .where('channel', '=', channel)
    .where('thread', '=', thread)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

async function forgetPending(transaction: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  await transaction
    .deleteFrom('digest_outbox')
    .where('digest_id', 'in', ids)
    .where('state', '=', 'pending')
    // What was tried may have arrived: planned anew it would come twice.
    .where('attempts', '=', 0)
    .where('ambiguous', '=', 0)
    .where('slot', '!=', outOfTurn.notice)
    .execute();
}

/** Nothing that waits is sent any more, but for word to the owners. */
async function dropPending(
  transaction: Transaction<Tables>,
  ids: readonly string[],
  error: string,
  now: Instant,
): Promise<void> {
  await forgetPending(transaction, ids);
  await transaction
    .updateTable('digest_outbox')
    .set({ state: 'dropped', finished_at: now, error })
    .where('digest_id', 'in', ids)
    .where('state', '=', 'pending')
    .where('slot', '!=', outOfTurn.notice)
    .execute();
}

async function removeAll(transaction: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.deleteFrom('digest_outbox').where('digest_id', 'in', ids).execute();
  await transaction.deleteFrom('digests').where('id', 'in', ids).execute();
}

async function disableAll(
  transaction: Transaction<Tables>,
  ids: readonly string[],
  reason: string,
  now: Instant,
): Promise<GoneDigest[]> {
  const gone = await transaction
    .updateTable('digests')
    .set({ status: 'gone', reason, gone_at: now })
    .where('id', 'in', ids)
    // One that is paused stays so: it must not speak when we are back.
    .where('status', '=', 'active')
    .returning(['id', 'platform', 'channel', 'owner'])
    .execute();
  const goneIds = gone.map(({ id }) => id);
  if (goneIds.length > 0) await dropPending(transaction, goneIds, reason, now);
  return gone;
}
