import type { Instant } from '../../domain/time.ts';
import type {
  LoadedUser,
  PlatformAccount,
  PlaceKind,
  StoredAccount,
  StoredPlace,
  UserStore,
} from '../../users/ports.ts';
import { eraseDeleted, type Database } from '../database.ts';
import { countOf, put, remove, rowsOf, update } from '../statements.ts';
import { createLinkRequests } from './link-requests.ts';
import { deleteAccount, ensurePerson, linkedPersons } from './person.ts';

/** Writes settings of an account; `null` removes one, of linked accounts as well: else theirs would be in effect. */
async function writeSettings(
  work: Database,
  account: PlatformAccount,
  settings: Readonly<Record<string, string | null>>,
  at: Instant,
): Promise<void> {
  const person = await ensurePerson(work, account, at);
  for (const [name, value] of Object.entries(settings)) {
    if (value === null) {
      const persons = linkedPersons(work, account);
      await remove(work, 'people_settings', { name }).where('person', 'in', persons).execute();
    } else {
      await put(work, 'people_settings', { person, name, value, at }, ['person', 'name'], { value, at });
    }
  }
}

function createChannelSettings(
  database: Database,
): Pick<UserStore, 'channelSettings' | 'changeChannelSettings' | 'moveChannel'> {
  return {
    channelSettings: async ({ platform, id: channel }) =>
      toRecord(await rowsOf(database, 'channel_settings', { platform, channel }).select(['name', 'value']).execute()),

    changeChannelSettings: ({ platform, id: channel }, settings) =>
      database.transaction().execute(async (work) => {
        for (const [name, value] of Object.entries(settings)) {
          const key = { platform, channel, name };
          if (value === null) await remove(work, 'channel_settings', key).execute();
          else await put(work, 'channel_settings', { ...key, value }, ['platform', 'channel', 'name'], { value });
        }
      }),

    moveChannel: ({ platform, id: channel }, to) =>
      database.transaction().execute(async (work) => {
        const rows = await remove(work, 'channel_settings', { platform, channel }).returningAll().execute();
        for (const row of rows) await put(work, 'channel_settings', { ...row, channel: to });
      }),
  };
}

/** Settings by name; of several with a name, the last. */
function toRecord(rows: readonly { name: string; value: string }[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export function createUserStore(database: Database): UserStore {
  return {
    ...createChannelSettings(database),
    ...createLinkRequests(database),

    load: (account) => loadUser(database, account),

    changeSettings: (account, settings, now) =>
      database.transaction().execute((work) => writeSettings(work, account, settings, now)),

    putPlace: (account, place, max) =>
      database
        .transaction()
        .execute(async (work) => writePlace(work, await ensurePerson(work, account, place.at), place, max)),

    async deletePlace(account, kind, name) {
      const places = remove(database, 'people_places', { kind, name });
      return (await countOf(places.where('person', 'in', linkedPersons(database, account)))) > 0;
    },

    async markSeen({ platform, id }, now) {
      await update(database, 'people_accounts', { platform, account: id }).set({ seen: now }).execute();
    },

    exportAccounts: (account) => storedAccounts(database, account),
    inactiveGroups: (before) => inactiveGroups(database, before),
    idleSessions: (before, most) => idleSessions(database, before, most),
    deleteAccount: (account) => database.transaction().execute((work) => deleteAccount(work, account)),
    eraseDeleted: () => eraseDeleted(database),
  };
}

async function loadUser(database: Database, { platform, id }: PlatformAccount): Promise<LoadedUser> {
  const account = rowsOf(database, 'people_accounts', { platform, account: id });
  const own = await account.select(['link_group', 'seen']).executeTakeFirst();
  if (!own) return { settings: {}, places: [] };
  const persons = rowsOf(database, 'people_accounts', { link_group: own.link_group }).select('person');
  const { settings, places } = await dataOf(database, persons);
  return { settings, places: latestOfEach(places), seen: own.seen };
}

async function dataOf(database: Database, persons: ReturnType<typeof linkedPersons> | readonly string[]) {
  const settingsQuery = database.selectFrom('people_settings').select(['name', 'value']).where('person', 'in', persons);
  const placesQuery = database.selectFrom('people_places').where('person', 'in', persons).orderBy('at', 'desc');
  const [settings, places] = await Promise.all([
    settingsQuery.orderBy('at').execute(),
    placesQuery.select(['kind', 'name', 'place', 'at']).execute(),
  ]);
  return { settings: toRecord(settings), places: places.filter(isKnownKind) };
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
  const all = database.selectFrom('people_accounts').select(['platform', 'account', 'person', 'since', 'seen']);
  const linked = all.where('person', 'in', linkedPersons(database, account)).orderBy('platform').orderBy('account');
  return Promise.all(
    (await linked.execute()).map(async ({ platform, account: id, person, since, seen }) => ({
      ...accountOf(platform, id),
      since,
      seen,
      ...(await dataOf(database, [person])),
    })),
  );
}

/** Accounts of which none of those linked with them has been used since an instant, or is another one at all. */
function accountsWithout(database: Database, linked: { readonly seenSince: Instant } | 'other') {
  return database.selectFrom('people_accounts as one').where((eb) => {
    const group = eb.selectFrom('people_accounts as linked').select('linked.person');
    const same = group.whereRef('linked.link_group', '=', 'one.link_group');
    const wanted =
      linked === 'other'
        ? same.whereRef('linked.person', '!=', 'one.person')
        : same.where('linked.seen', '>=', linked.seenSince);
    return eb.not(eb.exists(wanted));
  });
}

async function inactiveGroups(database: Database, before: Instant): Promise<PlatformAccount[][]> {
  const rows = await accountsWithout(database, { seenSince: before })
    .select(['platform', 'account', 'link_group'])
    .where('seen', '<', before)
    .execute();
  const groups = Map.groupBy(rows, (row) => row.link_group);
  return [...groups.values()].map((group) => group.map(({ platform, account }) => accountOf(platform, account)));
}

async function idleSessions(database: Database, before: Instant, most: number): Promise<PlatformAccount[]> {
  const sessions = accountsWithout(database, 'other').where('platform', '=', 'web');
  const first = await sessions.select('seen').orderBy('seen', 'desc').offset(most).limit(1).executeTakeFirst();
  const idle = sessions.where('seen', '<', Math.max(before, first ? first.seen + 1 : before));
  const rows = await idle.select('account').execute();
  return rows.map(({ account }) => ({ platform: 'web', id: account }));
}

function accountOf(platform: string, id: string): PlatformAccount {
  return { platform: platform as PlatformAccount['platform'], id };
}

async function writePlace(work: Database, person: string, { kind, name, place, at }: StoredPlace, max: number) {
  const row = { person, kind, name, place, at };
  await put(work, 'people_places', row, ['person', 'kind', 'name'], { place, at });
  const latest = rowsOf(work, 'people_places', { person, kind }).select('name').orderBy('at', 'desc').limit(max);
  await remove(work, 'people_places', { person, kind }).where('name', 'not in', latest).execute();
}
