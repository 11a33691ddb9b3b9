import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/store/index.ts';
import { failTest, oldDatabases, type OldDatabase } from '../support/old-databases.ts';
import { releases } from './migrations/releases.ts';

/** Runs the releases one after the other, up to the one at `index`, each of which writes its rows. */
async function runReleases(place: OldDatabase, index: number): Promise<void> {
  for (const release of releases.slice(0, index + 1)) {
    const database = await place.migrateTo(release.name);
    await release.write(database);
    await database.destroy();
  }
}

describe.each(oldDatabases)('migrations in %s', (_, makePlace, isLeftOut) => {
  it.skipIf(isLeftOut).each(releases.map(({ name }, index) => [name, index] as const))(
    'keep what a release that ends with %s has written',
    async (_name, index) => {
      const place = await makePlace();
      await runReleases(place, index);
      const database = await openDatabase(place.url, failTest);
      onTestFinished(() => database.destroy());
      for (const release of releases.slice(0, index + 1)) await release.expectKept(database);
    },
  );

  it.skipIf(isLeftOut)('refuse in a sentence tables that a newer program has changed', async () => {
    const place = await makePlace();
    const database = await place.migrateTo(releases.at(-1)!.name);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2030')`.execute(database);
    await database.destroy();
    const opened = openDatabase(place.url, failTest);
    await expect(opened).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining('newer version of Bellbuoy (9999-of-tomorrow)'),
    });
  });
});
