import type { OwnPort } from '../domain/tide/index.ts';
import { utcDayMs, type Instant } from '../domain/time.ts';
import type { Condition, PresetName } from '../domain/windows/index.ts';
import { Problem } from '../problem.ts';
import { coarsePlaceId } from './coarse-place.ts';
import { createLinks, type Links } from './links.ts';
import type { Codes, LoadedUser, PersonalDataStore, PlatformAccount, UserStore } from './ports.ts';
import { limitsRow, writeOwnPort } from './own-data.ts';
import { defaultPreferences, homeSetting, maxRecent, preferencesFrom, type Preferences } from './preferences.ts';
import { parseSettings, type SettingChanges, type Settings } from './settings.ts';
import { accountOf, type Channel, type User } from './user.ts';

/** Settings of users and of the channels they write in. Changes throw the problem `user-anonymous`. */
type UserSettings = {
  /** Never fails: where nothing can be read, the defaults. */
  preferencesOf(user: User, channel?: Channel): Promise<Preferences>;
  /** Only what the user has chosen. */
  settingsOf(user: User): Promise<Settings>;
  channelSettings(channel: Channel): Promise<Settings>;
  changeSettings(user: User, changes: SettingChanges): Promise<void>;
  changeChannelSettings(channel: Channel, changes: SettingChanges): Promise<void>;
  /** A channel goes on under another id, as a Telegram group does that becomes a supergroup. */
  moveChannel(channel: Channel, to: string): Promise<void>;
  /** `undefined` forgets it. */
  setHome(user: User, placeId: string | undefined): Promise<void>;
  /** Limits of a pursuit; `undefined` forgets them. */
  setLimits(user: User, name: PresetName, limits: readonly Condition[] | undefined): Promise<void>;
  /** The home of all in a channel who have none of their own. */
  setChannelHome(channel: Channel, placeId: string | undefined): Promise<void>;
};

/** Places of users. `add…` and `remember…` never fail: an answer matters more than what is remembered of it. */
type UserPlaces = {
  addRecentPlace(user: User, placeId: string): Promise<void>;
  rememberChoice(user: User, text: string, placeId: string): Promise<void>;
  /** Throws the problems `too-many-places` and `user-anonymous`. */
  savePlace(user: User, name: string, placeId: string): Promise<void>;
  /** Gives a saved place differences; `undefined` takes them back. Throws the problem `user-anonymous`. */
  setPort(user: User, name: string, port: OwnPort | undefined): Promise<void>;
  /** False where there was no place of that name. */
  deletePlace(user: User, name: string): Promise<boolean>;
};

/** Data of users as a whole. `linkedPlatforms`, `exportData` and `deleteAccount` throw the problem `user-anonymous`. */
type UserAccounts = {
  linkedPlatforms(user: User): Promise<string[]>;
  /** Everything stored about the user, as JSON: each linked account with what it has stored itself. */
  exportData(user: User): Promise<object>;
  /** Deletes everything stored under this account, in every store. Linked accounts keep what they have stored. */
  deleteAccount(user: User): Promise<void>;
  /** Deletes accounts that were not used for 18 months, nor those linked with them. Resolves to their number. */
  deleteInactive(): Promise<number>;
};

export type Users = UserSettings & UserPlaces & Links & UserAccounts;

const maxSaved = 50;
const maxChosen = 50;
/** Uses of an account are recorded to the day. */
const seenEveryMs = utcDayMs;
/** Somebody who asks each summer stays, also when they leave one out. */
const inactiveMs = 548 * utcDayMs;
/** Nobody can come back to a session whose token is lost: kept for 30 days, and 20,000 at most, some 10 MB. */
const idleSessionMs = 30 * utcDayMs;
const maxSessions = 20_000;

export type UsersPorts = {
  readonly store: UserStore;
  readonly codes: Codes;
  readonly otherStores: readonly PersonalDataStore[];
  /** Called with errors that are not passed on. */
  onFailure(error: unknown): void;
  now(): Instant;
};

export function createUsers(ports: UsersPorts): Users {
  return { ...createSettings(ports), ...createPlaces(ports), ...createLinks(ports), ...createAccounts(ports) };
}

const nothing: LoadedUser = { settings: {}, places: [] };

