import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The installation's secret: made at first need, readable by its owner alone. It appears whole or not at all, and the
 * first one stays: two processes that start at once agree on it.
 */
export function installationSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  const own = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(own, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret === '') throw new Error(`${file} is empty: delete it, or set SECRET to what it held`);
  return secret;
}
