import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createUserStore, openDatabase } from '../../src/store/index.ts';
import { addsOnly, migrate } from '../../src/store/migrate.ts';
import { sqliteDialect } from '../../src/store/sqlite.ts';
import { failTest, oldDatabases, type OldDatabase } from '../support/old-databases.ts';
import { releases } from './migrations/releases.ts';

/** Runs the releases one after the other, up to the one at `index`, each of which writes its rows. */
async function runReleases(place: OldDatabase, index: number): Promise<void> {
  let database: Kysely<unknown> | undefined;
  for (const release of releases.slice(0, index + 1)) {
    database = await place.migrateTo(release.name, database);
    await release.write(database);
  }
  await database?.destroy();
}

/** Postgres takes a second for each: outside of the project `nightly`, the way in one step and that by every release. */
function startsOn(kind: string): readonly (readonly [string, number])[] {
  const all = releases.map(({ name }, index) => [name, index] as const);
  return inject('thorough') || !kind.startsWith('Postgres') ? all : [all.at(0)!, all.at(-1)!];
}

describe.each(oldDatabases)('migrations in %s', (kind, makePlace, isLeftOut) => {
  it.skipIf(isLeftOut).each(startsOn(kind))(
    'keep what a release that ends with %s has written',
    async (_name, index) => {
      const place = await makePlace();
      await runReleases(place, index);
      const database = await openDatabase(place.url, failTest);
      onTestFinished(() => database.destroy());
      for (const release of releases.slice(0, index + 1)) await release.expectKept(database);
    },
  );

  async function migratedLater(place: OldDatabase, name: string): Promise<void> {
    const database = await place.migrateTo(releases.at(-1)!.name);
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2030')`.execute(database);
    await database.destroy();
  }

  it.skipIf(isLeftOut)('accept tables to which a newer program has only added', async () => {
    const place = await makePlace();
    await migratedLater(place, `9999-of-tomorrow${addsOnly}`);
    const database = await openDatabase(place.url, failTest);
    await createUserStore(database).load({ platform: 'telegram', id: '7' });
    await database.destroy();
  });

  it.skipIf(isLeftOut)('refuse in a sentence tables that a newer program has changed', async () => {
    const place = await makePlace();
    await migratedLater(place, '9999-of-tomorrow');
    const opened = openDatabase(place.url, failTest);
    await expect(opened).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining('newer version of Bellbuoy (9999-of-tomorrow)'),
    });
  });
});

it('a disk that is full in the middle of a migration leaves SQLite as it was', async () => {
  const place = await oldDatabases[0]![1]();
  await runReleases(place, 1);
  const file = place.url.slice('sqlite:'.length);
  const tablesOf = (): unknown[] => {
    const database = new DatabaseSync(file);
    const rows = database.prepare('select name, sql from sqlite_master order by name').all();
    database.close();
    return rows;
  };
  const before = tablesOf();
  const database = new Kysely<object>({ dialect: sqliteDialect(file, () => {}) });
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  // Room for some of the tables that follow.
  await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count + 4)}`.execute(database);
  await expect(migrate(database, undefined)).rejects.toThrow();
  await database.destroy();
  expect(tablesOf()).toEqual(before);
  const opened = await openDatabase(place.url, failTest);
  onTestFinished(() => opened.destroy());
  for (const release of releases.slice(0, 2)) await release.expectKept(opened);
});
