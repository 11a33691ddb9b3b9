/**
 * `node src/places/pack.ts <dataDir>`: packs the gazetteer unless that is done. A process of its own, because packing
 * blocks for 4 s. Ends with 0 when the file is there.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isPacked, packedFileName, packGazetteer } from './index.ts';

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('usage: node src/places/pack.ts <dataDir>');
mkdirSync(dataDir, { recursive: true });
const file = join(dataDir, packedFileName);
if (!isPacked(file)) packGazetteer(file);
