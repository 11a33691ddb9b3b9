import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Instant } from '../domain/time.ts';
import type { Database, Tables } from './database.ts';

type Account = { readonly platform: 'terminal' | 'telegram' | 'discord' | 'web'; readonly id: string };
type PlaceKind = 'saved' | 'recent' | 'chosen';
type Place = { readonly kind: PlaceKind; readonly name: string; readonly place: string; readonly at: Instant };
type Change = Readonly<Record<string, string | null>>;
type Work = Transaction<Tables>;

/** Rows about people, and about the channels they speak in. */
export function createUserStore(database: Database) {
  const personOf = ({ platform, id }: Account) =>
    database.selectFrom('people_accounts').select('person').where('platform', '=', platform).where('account', '=', id);

  const settingsOf = async (account: Account) => {
    const rows = await database
      .selectFrom('people_settings')
      .select(['name', 'value'])
      .where('person', '=', personOf(account))
      .execute();
    return toRecord(rows);
  };
  const placesOf = async (account: Account): Promise<Place[]> => {
    const rows = await database
      .selectFrom('people_places')
      .select(['kind', 'name', 'place', 'at'])
      .where('person', '=', personOf(account))
      .orderBy('at', 'desc')
      .execute();
    return rows.map(({ kind, ...place }) => ({ kind: kind as PlaceKind, ...place }));
  };
  const recall = async (account: Account) => {
    const [settings, places] = await Promise.all([settingsOf(account), placesOf(account)]);
    return { settings, places };
  };
  const inTransaction = <T>(work: (transaction: Work) => Promise<T>): Promise<T> =>
    database.transaction().execute(work);

  return {
    recall,

    change: (account: Account, settings: Change, now: Instant): Promise<void> =>
      inTransaction(async (work) => {
        const person = await becomeKnown(work, account, now);
        for (const [name, value] of Object.entries(settings)) {
          if (value === null) {
            await work.deleteFrom('people_settings').where('person', '=', person).where('name', '=', name).execute();
          } else {
            await work
              .insertInto('people_settings')
              .values({ person, name, value })
              .onConflict((conflict) => conflict.columns(['person', 'name']).doUpdateSet({ value }))
              .execute();
          }
        }
      }),

    keep: (account: Account, { kind, name, place, at }: Place, most: number): Promise<void> =>
      inTransaction(async (work) => {
        const person = await becomeKnown(work, account, at);
        await work
          .insertInto('people_places')
          .values({ person, kind, name, place, at })
          .onConflict((conflict) => conflict.columns(['person', 'kind', 'name']).doUpdateSet({ place, at }))
          .execute();
        const latest = work
          .selectFrom('people_places')
          .select('name')
          .where('person', '=', person)
          .where('kind', '=', kind)
          .orderBy('at', 'desc')
          .limit(most);
        await work
          .deleteFrom('people_places')
          .where('person', '=', person)
          .where('kind', '=', kind)
          .where('name', 'not in', latest)
          .execute();
      }),

    async drop(account: Account, kind: PlaceKind, name: string): Promise<boolean> {
      const { numDeletedRows } = await database
        .deleteFrom('people_places')
        .where('person', '=', personOf(account))
        .where('kind', '=', kind)
        .where('name', '=', name)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async recallChannel({ platform, id }: Account): Promise<Record<string, string>> {
      const rows = await database
        .selectFrom('channel_settings')
        .select(['name', 'value'])
        .where('platform', '=', platform)
        .where('channel', '=', id)
        .execute();
      return toRecord(rows);
    },

    changeChannel: ({ platform, id: channel }: Account, settings: Change): Promise<void> =>
      inTransaction(async (work) => {
        for (const [name, value] of Object.entries(settings)) {
          if (value === null) {
            await work
              .deleteFrom('channel_settings')
              .where('platform', '=', platform)
              .where('channel', '=', channel)
              .where('name', '=', name)
              .execute();
          } else {
            await work
              .insertInto('channel_settings')
              .values({ platform, channel, name, value })
              .onConflict((conflict) => conflict.columns(['platform', 'channel', 'name']).doUpdateSet({ value }))
              .execute();
          }
        }
      }),

    moveChannel: ({ platform, id }: Account, to: string): Promise<void> =>
      inTransaction(async (work) => {
        const rows = await work
          .deleteFrom('channel_settings')
          .where('platform', '=', platform)
          .where('channel', '=', id)
          .returningAll()
          .execute();
        for (const row of rows) {
          await work
            .insertInto('channel_settings')
            .values({ ...row, channel: to })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
      }),

    offer: (account: Account, hash: string, until: Instant, now: Instant): Promise<void> =>
      inTransaction(async (work) => {
        const person = await becomeKnown(work, account, now);
        await work.deleteFrom('people_link_codes').where('until', '<=', now).execute();
        await work
          .insertInto('people_link_codes')
          .values({ person, hash, until })
          .onConflict((conflict) => conflict.column('person').doUpdateSet({ hash, until }))
          .execute();
      }),

    join: (account: Account, hash: string, now: Instant): Promise<boolean> =>
      inTransaction(async (work) => {
        // Deleted and read in one statement: of two who have the code one joins.
        const [offer] = await work.deleteFrom('people_link_codes').where('hash', '=', hash).returningAll().execute();
        if (!offer || offer.until <= now) return false;
        const before = await becomeKnown(work, account, now);
        if (before === offer.person) return true;
        await moveAccount(work, account, offer.person);
        if (!(await hasAccounts(work, before))) await moveBelongings(work, before, offer.person);
        return true;
      }),

    async show(account: Account) {
      const accounts = await database
        .selectFrom('people_accounts')
        .select(['platform', 'account', 'since'])
        .where('person', '=', personOf(account))
        .orderBy('platform')
        .orderBy('account')
        .execute();
      const listed = accounts.map(({ platform, account: id, since }) => ({
        platform: platform as Account['platform'],
        id,
        since,
      }));
      return { accounts: listed, ...(await recall(account)) };
    },

    erase: (account: Account): Promise<void> =>
      inTransaction(async (work) => {
        const [row] = await work
          .deleteFrom('people_accounts')
          .where('platform', '=', account.platform)
          .where('account', '=', account.id)
          .returning('person')
          .execute();
        if (row && !(await hasAccounts(work, row.person))) await deletePerson(work, row.person);
      }),
  };
}

function toRecord(rows: readonly { name: string; value: string }[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** The person behind an account, who is made where there is none. */
async function becomeKnown(work: Work, { platform, id: account }: Account, now: Instant): Promise<string> {
  await work
    .insertInto('people_accounts')
    .values({ platform, account, person: randomBytes(12).toString('base64url'), since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { person } = await work
    .selectFrom('people_accounts')
    .select('person')
    .where('platform', '=', platform)
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return person;
}

async function moveAccount(work: Work, { platform, id }: Account, person: string): Promise<void> {
  await work
    .updateTable('people_accounts')
    .set({ person })
    .where('platform', '=', platform)
    .where('account', '=', id)
    .execute();
}

async function hasAccounts(work: Work, person: string): Promise<boolean> {
  const account = await work
    .selectFrom('people_accounts')
    .select('person')
    .where('person', '=', person)
    .executeTakeFirst();
  return account !== undefined;
}

/** What both have stays as the other one had it. */
async function moveBelongings(work: Work, from: string, to: string): Promise<void> {
  for (const table of ['people_settings', 'people_places'] as const) {
    const rows = await work.deleteFrom(table).where('person', '=', from).returningAll().execute();
    for (const row of rows) {
      await work
        .insertInto(table)
        .values({ ...row, person: to })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
  await work.deleteFrom('people_link_codes').where('person', '=', from).execute();
}

async function deletePerson(work: Work, person: string): Promise<void> {
  for (const table of ['people_settings', 'people_places', 'people_link_codes'] as const) {
    await work.deleteFrom(table).where('person', '=', person).execute();
  }
}
