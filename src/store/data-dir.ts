import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../lib/startup-error.ts';
import { removeAbandonedStaging } from './backup/staging.ts';
import { makeFolderPrivate } from './private-files.ts';

/** Creates the folder of all data or makes it private, and removes what killed processes left. Throws a `StartupError`. */
export function openDataDir(dataDir: string): void {
  const file = path.join(dataDir, `.writable-${randomBytes(4).toString('hex')}`);
  try {
    makeFolderPrivate(dataDir);
    writeFileSync(file, '');
    rmSync(file);
    removeAbandonedStaging(dataDir);
  } catch (error) {
    const { message } = error as Error;
    throw new StartupError(`DATA_DIR: nothing can be written to ${dataDir} (${message}). Set it to another folder.`);
  }
}
