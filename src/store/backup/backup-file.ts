import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../lib/startup-error.ts';

export type BackupFacts = { readonly secret: string; readonly createdAt: number };

/** Compresses a database file. Leaves no file behind where it fails; one that is killed leaves `FILE.partial`. */
export async function compress(database: string, file: string): Promise<void> {
  const partial = `${file}.partial`;
  try {
    rmSync(partial, { force: true });
    const output = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(createReadStream(database), createGzip(), output);
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw new StartupError(`${file} cannot be written: ${(error as Error).message}.`);
  }
}

/** Unpacks a copy into a database file. gzip's checksum recognises a file that is damaged or cut off. */
export async function decompress(file: string, database: string): Promise<void> {
  try {
    await pipeline(createReadStream(file), createGunzip(), createWriteStream(database, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code.startsWith('Z_')) throw new StartupError(`${file} is damaged, or no copy by npm run backup.`);
    throw new StartupError(`${file} cannot be read: ${message}.`);
  }
}

/** Adds the facts to a database file and makes it a single file, without a write-ahead log beside it. */
export function writeFacts(database: string, { secret, createdAt }: BackupFacts): void {
  using opened = new DatabaseSync(database);
  opened.exec('PRAGMA journal_mode = DELETE; CREATE TABLE bellbuoy_backup (secret TEXT, created_at INTEGER)');
  opened.prepare('INSERT INTO bellbuoy_backup VALUES (?, ?)').run(secret, createdAt);
}

/** The facts in a database file; `undefined` where it is none, or none of ours. */
export function readFacts(database: string): BackupFacts | undefined {
  using opened = new DatabaseSync(database);
  try {
    const row = opened.prepare('SELECT secret, created_at FROM bellbuoy_backup').get();
    return row && { secret: String(row['secret']), createdAt: Number(row['created_at']) };
  } catch {
    return undefined;
  }
}
