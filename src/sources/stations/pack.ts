/** `node src/sources/stations/pack.ts <dataDir>`: packs the tide and stream stations unless they are packed. */
import { openStreams } from '../streams/index.ts';
import { openCatalogue } from './catalogue.ts';

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('usage: node src/sources/stations/pack.ts <dataDir>');
await openCatalogue({ dataDir, nonCommercial: false });
await openStreams(dataDir);
