import type { Instant } from '../domain/time.ts';

export type StoredCustomer = {
  readonly id: string;
  readonly email: string;
  /** As `hashPassphrase` writes it. */
  readonly passphrase: string;
};

/** Not expired: of a session; an invitation; a recovery, for a new passphrase; or a network where a customer has signed in. */
export type StoredToken =
  | { readonly kind: 'customer' | 'recovery' | 'network'; readonly customerId: string }
  | { readonly kind: 'operator' | 'invitation' };

/** Port: customers, and tokens that were given to them and to the operator. Tokens are known by hashes only. */
export type CustomerStore = {
  add(customer: StoredCustomer, now: Instant): Promise<void>;
  withEmail(email: string): Promise<StoredCustomer | undefined>;
  withId(id: string): Promise<StoredCustomer | undefined>;
  /** Replaces the passphrase, and deletes all tokens of the customer. */
  setPassphrase(id: string, passphrase: string): Promise<void>;
  /** Deletes a customer with keys, usage, calendars and tokens. */
  remove(id: string): Promise<void>;
  /** Adds a token, or renews it. */
  addToken(hash: string, token: StoredToken, expiresAt: Instant): Promise<void>;
  token(hash: string, now: Instant): Promise<StoredToken | undefined>;
  /** Whether there was one: of several who use it up at once, one has it. */
  removeToken(hash: string): Promise<boolean>;
  removeExpired(now: Instant): Promise<void>;
};

export type CustomerKey = {
  readonly id: string;
  readonly name: string;
  /** Whole units a day. */
  readonly dailyQuota: number;
  readonly createdAt: Instant;
};

/** Units of quota that an endpoint took on a UTC day, of all keys of a customer. */
export type EndpointUsage = { readonly day: string; readonly endpoint: string; readonly units: number };

/** Port: the API keys of one customer, and what they used. Keys of others are not there. */
export type CustomerKeys = {
  /** Those in use, in order of creation, with the units that each has used on a day. */
  list(customerId: string, day: string): Promise<readonly (CustomerKey & { readonly used: number })[]>;
  /** `undefined` where the customer has had `most` keys or more since an instant: in use, or revoked after it. */
  create(
    customerId: string,
    key: { readonly name: string; readonly dailyQuota: number },
    limit: { readonly most: number; readonly since: Instant },
    now: Instant,
  ): Promise<string | undefined>;
  rotate(customerId: string, id: string): Promise<string | undefined>;
  revoke(customerId: string, id: string, now: Instant): Promise<boolean>;
  /** From a UTC day on, in their order. */
  usage(customerId: string, fromDay: string): Promise<readonly EndpointUsage[]>;
};
