import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { packGazetteer } from '../../src/places/index.ts';

const root = path.join(import.meta.dirname, '..', '..');
const cache = path.join(root, 'node_modules', '.cache', 'bellbuoy-places');

/** Packs the gazetteer before a run, so that its test files, which run at once, find it. */
export function setup(): void {
  packedGazetteer();
}

/** The packed gazetteer, packed once for each state of the code that packs it. Not to be changed. */
export function packedGazetteer(): string {
  const version = versionOf(path.join(root, 'src', 'places'));
  const file = path.join(cache, `${version}.sqlite`);
  mkdirSync(cache, { recursive: true });
  if (readdirSync(cache).includes(`${version}.sqlite`)) return file;
  removeOld();
  packGazetteer(file);
  return file;
}

/** A younger file may be written or read by another run at this moment. */
const oldMs = 24 * 3_600_000;

function removeOld(): void {
  for (const name of readdirSync(cache)) {
    const file = path.join(cache, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > oldMs) rmSync(file, { force: true });
  }
}

function versionOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (name.endsWith('.ts')) hash.update(name).update(readFileSync(path.join(folder, name)));
  }
  hash.update(readFileSync(path.join(root, 'package-lock.json')));
  return hash.digest('hex').slice(0, 16);
}
