import type { Transaction } from 'kysely';
import type { Instant } from '../../domain/time.ts';
import type {
  LoadedUser,
  PlatformAccount,
  PlaceKind,
  StoredAccount,
  StoredPlace,
  UserStore,
} from '../../users/ports.ts';
import { eraseDeleted, type Database, type Tables } from '../database.ts';
import { createChannelSettings } from './channel-settings.ts';
import { createLinkRequests } from './link-requests.ts';
import { deleteAccount, ensurePerson, linkedPersons } from './person.ts';
import { toRecord, writeSettings } from './settings.ts';

/** Stores accounts, settings and places of people, and settings of channels. */
export function createUserStore(database: Database): UserStore {
  const inTransaction = <T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> =>
    database.transaction().execute(work);

  return {
    ...createChannelSettings(database),
    ...createLinkRequests(database),

    load: (account) => loadUser(database, account),

    changeSettings: (account, settings, now) => inTransaction((work) => writeSettings(work, account, settings, now)),

    putPlace: (account, place, max) =>
      inTransaction(async (work) => writePlace(work, await ensurePerson(work, account, place.at), place, max)),

    async deletePlace(account, kind, name) {
      const { numDeletedRows } = await database
        .deleteFrom('people_places')
        .where('person', 'in', linkedPersons(database, account))
        .where('kind', '=', kind)
        .where('name', '=', name)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async markSeen({ platform, id }, now) {
      await database
        .updateTable('people_accounts')
        .set({ seen: now })
        .where('platform', '=', platform)
        .where('account', '=', id)
        .execute();
    },

    exportAccounts: (account) => storedAccounts(database, account),
    inactiveGroups: (before) => inactiveGroups(database, before),
    idleSessions: (before, most) => idleSessions(database, before, most),
    deleteAccount: (account) => inTransaction((work) => deleteAccount(work, account)),
    eraseDeleted: () => eraseDeleted(database),
  };
}

async function loadUser(database: Database, { platform, id }: PlatformAccount): Promise<LoadedUser> {
  const own = await database
    .selectFrom('people_accounts')
    .select(['link_group', 'seen'])
    .where('platform', '=', platform)
    .where('account', '=', id)
    .executeTakeFirst();
  if (!own) return { settings: {}, places: [] };
  const persons = database.selectFrom('people_accounts').select('person').where('link_group', '=', own.link_group);
  const [settings, places] = await Promise.all([
    database
      .selectFrom('people_settings')
      .select(['name', 'value'])
      .where('person', 'in', persons)
      .orderBy('at')
      .execute(),
    database
      .selectFrom('people_places')
      .select(['kind', 'name', 'place', 'at'])
      .where('person', 'in', persons)
      .orderBy('at', 'desc')
      .execute(),
  ]);
  return { settings: toRecord(settings), places: latestOfEach(places.filter(isKnownKind)), seen: own.seen };
}

/** Linked accounts may each have a place of a name. */
function latestOfEach(places: readonly StoredPlace[]): StoredPlace[] {
  return [...new Map(places.toReversed().map((place) => [`${place.kind} ${place.name}`, place])).values()].toSorted(
    (a, b) => b.at - a.at,
  );
}

const kinds: readonly string[] = ['saved', 'recent', 'chosen', 'port'] satisfies PlaceKind[];

/** A later version may have written kinds that this one does not know. */
function isKnownKind(row: { kind: string; name: string; place: string; at: number }): row is StoredPlace {
  return kinds.includes(row.kind);
}

async function storedAccounts(database: Database, account: PlatformAccount): Promise<StoredAccount[]> {
  const rows = await database
    .selectFrom('people_accounts')
    .select(['platform', 'account', 'person', 'since', 'seen'])
    .where('person', 'in', linkedPersons(database, account))
    .orderBy('platform')
    .orderBy('account')
    .execute();
  return Promise.all(
    rows.map(async ({ platform, account: id, person, since, seen }) => {
      const own = await Promise.all([
        database.selectFrom('people_settings').select(['name', 'value']).where('person', '=', person).execute(),
        database
          .selectFrom('people_places')
          .select(['kind', 'name', 'place', 'at'])
          .where('person', '=', person)
          .orderBy('at', 'desc')
          .execute(),
      ]);
      const [settings, places] = own;
      return {
        ...accountOf(platform, id),
        since,
        seen,
        settings: toRecord(settings),
        places: places.filter(isKnownKind),
      };
    }),
  );
}

async function inactiveGroups(database: Database, before: Instant): Promise<PlatformAccount[][]> {
  const rows = await database
    .selectFrom('people_accounts as one')
    .select(['platform', 'account', 'link_group'])
    .where('seen', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('people_accounts as linked')
            .select('linked.person')
            .whereRef('linked.link_group', '=', 'one.link_group')
            .where('linked.seen', '>=', before),
        ),
      ),
    )
    .execute();
  const groups = Map.groupBy(rows, (row) => row.link_group);
  return [...groups.values()].map((group) => group.map(({ platform, account }) => accountOf(platform, account)));
}

async function idleSessions(database: Database, before: Instant, most: number): Promise<PlatformAccount[]> {
  const sessions = database
    .selectFrom('people_accounts as one')
    .where('platform', '=', 'web')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('people_accounts as linked')
            .select('linked.person')
            .whereRef('linked.link_group', '=', 'one.link_group')
            .whereRef('linked.person', '!=', 'one.person'),
        ),
      ),
    );
  const first = await sessions.select('seen').orderBy('seen', 'desc').offset(most).limit(1).executeTakeFirst();
  const rows = await sessions
    .select('account')
    .where('seen', '<', Math.max(before, first ? first.seen + 1 : before))
    .execute();
  return rows.map(({ account }) => ({ platform: 'web', id: account }));
}

function accountOf(platform: string, id: string): PlatformAccount {
  return { platform: platform as PlatformAccount['platform'], id };
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
