/**
 * `node src/sources/grid/pack.ts <dataDir>`: fetches the tide model and packs it. Ends with exit code 1, and no output, where
 * it cannot be fetched.
 */
import { Problem } from '../../problem.ts';
import { eot20Address } from './fetch-grid.ts';
import { keepTideGrid } from './grid-file.ts';

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('usage: node src/sources/grid/pack.ts <dataDir>');
try {
  await keepTideGrid(dataDir, eot20Address);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.exitCode = 1;
}
