import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../lib/make-folder.ts';
import { StartupError } from '../lib/startup-error.ts';

/** Creates the folder in which everything is kept. Throws a `StartupError` where nothing can be written there. */
export function openDataDir(dataDir: string): void {
  const file = path.join(dataDir, `.writable-${randomBytes(4).toString('hex')}`);
  try {
    makeFolder(dataDir);
    writeFileSync(file, '');
    rmSync(file);
  } catch (error) {
    const { message } = error as Error;
    throw new StartupError(`DATA_DIR: nothing can be written to ${dataDir} (${message}). Set it to another folder.`);
  }
}
