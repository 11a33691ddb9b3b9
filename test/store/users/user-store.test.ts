import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlatformAccount, StoredPlace, UserStore } from '../../../src/users/index.ts';
import { createUserStore, openDatabase } from '../../../src/store/index.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { usersInMemory } from '../../support/users-in-memory.ts';
import { postgresLeftOut, temporarySchema, withoutPostgres } from '../../support/postgres.ts';

type Opened = {
  readonly store: UserStore;
  /** Everything stored, as text. */
  everything(): Promise<string>;
  /** Every row of the person behind an account, where there are tables. */
  rowsOf?: ((account: PlatformAccount) => Promise<unknown[]>) | undefined;
  close(): Promise<void>;
};

const folder = temporaryFolder();
const noon = Date.UTC(2026, 10, 20, 12);

function fail(error: unknown): never {
  throw error;
}

async function openSql(url: string, listTables: string): Promise<Opened> {
  const database = await openDatabase(url, fail);
  const allTables = async (): Promise<Record<string, unknown>[][]> => {
    const { rows } = await sql<{ name: string }>`${sql.raw(listTables)}`.execute(database);
    expect(rows.length).toBeGreaterThan(6);
    const all = await Promise.all(rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(database)));
    return all.map((table) => table.rows as Record<string, unknown>[]);
  };
  return {
    store: createUserStore(database),
    async rowsOf({ id }) {
      const tables = (await allTables()).flat();
      const person = tables.find((row) => row['account'] === id)?.['person'];
      return tables.filter((row) => Object.values(row).includes(person));
    },
    everything: async () => JSON.stringify(await allTables()),
    close: () => database.destroy(),
  };
}

const openSqlite = () =>
  openSql(`sqlite:${path.join(folder, 'people.sqlite')}`, `select name from sqlite_master where type = 'table'`);

async function openPostgres(): Promise<Opened> {
  const { url, drop } = await temporarySchema();
  const opened = await openSql(url, `select tablename as name from pg_tables where schemaname = current_schema()`);
  return { ...opened, close: () => opened.close().then(drop) };
}

async function openMemory(): Promise<Opened> {
  const store = usersInMemory();
  return { store, everything: async () => store.everything(), close: async () => {} };
}

/** Every store of people. */
const stores: Record<string, () => Promise<Opened>> = {
  memory: openMemory,
  'a SQLite file': openSqlite,
  ...(withoutPostgres ? {} : { Postgres: openPostgres }),
};

it.skipIf(withoutPostgres)(`people are also stored on Postgres${postgresLeftOut}`, () => {
  expect(Object.keys(stores)).toContain('Postgres');
});

let lastId = 700_000_000;
const newAccount = (platform: PlatformAccount['platform'] = 'telegram'): PlatformAccount => ({
  platform,
  id: String(++lastId),
});
const place = (kind: StoredPlace['kind'], name: string, minute: number): StoredPlace => ({
  kind,
  name,
  place: `geonames:${name}`,
  at: noon + minute * 60_000,
});

