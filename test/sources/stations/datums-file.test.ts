import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { packDatums } from '../../../src/app/packing.ts';
import { computeDatums } from '../../../src/domain/tide/index.ts';
import { hasDatums, openCatalogue } from '../../../src/sources/stations/index.ts';
import { importNeaps } from '../../../src/sources/stations/neaps.ts';
import { writeColumns } from '../../../src/sources/stations/columns-file.ts';
import { stationColumns } from '../../../src/sources/stations/record.ts';
import { realCatalogue, temporaryFolder } from '../../support/temporary.ts';

const whole = temporaryFolder();
const dataDir = temporaryFolder();
const open = () => openCatalogue({ dataDir, nonCommercial: false });
const file = (): string =>
  path.join(
    dataDir,
    readdirSync(dataDir).find((name) => name.startsWith('datums-'))!,
  );

/** A subordinate station without published datums, the one that it follows, and one with its own. */
const hudson = 'noaa/8518974';
const battery = 'noaa/8518750';

const background = temporaryFolder();

beforeAll(async () => {
  await realCatalogue(false, whole);
  const packed = readdirSync(whole).find((name) => name.startsWith('stations-'))!;
  const { records } = await importNeaps();
  for (const folder of [dataDir, background]) {
    writeColumns(
      path.join(folder, packed),
      stationColumns,
      records.filter(({ id }) => id === hudson || id === battery),
    );
  }
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('datums of a station without published ones', () => {
  it('are prepared a year in each turn of the event loop, once for all who wait', async () => {
    const [station, other] = [(await open()).byId(hudson)!, (await open()).byId(hudson)!];
    let turns = 0;
    const count = (): void => void (turns++, (next = setImmediate(count)));
    let next = setImmediate(count);
    const preparing = station.prepareDatums?.();
    expect(station.prepareDatums?.()).toBe(preparing);
    await preparing;
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(19);
    expect(station.prepareDatums?.()).toBeUndefined();
    expect(station.datums).toEqual(computeDatums(other.tide));
  });

  it('are computed once and then read from the file', async () => {
    expect(hasDatums(dataDir)).toBe(false);
    const before = (await open()).byId(hudson)!;
    const computed = computeDatums(before.tide);
    (await open()).packDatums(() => true);
    expect(hasDatums(dataDir)).toBe(true);
    expect((await open()).byId(hudson)!.datums).toEqual(computed);
    expect(Object.keys((JSON.parse(readFileSync(file(), 'utf8')) as { byId: object }).byId)).toEqual([hudson]);
  });

  it('are computed in the background of the program', async () => {
    await new Promise<void>((resolve) => void packDatums(background, resolve));
    expect(hasDatums(background)).toBe(true);
  });

  it('that another process stored are used and not computed again', async () => {
    const early = await open();
    writeFileSync(file(), JSON.stringify({ isComplete: false, byId: { [hudson]: [7, 6, 5, 4, 3, 2, 1] } }));
    expect(hasDatums(dataDir)).toBe(false);
    early.reloadDatums();
    expect(early.byId(hudson)!.datums).toMatchObject({ HAT: 7, MSL: 4, LAT: 1 });
    // An interrupted run is continued.
    (await open()).packDatums(() => true);
    expect(hasDatums(dataDir)).toBe(true);
    expect((await open()).byId(hudson)!.datums.HAT).toBe(7);
  });

  it.each([
    // By then it has begun to compute, and has minutes to go.
    ['while they are computed', 2000],
    ['before that has begun', 0],
  ])('are not computed any more when the parent process is killed %s', async (_, afterMs) => {
    const program = path.join(import.meta.dirname, '../../../src/sources/stations/pack-datums.ts');
    const parentScript = `const child = require('node:child_process').spawn(process.execPath, [...${JSON.stringify([program, whole])}, process.pid]);
      console.log(child.pid); setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['-e', parentScript], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(String(line));
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});
