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
  preferencesOf(asker: User, channel?: Channel): Promise<Preferences>;
  /** What the person alone has chosen, and what holds for a channel. */
  settingsOf(asker: User): Promise<Settings>;
  channelSettings(channel: Channel): Promise<Settings>;
  changeSettings(asker: User, changes: SettingChanges): Promise<void>;
  changeChannelSettings(channel: Channel, changes: SettingChanges): Promise<void>;
  /** A group that becomes a larger one has another id on Telegram. */
  moveChannel(channel: Channel, to: string): Promise<void>;
  setHome(asker: User, placeId: string | undefined): Promise<void>;
  /** The home of all in a channel who have none of their own. */
  setChannelHome(channel: Channel, placeId: string | undefined): Promise<void>;
  /** This and the two that follow never fail: an answer is worth more than what could be kept of it. */
  markHomeOffered(asker: User): Promise<void>;
  /** A place was asked about. */
  addRecentPlace(asker: User, placeId: string): Promise<void>;
  /** Of several places a text could mean, the person chose this one. */
  rememberChoice(asker: User, text: string, placeId: string): Promise<void>;
  savePlace(asker: User, name: string, placeId: string): Promise<void>;
  /** Whether there was a place of that name. */
  deletePlace(asker: User, name: string): Promise<boolean>;
  /** A code with which another account joins this person within ten minutes, once. */
  createLinkCode(asker: User): Promise<string>;
  /** Throws the problem `link-code-unknown`. */
  redeemLinkCode(asker: User, code: string): Promise<void>;
  /** The platforms on which the person has accounts. */
  linkedPlatforms(asker: User): Promise<string[]>;
  /** Everything that is kept about the person: JSON. */
  exportData(asker: User): Promise<object>;
  /** Deletes everything that is kept under this account, here and wherever else. */
  deleteAccount(asker: User): Promise<void>;
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
  readonly others: readonly PersonalDataStore[];
  /** Hears that something could not be read or kept. */
  onTrouble(error: unknown): void;
  now(): Instant;
};

export function createUsers({ store, codes, others, onTrouble, now }: UsersPorts): Users {
  const known = async (asker: User): Promise<Omit<StoredUser, 'accounts'>> =>
    asker.anonymous ? { settings: {}, places: [] } : store.load(accountOf(asker));
  const recall: Users['preferencesOf'] = async (asker, channel) => {
    const [{ settings, places }, ofChannel] = await Promise.all([
      known(asker),
      channel ? store.channelSettings(channel) : noSettings,
    ]);
    const ownHome = settings[homeSetting];
    const home = ownHome ?? ofChannel[homeSetting];
    const named = (kind: string) =>
      new Map(places.filter((one) => one.kind === kind).map(({ name, place }) => [name, place]));
    return {
      ...mergeSettings(askedNow(asker), parseSettings(settings), parseSettings(ofChannel), { language: asker.language, units: {} }),
      ...(home === undefined ? {} : { home }),
      ...(ownHome === undefined ? {} : { ownHome }),
      saved: named('saved'),
      recent: [...named('recent').values()],
      chosen: named('chosen'),
      homeOffered: asker.anonymous === true || settings[offeredSetting] !== undefined,
    };
  };
  const inPassing = async (asker: User, work: (account: Account) => Promise<void>): Promise<void> => {
    if (!asker.anonymous) await work(accountOf(asker)).catch(onTrouble);
  };
  return {
    async preferencesOf(asker, channel) {
      try {
        return await recall(asker, channel);
      } catch (error) {
        onTrouble(error);
        return anonymousUsers.preferencesOf(asker);
      }
    },
    settingsOf: async (asker) => parseSettings((await known(asker)).settings),
    changeSettings: (asker, changes) => store.changeSettings(somebody(asker), toRows(changes), now()),
    changeChannelSettings: (channel, changes) => store.changeChannelSettings(channel, toRows(changes)),
    channelSettings: async (channel) => parseSettings(await store.channelSettings(channel)),
    moveChannel: store.moveChannel,
    setHome: (asker, placeId) =>
      store.changeSettings(
        somebody(asker),
        { [homeSetting]: placeId === undefined ? null : coarsePlaceId(placeId), [offeredSetting]: 'yes' },
        now(),
      ),
    setChannelHome: (channel, placeId) =>
      store.changeChannelSettings(channel, { [homeSetting]: placeId === undefined ? null : coarsePlaceId(placeId) }),
    markHomeOffered: (asker) => inPassing(asker, (account) => store.changeSettings(account, { [offeredSetting]: 'yes' }, now())),
    async savePlace(asker, name, placeId) {
      const { saved } = await recall(asker);
      if (saved.size >= mostSaved && !saved.has(name)) throw new Problem('too-many-places', { most: mostSaved });
      await store.putPlace(somebody(asker), { kind: 'saved', name, place: coarsePlaceId(placeId), at: now() }, mostSaved);
    },
    deletePlace: (asker, name) => store.deletePlace(somebody(asker), 'saved', name),
    addRecentPlace(asker, placeId) {
      const place = coarsePlaceId(placeId);
      return inPassing(asker, (account) =>
        store.putPlace(account, { kind: 'recent', name: place, place, at: now() }, mostRecent),
      );
    },
    rememberChoice: (asker, text, placeId) =>
      inPassing(asker, (account) =>
        store.putPlace(account, { kind: 'chosen', name: text, place: coarsePlaceId(placeId), at: now() }, mostChosen),
      ),
    async createLinkCode(asker) {
      const code = codes.make();
      await store.putLinkCode(somebody(asker), codes.hash(code), now() + codeLifeMs, now());
      return code;
    },
    async redeemLinkCode(asker, code) {
      const isJoined = await store.redeemLinkCode(somebody(asker), codes.hash(code), now());
      if (!isJoined) throw new Problem('link-code-unknown');
    },
    async linkedPlatforms(asker) {
      const { accounts } = await store.exportUser(somebody(asker));
      return [...new Set(accounts.map(({ platform }) => platform))];
    },
    async exportData(asker) {
      const account = somebody(asker);
      const theirs = await Promise.all(others.map(async (one) => [one.name, await one.exportData(account)] as const));
      return { ...(await store.exportUser(account)), ...Object.fromEntries(theirs) };
    },
    async deleteAccount(asker) {
      const account = somebody(asker);
      // Whatever is sent under an account goes first: what is left half way must not go on speaking.
      for (const one of others) await one.deleteData(account);
      await store.deleteAccount(account);
    },
  };
}

const noSettings: Readonly<Record<string, string>> = {};

function accountOf({ platform, id }: User): Account {
  return { platform, id };
}

/** Throws the problem `nobody-to-remember`: what many share is nobody's to change. */
function somebody(asker: User): Account {
  if (asker.anonymous) throw new Problem('nobody-to-remember');
  return accountOf(asker);
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
  preferencesOf: async (asker) => ({
    ...mergeSettings(askedNow(asker), { language: asker.language, units: {} }),
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
