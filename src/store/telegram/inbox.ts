import { sql } from 'kysely';
import type { Inbox } from '../../adapters/telegram/ports.ts';
import { hourMs } from '../../domain/time.ts';
import { eraseDeleted, isPostgres, type Database } from '../database.ts';
import { clockMs } from './clock.ts';

/** The holder of a claim renews it every third of this. */
const updateLeaseMs = 30_000;
/** Telegram keeps updates for 24 hours (core.telegram.org/bots/api#getting-updates). */
const keptMs = 25 * hourMs;
/** The key of a Postgres advisory lock: an arbitrary number. */
const claimingLock = 7_201_456;

/** The inbox of a bot, named by its numeric id. `owner` names this process. Leases are compared by the database's clock. */
export function createInbox(database: Database, bot: string, owner: string): Inbox {
  const now = clockMs(database);
  const own = () => database.updateTable('telegram_updates').where('bot', '=', bot).where('owner', '=', owner);
  return {
    async add(updates, holdMs = 0) {
      if (updates.length === 0) return;
      const readyAt = sql<number>`${now} + ${sql.lit(holdMs)}`;
      await database
        .insertInto('telegram_updates')
        .values(
          updates.map(({ id, chat, body }) => ({
            bot,
            update_id: id,
            chat,
            body,
            received_at: now,
            ready_at: readyAt,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    // On Postgres claims take turns, so that two processes never claim two updates of one chat at the same moment.
    claim: (count) =>
      isPostgres(database)
        ? database.transaction().execute(async (transaction) => {
            await sql`select pg_advisory_xact_lock(${sql.lit(claimingLock)})`.execute(transaction);
            return claim(transaction, { bot, owner }, count);
          })
        : claim(database, { bot, owner }, count),
    async renew() {
      await own()
        .set({ lease_until: sql<number>`${now} + ${sql.lit(updateLeaseMs)}` })
        .where('body', 'is not', null)
        .execute();
    },
    async finish(id) {
      // Nothing of it is kept but that it came.
      await own().set({ body: null, chat: '', owner: null, lease_until: null }).where('update_id', '=', id).execute();
    },
    async release(id) {
      await own()
        .set((eb) => ({ owner: null, lease_until: null, attempts: eb('attempts', '-', 1) }))
        .where('update_id', '=', id)
        .execute();
    },
    async recover() {
      if (isPostgres(database)) return;
      await database
        .updateTable('telegram_updates')
        .set({ owner: null, lease_until: null })
        .where('bot', '=', bot)
        .where('owner', 'is not', null)
        .execute();
    },
    async purge() {
      await database
        .deleteFrom('telegram_updates')
        .where('bot', '=', bot)
        .where('received_at', '<', sql<number>`${now} - ${sql.lit(keptMs)}`)
        .execute();
      await eraseDeleted(database);
    },
  };
}

async function claim(
  database: Database,
  { bot, owner }: { readonly bot: string; readonly owner: string },
  count: number,
): ReturnType<Inbox['claim']> {
  const now = clockMs(database);
  const claimed = await database
    .updateTable('telegram_updates')
    .set((eb) => ({
      owner,
      lease_until: sql<number>`${now} + ${sql.lit(updateLeaseMs)}`,
      attempts: eb('attempts', '+', 1),
    }))
    .where('bot', '=', bot)
    .where('update_id', 'in', (eb) =>
      eb
        .selectFrom('telegram_updates as one')
        .select('update_id')
        .where('bot', '=', bot)
        .where('body', 'is not', null)
        .where((row) => row.or([row('lease_until', 'is', null), row('lease_until', '<', now)]))
        .where(
          'update_id',
          '<',
          sql<number>`coalesce(${firstAfterGap(database, bot)}, ${sql.lit(Number.MAX_SAFE_INTEGER)})`,
        )
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('telegram_updates as other')
                .select('update_id')
                .where('other.bot', '=', bot)
                .whereRef('other.chat', '=', 'one.chat')
                .where('other.body', 'is not', null)
                .where((other) =>
                  other.or([
                    other('other.update_id', '<', other.ref('one.update_id')),
                    other.and([
                      other('other.update_id', '>', other.ref('one.update_id')),
                      other('other.lease_until', '>=', now),
                    ]),
                  ]),
                ),
            ),
          ),
        )
        .orderBy('update_id')
        .limit(count),
    )
    .returning(['update_id as id', 'body', 'attempts'])
    .execute();
  return claimed.map(({ id, body, attempts }) => ({ id, body: body ?? '', attempts })).toSorted((a, b) => a.id - b.id);
}

/** The first update that is held back since the one before it has not come. All after it wait, too. */
function firstAfterGap(database: Database, bot: string) {
  return database
    .selectFrom('telegram_updates as held')
    .select((eb) => eb.fn.min('held.update_id').as('first'))
    .where('held.bot', '=', bot)
    .where('held.body', 'is not', null)
    .where('held.ready_at', '>', clockMs(database))
    .where((held) =>
      held.not(
        held.exists(
          held
            .selectFrom('telegram_updates as previous')
            .select('update_id')
            .where('previous.bot', '=', bot)
            .where('previous.update_id', '=', sql<number>`held.update_id - 1`),
        ),
      ),
    );
}
