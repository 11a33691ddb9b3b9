/**
 * `node src/sources/grid/pack.ts <dataDir> [<folder>]`: packs the tide model from a folder of EOT20's own files, or fetches the
 * thinned one. Sends each percent that is done to the process that started it. Ends with exit code 1 where it fails, with
 * no output where the model cannot be fetched.
 */
import { Problem } from '../../problem.ts';
import { eot20Address } from './fetch-grid.ts';
import { keepTideGrid } from './grid-file.ts';

const [dataDir, folder] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('usage: node src/sources/grid/pack.ts <dataDir> [<folder>]');
if (folder === undefined) {
  try {
    await keepTideGrid(dataDir, eot20Address);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    process.exitCode = 1;
  }
} else {
  // The reader of NetCDF has 4 MB.
  const { keepEot20Files } = await import('./keep-eot20-files.ts');
  await keepEot20Files(dataDir, folder, (share) => process.send?.(Math.round(share * 100)));
}
