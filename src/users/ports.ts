import type { Instant } from '../domain/time.ts';
import type { User, Channel } from './user.ts';

/** A person's account on one platform. */
export type PlatformAccount = Pick<User, 'platform' | 'id'>;

/** Stored under: `saved` the user's own name, `recent` its id, `chosen` the text that it was chosen for. */
export type PlaceKind = 'saved' | 'recent' | 'chosen';

export type StoredPlace = {
  readonly kind: PlaceKind;
  readonly name: string;
  /** The place's id. */
  readonly place: string;
  readonly at: Instant;
};

/** Everything stored about a person, who may have several accounts. */
export type StoredUser = {
  readonly accounts: readonly (PlatformAccount & { readonly since: Instant })[];
  readonly settings: Readonly<Record<string, string>>;
  /** Latest first. */
  readonly places: readonly StoredPlace[];
};

/** Stored data about people. A person is created with the first write of an account. */
export type UserStore = {
  /** Settings and places of a person; empty where nothing is stored. Called for every message. */
  load(account: PlatformAccount): Promise<Omit<StoredUser, 'accounts'>>;
  /** Writes settings; `null` removes one. */
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

  /** Stores the hash of a code with which another account can join this person; it replaces an earlier one. */
  putLinkCode(account: PlatformAccount, hash: string, until: Instant, now: Instant): Promise<void>;
  /** Joins the account to the person who created the code, once. False where the code is unknown or expired. */
  redeemLinkCode(account: PlatformAccount, hash: string, now: Instant): Promise<boolean>;

  exportUser(account: PlatformAccount): Promise<StoredUser>;
  /** Deletes the account, and the person with their last account. */
  deleteAccount(account: PlatformAccount): Promise<void>;
};

/** Another store of data about people. */
export type PersonalDataStore = {
  /** The member of the export that holds its data. */
  readonly name: string;
  /** Data about an account, as JSON. */
  exportData(account: PlatformAccount): Promise<unknown>;
  deleteData(account: PlatformAccount): Promise<void>;
};

/** One-time codes. Only their hashes are stored. */
export type Codes = {
  /** A new random code, as it is typed. */
  make(): string;
  hash(code: string): string;
};
