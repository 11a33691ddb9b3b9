import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** For its owner only. Not `recursive`: where ENOENT is said in a folder that exists (`/proc`), Node 24 tries for ever. */
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
