import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates a folder with those above it, for their owner only, unless it exists. Throws the system's error. `mkdirSync` with `recursive` cannot be
 * used: where a folder cannot be created in one that exists, as in `/proc`, the system says ENOENT, and Node 24 then tries
 * for ever.
 */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it just now.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
