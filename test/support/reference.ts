import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of reference data, which is not part of the repository. */
const folder = process.env['REFERENCE_DATA'];

export const withoutReference = folder === undefined;

/** Appended to the name of a test that may be skipped, so that the report shows why. */
export const leftOut = withoutReference ? ' — LEFT OUT: REFERENCE_DATA is not set' : '';

/** The text of a file of the reference folder, such as `tide-sky/usno-seasons.txt`. */
export function referenceText(file: string): string {
  if (folder === undefined) throw new Error('REFERENCE_DATA is not set');
  return readFileSync(join(folder, file), 'utf8');
}

/** A JSON file of the reference folder. The caller asserts its type. */
export function referenceJson(file: string): unknown {
  return JSON.parse(referenceText(file));
}

/** The lines of a file of `tide-sky/`, each split at blanks. */
export function referenceRows(file: string): string[][] {
  const lines = referenceText(join('tide-sky', file)).trim().split('\n');
  return lines.map((line) => line.trim().split(/\s+/));
}

/** A seeded source of numbers 0…1, the same in every run: Numerical Recipes, 7.1, "ranqd1". */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The bytes of a file of the reference folder. */
export function referenceBytes(file: string): Uint8Array {
  return readFileSync(referencePath(file));
}

/** Where a file or folder of the reference folder is. */
export function referencePath(file: string): string {
  if (folder === undefined) throw new Error('REFERENCE_DATA is not set');
  return join(folder, file);
}
