import { unitSystems } from '../domain/units.ts';
import type { Instant } from '../domain/time.ts';
import { Problem } from '../problem.ts';
import type { User, Channel } from './user.ts';
import { coarsePlaceId } from './coarse-place.ts';
import type { Account, Codes, PersonalDataStore, StoredUser, UserStore } from './ports.ts';
import { mergeSettings, parseSettings, type SettingChanges, type Settings } from './settings.ts';

/** How a person wants to be answered, and the places that are theirs. */
export type Preferences = Settings & {
  /** What the person calls home, or else the channel: the id of a place, which is typed like any other. */
  readonly home?: string;
  /** What the person alone calls so. */
  readonly ownHome?: string;
  /** Ids of places by the names that the person gave them. */
  readonly saved: ReadonlyMap<string, string>;
  /** Ids of the places last asked about, latest first. */
  readonly recent: readonly string[];
  /** Ids of the places that the person meant by a text, where it could be several. */
  readonly chosen: ReadonlyMap<string, string>;
  /** Somebody who has been asked whether a place is home is not asked again. */
  readonly homeOffered: boolean;
};

export type Users = {
  /** Never fails: where nothing can be read, a person is a stranger. */
  preferencesOf(user: User, channel?: Channel): Promise<Preferences>;
  /** What the person alone has chosen, and what holds for a channel. */
  settingsOf(user: User): Promise<Settings>;
  channelSettings(channel: Channel): Promise<Settings>;
  changeSettings(user: User, changes: SettingChanges): Promise<void>;
  changeChannelSettings(channel: Channel, changes: SettingChanges): Promise<void>;
  /** A group that becomes a larger one has another id on Telegram. */
  moveChannel(channel: Channel, to: string): Promise<void>;
  setHome(user: User, placeId: string | undefined): Promise<void>;
  /** The home of all in a channel who have none of their own. */
  setChannelHome(channel: Channel, placeId: string | undefined): Promise<void>;
  /** This and the two that follow never fail: an answer is worth more than what could be kept of it. */
  markHomeOffered(user: User): Promise<void>;
  /** A place was asked about. */
  addRecentPlace(user: User, placeId: string): Promise<void>;
  /** Of several places a text could mean, the person chose this one. */
  rememberChoice(user: User, text: string, placeId: string): Promise<void>;
  savePlace(user: User, name: string, placeId: string): Promise<void>;
  /** Whether there was a place of that name. */
  deletePlace(user: User, name: string): Promise<boolean>;
  /** A code with which another account joins this person within ten minutes, once. */
  createLinkCode(user: User): Promise<string>;
  /** Throws the problem `link-code-unknown`. */
  redeemLinkCode(user: User, code: string): Promise<void>;
  /** The platforms on which the person has accounts. */
  linkedPlatforms(user: User): Promise<string[]>;
  /** Everything that is kept about the person: JSON. */
  exportData(user: User): Promise<object>;
  /** Deletes everything that is kept under this account, here and wherever else. */
  deleteAccount(user: User): Promise<void>;
};

const mostRecent = 5;
const mostSaved = 50;
const mostChosen = 50;
const codeLifeMs = 10 * 60_000;

/** Names of rows beside the settings that can be chosen. */
const homeSetting = 'home';
const offeredSetting = 'home-offered';

export type UsersPorts = {
  readonly store: UserStore;
  readonly codes: Codes;
  /** Who else keeps something about people. */
  readonly otherStores: readonly PersonalDataStore[];
  /** Hears that something could not be read or kept. */
  onFailure(error: unknown): void;
  now(): Instant;
};

