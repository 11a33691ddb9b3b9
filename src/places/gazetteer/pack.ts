/** `node src/places/gazetteer/pack.ts <dataDir>`: a process of its own, as packing blocks for seconds. Sends each percent. */
import { join } from 'node:path';
import { makeFolder } from '../../lib/make-folder.ts';
import { isPacked, packedFileName } from './packed-gazetteer.ts';
import { packGazetteer } from './packing.ts';
import { openSeaNames } from '../search/sea-index.ts';

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('usage: node src/places/gazetteer/pack.ts <dataDir>');
makeFolder(dataDir);
openSeaNames(dataDir);
const file = join(dataDir, packedFileName);
if (!isPacked(file))
  packGazetteer(
    file,
    onEachPercent((percent) => process.send?.(percent)),
  );

function onEachPercent(report: (percent: number) => void): (share: number) => void {
  let last = -1;
  return (share) => {
    const percent = Math.floor(share * 100);
    if (percent > last) report(percent);
    last = Math.max(last, percent);
  };
}
