import type { KeyAccounts } from '../adapters/mcp/ports.ts';
import { utcDate } from '../domain/time.ts';
import type { Accounts, Meter } from '../service/index.ts';

/** API keys for the tools of language models: a use of a tool is charged as a request to the data service is. */
export function createToolKeys(accounts: Accounts, meter: Meter, now: () => number): KeyAccounts {
  return {
    async open(key) {
      const account = await accounts.authenticate(key);
      if (!account) return undefined;
      return {
        id: account.id,
        async charge(tool, units) {
          const { accepted } = await accounts.charge(account, utcDate(now()), units * 2);
          const path = `/mcp ${tool}`;
          if (accepted) meter.charged(path, units * 2);
          else meter.quotaRefused(path);
          return accepted;
        },
        async refund(units) {
          if (units > 0) await accounts.refund(account, utcDate(now()), units * 2);
        },
      };
    },
  };
}
