import type { Account, Accounts } from '../service/ports.ts';
import type { HashedAccounts } from './accounts.ts';

type Charged = Awaited<ReturnType<Accounts['charge']>>;
type Waiting = PromiseWithResolvers<Charged> & { readonly cost: number };
type Known<T> = { readonly value: T; readonly readAt: number };

/** What was read is taken for true so long: a key that is revoked or rotated elsewhere ends within five seconds, ms. */
const trustMs = 4000;
const mostKnown = 10_000;

/**
 * Accounts for a service that is asked thousands of times a second. Keys and counts are remembered for some seconds,
 * and charges of one key that arrive together are added by one statement, each answered when it is committed: exact
 * among any number of processes, and nothing is ever charged in memory alone. `nowMs` only ever rises, which the time of
 * day does not.
 */
export function createCachedAccounts(stored: Omit<HashedAccounts, 'authenticate'>, nowMs: () => number): Accounts {
  const accounts = createMemory<Account>(nowMs);
  const counts = createMemory<number>(nowMs);
  const pending = new Map<string, { account: Account; day: string; waiting: Waiting[] }>();

  const told = (account: Account, day: string, charged: Charged): Charged => {
    const name = `${account.id} ${day}`;
    // Answers may overtake each other, and a count never falls.
    counts.keep(name, Math.max(charged.used, counts.get(name) ?? 0), nowMs());
    return charged;
  };
  const chargeOne = async (account: Account, day: string, { cost, resolve, reject }: Waiting): Promise<void> =>
    stored.charge(account, day, cost).then((charged) => resolve(told(account, day, charged)), reject);

  /** All at once where the quota bears them all, else one by one: the first to come are the first to be served. */
  const chargeAll = async (account: Account, day: string, waiting: readonly Waiting[]): Promise<void> => {
    const [first] = waiting;
    if (waiting.length === 1) return chargeOne(account, day, first!);
    const total = waiting.reduce((sum, { cost }) => sum + cost, 0);
    try {
      const { accepted, used } = await stored.charge(account, day, total);
      if (!accepted) {
        for (const one of waiting) await chargeOne(account, day, one);
        return;
      }
      let after = used - total;
      for (const { cost, resolve } of waiting) resolve(told(account, day, { accepted, used: (after += cost) }));
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  };
  const chargePending = (): void => {
    for (const { account, day, waiting } of pending.values()) void chargeAll(account, day, waiting);
    pending.clear();
  };

  return {
    async authenticate(key) {
      const hash = stored.hash(key);
      const known = accounts.get(hash);
      if (known) return known;
      const readAt = nowMs();
      const account = await stored.find(hash);
      if (account) accounts.keep(hash, account, readAt);
      return account;
    },

    async used(account, day) {
      const name = `${account.id} ${day}`;
      const known = counts.get(name);
      if (known !== undefined) return known;
      const readAt = nowMs();
      const used = await stored.used(account, day);
      counts.keep(name, used, readAt);
      return used;
    },

    charge(account, day, cost) {
      // Until the loop has heard of every request that is there.
      if (pending.size === 0) setImmediate(chargePending);
      const name = `${account.id} ${day}`;
      const group = pending.get(name) ?? { account, day, waiting: [] };
      pending.set(name, group);
      const waiting = { ...Promise.withResolvers<Charged>(), cost };
      group.waiting.push(waiting);
      return waiting.promise;
    },
  };
}

/** Values that are known for some seconds; those that were read first leave first. */
function createMemory<T>(nowMs: () => number) {
  const known = new Map<string, Known<T>>();
  return {
    get(name: string): T | undefined {
      const found = known.get(name);
      return found && nowMs() - found.readAt < trustMs ? found.value : undefined;
    },
    keep(name: string, value: T, readAt: number): void {
      known.delete(name);
      known.set(name, { value, readAt });
      if (known.size > mostKnown) known.delete(known.keys().next().value!);
    },
  };
}
