/** `node src/sources/weather/pack.ts <dataDir>`: draws the bitmap of the sea unless it is there. */
import { openSea } from './sea.ts';

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('usage: node src/sources/weather/pack.ts <dataDir>');
openSea(dataDir).isMarine({ lat: 0, lng: 0 });
