/** `node src/sources/stations/pack.ts <dataDir>`: packs the station catalogue unless it is packed. */
import { openCatalogue } from './catalogue.ts';

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('usage: node src/sources/stations/pack.ts <dataDir>');
await openCatalogue({ dataDir, nonCommercial: false });
