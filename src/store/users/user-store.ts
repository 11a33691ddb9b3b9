import type { Transaction } from 'kysely';
import type { PlatformAccount, PlaceKind, StoredPlace, StoredUser, UserStore } from '../../users/ports.ts';
import { eraseDeleted, type Database, type Tables } from '../database.ts';
import { createChannelSettings } from './channel-settings.ts';
import { deleteAccount, ensurePerson, joinPerson } from './person.ts';
import { toRecord, writeSettings } from './settings.ts';

/** Stores accounts, settings and places of people, and settings of channels. */
export function createUserStore(database: Database): UserStore {
  const inTransaction = <T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> =>
    database.transaction().execute(work);

  return {
    ...createChannelSettings(database),

    load: (account) => loadUser(database, account),

    changeSettings: (account, settings, now) =>
      inTransaction(async (work) => writeSettings(work, await ensurePerson(work, account, now), settings)),

    putPlace: (account, place, max) =>
      inTransaction(async (work) => writePlace(work, await ensurePerson(work, account, place.at), place, max)),

    async deletePlace(account, kind, name) {
      const { numDeletedRows } = await database
        .deleteFrom('people_places')
        .where('person', '=', personOf(database, account))
        .where('kind', '=', kind)
        .where('name', '=', name)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    putLinkCode: (account, hash, until, now) =>
      inTransaction(async (work) => {
        const person = await ensurePerson(work, account, now);
        await work.deleteFrom('people_link_codes').where('until', '<=', now).execute();
        await work
          .insertInto('people_link_codes')
          .values({ person, hash, until })
          .onConflict((conflict) => conflict.column('person').doUpdateSet({ hash, until }))
          .execute();
      }),

    redeemLinkCode: (account, hash, now) =>
      inTransaction(async (work) => {
        // Deleted and read in one statement, so that a code is redeemed once.
        const [offer] = await work.deleteFrom('people_link_codes').where('hash', '=', hash).returningAll().execute();
        if (!offer || offer.until <= now) return false;
        await joinPerson(work, account, await ensurePerson(work, account, now), offer.person);
        return true;
      }),

    exportUser: async (account) => ({
      accounts: await accountsOf(database, account),
      ...(await loadUser(database, account)),
    }),

    async deleteAccount(account) {
      await inTransaction((work) => deleteAccount(work, account));
      await eraseDeleted(database);
    },
  };
}

function personOf(database: Database, { platform, id }: PlatformAccount) {
  return database
    .selectFrom('people_accounts')
    .select('person')
    .where('platform', '=', platform)
    .where('account', '=', id);
}

async function loadUser(database: Database, account: PlatformAccount): Promise<Omit<StoredUser, 'accounts'>> {
  const [settings, places] = await Promise.all([
    database
      .selectFrom('people_settings')
      .select(['name', 'value'])
      .where('person', '=', personOf(database, account))
      .execute(),
    database
      .selectFrom('people_places')
      .select(['kind', 'name', 'place', 'at'])
      .where('person', '=', personOf(database, account))
      .orderBy('at', 'desc')
      .execute(),
  ]);
  return { settings: toRecord(settings), places: places.filter(isKnownKind) };
}

const kinds: readonly string[] = ['saved', 'recent', 'chosen'] satisfies PlaceKind[];

/** A later version may have written kinds that this one does not know. */
function isKnownKind(row: { kind: string; name: string; place: string; at: number }): row is StoredPlace {
  return kinds.includes(row.kind);
}

async function accountsOf(database: Database, account: PlatformAccount): Promise<StoredUser['accounts']> {
  const rows = await database
    .selectFrom('people_accounts')
    .select(['platform', 'account', 'since'])
    .where('person', '=', personOf(database, account))
    .orderBy('platform')
    .orderBy('account')
    .execute();
  return rows.map(({ platform, account: id, since }) => ({
    platform: platform as PlatformAccount['platform'],
    id,
    since,
  }));
}

async function writePlace(
  work: Transaction<Tables>,
  person: string,
  { kind, name, place, at }: StoredPlace,
  max: number,
): Promise<void> {
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
    .limit(max);
  await work
    .deleteFrom('people_places')
    .where('person', '=', person)
    .where('kind', '=', kind)
    .where('name', 'not in', latest)
    .execute();
}
