import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NamedAccount, PlatformAccount, StoredPlace, UserStore } from '../../../src/users/index.ts';
import { createUserStore, openDatabase } from '../../../src/store/index.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { usersInMemory } from '../../support/users-in-memory.ts';
import { postgresLeftOut, temporarySchema, withoutPostgres } from '../../support/postgres.ts';

type Opened = {
  readonly store: UserStore;
  /** Everything stored, as text. */
  everything(): Promise<string>;
  /** Every row of an account, where there are tables. */
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
    expect(await store.exportAccounts(ada)).toEqual([]);
    expect(await store.linkRequestOf(ada, noon)).toBeUndefined();
    await store.markSeen(ada, noon);
    expect(await store.deletePlace(ada, 'saved', 'cabin')).toBe(false);
    await store.deleteAccount(ada);
    expect(await everything()).not.toContain(ada.id);
  });

  it('have the last value of each setting', async () => {
    const ada = newAccount();
    await store.changeSettings(ada, { language: 'fr', clock: '12', home: 'geonames:1' }, noon);
    await store.changeSettings(ada, { language: 'de', clock: null, wind: null }, noon + 1);
    expect((await store.load(ada)).settings).toEqual({ language: 'de', home: 'geonames:1' });
    expect(await store.exportAccounts(ada)).toMatchObject([{ ...ada, since: noon, seen: noon }]);
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
    expect(await store.exportAccounts(ada)).toEqual([
      {
        ...ada,
        since: noon,
        seen: noon,
        settings: { language: 'fr', home: 'geonames:1' },
        places: [place('recent', 'Kiel', 2), place('saved', 'cabin', 1)],
      },
    ]);
    // As many rows as there are with the person's name in them, in whatever table.
    const rows = (await rowsOf?.(ada)) ?? [];
    if (rowsOf) expect(rows).toHaveLength(1 + 2 + 2);
  });

  /** Links two accounts, with the consent of both. */
  const linkBoth = async (maker: NamedAccount, taker: NamedAccount, now = noon) => {
    const [id, until] = [`id-${maker.id}`, now + 10];
    await store.putLinkRequest({ id, maker, hash: `hash-${maker.id}`, until }, now);
    await store.claimLinkRequest(`hash-${maker.id}`, taker, { now, until });
    await store.agreeToLink(id, taker, now);
    return store.agreeToLink(id, maker, now);
  };

  it('are linked when both have agreed, each having seen the other, and share nothing before', async () => {
    const [ada, her, eve] = [
      { ...newAccount(), name: 'Ada' },
      { ...newAccount('discord'), name: 'A. L.' },
      newAccount(),
    ];
    const [id, hash, late] = [`id-${ada.id}`, `hash-${ada.id}`, noon + 20];
    await store.changeSettings(ada, { clock: '12' }, noon);
    const alone = { settings: { clock: '12' }, places: [], seen: noon };
    await store.putLinkRequest({ id: 'early', maker: ada, hash: `early-${ada.id}`, until: noon + 10 }, noon);
    await store.putLinkRequest({ id, maker: ada, hash, until: noon + 10 }, noon);
    const unclaimed = { id, maker: ada, makersOthers: 0, takerAgreed: false };
    expect(await store.linkRequestOf(ada, noon)).toEqual(unclaimed);
    const times = { now: noon + 1, until: late };
    // Replaced by the later one, of their own, and unknown.
    expect(await store.claimLinkRequest(`early-${ada.id}`, her, times)).toBeUndefined();
    expect(await store.claimLinkRequest(hash, ada, times)).toBeUndefined();
    expect(await store.claimLinkRequest('unknown', her, times)).toBeUndefined();
    // Who makes the code cannot agree before the other side.
    expect(await store.agreeToLink(id, ada, noon)).toBeUndefined();

    const claimed = { ...unclaimed, taker: her };
    expect(await store.claimLinkRequest(hash, her, times)).toEqual(claimed);
    expect(await store.claimLinkRequest(hash, eve, times)).toBeUndefined();
    expect(await store.linkRequestOf(her, noon)).toEqual(claimed);
    expect(await store.agreeToLink(id, ada, noon)).toBeUndefined();
    expect(await store.agreeToLink(id, eve, noon)).toBeUndefined();
    expect(await store.agreeToLink(id, her, noon)).toEqual({ ...claimed, takerAgreed: true });
    expect(await store.load(her)).toEqual({ settings: {}, places: [] });
    expect(await store.load(ada)).toEqual(alone);

    expect(await store.agreeToLink(id, ada, noon)).toEqual({ ...claimed, takerAgreed: true });
    expect(await store.load(her)).toMatchObject({ settings: { clock: '12' } });
    expect(await store.linkRequestOf(her, noon)).toBeUndefined();
    expect(await everything()).not.toContain('A. L.');
    expect(await store.load(eve)).toEqual({ settings: {}, places: [] });
  });

  it('are not linked by what has expired or was refused', async () => {
    const [ada, her] = [newAccount(), newAccount('discord')];
    const [id, hash] = [`id-${ada.id}`, `hash-${ada.id}`];
    const make = () => store.putLinkRequest({ id, maker: ada, hash, until: noon + 10 }, noon);
    await make();
    expect(await store.claimLinkRequest(hash, her, { now: noon + 10, until: noon + 20 })).toBeUndefined();
    await make();
    await store.claimLinkRequest(hash, her, { now: noon + 9, until: noon + 20 });
    expect(await store.agreeToLink(id, her, noon + 20)).toBeUndefined();
    expect(await store.linkRequestOf(her, noon + 20)).toBeUndefined();
    await store.agreeToLink(id, her, noon + 19);
    expect(await store.agreeToLink(id, ada, noon + 20)).toBeUndefined();
    await store.refuseLink(id, newAccount());
    expect(await store.linkRequestOf(ada, noon + 19)).toMatchObject({ id });
    await store.refuseLink(id, her);
    expect(await store.agreeToLink(id, ada, noon + 19)).toBeUndefined();
    expect(await store.load(her)).toEqual({ settings: {}, places: [] });
  });

  it('share what linked accounts have, the latest of each, and get back their own without the link', async () => {
    const [ada, her] = [newAccount(), newAccount('discord')];
    await store.changeSettings(ada, { language: 'fr', clock: '12', wind: 'kn' }, noon + 2);
    await store.putPlace(ada, place('saved', 'cabin', 0), 50);
    await store.changeSettings(her, { language: 'de', clock: '24', datum: 'LAT' }, noon + 1);
    await store.putPlace(her, { ...place('saved', 'cabin', 1), place: 'geonames:her' }, 50);
    await store.putPlace(her, place('recent', 'Kiel', 2), 5);
    const before = [await store.load(ada), await store.load(her)];

    await linkBoth(ada, her);
    const shared = await store.load(her);
    expect(shared).toEqual({ ...(await store.load(ada)), seen: shared.seen });
    expect(shared.settings).toEqual({ language: 'fr', clock: '12', wind: 'kn', datum: 'LAT' });
    expect(shared.places.map(({ name, place: id }) => [name, id])).toEqual([
      ['Kiel', 'geonames:Kiel'],
      ['cabin', 'geonames:her'],
    ]);
    expect((await store.exportAccounts(ada)).map(({ id, settings }) => [id, settings['language']])).toEqual([
      [her.id, 'de'],
      [ada.id, 'fr'],
    ]);

    await store.changeSettings(her, { clock: '24' }, noon + 3);
    await store.putPlace(her, place('saved', 'boat', 5), 50);
    await store.changeSettings(her, { wind: null }, noon + 4);
    expect(await store.deletePlace(her, 'recent', 'Kiel')).toBe(true);
    expect((await store.load(ada)).settings).toEqual({ language: 'fr', clock: '24', datum: 'LAT' });
    expect(await store.unlink(her)).toBe(true);
    expect(await store.unlink(ada)).toBe(false);
    expect(await store.load(ada)).toEqual({ ...before[0], settings: { language: 'fr', clock: '12' } });
    expect(await store.load(her)).toMatchObject({
      settings: { ...before[1]!.settings, clock: '24' },
      places: [place('saved', 'boat', 5), { name: 'cabin', place: 'geonames:her' }],
    });
  });

  it('leave the accounts they were linked with when they are linked with another', async () => {
    const [ada, her, third] = [newAccount(), newAccount('discord'), newAccount('terminal')];
    await store.changeSettings(ada, { clock: '12' }, noon);
    await linkBoth(ada, her);
    const request = await linkBoth(her, third);
    expect(request).toMatchObject({ makersOthers: 1 });
    expect(await store.exportAccounts(ada)).toHaveLength(3);
    await linkBoth(newAccount(), third);
    expect(await store.exportAccounts(ada)).toHaveLength(2);
    expect((await store.load(third)).settings).toEqual({});
    // The account that the others joined leaves them together.
    await store.unlink(ada);
    expect((await store.load(her)).settings).toEqual({});
  });

  it('are inactive where no linked account was used', async () => {
    const [ada, her, other] = [newAccount(), newAccount('discord'), newAccount()];
    const since = -1_000_000;
    for (const one of [ada, her, other]) await store.changeSettings(one, { clock: '12' }, since);
    await linkBoth(ada, her, since);
    const inactive = async (before: number) =>
      (await store.inactiveGroups(before))
        .map((group) =>
          group
            .map(({ id }) => id)
            .toSorted()
            .join(' '),
        )
        .toSorted();
    expect(await inactive(since)).toEqual([]);
    expect(await inactive(since + 1)).toEqual([`${ada.id} ${her.id}`, other.id]);
    await store.markSeen(her, since + 10);
    expect((await store.load(her)).seen).toBe(since + 10);
    expect(await inactive(since + 1)).toEqual([other.id]);
    expect(await inactive(since + 11)).toEqual([`${ada.id} ${her.id}`, other.id]);
    for (const one of [ada, her, other]) await store.deleteAccount(one);
  });

  it('are idle as sessions of the web that are linked with no account, or beyond a number', async () => {
    const since = -2_000_000;
    const [ada, linked, ...sessions] = [newAccount(), ...Array.from({ length: 4 }, () => newAccount('web'))];
    for (const [i, one] of [ada, linked, ...sessions].entries()) {
      if (one) await store.changeSettings(one, { clock: '12' }, since + i);
    }
    if (linked) await linkBoth(ada, linked, since);
    const idle = async (before: number, most: number) => (await store.idleSessions(before, most)).map(({ id }) => id);
    const ids = sessions.map(({ id }) => id);
    expect(await idle(since, 1000)).toEqual([]);
    expect((await idle(since + 4, 1000)).toSorted()).toEqual(ids.slice(0, 2).toSorted());
    expect(await idle(since, 2)).toEqual(ids.slice(0, 1));
    for (const one of [ada, linked, ...sessions]) if (one) await store.deleteAccount(one);
  });

  it('are deleted completely', async () => {
    const [ada, other] = [newAccount(), newAccount()];
    const mark = `mark-${ada.id}`;
    await store.changeSettings(ada, { language: mark }, noon);
    await store.putPlace(ada, place('saved', mark, 0), 50);
    await store.putPlace(ada, place('recent', mark, 0), 5);
    await store.putPlace(ada, place('chosen', mark, 0), 50);
    await store.putLinkRequest({ id: mark, maker: { ...ada, name: mark }, hash: mark, until: noon + 10 }, noon);
    await store.putLinkRequest({ id: `${mark}2`, maker: other, hash: `${mark}2`, until: noon + 10 }, noon);
    await store.claimLinkRequest(`${mark}2`, { ...ada, name: mark }, { now: noon, until: noon + 10 });
    await store.changeSettings(other, { clock: '12' }, noon);
    expect(await everything()).toContain(ada.id);
    await store.deleteAccount(ada);
    expect(await everything()).not.toContain(ada.id);
    expect(await store.load(ada)).toEqual({ settings: {}, places: [] });
    expect((await store.load(other)).settings).toEqual({ clock: '12' });
  });

  it('take what they have stored themselves along when they are deleted, and nothing of linked accounts', async () => {
    const [ada, her] = [newAccount(), newAccount('discord')];
    await store.changeSettings(ada, { clock: '12' }, noon);
    await store.changeSettings(her, { datum: 'LAT' }, noon);
    await linkBoth(ada, her);
    await store.deleteAccount(ada);
    await store.eraseDeleted();
    expect(await everything()).not.toContain(ada.id);
    expect((await store.load(her)).settings).toEqual({ datum: 'LAT' });
    await store.deleteAccount(her);
    expect(await everything()).not.toContain(her.id);
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
    expect(await store.exportAccounts(ada)).toHaveLength(1);
  });
});
