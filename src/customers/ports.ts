import type { Instant } from '../domain/time.ts';

export type StoredCustomer = {
  readonly id: string;
  readonly email: string;
  /** As `hashPassphrase` writes it. */
  readonly passphrase: string;
};

/** A session that has not expired: of a customer, or of the operator. */
export type StoredSession = { readonly kind: 'customer'; readonly customerId: string } | { readonly kind: 'operator' };

/** Port: customers, and the sessions in which they are signed in. Sessions are known by hashes of their tokens only. */
export type CustomerStore = {
  /** Adds a customer, unless the address has one. */
  add(customer: StoredCustomer, now: Instant): Promise<void>;
  withEmail(email: string): Promise<StoredCustomer | undefined>;
  withId(id: string): Promise<StoredCustomer | undefined>;
  /** Deletes a customer with keys, usage, calendars and sessions. */
  remove(id: string): Promise<void>;
  addSession(hash: string, session: StoredSession, expiresAt: Instant): Promise<void>;
  session(hash: string, now: Instant): Promise<StoredSession | undefined>;
  removeSession(hash: string): Promise<void>;
  addInvitation(hash: string, expiresAt: Instant): Promise<void>;
  /** Whether the operator's invitation was there and had not expired. It is there no longer. */
  takeInvitation(hash: string, now: Instant): Promise<boolean>;
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
