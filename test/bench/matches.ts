import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { unzip } from '../../src/sources/warnings/unzip.ts';
import type { OfficeName } from '../../src/sources/warnings/offices.ts';
import { areasOfCap, areasOfFeatures, compareMatches, placesAround } from '../support/plain-matches.ts';
import { print } from './figure.ts';

const bench = 'matches';
const places = 200;

/**
 * Compares which recorded warnings hold where with a search through all of them. In the folder are bodies that are named as
 * their upstreams, `dwd-warnings.zip`, `environment-canada-warnings.json`, and alerts in XML with lines of `%%` between.
 */
export async function matches(folder: string): Promise<void> {
  for (const file of readdirSync(folder)) {
    const { name, ext } = path.parse(file);
    const bytes = readFileSync(path.join(folder, file));
    const documents = ext === '.zip' ? unzip(bytes) : bytes.toString().split('\n%%\n');
    const bodies = ext === '.zip' ? [bytes.toString('latin1')] : documents;
    const areas = ext === '.json' ? areasOfFeatures(bodies[0]!) : areasOfCap(documents);
    const found = await compareMatches(name as OfficeName, bodies, areas, placesAround(areas, places));
    for (const [figure, size] of Object.entries(found)) {
      print({ bench, figure: `${name}-${figure}`, unit: 'matches', n: places, size });
    }
  }
}
