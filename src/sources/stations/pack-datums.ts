/** `node src/sources/stations/pack-datums.ts <dataDir>`: computes the datums that nobody has published: some minutes. */
import { openCatalogue } from './catalogue.ts';

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('usage: node src/sources/stations/pack-datums.ts <dataDir>');
// Whoever started it may be killed: work of minutes must not pile up for nobody.
const starter = process.ppid;
(await openCatalogue({ dataDir, nonCommercial: true })).keepDatums(() => process.ppid === starter);
