import { createExpiringMap } from '../lib/bounded-map.ts';
import type { Account, Accounts } from '../service/ports.ts';
import type { HashedAccounts } from './accounts.ts';

type Charged = Awaited<ReturnType<Accounts['charge']>>;
type PendingCharge = PromiseWithResolvers<Charged> & { readonly cost: number };
type ChargeGroup = { readonly account: Account; readonly day: string; readonly charges: PendingCharge[] };

/** Keys and counts are cached this long: a key that another process revokes or rotates ends within five seconds, ms. */
const ttlMs = 4000;
const maxEntries = 10_000;

/**
 * Accounts for a service with thousands of requests a second. Keys and counts are cached for some seconds, and charges of
 * one key that arrive together are written by one statement, each answered after its commit. Quotas stay exact across
 * processes, since no charge exists only in memory. `clock` must be monotonic, ms.
 */
export function createCachedAccounts(stored: Omit<HashedAccounts, 'authenticate'>, clock: () => number): Accounts {
  const accounts = createExpiringMap<Account>({ max: maxEntries, ttlMs }, clock);
  const counts = createExpiringMap<number>({ max: maxEntries, ttlMs }, clock);
  const chargeInGroups = createChargeGroups(stored.charge, (account, day, used) => {
    const name = usageKey(account, day);
    // Answers may overtake each other, and only a refund lowers a count.
    counts.set(name, Math.max(used, counts.get(name) ?? 0), clock());
  });
  return {
    async authenticate(key) {
      const hash = stored.hash(key);
      const known = accounts.get(hash);
      if (known) return known;
      const readAt = clock();
      const account = await stored.find(hash);
      if (account) accounts.set(hash, account, readAt);
      return account;
    },

    async used(account, day) {
      const name = usageKey(account, day);
      const known = counts.get(name);
      if (known !== undefined) return known;
      const readAt = clock();
      const used = await stored.used(account, day);
      counts.set(name, used, readAt);
      return used;
    },

    charge: chargeInGroups,

    async refund(account, day, cost) {
      const used = await stored.refund(account, day, cost);
      counts.set(usageKey(account, day), used, clock());
      return used;
    },
  };
}

function usageKey(account: Account, day: string): string {
  return `${account.id} ${day}`;
}

/** Groups the charges of one turn of the event loop by account and day. `onUsed` receives each count after a charge. */
function createChargeGroups(
  charge: Accounts['charge'],
  onUsed: (account: Account, day: string, used: number) => void,
): Accounts['charge'] {
  const groups = new Map<string, ChargeGroup>();

  const settle = (account: Account, day: string, charged: Charged): Charged => {
    onUsed(account, day, charged.used);
    return charged;
  };
  const chargeOne = ({ account, day }: ChargeGroup, { cost, resolve, reject }: PendingCharge): Promise<void> =>
    charge(account, day, cost).then((charged) => resolve(settle(account, day, charged)), reject);

  /** All at once where the quota allows the sum, else one by one in the order of arrival. */
  const chargeGroup = async (group: ChargeGroup): Promise<void> => {
    const { account, day, charges } = group;
    const [first] = charges;
    if (first && charges.length === 1) return chargeOne(group, first);
    const total = charges.reduce((sum, { cost }) => sum + cost, 0);
    try {
      const { accepted, used } = await charge(account, day, total);
      if (!accepted) {
        for (const one of charges) await chargeOne(group, one);
        return;
      }
      let after = used - total;
      for (const { cost, resolve } of charges) resolve(settle(account, day, { accepted, used: (after += cost) }));
    } catch (error) {
      for (const { reject } of charges) reject(error);
    }
  };
  const chargeAll = (): void => {
    for (const group of groups.values()) void chargeGroup(group);
    groups.clear();
  };

  return (account, day, cost) => {
    // Runs after the event loop has read every request that has arrived.
    if (groups.size === 0) setImmediate(chargeAll);
    const name = usageKey(account, day);
    const group = groups.get(name) ?? { account, day, charges: [] };
    groups.set(name, group);
    const pending = { ...Promise.withResolvers<Charged>(), cost };
    group.charges.push(pending);
    return pending.promise;
  };
}
