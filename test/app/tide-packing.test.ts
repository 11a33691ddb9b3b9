import { readdirSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packTideGrid } from '../../src/app/packing.ts';
import { openTideGrid } from '../../src/sources/grid/index.ts';
import { steps, writeEot20Files } from '../support/eot20-files.ts';
import { temporaryFolder } from '../support/temporary.ts';

const root = temporaryFolder();
const dataDir = path.join(root, 'data');
const folder = path.join(root, 'eot20');

/** Packs in a process of its own, and resolves to the log when that has ended. */
async function pack(): Promise<{ log: string[]; isDone: boolean }> {
  const log: string[] = [];
  let isDone = false;
  const add = (message: string): void => void log.push(message);
  packTideGrid({ dataDir, tideGrid: { path: folder } }, { info: add, warn: add }, () => (isDone = true));
  await expect.poll(() => isDone || log.at(-1)?.startsWith('TIDE_GRID')).toBe(true);
  return { log, isDone };
}

it('packs EOT20’s own files in a process of its own, and says so', async () => {
  const brittany = { lats: steps(47, 49, 0.125), lngs: steps(353, 356, 0.125), tideAt: () => [1, 100] as const };
  await writeEot20Files(folder, brittany);
  const { log, isDone } = await pack();
  expect(isDone).toBe(true);
  expect(log[0]).toBe(`The tide model in ${folder} is being packed`);
  expect(log).toContain(`The tide model in ${folder}: 100 % packed`);
  const before = (await openTideGrid(dataDir, { path: folder }))!;
  expect(before.count).toBeGreaterThan(20);

  truncateSync(path.join(folder, 'SA_ocean_eot20.nc'), 10_000);
  const files = readdirSync(dataDir);
  const { log: failed } = await pack();
  expect(failed.at(-1)).toMatch(
    /^TIDE_GRID: the tide model could not be packed \(.*SA_ocean_eot20.nc cannot be read as a file of EOT20: truncated file.*\)/,
  );
  expect(readdirSync(dataDir)).toEqual(files);
  expect((await openTideGrid(dataDir, { path: folder }))!.version).toBe(before.version);
});