describe.each(Object.entries(stores))('people in %s', (_, open) => {
  let store: UserStore;
  let everything: Opened['everything'];
  let rowsOf: Opened['rowsOf'];
  let close: Opened['close'];
  beforeAll(async () => ({ store, everything, rowsOf, close } = await open()));
  afterAll(() => close());

  it('are unknown until something is stored, and reading stores nothing', async () => {
    const ada = newAccount();
    expect(await store.load(ada)).toEqual({ settings: {}, places: [] });
    expect(await store.exportUser(ada)).toEqual({ accounts: [], settings: {}, places: [] });
    expect(await store.deletePlace(ada, 'saved', 'cabin')).toBe(false);
    await store.deleteAccount(ada);
    expect(await everything()).not.toContain(ada.id);
  });

  it('have the last value of each setting', async () => {
    const ada = newAccount();
    await store.changeSettings(ada, { language: 'fr', clock: '12', home: 'geonames:1' }, noon);
    await store.changeSettings(ada, { language: 'de', clock: null, wind: null }, noon + 1);
    expect((await store.load(ada)).settings).toEqual({ language: 'de', home: 'geonames:1' });
    expect((await store.exportUser(ada)).accounts).toEqual([{ ...ada, since: noon }]);
  });

  it('are distinguished by platform and id', async () => {
    const ada = newAccount();
    await store.changeSettings(ada, { clock: '12' }, noon);
    expect((await store.load({ ...ada, platform: 'discord' })).settings).toEqual({});
    expect((await store.load({ ...ada, id: `${ada.id}0` })).settings).toEqual({});
  });

  it('have places by kind and name, the latest first, at most as many as requested', async () => {
    const ada = newAccount();
    for (let i = 0; i < 7; i++) await store.putPlace(ada, place('recent', `p${i}`, i), 5);
    await store.putPlace(ada, place('saved', 'p1', 1), 50);
    await store.putPlace(ada, place('recent', 'p3', 9), 5);
    await store.putPlace(ada, { ...place('saved', 'p1', 2), place: '48.383,-4.495' }, 50);
    const { places } = await store.load(ada);
    expect(places.filter(({ kind }) => kind === 'recent').map(({ name }) => name)).toEqual([
      'p3',
      'p6',
      'p5',
      'p4',
      'p2',
    ]);
    expect(places.filter(({ kind }) => kind === 'saved')).toEqual([
      { kind: 'saved', name: 'p1', place: '48.383,-4.495', at: noon + 120_000 },
    ]);
    expect(await store.deletePlace(ada, 'saved', 'p1')).toBe(true);
    expect(await store.deletePlace(ada, 'saved', 'p1')).toBe(false);
    expect((await store.load(ada)).places).toHaveLength(5);
  });

  it('have texts unchanged', async () => {
    const ada = newAccount();
    const name = `Ö'";--\u{1F30A} %_`;
    await store.putPlace(ada, { ...place('saved', name, 0), place: name }, 50);
    expect((await store.load(ada)).places).toEqual([{ kind: 'saved', name, place: name, at: noon }]);
    expect(await store.deletePlace(ada, 'saved', name)).toBe(true);
  });

  it('have channels with settings of their own', async () => {
    const channel = newAccount('discord');
    expect(await store.channelSettings(channel)).toEqual({});
    await store.changeChannelSettings(channel, { height: 'ft', clock: '12' });
    await store.changeChannelSettings(channel, { height: 'm', clock: null, datum: 'LAT' });
    expect(await store.channelSettings(channel)).toEqual({ height: 'm', datum: 'LAT' });
    expect(await store.channelSettings({ ...channel, platform: 'telegram' })).toEqual({});
    expect((await store.load(channel)).settings).toEqual({});
  });

  it('have channels whose id changes', async () => {
    const [group, larger] = [newAccount(), newAccount()];
    await store.changeChannelSettings(group, { height: 'ft', clock: '12' });
    await store.changeChannelSettings(larger, { clock: '24' });
    await store.moveChannel(group, larger.id);
    await store.moveChannel(group, larger.id);
    expect(await store.channelSettings(group)).toEqual({});
    expect(await store.channelSettings(larger)).toEqual({ height: 'ft', clock: '24' });
    expect(await everything()).not.toContain(group.id);
  });

  it('are exported with every row', async () => {
    const ada = newAccount();
    await store.changeSettings(ada, { language: 'fr', home: 'geonames:1' }, noon);
    await store.putPlace(ada, place('saved', 'cabin', 1), 50);
    await store.putPlace(ada, place('recent', 'Kiel', 2), 5);
    expect(await store.exportUser(ada)).toEqual({
      accounts: [{ ...ada, since: noon }],
      settings: { language: 'fr', home: 'geonames:1' },
      places: [place('recent', 'Kiel', 2), place('saved', 'cabin', 1)],
    });
    // As many rows as there are with the person's name in them, in whatever table.
    const rows = (await rowsOf?.(ada)) ?? [];
    if (rowsOf) expect(rows).toHaveLength(1 + 2 + 2);
  });

  it('are linked once, in time, and share their data: that of the person who created the code wins', async () => {
    const [ada, her] = [newAccount(), newAccount('discord')];
    await store.changeSettings(ada, { language: 'fr', clock: '12' }, noon);
    await store.putPlace(ada, place('saved', 'cabin', 0), 50);
    await store.changeSettings(her, { language: 'de', datum: 'LAT' }, noon);
    await store.putPlace(her, { ...place('saved', 'cabin', 1), place: 'geonames:her' }, 50);
    await store.putPlace(her, place('recent', 'Kiel', 2), 5);

    await store.putLinkCode(ada, `early-${ada.id}`, noon + 10, noon);
    await store.putLinkCode(ada, `code-${ada.id}`, noon + 10, noon);
    expect(await store.redeemLinkCode(her, `early-${ada.id}`, noon + 1)).toBe(false);
    expect(await store.redeemLinkCode(her, `code-${ada.id}`, noon + 1)).toBe(true);
    expect(await store.redeemLinkCode(newAccount(), `code-${ada.id}`, noon + 1)).toBe(false);

    expect(await store.load(her)).toEqual(await store.load(ada));
    const { accounts, settings, places } = await store.exportUser(her);
    expect(accounts.map(({ platform }) => platform)).toEqual(['discord', 'telegram']);
    expect(settings).toEqual({ language: 'fr', clock: '12', datum: 'LAT' });
    expect(places.map(({ name, place: id }) => [name, id])).toEqual([
      ['Kiel', 'geonames:Kiel'],
      ['cabin', 'geonames:cabin'],
    ]);
    await store.changeSettings(her, { clock: null }, noon);
    expect((await store.load(ada)).settings).not.toHaveProperty('clock');
  });

  it('are not linked by an expired code', async () => {
    const [ada, her] = [newAccount(), newAccount('discord')];
    await store.putLinkCode(ada, `late-${ada.id}`, noon + 10, noon);
    expect(await store.redeemLinkCode(her, `late-${ada.id}`, noon + 10)).toBe(false);
    expect(await store.load(her)).toEqual({ settings: {}, places: [] });
  });

  it('may link an account to itself and twice', async () => {
    const [ada, her] = [newAccount(), newAccount('discord')];
    await store.changeSettings(ada, { clock: '12' }, noon);
    for (const one of [ada, her, her]) {
      await store.putLinkCode(ada, `again-${ada.id}`, noon + 10, noon);
      expect(await store.redeemLinkCode(one, `again-${ada.id}`, noon)).toBe(true);
    }
    expect((await store.exportUser(her)).accounts).toHaveLength(2);
    expect((await store.load(ada)).settings).toEqual({ clock: '12' });
  });

  it('are deleted completely', async () => {
    const [ada, other] = [newAccount(), newAccount()];
    const mark = `mark-${ada.id}`;
    await store.changeSettings(ada, { language: mark }, noon);
    await store.putPlace(ada, place('saved', mark, 0), 50);
    await store.putPlace(ada, place('recent', mark, 0), 5);
    await store.putPlace(ada, place('chosen', mark, 0), 50);
    await store.putLinkCode(ada, mark, noon + 10, noon);
    await store.changeSettings(other, { clock: '12' }, noon);
    expect(await everything()).toContain(ada.id);
    await store.deleteAccount(ada);
    expect(await everything()).not.toContain(ada.id);
    expect(await store.load(ada)).toEqual({ settings: {}, places: [] });
    expect((await store.load(other)).settings).toEqual({ clock: '12' });
  });

  it('keep their data while another account is linked', async () => {
    const [ada, her] = [newAccount(), newAccount('discord')];
    await store.changeSettings(ada, { clock: '12' }, noon);
    await store.putLinkCode(ada, `stay-${ada.id}`, noon + 10, noon);
    await store.redeemLinkCode(her, `stay-${ada.id}`, noon);
    await store.deleteAccount(ada);
    expect((await everything()).split(ada.id).length).toBe(1);
    expect((await store.load(her)).settings).toEqual({ clock: '12' });
    await store.deleteAccount(her);
    expect(await everything()).not.toContain(her.id);
    expect((await store.load(her)).settings).toEqual({});
  });

  it('lose nothing under concurrent writes', async () => {
    const ada = newAccount();
    const names = Array.from({ length: 20 }, (__, i) => `s${i}`);
    await Promise.all([
      ...names.map((name) => store.changeSettings(ada, { [name]: name }, noon)),
      ...names.map((name, i) => store.putPlace(ada, place('saved', name, i), 50)),
    ]);
    const { settings, places } = await store.load(ada);
    expect(Object.keys(settings).toSorted()).toEqual(names.toSorted());
    expect(places).toHaveLength(20);
    expect((await store.exportUser(ada)).accounts).toHaveLength(1);
  });
});
