import { hash } from 'node:crypto';
import { createExpiringMap } from '../lib/bounded-map.ts';
import type { Account, Accounts } from '../service/ports.ts';
import type { HashedAccounts } from './accounts.ts';
import { most, ms } from './limits.ts';
import { createQuotaLeases } from './quota-leases.ts';

/** Accounts for thousands of requests a second: keys are cached, quota is leased. `clock` must be monotonic, ms. */
export function createCachedAccounts(
  stored: Omit<HashedAccounts, 'authenticate'>,
  clock: () => number,
): Accounts & { returnLeases(): Promise<void> } {
  const accounts = createExpiringMap<Account>({ max: most.cachedAccounts, ttlMs: ms.cachedAccount }, clock);
  const { returnAll, ...quota } = createQuotaLeases(stored, clock);
  const find = async (name: string, key: string): Promise<Account | undefined> => {
    const readAt = clock();
    const account = await stored.find(stored.hash(key));
    if (account) accounts.set(name, account, readAt);
    return account;
  };
  return {
    ...quota,
    authenticate(key) {
      // A hash, so that no key stays in memory. It takes a third of the HMAC, which is for a table that may be stolen.
      const name = hash('sha256', key, 'base64url');
      return accounts.get(name) ?? find(name, key);
    },
    /** Writes back what was leased of quotas and is not used. To be called before the process ends. */
    returnLeases: returnAll,
  };
}
