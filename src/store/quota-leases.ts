import type { Account, Accounts, Charged, HalfUnits } from '../service/ports.ts';
import { most, ms } from './limits.ts';

/** The largest lease, and so the most of a quota that is lost with a killed process, in half units. */
export const maxLease: HalfUnits = 1000;

/** What this process knows and has of the quota of a key on a UTC day. */
type Tab = {
  account: Account;
  readonly day: string;
  /** What the database has as used, leases included, and when it said so. */
  stored: HalfUnits;
  readAt: number;
  /** What is left of leases: charged in the database, and not used yet. */
  spare: HalfUnits;
  /** Charged by requests in this period, and in the one before. */
  spent: HalfUnits;
  spentBefore: HalfUnits;
  readonly waiting: (PromiseWithResolvers<Charged> & { readonly cost: HalfUnits })[];
  /** Statements run one after another, so that their counts do not overtake each other. */
  lastStatement: Promise<unknown>;
  statements: number;
};

/**
 * Leases quota from the database: one statement takes as much as a key has used within a second, from which its next
 * requests are charged, and refunded, in memory. Leases count as used in the database, so that all processes together never
 * exceed a quota. What a key does not use for a second is written back; a process that is killed takes its spare with it,
 * `maxLease` of a key at most. A key that is used now and then leases nothing: each of its charges is a statement.
 */
export function createQuotaLeases(
  stored: Pick<Accounts, 'used' | 'charge' | 'refund'>,
  clock: () => number,
): Pick<Accounts, 'used' | 'charge' | 'refund'> & { returnAll(): Promise<void> } {
  const tabs = new Map<string, Tab>();
  let timer: NodeJS.Timeout | undefined;

  const read = (tab: Tab): Promise<HalfUnits> =>
    inTurn(tab, async () => {
      tab.stored = await stored.used(tab.account, tab.day);
      tab.readAt = clock();
      return usedOn(tab);
    });
  const take = async (tab: Tab, halfUnits: HalfUnits): Promise<boolean> => {
    const { accepted, used } = await stored.charge(tab.account, tab.day, halfUnits);
    tab.readAt = clock();
    tab.stored = used;
    if (accepted) tab.spare += halfUnits;
    return accepted;
  };
  /** Charges what is waiting: from one lease, or one by one where the quota does not allow the sum. */
  const chargeWaiting = async (tab: Tab): Promise<void> => {
    const waiting = tab.waiting.splice(0);
    try {
      const needed = waiting.reduce((sum, { cost }) => sum + cost, 0) - tab.spare;
      const beyond = leaseBeyond(tab, needed);
      if (needed > 0 && !(beyond > 0 && (await take(tab, needed + beyond)))) await take(tab, needed);
      for (const { cost, resolve } of waiting) {
        let accepted = true;
        while (accepted && tab.spare < cost) accepted = await take(tab, cost - tab.spare);
        resolve(accepted ? spend(tab, cost) : { accepted, used: usedOn(tab) });
      }
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  };
  /** Where it fails, it may have been written all the same: the spare is given up, so that no quota is exceeded. */
  const returnSpare = (tab: Tab): Promise<void> =>
    inTurn(tab, async () => {
      const { spare } = tab;
      if (spare === 0) return;
      tab.spare = 0;
      tab.stored -= spare;
      tab.readAt = -Infinity;
      tab.stored = await stored.refund(tab.account, tab.day, spare);
      tab.readAt = clock();
    });
  const endPeriod = (): void => {
    for (const [id, tab] of tabs) {
      if (tab.spare > tab.spent) void returnSpare(tab).catch(() => {});
      else if (tab.spent === 0 && tab.statements === 0 && clock() - tab.readAt >= ms.cachedCount) tabs.delete(id);
      tab.spentBefore = tab.spent;
      tab.spent = 0;
    }
    if (tabs.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  /** `undefined` for a day that is over. */
  const tabOf = (account: Account, day: string): Tab | undefined => {
    const known = tabs.get(account.id);
    if (known && known.day >= day) return known.day === day ? known : undefined;
    if (known) void returnSpare(known).catch(() => {});
    const tab = newTab(account, day);
    tabs.set(account.id, tab);
    timer ??= setInterval(endPeriod, ms.usePeriod).unref();
    return tab;
  };

  return {
    used(account, day) {
      const tab = tabOf(account, day);
      if (!tab) return stored.used(account, day);
      return clock() - tab.readAt < ms.cachedCount ? usedOn(tab) : read(tab);
    },
    charge(account, day, cost) {
      const tab = tabOf(account, day);
      if (!tab) return stored.charge(account, day, cost);
      if (tab.spare >= cost) return spend(tab, cost);
      tab.account = account;
      const pending = { ...Promise.withResolvers<Charged>(), cost };
      tab.waiting.push(pending);
      if (tab.waiting.length === 1) void inTurn(tab, () => chargeWaiting(tab));
      return pending.promise;
    },
    refund(account, day, cost) {
      const tab = tabs.get(account.id);
      if (tab?.day !== day) return stored.refund(account, day, cost);
      tab.spare += cost;
      tab.spent -= cost;
      if (tab.spare > maxLease) void returnSpare(tab).catch(() => {});
      return usedOn(tab);
    },
    async returnAll() {
      clearInterval(timer);
      await Promise.all([...tabs.values()].map(returnSpare));
    },
  };
}

function newTab(account: Account, day: string): Tab {
  const counts = { stored: 0, readAt: -Infinity, spare: 0, spent: 0, spentBefore: 0, statements: 0 };
  return { account, day, ...counts, waiting: [], lastStatement: Promise.resolve() };
}

function usedOn({ stored, spare }: Tab): HalfUnits {
  return stored - spare;
}

function spend(tab: Tab, cost: HalfUnits): Charged {
  tab.spare -= cost;
  tab.spent += cost;
  return { accepted: true, used: usedOn(tab) };
}

function leaseBeyond({ account, stored, spent, spentBefore }: Tab, needed: HalfUnits): HalfUnits {
  const rest = Math.floor(((account.quota ?? Infinity) - stored - needed) / most.shareOfRest);
  return Math.max(0, Math.min(Math.max(spent, spentBefore), rest, maxLease - needed));
}

function inTurn<T>(tab: Tab, statement: () => Promise<T>): Promise<T> {
  tab.statements++;
  const done = tab.lastStatement.then(statement).finally(() => tab.statements--);
  tab.lastStatement = done.catch(() => {});
  return done;
}
