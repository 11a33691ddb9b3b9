/** `node src/sources/stations/pack-datums.ts <dataDir> <pid>`: computes missing datums (minutes) while `pid` runs. */
import { isRunning } from '../../lib/is-running.ts';
import { openCatalogue } from './catalogue.ts';

const [dataDir, parent] = process.argv.slice(2);
if (dataDir === undefined || parent === undefined)
  throw new Error('usage: node src/sources/stations/pack-datums.ts <dataDir> <pid>');
// The parent may be killed, even before this line: its next start would then run this a second time. Windows goes on giving
// the id of one that has ended.
const catalogue = await openCatalogue({ dataDir, nonCommercial: true });
catalogue.packDatums(() => process.ppid === Number(parent) && isRunning(Number(parent)));