export function createUsers({ store, codes, otherStores, onFailure, now }: UsersPorts): Users {
  const known = async (user: User): Promise<Omit<StoredUser, 'accounts'>> =>
    user.anonymous ? { settings: {}, places: [] } : store.load(accountOf(user));
  const recall: Users['preferencesOf'] = async (user, channel) => {
    const [{ settings, places }, ofChannel] = await Promise.all([
      known(user),
      channel ? store.channelSettings(channel) : noSettings,
    ]);
    const ownHome = settings[homeSetting];
    const home = ownHome ?? ofChannel[homeSetting];
    const named = (kind: string) =>
      new Map(places.filter((one) => one.kind === kind).map(({ name, place }) => [name, place]));
    return {
      ...mergeSettings(askedNow(user), parseSettings(settings), parseSettings(ofChannel), {
        language: user.language,
        units: {},
      }),
      ...(home === undefined ? {} : { home }),
      ...(ownHome === undefined ? {} : { ownHome }),
      saved: named('saved'),
      recent: [...named('recent').values()],
      chosen: named('chosen'),
      homeOffered: user.anonymous === true || settings[offeredSetting] !== undefined,
    };
  };
  const inPassing = async (user: User, work: (account: Account) => Promise<void>): Promise<void> => {
    if (!user.anonymous) await work(accountOf(user)).catch(onFailure);
  };
  return {
    async preferencesOf(user, channel) {
      try {
        return await recall(user, channel);
      } catch (error) {
        onFailure(error);
        return anonymousUsers.preferencesOf(user);
      }
    },
    settingsOf: async (user) => parseSettings((await known(user)).settings),
    changeSettings: (user, changes) => store.changeSettings(somebody(user), toRows(changes), now()),
    changeChannelSettings: (channel, changes) => store.changeChannelSettings(channel, toRows(changes)),
    channelSettings: async (channel) => parseSettings(await store.channelSettings(channel)),
    moveChannel: store.moveChannel,
    setHome: (user, placeId) =>
      store.changeSettings(
        somebody(user),
        { [homeSetting]: placeId === undefined ? null : coarsePlaceId(placeId), [offeredSetting]: 'yes' },
        now(),
      ),
    setChannelHome: (channel, placeId) =>
      store.changeChannelSettings(channel, { [homeSetting]: placeId === undefined ? null : coarsePlaceId(placeId) }),
    markHomeOffered: (user) =>
      inPassing(user, (account) => store.changeSettings(account, { [offeredSetting]: 'yes' }, now())),
    async savePlace(user, name, placeId) {
      const { saved } = await recall(user);
      if (saved.size >= mostSaved && !saved.has(name)) throw new Problem('too-many-places', { most: mostSaved });
      await store.putPlace(
        somebody(user),
        { kind: 'saved', name, place: coarsePlaceId(placeId), at: now() },
        mostSaved,
      );
    },
    deletePlace: (user, name) => store.deletePlace(somebody(user), 'saved', name),
    addRecentPlace(user, placeId) {
      const place = coarsePlaceId(placeId);
      return inPassing(user, (account) =>
        store.putPlace(account, { kind: 'recent', name: place, place, at: now() }, mostRecent),
      );
    },
    rememberChoice: (user, text, placeId) =>
      inPassing(user, (account) =>
        store.putPlace(account, { kind: 'chosen', name: text, place: coarsePlaceId(placeId), at: now() }, mostChosen),
      ),
    async createLinkCode(user) {
      const code = codes.make();
      await store.putLinkCode(somebody(user), codes.hash(code), now() + codeLifeMs, now());
      return code;
    },
    async redeemLinkCode(user, code) {
      const isJoined = await store.redeemLinkCode(somebody(user), codes.hash(code), now());
      if (!isJoined) throw new Problem('link-code-unknown');
    },
    async linkedPlatforms(user) {
      const { accounts } = await store.exportUser(somebody(user));
      return [...new Set(accounts.map(({ platform }) => platform))];
    },
    async exportData(user) {
      const account = somebody(user);
      const theirs = await Promise.all(
        otherStores.map(async (one) => [one.name, await one.exportData(account)] as const),
      );
      return { ...(await store.exportUser(account)), ...Object.fromEntries(theirs) };
    },
    async deleteAccount(user) {
      const account = somebody(user);
      // Whatever is sent under an account goes first: what is left half way must not go on speaking.
      for (const one of otherStores) await one.deleteData(account);
      await store.deleteAccount(account);
    },
  };
}

const noSettings: Readonly<Record<string, string>> = {};

function accountOf({ platform, id }: User): Account {
  return { platform, id };
}

/** Throws the problem `nobody-to-remember`: what many share is nobody's to change. */
function somebody(user: User): Account {
  if (user.anonymous) throw new Problem('nobody-to-remember');
  return accountOf(user);
}

function askedNow({ requestedLanguage, units }: User): Settings {
  return { language: requestedLanguage, units: units ? unitSystems[units] : {} };
}

function toRows(changes: SettingChanges): Record<string, string | null> {
  return Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value ?? null]));
}

const refuse = (): Promise<never> => Promise.reject(new Problem('nobody-to-remember'));

/** People of whom nothing is kept. */
export const anonymousUsers: Users = {
  preferencesOf: async (user) => ({
    ...mergeSettings(askedNow(user), { language: user.language, units: {} }),
    saved: new Map(),
    recent: [],
    chosen: new Map(),
    homeOffered: true,
  }),
  settingsOf: async () => ({ units: {} }),
  channelSettings: async () => ({ units: {} }),
  linkedPlatforms: async () => [],
  addRecentPlace: async () => {},
  rememberChoice: async () => {},
  markHomeOffered: async () => {},
  changeSettings: refuse,
  changeChannelSettings: refuse,
  moveChannel: async () => {},
  setHome: refuse,
  setChannelHome: refuse,
  savePlace: refuse,
  deletePlace: refuse,
  createLinkCode: refuse,
  redeemLinkCode: refuse,
  exportData: refuse,
  deleteAccount: refuse,
};
