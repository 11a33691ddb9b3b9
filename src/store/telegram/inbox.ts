import { sql, type RawBuilder } from 'kysely';
import type { Inbox } from '../../adapters/telegram/ports.ts';
import { hourMs } from '../../domain/time.ts';
import { eraseDeleted, isPostgres, type Database } from '../database.ts';
import { clockMs } from '../clock.ts';
import { put, remove, update } from '../statements.ts';
import { ms } from '../limits.ts';

/** Telegram keeps updates for 24 hours (core.telegram.org/bots/api#getting-updates). */
const keptMs = 25 * hourMs;
/** The key of a Postgres advisory lock: an arbitrary number. */
const claimingLock = 7_201_456;

/** The inbox of a bot, named by its numeric id. `owner` names this process. Leases are compared by the database's clock. */
export function createInbox(database: Database, bot: string, owner: string): Inbox {
  const now = clockMs(database);
  const own = () => update(database, 'telegram_updates', { bot, owner });
  return {
    async add(updates, holdMs = 0) {
      if (updates.length === 0) return;
      const times = { received_at: now, ready_at: sql<number>`${now} + ${sql.lit(holdMs)}` };
      const rows = updates.map(({ id, chat, body }) => ({ bot, update_id: id, chat, body, ...times }));
      await put(database, 'telegram_updates', rows);
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
      const until = sql<number>`${now} + ${sql.lit(ms.updateLease)}`;
      await own().set({ lease_until: until }).where('body', 'is not', null).execute();
    },
    async finish(ids) {
      // Nothing of it is kept but that it came.
      await own().set({ body: null, chat: '', owner: null, lease_until: null }).where('update_id', 'in', ids).execute();
    },
    async release(id) {
      await own()
        .set((eb) => ({ owner: null, lease_until: null, attempts: eb('attempts', '-', 1) }))
        .where('update_id', '=', id)
        .execute();
    },
    async count(id, attempts) {
      await update(database, 'telegram_updates', { bot, update_id: id })
        .set((eb) => ({ attempts: eb('attempts', '+', attempts) }))
        .execute();
    },
    async recover() {
      if (isPostgres(database)) return;
      const claimed = update(database, 'telegram_updates', { bot }).where('owner', 'is not', null);
      await claimed.set({ owner: null, lease_until: null }).execute();
    },
    async purge() {
      const before = sql<number>`${now} - ${sql.lit(keptMs)}`;
      await remove(database, 'telegram_updates', { bot }).where('received_at', '<', before).execute();
    },
    erase: () => eraseDeleted(database),
  };
}

/** Claims each chat's earliest waiting update, unless another is claimed. Kysely's builder takes twice as long as SQLite. */
async function claim(
  database: Database,
  { bot, owner }: { readonly bot: string; readonly owner: string },
  count: number,
): ReturnType<Inbox['claim']> {
  const now = clockMs(database);
  const { rows } = await sql<{ id: number; body: string; attempts: number }>`
    update telegram_updates set owner = ${owner}, lease_until = ${now} + ${sql.lit(ms.updateLease)}, attempts = attempts + 1
    where bot = ${bot} and update_id in (
      select one.update_id from telegram_updates as one
      where one.bot = ${bot} and one.body is not null and (one.lease_until is null or one.lease_until < ${now})
        and one.update_id < coalesce((${firstAfterGap(bot, now)}), ${sql.lit(Number.MAX_SAFE_INTEGER)})
        and one.update_id = (select min(same.update_id) from ${sameChat})
        and not exists (select 1 from ${sameChat} and same.lease_until >= ${now})
      order by one.update_id limit ${count}
    )
    returning update_id as id, body, attempts`.execute(database);
  return rows.toSorted((a, b) => a.id - b.id);
}

/** The updates of the chat of `one` that wait or are being handled. */
const sameChat = sql`telegram_updates as same
  where same.bot = one.bot and same.chat = one.chat and same.body is not null`;

/** The first update that is held back since the one before it has not come. All after it wait, too. */
function firstAfterGap(bot: string, now: RawBuilder<number>): RawBuilder<unknown> {
  return sql`
    select min(held.update_id) from telegram_updates as held
    where held.bot = ${bot} and held.body is not null and held.ready_at > held.received_at and held.ready_at > ${now}
      and not exists (
        select 1 from telegram_updates as previous
        where previous.bot = held.bot and previous.update_id = held.update_id - 1
      )`;
}
