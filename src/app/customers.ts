import { createCustomers } from '../customers/index.ts';
import { once } from '../lib/once.ts';
import { createCustomerKeys, createCustomerStore } from '../store/index.ts';
import type { Resources } from './resources.ts';

/** The customers of the data service, created on first use. */
export type CustomerParts = { customers(): Promise<ReturnType<typeof createCustomers>> };

/** Builds the accounts of people who make keys themselves. */
export function createCustomerParts({ config, database, secret }: Resources): CustomerParts {
  return {
    customers: once(async () =>
      createCustomers({
        store: createCustomerStore(await database()),
        keys: createCustomerKeys(await database(), secret()),
        secret: secret(),
        dailyQuota: config.dailyQuota,
        now: Date.now,
      }),
    ),
  };
}
