import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCustomers } from '../../src/customers/index.ts';
import {
  createAccounts,
  createCustomerKeys,
  createCustomerStore,
  createFeeds,
  createUsageLedger,
  type Database,
} from '../../src/store/index.ts';
import { useCheapPassphrases } from '../support/cheap-passphrases.ts';
import { everyDatabase, type OpenedDatabase } from '../support/databases.ts';

const secret = 'a secret of the test';
const noon = Date.UTC(2026, 10, 20, 12);
const day = '2026-11-20';
const passphrase = 'correct horse battery';
const network = '192.0.2.0/24';

useCheapPassphrases();

function fail(error: unknown): never {
  throw error;
}

describe.each(everyDatabase('customers'))('customers in %s', (_, open) => {
  let opened: OpenedDatabase;
  let database: Database;
  let now: number;
  let customers: ReturnType<typeof createCustomers>;

  beforeAll(async () => {
    opened = await open();
    database = opened.database;
    const stores = { store: createCustomerStore(database), keys: createCustomerKeys(database, secret) };
    customers = createCustomers({ ...stores, secret, dailyQuota: 7, now: () => now });
  });
  afterAll(() => opened.close());
  beforeEach(() => {
    now = noon;
  });

  /** A new customer who is signed in. */
  async function customer(email: string): Promise<{ customerId: string; token: string }> {
    await customers.register(email, passphrase);
    const token = (await customers.signIn(email, passphrase, network)) ?? '';
    const session = await customers.session(token);
    if (session?.kind !== 'customer') throw new Error('Not signed in');
    return { customerId: session.customerId, token };
  }

  it('sign in with their own passphrase, in any capitals of the address', async () => {
    await customer('ada@example.org');
    expect(await customers.signIn(' ADA@Example.org', passphrase, network)).toMatch(/^[\w-]{43}$/);
    expect(await customers.signIn('ada@example.org', `${passphrase}!`, network)).toBeUndefined();
    expect(await customers.signIn('nobody@example.org', passphrase, network)).toBeUndefined();
  });

  it('have their networks known, each its own', async () => {
    await customer('net@example.org');
    await customer('other@example.org');
    expect(await customers.knowsNetwork('NET@example.org', network)).toBe(true);
    expect(await customers.knowsNetwork('net@example.org', '198.51.100.0/24')).toBe(false);
    expect(await customers.knowsNetwork('nobody@example.org', network)).toBe(false);
    await customers.signIn('net@example.org', 'a wrong passphrase', '203.0.113.0/24');
    expect(await customers.knowsNetwork('net@example.org', '203.0.113.0/24')).toBe(false);
    now += 181 * 86_400_000;
    expect(await customers.knowsNetwork('net@example.org', network)).toBe(false);
  });

  it('choose a new passphrase by a recovery, once, within a day, and their sessions end', async () => {
    const { token, customerId } = await customer('lost@example.org');
    expect(await customers.recover('nobody@example.org')).toBeUndefined();
    const late = (await customers.recover('lost@example.org')) ?? '';
    now += 86_400_000;
    expect(await customers.replacePassphrase(late, 'a new long passphrase')).toBeUndefined();
    const recovery = (await customers.recover('Lost@example.org')) ?? '';
    // A token of one kind is none of another.
    expect(await customers.session(recovery)).toBeUndefined();
    expect(await customers.signInAsOperator(recovery)).toBeUndefined();
    expect(await customers.session(`network ${customerId} ${network}`)).toBeUndefined();
    const fresh = (await customers.replacePassphrase(recovery, 'a new long passphrase')) ?? '';
    expect(await customers.session(fresh)).toMatchObject({ email: 'lost@example.org' });
    expect(await customers.session(token)).toBeUndefined();
    expect(await customers.replacePassphrase(recovery, 'another passphrase')).toBeUndefined();
    expect(await customers.signIn('lost@example.org', passphrase, network)).toBeUndefined();
    expect(await customers.signIn('lost@example.org', 'a new long passphrase', network)).toBeDefined();
  });

  it('keep their passphrase where the address is registered again', async () => {
    await customer('bob@example.org');
    await customers.register('Bob@example.org', 'another long passphrase');
    expect(await customers.signIn('bob@example.org', 'another long passphrase', network)).toBeUndefined();
    expect(await customers.signIn('bob@example.org', passphrase, network)).toBeDefined();
  });

  it('are signed in for 30 days, and until they sign out', async () => {
    const { token } = await customer('carl@example.org');
    expect(await customers.session(`${token}x`)).toBeUndefined();
    now += 30 * 86_400_000 - 1;
    expect(await customers.session(token)).toMatchObject({ email: 'carl@example.org' });
    now += 1;
    expect(await customers.session(token)).toBeUndefined();
    now = noon;
    await customers.signOut(token);
    expect(await customers.session(token)).toBeUndefined();
  });

  it('have keys of their own: made, used, replaced, revoked', async () => {
    const accounts = createAccounts(database, secret);
    const { customerId } = await customer('dora@example.org');
    const { customerId: other } = await customer('eve@example.org');
    const key = (await customers.createKey(customerId, 'boat')) ?? '';
    const account = await accounts.authenticate(key);
    if (!account) throw new Error('The key is not valid');
    await accounts.charge(account, day, 5);
    const [shown] = await customers.keys(customerId);
    expect(shown).toEqual({ id: account.id, name: 'boat', dailyQuota: 7, createdAt: noon, used: 3 });

    expect(await customers.rotateKey(other, account.id)).toBeUndefined();
    expect(await customers.revokeKey(other, account.id)).toBe(false);
    const replaced = (await customers.rotateKey(customerId, account.id)) ?? '';
    expect(await accounts.authenticate(key)).toBeUndefined();
    expect(await accounts.authenticate(replaced)).toEqual(account);
    expect(await customers.revokeKey(customerId, account.id)).toBe(true);
    expect(await accounts.authenticate(replaced)).toBeUndefined();
    expect(await customers.keys(customerId)).toEqual([]);
  });

  it('have five keys a day at most, revoked ones included, however many they ask for at once', async () => {
    const { customerId } = await customer('fay@example.org');
    const made = await Promise.all(Array.from({ length: 8 }, (__, i) => customers.createKey(customerId, `key ${i}`)));
    expect(made.filter((key) => key !== undefined)).toHaveLength(5);
    const [first] = await customers.keys(customerId);
    await customers.revokeKey(customerId, first?.id ?? '');
    expect(await customers.createKey(customerId, 'one more')).toBeUndefined();
    now += 86_400_000;
    expect(await customers.createKey(customerId, 'one more')).toBeDefined();
  });

  it('see what each endpoint took, as far as 30 days back', async () => {
    const { customerId } = await customer('gil@example.org');
    await customers.createKey(customerId, 'boat');
    const [key] = await customers.keys(customerId);
    const keyId = key?.id ?? '';
    const ledger = createUsageLedger(database, fail);
    ledger.add({ keyId, day: '2026-10-21', endpoint: '/old' }, 2);
    await ledger.flush();
    for (const endpoint of ['/tide', '/tide', '/weather']) ledger.add({ keyId, day, endpoint }, 3);
    await ledger.flush();
    ledger.add({ keyId, day, endpoint: '/tide' }, 2);
    await ledger.flush();
    const { days, used } = await customers.usage(customerId);
    expect([days.length, days[0], days.at(-1)]).toEqual([30, '2026-10-22', day]);
    expect(used).toEqual([
      { day, endpoint: '/tide', units: 4 },
      { day, endpoint: '/weather', units: 1.5 },
    ]);
  });

  it('are deleted with everything, by their passphrase', async () => {
    const { customerId, token } = await customer('hal@example.org');
    const accounts = createAccounts(database, secret);
    const key = (await customers.createKey(customerId, 'boat')) ?? '';
    const account = await accounts.authenticate(key);
    if (!account) throw new Error('The key is not valid');
    await accounts.charge(account, day, 2);
    await createFeeds(database, secret).create(account.id, 'lat=1&lng=2', noon);
    const ledger = createUsageLedger(database, fail);
    ledger.add({ keyId: account.id, day, endpoint: '/tide' }, 2);
    await ledger.flush();

    expect(await customers.deleteAccount(customerId, 'a wrong passphrase')).toBe(false);
    expect(await customers.deleteAccount(customerId, passphrase)).toBe(true);
    expect(await customers.session(token)).toBeUndefined();
    expect(await customers.signIn('hal@example.org', passphrase, network)).toBeUndefined();
    expect(await accounts.authenticate(key)).toBeUndefined();
    for (const table of ['key_usage', 'endpoint_usage', 'calendar_feeds'] as const) {
      expect(await database.selectFrom(table).selectAll().where('key_id', '=', account.id).execute()).toEqual([]);
    }
    // Another process may know the key for some seconds.
    expect(await accounts.charge(account, day, 2)).toEqual({ accepted: false, used: 0 });
  });

  it('are stored without anything that opens an account', async () => {
    const { customerId, token } = await customer('ida@example.org');
    const key = (await customers.createKey(customerId, 'boat')) ?? '';
    const rows = await Promise.all(
      (['customers', 'dashboard_sessions', 'api_keys'] as const).map((table) =>
        database.selectFrom(table).selectAll().execute(),
      ),
    );
    const text = JSON.stringify(rows);
    for (const part of [passphrase, token, key]) expect(text).not.toContain(part);
  });

  it('differ from the operator, whom an invitation signs in once, within 15 minutes', async () => {
    const invitation = await customers.inviteOperator();
    expect(await customers.session(invitation)).toBeUndefined();
    const token = (await customers.signInAsOperator(invitation)) ?? '';
    expect(await customers.session(token)).toEqual({ kind: 'operator' });
    expect(await customers.signInAsOperator(invitation)).toBeUndefined();
    expect(await customers.signInAsOperator(token)).toBeUndefined();
    const late = await customers.inviteOperator();
    now += 15 * 60_000;
    expect(await customers.signInAsOperator(late)).toBeUndefined();
  });
});
