/**
 * Runs at the end of `npm ci` in this repository, not where the package is installed: makes now what is made of packages
 * alone, so that no first start on a new `DATA_DIR` has to wait: `takeInstalled` puts it there. It takes 10 s, one after the
 * other, because the place names need 390 MB of memory. Where it fails, the first start makes it. Plain JavaScript, for the
 * Node.js of the machine may be an older one.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isOldNode, packagedNode } from './packaged-node.mjs';

const programs = [
  'places/gazetteer/pack.ts',
  'sources/stations/pack.ts',
  'sources/water/pack.ts',
  'sources/weather/pack.ts',
];
const packed = fileURLToPath(new URL('../node_modules/.cache/bellbuoy', import.meta.url));
const node = isOldNode() ? packagedNode() : process.execPath;
for (const program of node === undefined ? [] : programs)
  spawnSync(
    node,
    ['--max-semi-space-size=4', '--heap-growing-percent=30', fileURLToPath(new URL(program, import.meta.url)), packed],
    { stdio: 'ignore' },
  );

// npm 10 and the first versions of npm 11 remove the command of the packaged Node.js again, which the scripts for tests use.
const command = new URL('../node_modules/.bin/node', import.meta.url);
if (packagedNode() !== undefined && !existsSync(command)) {
  mkdirSync(new URL('.', command), { recursive: true });
  symlinkSync(`../node-linux-${process.arch}/bin/node`, command);
}
