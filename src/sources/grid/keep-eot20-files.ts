import { replaceFile } from '../../lib/replace-file.ts';
import { hasLand, openWater } from '../water/index.ts';
import { digestOfFiles, findEot20Files } from './eot20-folder.ts';
import { readEot20Files } from './eot20-netcdf.ts';
import { packedFile } from './grid-file.ts';
import { packTideGrid } from './tide-grid.ts';
import { possibleCells } from './tide-model.ts';

/** Of the thinned cells, all but one in 2,700 are possible. */
const leastPossible = 0.9;

/** Packs EOT20's own files; `report` gets the share done. Throws a `RangeError` unless all are there and whole. */
export async function keepEot20Files(dataDir: string, folder: string, report: (share: number) => void): Promise<void> {
  const files = findEot20Files(folder) ?? new Map<string, string>();
  const water = openWater(dataDir);
  const model = await readEot20Files(files, (point, withinDeg) => hasLand(water, point, withinDeg), report);
  const cells = model.points.length;
  const possible = possibleCells(model).length;
  if (possible < leastPossible * cells) {
    throw new RangeError(
      `${cells - possible} of ${cells} cells have no tide that can be: these are not the files of EOT20`,
    );
  }
  replaceFile(packedFile(dataDir, folder), packTideGrid(model, digestOfFiles(files)));
}
