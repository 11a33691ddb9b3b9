import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../src/store/index.ts';
import { failTest, oldDatabases } from '../../support/old-databases.ts';

it('what an earlier version deleted from a SQLite file is gone from its bytes', async () => {
  const [, makePlace] = oldDatabases[0]!;
  const { url, migrateTo } = await makePlace();
  const file = url.slice('sqlite:'.length);
  await (await migrateTo('0007-upstream-usage')).destroy();
  const before = new DatabaseSync(file);
  before.exec("insert into people_places values ('p', 'saved', 'zanzibarge', 'geonames:1', 1)");
  before.exec("delete from people_places where person = 'p'");
  before.close();
  const hasTraces = (): boolean => ['', '-wal'].some((end) => readFileSync(`${file}${end}`).includes('zanzibarge'));
  expect(readFileSync(file).includes('zanzibarge')).toBe(true);
  const database = await openDatabase(url, failTest);
  expect(hasTraces()).toBe(false);
  await database.destroy();
});
