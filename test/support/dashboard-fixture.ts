import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createErrorPage, createSessions, createWeb } from '../../src/adapters/web/index.ts';
import type { MailLink, OperatorReport } from '../../src/adapters/web/ports.ts';
import { createCustomers } from '../../src/customers/index.ts';
import type { Listener, ListenerOptions } from '../../src/http/listener.ts';
import {
  createAccounts,
  createCustomerKeys,
  createCustomerStore,
  createUsageLedger,
  openDatabase,
  type UsageLedger,
} from '../../src/store/index.ts';
import { openDictionary } from '../../src/words.ts';
import { makeListener } from './listener.ts';
import { startWorld } from './service-fixture.ts';
import { silentChat } from './silent-chat.ts';
import { temporaryFolder } from './temporary.ts';

const secret = 'a secret of the test';

/** What the operator is shown. */
const report: OperatorReport = {
  parts: { database: { ok: true, lastSuccessAgeS: 120 }, smhi: { ok: false } },
  keys: [
    { id: 'k1', name: 'boat', dailyQuota: 100, createdAt: 0, used: 40, owner: 'ada@example.org', revokedAt: null },
    { id: 'k2', name: '<b>old</b>', dailyQuota: 100, createdAt: 0, used: 0, owner: null, revokedAt: 86_400_000 },
  ],
  digests: [{ status: 'active', count: 3 }],
  failed: [{ id: 'd1', digestId: '7', platform: 'telegram', dueAt: 0, error: 'chat not found' }],
};

export type DashboardFixture = {
  url(): string;
  readonly customers: ReturnType<typeof createCustomers>;
  readonly ledger: UsageLedger;
  /** Lets the limits forget what was tried. */
  pass(ms: number): void;
};

/** The data service with its dashboard on a port, as `start` connects them, on a SQLite file. */
export function useDashboard(
  options: Partial<ListenerOptions> & { mayRegister?: boolean; mailLink?: MailLink } = {},
): () => DashboardFixture {
  const { mayRegister = true, mailLink, ...listening } = options;
  let listener: Listener;
  let fixture: DashboardFixture;
  beforeAll(async () => {
    const database = await openDatabase(`sqlite:${path.join(temporaryFolder(), 'dashboard.sqlite')}`, () => {});
    let now = 0;
    const stores = { store: createCustomerStore(database), keys: createCustomerKeys(database, secret) };
    const customers = createCustomers({ ...stores, secret, dailyQuota: 100, now: Date.now });
    const ledger = createUsageLedger(database, () => {});
    const { ports } = await startWorld();
    const { createService } = await import('../../src/service/index.ts');
    const service = createService({
      ...ports,
      accounts: createAccounts(database, secret),
      meter: {
        charged: ({ id }, endpoint, cost) =>
          ledger.add({ keyId: id, day: new Date().toISOString().slice(0, 10), endpoint }, cost),
        quotaRefused: () => {},
      },
      now: Date.now,
    });
    listener = makeListener({
      service,
      web: createWeb({
        chat: silentChat,
        sessions: createSessions(secret),
        renderPng: async () => undefined,
        dashboard: { dashboard: customers, operatorReport: async () => report, mayRegister, mailLink, secret },
        clock: () => now,
      }),
      errorPage: createErrorPage(openDictionary()),
      ...listening,
    });
    await listener.start();
    afterAll(async () => {
      await listener.stop();
      await database.destroy();
    });
    fixture = { url: () => listener.url(), customers, ledger, pass: (ms) => void (now += ms) };
  });
  return () => fixture;
}
