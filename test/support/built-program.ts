import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { once } from '../../src/lib/once.ts';
import { folderOf } from './packed-gazetteer.ts';

const root = path.join(import.meta.dirname, '..', '..');

/**
 * The program as it is built for the package, made once for each state of its sources: it starts in a third of the time. Its
 * data files and its programs for the background are those of `src`.
 */
export const builtProgram = once((): string => {
  const folder = folderOf('.', '../commands', '../.ci');
  const file = path.join(folder, 'main.js');
  const sources = pathToFileURL(path.join(root, 'src/')).href;
  if (!existsSync(file)) execFileSync(process.execPath, [path.join(root, '.ci/bundle.mjs'), folder, sources]);
  return file;
});

/** Builds it before a run whose test files, which run at once, then find it. */
export function setup(): void {
  builtProgram();
}
