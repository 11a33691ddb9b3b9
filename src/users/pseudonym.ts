import { createHmac } from 'node:crypto';
import type { Instant } from '../domain/time.ts';
import type { Account } from './ports.ts';

/** Enough to tell some thousand people apart. */
const digits = 12;

/**
 * What an account is called in the log: the same for a month, so that lines can be read together, and another one then.
 * Without the installation's secret nobody can tell whose it is, not even by trying all ids.
 */
export function createPseudonyms(secret: string, now: () => Instant): (account: Account) => string {
  return ({ platform, id }) => {
    const month = new Date(now()).toISOString().slice(0, 'YYYY-MM'.length);
    const key = createHmac('sha256', secret).update(`log ${month}`).digest();
    return createHmac('sha256', key).update(`${platform} ${id}`).digest('hex').slice(0, digits);
  };
}
