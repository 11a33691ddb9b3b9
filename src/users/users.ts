import { unitSystems } from '../domain/units.ts';
import type { Instant } from '../domain/time.ts';
import { Problem } from '../problem.ts';
import type { Asker, Channel } from './user.ts';
import { keptId } from './coarse-place.ts';
import type { Account, Codes, Forgetful, Kept, PeopleStore } from './ports.ts';
import { inOrder, toWishes, type SettingChanges, type Wishes } from './settings.ts';

/** How a person wants to be answered, and the places that are theirs. */
export type Preferences = Wishes & {
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

export type People = {
  /** Never fails: where nothing can be read, a person is a stranger. */
  recall(asker: Asker, channel?: Channel): Promise<Preferences>;
  /** What the person alone has chosen, and what holds for a channel. */
  chosen(asker: Asker): Promise<Wishes>;
  recallChannel(channel: Channel): Promise<Wishes>;
  change(asker: Asker, changes: SettingChanges): Promise<void>;
  changeChannel(channel: Channel, changes: SettingChanges): Promise<void>;
  /** A group that becomes a larger one has another id on Telegram. */
  moveChannel(channel: Channel, to: string): Promise<void>;
  setHome(asker: Asker, placeId: string | undefined): Promise<void>;
  /** The home of all in a channel who have none of their own. */
  setChannelHome(channel: Channel, placeId: string | undefined): Promise<void>;
  /** This and the two that follow never fail: an answer is worth more than what could be kept of it. */
  homeWasOffered(asker: Asker): Promise<void>;
  /** A place was asked about. */
  visited(asker: Asker, placeId: string): Promise<void>;
  /** Of several places a text could mean, the person chose this one. */
  chose(asker: Asker, text: string, placeId: string): Promise<void>;
  save(asker: Asker, name: string, placeId: string): Promise<void>;
  /** Whether there was a place of that name. */
  drop(asker: Asker, name: string): Promise<boolean>;
  /** A code with which another account joins this person within ten minutes, once. */
  linkCode(asker: Asker): Promise<string>;
  /** Throws the problem `link-code-unknown`. */
  link(asker: Asker, code: string): Promise<void>;
  /** The platforms on which the person has accounts. */
  platforms(asker: Asker): Promise<string[]>;
  /** Everything that is kept about the person: JSON. */
  show(asker: Asker): Promise<object>;
  /** Deletes everything that is kept under this account, here and wherever else. */
  erase(asker: Asker): Promise<void>;
};

const mostRecent = 5;
const mostSaved = 50;
const mostChosen = 50;
const codeLifeMs = 10 * 60_000;

/** Names of rows beside the settings that can be chosen. */
const homeSetting = 'home';
const offeredSetting = 'home-offered';

export type PeoplePorts = {
  readonly store: PeopleStore;
  readonly codes: Codes;
  /** Who else keeps something about people. */
  readonly others: readonly Forgetful[];
  /** Hears that something could not be read or kept. */
  onTrouble(error: unknown): void;
  now(): Instant;
};

export function createPeople({ store, codes, others, onTrouble, now }: PeoplePorts): People {
  const known = async (asker: Asker): Promise<Omit<Kept, 'accounts'>> =>
    asker.anonymous ? { settings: {}, places: [] } : store.recall(accountOf(asker));
  const recall: People['recall'] = async (asker, channel) => {
    const [{ settings, places }, ofChannel] = await Promise.all([
      known(asker),
      channel ? store.recallChannel(channel) : noSettings,
    ]);
    const ownHome = settings[homeSetting];
    const home = ownHome ?? ofChannel[homeSetting];
    const named = (kind: string) =>
      new Map(places.filter((one) => one.kind === kind).map(({ name, place }) => [name, place]));
    return {
      ...inOrder(askedNow(asker), toWishes(settings), toWishes(ofChannel), { language: asker.language, units: {} }),
      ...(home === undefined ? {} : { home }),
      ...(ownHome === undefined ? {} : { ownHome }),
      saved: named('saved'),
      recent: [...named('recent').values()],
      chosen: named('chosen'),
      homeOffered: asker.anonymous === true || settings[offeredSetting] !== undefined,
    };
  };
  const inPassing = async (asker: Asker, work: (account: Account) => Promise<void>): Promise<void> => {
    if (!asker.anonymous) await work(accountOf(asker)).catch(onTrouble);
  };
  return {
    async recall(asker, channel) {
      try {
        return await recall(asker, channel);
      } catch (error) {
        onTrouble(error);
        return strangers.recall(asker);
      }
    },
    chosen: async (asker) => toWishes((await known(asker)).settings),
    change: (asker, changes) => store.change(somebody(asker), toRows(changes), now()),
    changeChannel: (channel, changes) => store.changeChannel(channel, toRows(changes)),
    recallChannel: async (channel) => toWishes(await store.recallChannel(channel)),
    moveChannel: store.moveChannel,
    setHome: (asker, placeId) =>
      store.change(
        somebody(asker),
        { [homeSetting]: placeId === undefined ? null : keptId(placeId), [offeredSetting]: 'yes' },
        now(),
      ),
    setChannelHome: (channel, placeId) =>
      store.changeChannel(channel, { [homeSetting]: placeId === undefined ? null : keptId(placeId) }),
    homeWasOffered: (asker) => inPassing(asker, (account) => store.change(account, { [offeredSetting]: 'yes' }, now())),
    async save(asker, name, placeId) {
      const { saved } = await recall(asker);
      if (saved.size >= mostSaved && !saved.has(name)) throw new Problem('too-many-places', { most: mostSaved });
      await store.keep(somebody(asker), { kind: 'saved', name, place: keptId(placeId), at: now() }, mostSaved);
    },
    drop: (asker, name) => store.drop(somebody(asker), 'saved', name),
    visited(asker, placeId) {
      const place = keptId(placeId);
      return inPassing(asker, (account) =>
        store.keep(account, { kind: 'recent', name: place, place, at: now() }, mostRecent),
      );
    },
    chose: (asker, text, placeId) =>
      inPassing(asker, (account) =>
        store.keep(account, { kind: 'chosen', name: text, place: keptId(placeId), at: now() }, mostChosen),
      ),
    async linkCode(asker) {
      const code = codes.make();
      await store.offer(somebody(asker), codes.hash(code), now() + codeLifeMs, now());
      return code;
    },
    async link(asker, code) {
      const isJoined = await store.join(somebody(asker), codes.hash(code), now());
      if (!isJoined) throw new Problem('link-code-unknown');
    },
    async platforms(asker) {
      const { accounts } = await store.show(somebody(asker));
      return [...new Set(accounts.map(({ platform }) => platform))];
    },
    async show(asker) {
      const account = somebody(asker);
      const theirs = await Promise.all(others.map(async (one) => [one.name, await one.show(account)] as const));
      return { ...(await store.show(account)), ...Object.fromEntries(theirs) };
    },
    async erase(asker) {
      const account = somebody(asker);
      // Whatever is sent under an account goes first: what is left half way must not go on speaking.
      for (const one of others) await one.erase(account);
      await store.erase(account);
    },
  };
}

const noSettings: Readonly<Record<string, string>> = {};

function accountOf({ platform, id }: Asker): Account {
  return { platform, id };
}

/** Throws the problem `nobody-to-remember`: what many share is nobody's to change. */
function somebody(asker: Asker): Account {
  if (asker.anonymous) throw new Problem('nobody-to-remember');
  return accountOf(asker);
}

function askedNow({ askedLanguage, units }: Asker): Wishes {
  return { language: askedLanguage, units: units ? unitSystems[units] : {} };
}

function toRows(changes: SettingChanges): Record<string, string | null> {
  return Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value ?? null]));
}

const refuse = (): Promise<never> => Promise.reject(new Problem('nobody-to-remember'));

/** People of whom nothing is kept. */
export const strangers: People = {
  recall: async (asker) => ({
    ...inOrder(askedNow(asker), { language: asker.language, units: {} }),
    saved: new Map(),
    recent: [],
    chosen: new Map(),
    homeOffered: true,
  }),
  chosen: async () => ({ units: {} }),
  recallChannel: async () => ({ units: {} }),
  platforms: async () => [],
  visited: async () => {},
  chose: async () => {},
  homeWasOffered: async () => {},
  change: refuse,
  changeChannel: refuse,
  moveChannel: async () => {},
  setHome: refuse,
  setChannelHome: refuse,
  save: refuse,
  drop: refuse,
  linkCode: refuse,
  link: refuse,
  show: refuse,
  erase: refuse,
};
