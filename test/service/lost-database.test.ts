import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Accounts } from '../../src/service/index.ts';
import { createAccounts, createCachedAccounts, openDatabase, type Database } from '../../src/store/index.ts';
import { postgresLeftOut, temporarySchema, withoutPostgres } from '../support/postgres.ts';
import { errorsOf, startWorld } from '../support/service-fixture.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';
import { temporaryFolder } from '../support/temporary.ts';

const world = await startWorld();
const folder = temporaryFolder();
const sky = '/v1/astronomy/point?lat=48.383&lng=-4.495';
const list = '/v2/tide/stations/area?box=48.4,-4.4:48.3,-4.6';

/** A service with accounts in this database, and a key of them. The clock of the cached accounts stands still. */
async function serviceOn(database: Database) {
  const stored = createAccounts(database, 'a secret of the test');
  const { key } = await stored.create('test', 1000, 0);
  const accounts: Accounts = createCachedAccounts(stored, () => 0);
  const ask = world.with({ accounts });
  return { ask: (url: string) => ask(url, { key }), askUnknown: () => ask(sky, { key: `bb_${'A'.repeat(43)}` }) };
}

const sentence = 'The database of this service does not work at the moment. Please try again later.';

/** Fills the pages that a file may have, as rows of usage do. */
async function fill(database: Database): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count + 4)}`.execute(database);
  const [key] = await createAccounts(database, 'any').list();
  const insert = async (row: number): Promise<boolean> => {
    const values = { key_id: key!.id, day: `1${String(row).padStart(9, '0')}`, half_units: 0 };
    const inserted = database.insertInto('key_usage').values(values).execute();
    return inserted.then(
      () => true,
      () => false,
    );
  };
  // A row may still find room in a page where another one has not.
  for (let row = 0, refused = 0; refused < 100; row++) if (!(await insert(row))) refused++;
}

describe('a service whose disk is full', () => {
  it('answers 503 to what must be written, and recovers by itself', async () => {
    const causes: unknown[] = [];
    const database = await openDatabase(`sqlite:${path.join(folder, 'full.sqlite')}`, (error) => causes.push(error));
    const { ask } = await serviceOn(database);
    await fill(database);
    const refused = await ask(sky);
    expect(refused.status).toBe(503);
    expect(errorsOf(refused)).toEqual({ service: sentence });
    expect(refused.headers.get('Retry-After')).toBe('10');
    expect(refused.headers.get('X-RateLimit-Remaining')).toBe('1000');
    expect((await ask(list)).status).toBe(200);
    await sql`pragma max_page_count = 1000000`.execute(database);
    expect((await ask(sky)).status).toBe(200);
    expect(causes.length).toBeGreaterThan(0);
    expect(world.bugs).toEqual([]);
    await database.destroy();
  });
});

describe.skipIf(withoutPostgres)(`a service whose database is lost${postgresLeftOut}`, () => {
  it('answers 503 while it is, and recovers by itself', async () => {
    const { url, drop } = await temporarySchema();
    const proxy = await startTcpProxy(url);
    const database = await openDatabase(proxy.url, () => {});
    const { ask, askUnknown } = await serviceOn(database);
    expect((await ask(sky)).status).toBe(200);
    await proxy.stop();
    for (const lost of [await ask(sky), await askUnknown()]) {
      expect(lost.status).toBe(503);
      expect(errorsOf(lost)).toEqual({ service: sentence });
    }
    await proxy.start();
    expect((await ask(sky)).body).toMatchObject({ meta: { requestCount: 2 } });
    expect((await askUnknown()).status).toBe(401);
    expect(world.bugs).toEqual([]);
    await database.destroy();
    await proxy.stop();
    await drop();
  });
});