function createSettings({ store, onFailure, now }: UsersPorts): UserSettings {
  const load = async (user: User): Promise<LoadedUser> => {
    if (user.anonymous) return nothing;
    const loaded = await store.load(user);
    if (loaded.seen !== undefined && now() - loaded.seen >= seenEveryMs) {
      await store.markSeen(user, now()).catch(onFailure);
    }
    return loaded;
  };
  return {
    async preferencesOf(user, channel) {
      try {
        const [stored, channelSettings] = await Promise.all([
          load(user),
          channel ? store.channelSettings(channel) : nothing.settings,
        ]);
        return preferencesFrom(user, stored, channelSettings);
      } catch (error) {
        onFailure(error);
        return defaultPreferences(user);
      }
    },
    settingsOf: async (user) => parseSettings((await load(user)).settings),
    channelSettings: async (channel) => parseSettings(await store.channelSettings(channel)),
    changeSettings: async (user, changes) => store.changeSettings(accountOf(user), toRows(changes), now()),
    changeChannelSettings: (channel, changes) => store.changeChannelSettings(channel, toRows(changes)),
    moveChannel: store.moveChannel,
    setHome: async (user, placeId) => store.changeSettings(accountOf(user), homeRow(placeId), now()),
    setLimits: async (user, name, limits) => store.changeSettings(accountOf(user), limitsRow(name, limits), now()),
    setChannelHome: (channel, placeId) => store.changeChannelSettings(channel, homeRow(placeId)),
  };
}

function createPlaces({ store, onFailure, now }: UsersPorts): UserPlaces {
  const tryWrite = async (user: User, write: (account: PlatformAccount) => Promise<void>): Promise<void> => {
    if (!user.anonymous && !user.isNewSession) await write(accountOf(user)).catch(onFailure);
  };
  return {
    addRecentPlace(user, placeId) {
      const place = coarsePlaceId(placeId);
      const recent = { kind: 'recent', name: place, place, at: now() } as const;
      return tryWrite(user, (account) => store.putPlace(account, recent, maxRecent));
    },
    rememberChoice(user, text, placeId) {
      const chosen = { kind: 'chosen', name: text, place: coarsePlaceId(placeId), at: now() } as const;
      return tryWrite(user, (account) => store.putPlace(account, chosen, maxChosen));
    },
    async savePlace(user, name, placeId) {
      const account = accountOf(user);
      const { places } = await store.load(account);
      const saved = places.filter(({ kind }) => kind === 'saved').map((place) => place.name);
      if (saved.length >= maxSaved && !saved.includes(name)) throw new Problem('too-many-places', { most: maxSaved });
      await store.putPlace(account, { kind: 'saved', name, place: coarsePlaceId(placeId), at: now() }, maxSaved);
    },
    async setPort(user, name, port) {
      const account = accountOf(user);
      if (!port) {
        await store.deletePlace(account, 'port', name);
        return;
      }
      await store.putPlace(account, { kind: 'port', name, place: writeOwnPort(port), at: now() }, maxSaved);
    },
    async deletePlace(user, name) {
      const account = accountOf(user);
      await store.deletePlace(account, 'port', name);
      return store.deletePlace(account, 'saved', name);
    },
  };
}

function createAccounts({ store, otherStores, now }: UsersPorts): UserAccounts {
  const deleteEverywhere = async (account: PlatformAccount): Promise<void> => {
    // Digests first: if this is interrupted half way, nothing may go on being sent.
    for (const { deleteData } of otherStores) await deleteData(account);
    await store.deleteAccount(account);
  };
  const isInUse = async (account: PlatformAccount): Promise<boolean> => {
    const uses = await Promise.all(otherStores.map((other) => other.isInUse(account)));
    return uses.includes(true);
  };
  const exportFromOthers = async (account: PlatformAccount): Promise<object> => {
    const data = otherStores.map(async ({ name, exportData }) => [name, await exportData(account)] as const);
    return Object.fromEntries(await Promise.all(data));
  };
  return {
    async linkedPlatforms(user) {
      const accounts = await store.exportAccounts(accountOf(user));
      return [...new Set(accounts.map(({ platform }) => platform))];
    },
    async exportData(user) {
      const account = accountOf(user);
      const stored = await store.exportAccounts(account);
      // Digests may be stored of an account that has neither settings nor places.
      const all = stored.length > 0 ? stored : [account];
      return { accounts: await Promise.all(all.map(async (one) => ({ ...one, ...(await exportFromOthers(one)) }))) };
    },
    async deleteAccount(user) {
      await deleteEverywhere(accountOf(user));
      await store.eraseDeleted();
    },
    async deleteInactive() {
      let count = 0;
      for (const group of await store.inactiveGroups(now() - inactiveMs)) {
        const uses = await Promise.all(group.map(isInUse));
        if (uses.includes(true)) continue;
        for (const account of group) await deleteEverywhere(account);
        count += group.length;
      }
      for (const session of await store.idleSessions(now() - idleSessionMs, maxSessions)) {
        await deleteEverywhere(session);
        count++;
      }
      await store.eraseDeleted();
      return count;
    },
  };
}

function homeRow(placeId: string | undefined): Record<string, string | null> {
  return { [homeSetting]: placeId === undefined ? null : coarsePlaceId(placeId) };
}

function toRows(changes: SettingChanges): Record<string, string | null> {
  return Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value ?? null]));
}
