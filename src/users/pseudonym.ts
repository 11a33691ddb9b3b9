import { createHmac } from 'node:crypto';
import type { Instant } from '../domain/time.ts';
import type { PlatformAccount } from './ports.ts';

/** 48 bits: two of 100,000 users share a pseudonym with a probability of 2 · 10⁻⁵. */
const digits = 12;

/** The same name within a calendar month, to read lines together. Without the secret, trying all ids finds no account. */
export function createPseudonyms(secret: string, now: () => Instant): (account: PlatformAccount) => string {
  return ({ platform, id }) => {
    const month = new Date(now()).toISOString().slice(0, 'YYYY-MM'.length);
    const key = createHmac('sha256', secret).update(`log ${month}`).digest();
    return createHmac('sha256', key).update(`${platform} ${id}`).digest('hex').slice(0, digits);
  };
}
