/**
 * Runs at the end of `npm ci` in this repository, not where the package is installed: makes now what is made of packages
 * alone, so that no first start on a new `DATA_DIR` has to wait: `takeInstalled` puts it there. It takes 10 s, one after the
 * other, because the place names need 550 MB of memory. Where it fails, the first start makes it. Plain JavaScript, for the
 * Node.js of the machine may be an older one.
 */
import { spawnSync } from 'node:child_process';
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
  spawnSync(node, [fileURLToPath(new URL(program, import.meta.url)), packed], { stdio: 'ignore' });
