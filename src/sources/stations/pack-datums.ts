/**
 * `node src/sources/stations/pack-datums.ts <dataDir> <pid>`: computes the datums that nobody has published, which takes
 * some minutes, for as long as the process of that id, which started it, lives.
 */
import { openCatalogue } from './catalogue.ts';

const [dataDir, starter] = process.argv.slice(2);
if (starter === undefined) throw new Error('usage: node src/sources/stations/pack-datums.ts <dataDir> <pid>');
// Whoever started it may be killed, even before this line: work of minutes must not pile up for nobody.
(await openCatalogue({ dataDir: dataDir!, nonCommercial: true })).keepDatums(() => process.ppid === Number(starter));
