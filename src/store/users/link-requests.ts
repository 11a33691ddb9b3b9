import type { Selectable, Transaction } from 'kysely';
import type { LinkRequest, LinkRequestStore, NamedAccount, PlatformAccount } from '../../users/ports.ts';
import type { Database, Tables } from '../database.ts';
import { link, linkedPersons, unlink } from './person.ts';

/** Stores requests to link two accounts, and links them once both sides have agreed. */
export function createLinkRequests(database: Database): LinkRequestStore {
  const inTransaction = <T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> =>
    database.transaction().execute(work);

  return {
    putLinkRequest: ({ id, hash, maker, until }, now) =>
      inTransaction(async (work) => {
        await work
          .deleteFrom('link_requests')
          .where((eb) => eb.or([eb('until', '<=', now), eb.and({ maker_platform: maker.platform, maker: maker.id })]))
          .execute();
        const made = { maker_platform: maker.platform, maker: maker.id, maker_name: maker.name ?? null };
        await work
          .insertInto('link_requests')
          .values({ id, hash, until, ...made, taker_agreed: 0 })
          .execute();
      }),

    async claimLinkRequest(hash, taker, { now, until }) {
      const claimed = await database
        .updateTable('link_requests')
        // The code is removed in the statement that finds it, so that it works once.
        .set({ hash: null, taker_platform: taker.platform, taker: taker.id, taker_name: taker.name ?? null, until })
        .where('hash', '=', hash)
        .where('until', '>', now)
        .where((eb) => eb.not(eb.and({ maker_platform: taker.platform, maker: taker.id })))
        .returningAll()
        .executeTakeFirst();
      return claimed && requestOf(database, claimed);
    },

    async linkRequestOf({ platform, id }, now) {
      const row = await database
        .selectFrom('link_requests')
        .selectAll()
        .where((eb) =>
          eb.or([eb.and({ maker_platform: platform, maker: id }), eb.and({ taker_platform: platform, taker: id })]),
        )
        .where('until', '>', now)
        .orderBy('until', 'desc')
        .executeTakeFirst();
      return row && requestOf(database, row);
    },

    agreeToLink: (id, account, now) => inTransaction((work) => agree(work, id, account, now)),

    async refuseLink(id, { platform, id: account }) {
      await database
        .deleteFrom('link_requests')
        .where('id', '=', id)
        .where((eb) =>
          eb.or([
            eb.and({ maker_platform: platform, maker: account }),
            eb.and({ taker_platform: platform, taker: account }),
          ]),
        )
        .execute();
    },

    unlink: (account) => unlink(database, account),
  };
}

async function agree(
  work: Transaction<Tables>,
  id: string,
  { platform, id: account }: PlatformAccount,
  now: number,
): Promise<LinkRequest | undefined> {
  const agreed = await work
    .updateTable('link_requests')
    .set({ taker_agreed: 1 })
    .where('id', '=', id)
    .where('until', '>', now)
    .where((eb) => eb.and({ taker_platform: platform, taker: account }))
    .returningAll()
    .executeTakeFirst();
  if (agreed) return requestOf(work, agreed);
  const finished = await work
    .deleteFrom('link_requests')
    .where('id', '=', id)
    .where('until', '>', now)
    .where('taker_agreed', '=', 1)
    .where((eb) => eb.and({ maker_platform: platform, maker: account }))
    .returningAll()
    .executeTakeFirst();
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
      row.taker !== null && {
        taker: named(row.taker_platform, row.taker, row.taker_name),
      }),
    takerAgreed: row.taker_agreed === 1,
  };
}

function named(platform: string, id: string, name: string | null): NamedAccount {
  return { platform: platform as PlatformAccount['platform'], id, ...(name !== null && { name }) };
}
