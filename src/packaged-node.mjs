import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The oldest Node.js that runs Bellbuoy: it strips types, has `node:sqlite` and ECMAScript 2024. */
export const oldestMajor = 24;

export function isOldNode() {
  return Number.parseInt(process.versions.node, 10) < oldestMajor;
}

/** Not from the PATH: npm 10 and early 11 remove its command, as that of the other processor, skipped, has the same name. */
export function packagedNode() {
  try {
    const file = createRequire(import.meta.url).resolve(`node-linux-${process.arch}/bin/node`);
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
