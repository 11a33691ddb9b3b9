import { chmodSync, closeSync, lstatSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../lib/make-folder.ts';

const ownerOnly = { file: 0o600, folder: 0o700 };

/** The files that the program writes into its folder: the secret, databases with their logs and locks, and packed data. */
const ownFile = /^(secret|[\w-]+\.sqlite|[a-z][\w-]*-\d[\w.]*\.(bin|json))([.-].*)?$/;

/** For its owner only, even if an earlier version gave others rights; of a shared folder (`/var/lib`), only our files. */
export function makeFolderPrivate(folder: string): void {
  makeFolder(folder);
  const entries = readdirSync(folder, { withFileTypes: true });
  const own = entries.filter((entry) => entry.isFile() && ownFile.test(entry.name));
  for (const { name } of own) takeRightsOfOthers(path.join(folder, name));
  // A volume of its own has an empty `lost+found`.
  const others = entries.filter((entry) => !ownFile.test(entry.name) && entry.name !== 'lost+found');
  if (others.length === 0) takeRightsOfOthers(folder);
}

/** Suffixes of the files that SQLite keeps beside a database. It creates them with the mode of the database. */
const besideDatabase = ['-wal', '-shm', '-journal'] as const;

/** Creates the file of a database, for its owner only, or takes the rights of others away. Throws where it cannot. */
export function makeDatabasePrivate(file: string): void {
  makeFolder(path.dirname(file));
  createEmpty(file);
  for (const suffix of ['', ...besideDatabase]) takeRightsOfOthers(`${file}${suffix}`);
}

/** Opens no existing file: closing it releases all POSIX locks of the process on it (sqlite.org/howtocorrupt.html, 2.2). */
function createEmpty(file: string): void {
  try {
    closeSync(openSync(file, 'wx', ownerOnly.file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** As far as the entry is this user's own. */
export function takeRightsOfOthers(entry: string): void {
  const { mode } = lstatSync(entry, { throwIfNoEntry: false }) ?? { mode: 0 };
  if ((mode & 0o077) === 0) return;
  try {
    chmodSync(entry, mode & ownerOnly.folder);
  } catch (error) {
    // The entry belongs to another user, such as the mount point of a container: its owner decides.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
