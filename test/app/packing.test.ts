import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createPlacePacking } from '../../src/app/packing.ts';
import { packedFileName } from '../../src/places/index.ts';
import { packedGazetteer } from '../support/packed-gazetteer.ts';
import { temporaryFolder } from '../support/temporary.ts';

const folder = temporaryFolder();

/** A packing of place names in an empty data directory, by a program of these lines. Each start adds a line to `starts`. */
function packingBy(...lines: readonly string[]) {
  const dataDir = mkdtempSync(path.join(folder, 'data-'));
  const starts = path.join(dataDir, 'starts');
  const program = path.join(dataDir, 'program.mjs');
  const begin = `import fs from 'node:fs'; fs.appendFileSync(${JSON.stringify(starts)}, 'start\\n');`;
  writeFileSync(program, [begin, ...lines].join('\n'));
  const warnings: string[] = [];
  const percents: number[] = [];
  const packing = createPlacePacking(dataDir, { warn: (message) => warnings.push(message) }, program);
  packing.onProgress((percent) => percents.push(percent));
  const file = path.join(dataDir, packedFileName);
  return { packing, warnings, percents, file, starts: () => readFileSync(starts, 'utf8').trim().split('\n').length };
}

const writeFile = `fs.symlinkSync(${JSON.stringify(packedGazetteer())}, process.argv[2] + '/${packedFileName}');`;
const unavailable = { code: 'place-names-unavailable' };

it('runs the program once for all who wait, and reports its progress', async () => {
  const { packing, starts, percents, warnings } = packingBy('process.send(5);', 'process.send(50);', writeFile);
  await Promise.all([packing.ready(), packing.ready()]);
  await packing.ready();
  expect(starts()).toBe(1);
  expect(percents).toEqual([5, 50, 100]);
  expect(warnings).toEqual([]);
});

it('runs nothing where the file is there', async () => {
  const { packing, file, starts } = packingBy(writeFile);
  symlinkSync(packedGazetteer(), file);
  await packing.ready();
  expect(starts).toThrow('ENOENT');
});

it.each([
  ['ends with an error', "throw new Error('no space left');", 'Error: no space left'],
  ['is killed', "process.kill(process.pid, 'SIGKILL');", 'SIGKILL'],
  ['ends without a file', '', 'exit code 0'],
])('rejects with a problem where the program %s, logs why, and does not try again at once', async (_, line, reason) => {
  const { packing, warnings, percents, starts } = packingBy('process.send(5);', line);
  await expect(packing.ready()).rejects.toMatchObject(unavailable);
  await expect(packing.ready()).rejects.toMatchObject(unavailable);
  expect(warnings).toEqual([expect.stringContaining(`could not be packed (${reason})`)]);
  expect(percents.at(-1)).toBe(100);
  expect(starts()).toBe(1);
});

it('is ready where another process packed the file meanwhile, even if its own was killed', async () => {
  const { packing, warnings } = packingBy(writeFile, "process.kill(process.pid, 'SIGKILL');");
  await packing.ready();
  expect(warnings).toEqual([]);
});

it('releases those who wait when it is stopped, and logs nothing', async () => {
  const { packing, warnings, percents } = packingBy('process.send(5);', 'setInterval(() => {}, 1000);');
  const ready = packing.ready();
  await Promise.all([
    expect(ready).rejects.toMatchObject(unavailable),
    expect
      .poll(() => percents)
      .toContain(5)
      .then(() => packing.stop()),
  ]);
  expect(warnings).toEqual([]);
});
