/** `node src/sources/water/pack.ts <dataDir>`: draws the raster of the sea unless that is done. */
import { openWater } from './water-file.ts';

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('usage: node src/sources/water/pack.ts <dataDir>');
openWater(dataDir);
