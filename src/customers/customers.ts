import { createHmac, randomBytes } from 'node:crypto';
import type { Dashboard } from '../adapters/web/ports.ts';
import { utcDate, utcDayMs, utcDayStart, type Instant } from '../domain/time.ts';
import { hashPassphrase, isPassphrase, noHash } from './passphrase.ts';
import type { CustomerKeys, CustomerStore, StoredToken } from './ports.ts';

export type CustomersOptions = {
  readonly store: CustomerStore;
  readonly keys: CustomerKeys;
  /** Keys the hashes of session tokens. */
  readonly secret: string;
  /** Whole units a day of a new key. */
  readonly dailyQuota: number;
  now(): Instant;
};

/** Keys that a customer may use on one day: revoking one and making another must give no second quota. */
const maxKeys = 5;
const sessionMs = 30 * utcDayMs;
const operatorSessionMs = utcDayMs / 2;
const invitationMs = 15 * 60_000;
/** A recovery is sent on to the customer, who may read it tomorrow. */
const recoveryMs = utcDayMs;
/** A network in which a customer has signed in is known for so long. */
const networkMs = 180 * utcDayMs;
/** Days of usage that are shown, today included. */
const shownDays = 30;

/** Customers of the data service: their sign-in, their keys, and what these used. */
export function createCustomers({ store, keys, secret, dailyQuota, now }: CustomersOptions): Dashboard & {
  /** A secret that signs the operator in, once, within 15 minutes. */
  inviteOperator(): Promise<string>;
  /** A secret to choose a passphrase, once, within a day; `undefined` without an account, which `mayRegister` adds, locked. */
  recover(email: string, mayRegister?: boolean): Promise<string | undefined>;
} {
  const hashOf = (token: string): string => createHmac('sha256', secret).update(`dashboard ${token}`).digest('hex');
  /** Always a new token, so that one that somebody planted before the sign-in opens nothing. */
  const begin = async (stored: StoredToken, lengthMs: number): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    await store.removeExpired(now());
    await store.addToken(hashOf(token), stored, now() + lengthMs);
    return token;
  };
  const find = async <Kind extends StoredToken['kind']>(token: string, ...kinds: readonly Kind[]) => {
    const stored = await store.token(hashOf(token), now());
    return stored && kinds.some((kind) => kind === stored.kind) ? (stored as StoredToken & { kind: Kind }) : undefined;
  };
  const take = async <Kind extends StoredToken['kind']>(token: string, kind: Kind) => {
    const stored = await find(token, kind);
    return stored && (await store.removeToken(hashOf(token))) ? stored : undefined;
  };
  const add = (email: string, passphrase: string): Promise<void> =>
    store.add({ id: randomBytes(8).toString('hex'), email: folded(email), passphrase }, now());
  const networkToken = (customerId: string, network: string): string => `network ${customerId} ${network}`;
  return {
    async register(email, passphrase) {
      // Hashed in any case, so that the time is the same where the address has an account already.
      const hash = await hashPassphrase(passphrase);
      await add(email, hash);
    },
    async signIn(email, passphrase, network) {
      const customer = await store.withEmail(folded(email));
      const isRight = await isPassphrase(passphrase, customer?.passphrase);
      if (!isRight || !customer) return undefined;
      const { id: customerId } = customer;
      const hash = hashOf(networkToken(customerId, network));
      await store.addToken(hash, { kind: 'network', customerId }, now() + networkMs);
      return begin({ kind: 'customer', customerId }, sessionMs);
    },
    async knowsNetwork(email, network) {
      const customer = await store.withEmail(folded(email));
      return customer !== undefined && (await find(networkToken(customer.id, network), 'network')) !== undefined;
    },
    async signInAsOperator(invitation) {
      const isInvited = (await take(invitation, 'invitation')) !== undefined;
      return isInvited ? begin({ kind: 'operator' }, operatorSessionMs) : undefined;
    },
    async replacePassphrase(recovery, passphrase) {
      const taken = await take(recovery, 'recovery');
      if (!taken) return undefined;
      const { customerId } = taken;
      await store.setPassphrase(customerId, await hashPassphrase(passphrase));
      return begin({ kind: 'customer', customerId }, sessionMs);
    },
    async session(token) {
      const session = await find(token, 'customer', 'operator');
      if (!session || session.kind === 'operator') return session && { kind: 'operator' };
      const customer = await store.withId(session.customerId);
      return customer && { kind: 'customer', customerId: customer.id, email: customer.email };
    },
    async signOut(token) {
      if (await find(token, 'customer', 'operator')) await store.removeToken(hashOf(token));
    },
    async deleteAccount(customerId, passphrase) {
      const customer = await store.withId(customerId);
      if (!(await isPassphrase(passphrase, customer?.passphrase))) return false;
      await store.remove(customerId);
      return true;
    },
    keys: (customerId) => keys.list(customerId, utcDate(now())),
    createKey: (customerId, name) =>
      keys.create(customerId, { name, dailyQuota }, { most: maxKeys, since: utcDayStart(now()) }, now()),
    rotateKey: (customerId, id) => keys.rotate(customerId, id),
    revokeKey: (customerId, id) => keys.revoke(customerId, id, now()),
    async usage(customerId) {
      const first = utcDayStart(now()) - (shownDays - 1) * utcDayMs;
      const days = Array.from({ length: shownDays }, (_, i) => utcDate(first + i * utcDayMs));
      return { days, used: await keys.usage(customerId, utcDate(first)) };
    },
    inviteOperator: () => begin({ kind: 'invitation' }, invitationMs),
    async recover(email, mayRegister = false) {
      if (mayRegister) await add(email, noHash);
      const customer = await store.withEmail(folded(email));
      return customer && begin({ kind: 'recovery', customerId: customer.id }, recoveryMs);
    },
  };
}

/** Mail services treat capitals as small letters, nearly all of them, and so do people. */
function folded(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
