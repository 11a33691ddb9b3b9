import type { Instant } from '../domain/time.ts';
import type { User, Channel } from './user.ts';

/** What this room needs of the outside. */

/** A person's account on one platform. */
export type Account = Pick<User, 'platform' | 'id'>;

/** `saved` under a name of the person's own, `recent` under its id, `chosen` under the text that it was chosen for. */
export type PlaceKind = 'saved' | 'recent' | 'chosen';

export type StoredPlace = {
  readonly kind: PlaceKind;
  readonly name: string;
  /** The place's id. */
  readonly place: string;
  readonly at: Instant;
};

/** All that is kept about the person behind an account. */
export type StoredUser = {
  /** Every account of the person. */
  readonly accounts: readonly (Account & { readonly since: Instant })[];
  readonly settings: Readonly<Record<string, string>>;
  /** Latest first. */
  readonly places: readonly StoredPlace[];
};

/** Rows about people. Whoever is not known yet becomes so with the first row. */
export type UserStore = {
  /** Settings and places of a person; empty where nothing is known. Asked at every question. */
  load(account: Account): Promise<Omit<StoredUser, 'accounts'>>;
  /** Writes settings; `null` removes one. */
  changeSettings(account: Account, settings: Readonly<Record<string, string | null>>, now: Instant): Promise<void>;
  /** Keeps a place in the stead of one of that kind and name, and at most so many of the kind, the latest. */
  putPlace(account: Account, place: StoredPlace, most: number): Promise<void>;
  /** Whether there was such a place. */
  deletePlace(account: Account, kind: PlaceKind, name: string): Promise<boolean>;

  channelSettings(channel: Channel): Promise<Readonly<Record<string, string>>>;
  changeChannelSettings(channel: Channel, settings: Readonly<Record<string, string | null>>): Promise<void>;
  /** A channel goes on under another id; what holds there already stays. */
  moveChannel(channel: Channel, to: string): Promise<void>;

  /** Keeps a hash for which another account can join this person, in the stead of an earlier one. */
  putLinkCode(account: Account, hash: string, until: Instant, now: Instant): Promise<void>;
  /** Joins the account to the person who offered, once. `false` where nobody did, or too long ago. */
  redeemLinkCode(account: Account, hash: string, now: Instant): Promise<boolean>;

  /** Everything, for the person to see. */
  exportUser(account: Account): Promise<StoredUser>;
  /** Deletes the account; with its person's last one, the person. */
  deleteAccount(account: Account): Promise<void>;
};

/** Whoever else keeps rows about people. */
export type PersonalDataStore = {
  /** Under which the export has them. */
  readonly name: string;
  /** What is kept about an account; JSON. */
  exportData(account: Account): Promise<unknown>;
  deleteData(account: Account): Promise<void>;
};

/** One-time codes come from chance alone; a hash of one tells nothing. */
export type Codes = {
  /** A new one, as it is typed. */
  make(): string;
  hash(code: string): string;
};
