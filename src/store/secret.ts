import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../lib/make-folder.ts';
import { StartupError } from '../lib/startup-error.ts';

const secretFile = 'secret';

export function replaceSecret(dataDir: string, secret: string): void {
  const temporary = writeTemporary(dataDir, secret);
  renameSync(temporary, path.join(dataDir, secretFile));
}

/**
 * The installation's secret, 256 random bits in hexadecimal, created on first use with mode 0600, as a linked temporary
 * file: never seen incomplete, and one for all processes. Throws a `StartupError` where the file is empty.
 */
export function installationSecret(dataDir: string): string {
  const file = path.join(dataDir, secretFile);
  const temporary = writeTemporary(dataDir, randomBytes(32).toString('hex'));
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

function writeTemporary(dataDir: string, secret: string): string {
  const file = path.join(dataDir, `${secretFile}.${process.pid}.${randomBytes(4).toString('hex')}`);
  makeFolder(dataDir);
  writeFileSync(file, secret, { mode: 0o600 });
  return file;
}
