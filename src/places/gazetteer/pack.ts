/**
 * `node src/places/pack.ts <dataDir>`: packs the gazetteer unless that is done. A process of its own, because packing
 * blocks for 10 s. Ends with 0 when the file is there. Tells whoever started it of each percent that is done, or shows
 * it on a terminal.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isPacked, packedFileName, packGazetteer } from '../index.ts';
import { progressBar } from '../../lib/progress-bar.ts';

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('usage: node src/places/pack.ts <dataDir>');
mkdirSync(dataDir, { recursive: true });
const file = join(dataDir, packedFileName);
if (!isPacked(file)) packGazetteer(file, eachPercent(tell));

function tell(percent: number): void {
  if (process.send) process.send(percent);
  else if (process.stderr.isTTY) process.stderr.write(`\r${progressBar(percent)}${percent === 100 ? '\n' : ''}`);
}

function eachPercent(told: (percent: number) => void): (share: number) => void {
  let last = -1;
  return (share) => {
    const percent = Math.floor(share * 100);
    if (percent > last) told(percent);
    last = Math.max(last, percent);
  };
}
