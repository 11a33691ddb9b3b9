import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from '../../src/lib/once.ts';
import { openDatabase, type Database } from '../../src/store/index.ts';

function fail(error: unknown): never {
  throw error;
}

/** A database file with all tables, made once by each process. */
const tables = once(async (): Promise<Buffer> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellbuoy-tables-'));
  const file = path.join(folder, 'empty.sqlite');
  const database = await openDatabase(`sqlite:${file}`, fail);
  await database.destroy();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
});

/** Makes a database file with all tables, which takes a quarter of the time of one that is opened without. */
export async function putTables(file: string): Promise<void> {
  writeFileSync(file, await tables(), { mode: 0o600 });
}

/** Opens a new database file. */
export async function openEmptySqlite(file: string): Promise<Database> {
  await putTables(file);
  return openDatabase(`sqlite:${file}`, fail);
}
