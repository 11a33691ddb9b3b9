import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The parsed JSON of a file of an installed package, such as `world-atlas/land-10m.json`. Throws where there is none. */
export function readPackageJsonFile(specifier: string): unknown {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(specifier), 'utf8'));
}
