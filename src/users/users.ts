import type { Instant } from '../domain/time.ts';
import { Problem } from '../problem.ts';
import { coarsePlaceId } from './coarse-place.ts';
import type { PlatformAccount, Codes, PersonalDataStore, UserStore } from './ports.ts';
import { defaultPreferences, homeSetting, preferencesFrom, type Preferences, type UserData } from './preferences.ts';
import { parseSettings, type SettingChanges, type Settings } from './settings.ts';
import type { Channel, User } from './user.ts';

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
  /** The home of all in a channel who have none of their own. */
  setChannelHome(channel: Channel, placeId: string | undefined): Promise<void>;
};

/** Places of users. `add…` and `remember…` never fail: an answer matters more than what is remembered of it. */
type UserPlaces = {
  addRecentPlace(user: User, placeId: string): Promise<void>;
  /** The place that the user chose for an ambiguous text. */
  rememberChoice(user: User, text: string, placeId: string): Promise<void>;
  /** Throws the problems `too-many-places` and `user-anonymous`. */
  savePlace(user: User, name: string, placeId: string): Promise<void>;
  /** False where there was no place of that name. */
  deletePlace(user: User, name: string): Promise<boolean>;
};

/** Accounts of users. Each throws the problem `user-anonymous`. */
type UserAccounts = {
  /** A code with which another account joins this user within ten minutes, once. */
  createLinkCode(user: User): Promise<string>;
  /** Throws the problem `link-code-unknown`. */
  redeemLinkCode(user: User, code: string): Promise<void>;
  /** The platforms on which the user has accounts. */
  linkedPlatforms(user: User): Promise<string[]>;
  /** Everything stored about the user, as JSON. */
  exportData(user: User): Promise<object>;
  /** Deletes everything stored under this account, in every store. */
  deleteAccount(user: User): Promise<void>;
};

export type Users = UserSettings & UserPlaces & UserAccounts;

const maxRecent = 5;
const maxSaved = 50;
const maxChosen = 50;
const linkCodeTtlMs = 10 * 60_000;

export type UsersPorts = {
  readonly store: UserStore;
  readonly codes: Codes;
  /** Other stores of data about users. */
  readonly otherStores: readonly PersonalDataStore[];
  /** Called with errors that are not passed on. */
  onFailure(error: unknown): void;
  now(): Instant;
};

/** Users, their settings, places and accounts. */
export function createUsers(ports: UsersPorts): Users {
  return { ...createSettings(ports), ...createPlaces(ports), ...createAccounts(ports) };
}

const nothing: UserData = { settings: {}, places: [] };

function createSettings({ store, onFailure, now }: UsersPorts): UserSettings {
  const load = (user: User): Promise<UserData> => (user.anonymous ? Promise.resolve(nothing) : store.load(user));
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
    setChannelHome: (channel, placeId) => store.changeChannelSettings(channel, homeRow(placeId)),
  };
}

function createPlaces({ store, onFailure, now }: UsersPorts): UserPlaces {
  const tryWrite = async (user: User, write: (account: PlatformAccount) => Promise<void>): Promise<void> => {
    if (!user.anonymous) await write(accountOf(user)).catch(onFailure);
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
    deletePlace: async (user, name) => store.deletePlace(accountOf(user), 'saved', name),
  };
}

function createAccounts({ store, codes, otherStores, now }: UsersPorts): UserAccounts {
  return {
    async createLinkCode(user) {
      const code = codes.make();
      await store.putLinkCode(accountOf(user), codes.hash(code), now() + linkCodeTtlMs, now());
      return code;
    },
    async redeemLinkCode(user, code) {
      const isJoined = await store.redeemLinkCode(accountOf(user), codes.hash(code), now());
      if (!isJoined) throw new Problem('link-code-unknown');
    },
    async linkedPlatforms(user) {
      const { accounts } = await store.exportUser(accountOf(user));
      return [...new Set(accounts.map(({ platform }) => platform))];
    },
    async exportData(user) {
      const account = accountOf(user);
      const others = await Promise.all(
        otherStores.map(async ({ name, exportData }) => [name, await exportData(account)] as const),
      );
      return { ...(await store.exportUser(account)), ...Object.fromEntries(others) };
    },
    async deleteAccount(user) {
      const account = accountOf(user);
      // Digests first: if this is interrupted half way, nothing may go on being sent.
      for (const { deleteData } of otherStores) await deleteData(account);
      await store.deleteAccount(account);
    },
  };
}

/** Throws the problem `user-anonymous`: nothing is stored under an id that many share. */
function accountOf({ anonymous, platform, id }: User): PlatformAccount {
  if (anonymous) throw new Problem('user-anonymous');
  return { platform, id };
}

function homeRow(placeId: string | undefined): Record<string, string | null> {
  return { [homeSetting]: placeId === undefined ? null : coarsePlaceId(placeId) };
}

function toRows(changes: SettingChanges): Record<string, string | null> {
  return Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value ?? null]));
}
