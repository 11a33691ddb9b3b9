import { createHmac, randomBytes } from 'node:crypto';
import type { Dashboard } from '../adapters/web/ports.ts';
import { utcDate, utcDayMs, utcDayStart, type Instant } from '../domain/time.ts';
import { hashPassphrase, isPassphrase } from './passphrase.ts';
import type { CustomerKeys, CustomerStore, StoredSession } from './ports.ts';

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
/** Days of usage that are shown, today included. */
const shownDays = 30;

/** Customers of the data service: their sign-in, their keys, and what these used. */
export function createCustomers({ store, keys, secret, dailyQuota, now }: CustomersOptions): Dashboard & {
  /** A secret that signs the operator in, once, within 15 minutes. */
  inviteOperator(): Promise<string>;
} {
  const hashOf = (token: string): string => createHmac('sha256', secret).update(`dashboard ${token}`).digest('hex');
  /** Always a new token, so that one that somebody planted before the sign-in opens nothing. */
  const begin = async (session: StoredSession, lengthMs: number): Promise<string> => {
    const token = newToken();
    await store.removeExpired(now());
    await store.addSession(hashOf(token), session, now() + lengthMs);
    return token;
  };
  return {
    async register(email, passphrase) {
      // Hashed in any case, so that the time is the same where the address has an account already.
      const hash = await hashPassphrase(passphrase);
      await store.add({ id: randomBytes(8).toString('hex'), email: folded(email), passphrase: hash }, now());
    },
    async signIn(email, passphrase) {
      const customer = await store.withEmail(folded(email));
      const isRight = await isPassphrase(passphrase, customer?.passphrase);
      return isRight && customer ? begin({ kind: 'customer', customerId: customer.id }, sessionMs) : undefined;
    },
    async signInAsOperator(invitation) {
      const isInvited = await store.takeInvitation(hashOf(invitation), now());
      return isInvited ? begin({ kind: 'operator' }, operatorSessionMs) : undefined;
    },
    async session(token) {
      const session = await store.session(hashOf(token), now());
      if (session?.kind !== 'customer') return session;
      const customer = await store.withId(session.customerId);
      return customer && { ...session, email: customer.email };
    },
    signOut: (token) => store.removeSession(hashOf(token)),
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
    async inviteOperator() {
      const token = newToken();
      await store.removeExpired(now());
      await store.addInvitation(hashOf(token), now() + invitationMs);
      return token;
    },
  };
}

/** 256 random bits. */
function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Mail services treat capitals as small letters, nearly all of them, and so do people. */
function folded(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
