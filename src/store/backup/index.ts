import { existsSync, statSync } from 'node:fs';
import type { Backups } from '../../cli/ports.ts';
import { StartupError } from '../../lib/startup-error.ts';
import { openDatabase, type Database } from '../database.ts';
import { installationSecret, replaceSecret } from '../secret.ts';
import { compress, decompress, readFacts, writeFacts } from './backup-file.ts';
import { copyTables, isEmpty } from './copy-tables.ts';
import { isInUse } from './in-use.ts';
import { withStaging } from './staging.ts';

export type BackupOptions = {
  readonly dataDir: string;
  readonly storeUrl: string;
  /** Set where the secret is not the file in `dataDir`. */
  readonly secret: string | undefined;
};

/** Copies of all tables and the secret that keys need, in SQLite for either database; no page holds what was deleted. */
export function createBackups(options: BackupOptions): Backups {
  return {
    async save(file, now) {
      if (existsSync(file)) throw new StartupError(`${file} exists: choose another name.`);
      const secret = options.secret ?? installationSecret(options.dataDir);
      const rows = await withStaging(options.dataDir, async (staging) => {
        const count = await withDatabase(options.storeUrl, (from) =>
          withDatabase(`sqlite:${staging}`, (to) => copyTables(from, to)),
        );
        writeFacts(staging, { secret, createdAt: now });
        await compress(staging, file);
        return count;
      });
      return { rows, bytes: statSync(file).size };
    },

    restore(file, { replace }) {
      return withStaging(options.dataDir, async (staging) => {
        await decompress(file, staging);
        const facts = readFacts(staging);
        if (!facts) throw new StartupError(`${file} is no copy by npm run backup.`);
        checkSecret(options.secret, facts.secret);
        if (await isInUse(options.storeUrl)) throw new StartupError('Bellbuoy uses the database: stop it first.');
        const rows = await withDatabase(`sqlite:${staging}`, (from) =>
          withDatabase(options.storeUrl, async (to) => {
            if (!replace && !(await isEmpty(to))) throw notEmpty;
            return copyTables(from, to);
          }),
        );
        if (options.secret === undefined) replaceSecret(options.dataDir, facts.secret);
        return { rows, createdAt: facts.createdAt };
      });
    },
  };
}

const notEmpty = new StartupError('The database is not empty: add --replace to delete everything that is in it.');

function checkSecret(configured: string | undefined, saved: string): void {
  if (configured === undefined || configured === saved) return;
  throw new StartupError('SECRET is another one than that of the copy, whose API keys would be invalid: unset it.');
}

async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(url, () => {});
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
