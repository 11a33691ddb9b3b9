import type { KeyAccounts } from '../adapters/mcp/ports.ts';
import { utcDate } from '../domain/time.ts';
import type { Accounts, Meter } from '../service/index.ts';

/** API keys for the tools of language models: a use of a tool is charged as a request to the data service is. */
export function createToolKeys(accounts: Accounts, meter: Meter, now: () => number): KeyAccounts {
  const pathOf = (tool: string): string => `/mcp ${tool}`;
  return {
    async open(key) {
      const account = await accounts.authenticate(key);
      if (!account) return undefined;
      return {
        id: account.id,
        charge: async (units) => (await accounts.charge(account, utcDate(now()), units * 2)).accepted,
        async refund(units) {
          if (units > 0) await accounts.refund(account, utcDate(now()), units * 2);
        },
        count(tool, units, isRefused) {
          if (isRefused) meter.quotaRefused(pathOf(tool));
          else if (units > 0) meter.charged(account, pathOf(tool), units * 2);
        },
      };
    },
  };
}
