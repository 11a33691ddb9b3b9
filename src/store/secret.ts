import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../lib/make-folder.ts';
import { StartupError } from '../lib/startup-error.ts';

/**
 * Returns the installation's secret, 256 random bits in hexadecimal, created on first use with mode 0600. It is written to
 * a temporary file and linked, so that it is never seen incomplete and processes that start together agree on one. Throws a
 * `StartupError` where the file is empty.
 */
export function installationSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  const temporary = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  makeFolder(dataDir);
  writeFileSync(temporary, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret === '') throw new StartupError(`${file} is empty: delete it, or set SECRET to what it held.`);
  return secret;
}
