import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The oldest Node.js that runs Bellbuoy: it strips types, has `node:sqlite` and ECMAScript 2024. */
export const oldestMajor = 24;

export function isOldNode() {
  return Number.parseInt(process.versions.node, 10) < oldestMajor;
}

/**
 * The Node.js that was installed as a package, or undefined. It is looked for here, not on the PATH: npm 10 and the first
 * versions of npm 11 remove its command again, because that for the other processor, which they skip, has the same name.
 */
export function packagedNode() {
  try {
    const file = createRequire(import.meta.url).resolve(`node-linux-${process.arch}/bin/node`);
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
