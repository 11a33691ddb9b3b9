import type { Instant } from '../domain/time.ts';
import type { Channel, PlatformAccount } from './user.ts';

export type { PlatformAccount };

/** Stored under the user's name for it, `recent` its id, `chosen` the text; `port` with differences, not an id. */
export type PlaceKind = 'saved' | 'recent' | 'chosen' | 'port';

export type StoredPlace = {
  readonly kind: PlaceKind;
  readonly name: string;
  /** The place's id; of a `port` its differences. */
  readonly place: string;
  readonly at: Instant;
};

/** Settings and places of a user, those of linked accounts included: of several values the latest. */
export type LoadedUser = {
  readonly settings: Readonly<Record<string, string>>;
  /** Latest first. */
  readonly places: readonly StoredPlace[];
  /** When the account was last used, to the day; absent where nothing is stored. */
  readonly seen?: Instant;
};

export type StoredAccount = PlatformAccount & {
  readonly since: Instant;
  readonly seen: Instant;
  readonly settings: Readonly<Record<string, string>>;
  /** Latest first. */
  readonly places: readonly StoredPlace[];
};

export type NamedAccount = PlatformAccount & { readonly name?: string };

/** A request to link two accounts. They share nothing before both have agreed. */
export type LinkRequest = {
  readonly id: string;
  readonly maker: NamedAccount;
  /** How many accounts are linked with the maker's already. */
  readonly makersOthers: number;
  /** Who has typed the code. */
  readonly taker?: NamedAccount;
  readonly takerAgreed: boolean;
};

export type LinkRequestStore = {
  /** Stores a request with the hash of its code; it replaces an earlier one of the maker. */
  putLinkRequest(
    request: Pick<LinkRequest, 'id' | 'maker'> & { readonly hash: string; readonly until: Instant },
    now: Instant,
  ): Promise<void>;
  /** Binds a code's request to who typed it until an instant, once; `undefined` of an unknown, expired or own code. */
  claimLinkRequest(
    hash: string,
    taker: NamedAccount,
    times: { readonly now: Instant; readonly until: Instant },
  ): Promise<LinkRequest | undefined>;
  linkRequestOf(account: PlatformAccount, now: Instant): Promise<LinkRequest | undefined>;
  /** Records that the taker agrees; the maker, who can only agree after that, links. `undefined`: nothing to agree to. */
  agreeToLink(id: string, account: PlatformAccount, now: Instant): Promise<LinkRequest | undefined>;
  refuseLink(id: string, account: PlatformAccount): Promise<void>;
  /** Each account keeps what it has stored itself, before the link and since. False where it was not linked. */
  unlink(account: PlatformAccount): Promise<boolean>;
};

/** Stored data about people. An account is stored with its first write. */
export type UserStore = LinkRequestStore & {
  /** Settings and places of a user; empty where nothing is stored. Called for every message. */
  load(account: PlatformAccount): Promise<LoadedUser>;
  /** Records a use of an account, where it is stored. */
  markSeen(account: PlatformAccount, now: Instant): Promise<void>;
  /** Writes settings; `null` removes one, of linked accounts as well. */
  changeSettings(
    account: PlatformAccount,
    settings: Readonly<Record<string, string | null>>,
    now: Instant,
  ): Promise<void>;
  /** Replaces the place of that kind and name, and keeps the latest `most` of the kind. */
  putPlace(account: PlatformAccount, place: StoredPlace, most: number): Promise<void>;
  /** False where there was no such place. */
  deletePlace(account: PlatformAccount, kind: PlaceKind, name: string): Promise<boolean>;

  channelSettings(channel: Channel): Promise<Readonly<Record<string, string>>>;
  changeChannelSettings(channel: Channel, settings: Readonly<Record<string, string | null>>): Promise<void>;
  /** A channel goes on under another id. Settings that exist under the new id stay. */
  moveChannel(channel: Channel, to: string): Promise<void>;

  /** An account and those linked with it, each with its own data; empty where nothing is stored. */
  exportAccounts(account: PlatformAccount): Promise<readonly StoredAccount[]>;
  /** Accounts that were not used since `before`, linked ones together, where none of them was. */
  inactiveGroups(before: Instant): Promise<readonly (readonly PlatformAccount[])[]>;
  /** Unlinked web sessions not used since `before`, and those beyond the `most` used last. */
  idleSessions(before: Instant, most: number): Promise<readonly PlatformAccount[]>;
  deleteAccount(account: PlatformAccount): Promise<void>;
  /** Removes what was deleted from the files, too. */
  eraseDeleted(): Promise<void>;
};

export type PersonalDataStore = {
  /** The member of the export that holds its data. */
  readonly name: string;
  exportData(account: PlatformAccount): Promise<unknown>;
  deleteData(account: PlatformAccount): Promise<void>;
  /** Whether it still does something for an account, which is then not inactive. */
  isInUse(account: PlatformAccount): Promise<boolean>;
};

/** One-time codes. Only their hashes are stored. */
export type Codes = {
  /** A new random code, as it is typed. */
  make(): string;
  hash(code: string): string;
};
