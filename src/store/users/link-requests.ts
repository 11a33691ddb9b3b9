import type { ExpressionBuilder, Selectable, Transaction } from 'kysely';
import type { LinkRequest, LinkRequestStore, NamedAccount, PlatformAccount } from '../../users/ports.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { remove, update } from '../statements.ts';
import { link, linkedPersons, unlink } from './person.ts';

const madeBy = ({ platform, id }: PlatformAccount) => ({ maker_platform: platform, maker: id });
const takenBy = ({ platform, id }: PlatformAccount) => ({ taker_platform: platform, taker: id });

const concerns = (account: PlatformAccount) => (eb: ExpressionBuilder<Tables, 'link_requests'>) =>
  eb.or([eb.and(madeBy(account)), eb.and(takenBy(account))]);

export function createLinkRequests(database: Database): LinkRequestStore {
  return {
    putLinkRequest: ({ id, hash, maker, until }, now) =>
      database.transaction().execute(async (work) => {
        await work.deleteFrom('link_requests').where('until', '<=', now).execute();
        await remove(work, 'link_requests', madeBy(maker)).execute();
        const row = { id, hash, until, ...madeBy(maker), maker_name: maker.name ?? null, taker_agreed: 0 };
        await work.insertInto('link_requests').values(row).execute();
      }),

    async claimLinkRequest(hash, taker, { now, until }) {
      const claimed = await update(database, 'link_requests', { hash })
        // The code is removed in the statement that finds it, so that it works once.
        .set({ hash: null, ...takenBy(taker), taker_name: taker.name ?? null, until })
        .where('until', '>', now)
        .where((eb) => eb.not(eb.and(madeBy(taker))))
        .returningAll()
        .executeTakeFirst();
      return claimed && requestOf(database, claimed);
    },

    async linkRequestOf(account, now) {
      const row = await database
        .selectFrom('link_requests')
        .selectAll()
        .where(concerns(account))
        .where('until', '>', now)
        .orderBy('until', 'desc')
        .executeTakeFirst();
      return row && requestOf(database, row);
    },

    agreeToLink: (id, account, now) => database.transaction().execute((work) => agree(work, id, account, now)),

    async refuseLink(id, account) {
      await remove(database, 'link_requests', { id }).where(concerns(account)).execute();
    },

    unlink: (account) => unlink(database, account),
  };
}

async function agree(work: Transaction<Tables>, id: string, account: PlatformAccount, now: number) {
  const taken = update(work, 'link_requests', { id, ...takenBy(account) }).where('until', '>', now);
  const agreed = await taken.set({ taker_agreed: 1 }).returningAll().executeTakeFirst();
  if (agreed) return requestOf(work, agreed);
  const made = remove(work, 'link_requests', { id, taker_agreed: 1, ...madeBy(account) }).where('until', '>', now);
  const finished = await made.returningAll().executeTakeFirst();
  if (!finished) return undefined;
  const request = await requestOf(work, finished);
  if (request.taker) await link(work, request.taker, request.maker, now);
  return request;
}

async function requestOf(database: Database, row: Selectable<Tables['link_requests']>): Promise<LinkRequest> {
  const maker = named(row.maker_platform, row.maker, row.maker_name);
  const linked = await linkedPersons(database, maker).execute();
  return {
    id: row.id,
    maker,
    makersOthers: Math.max(0, linked.length - 1),
    ...(row.taker_platform !== null &&
      row.taker !== null && { taker: named(row.taker_platform, row.taker, row.taker_name) }),
    takerAgreed: row.taker_agreed === 1,
  };
}

function named(platform: string, id: string, name: string | null): NamedAccount {
  return { platform: platform as PlatformAccount['platform'], id, ...(name !== null && { name }) };
}
