import { readFileSync, readdirSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Point } from '../../../src/domain/place.ts';
import { constituentNumber } from '../../../src/domain/tide/index.ts';
import { findEot20Files } from '../../../src/sources/grid/eot20-folder.ts';
import { readEot20Files } from '../../../src/sources/grid/eot20-netcdf.ts';
import { lacksTideGrid, openTideGrid } from '../../../src/sources/grid/grid-file.ts';
import { keepEot20Files } from '../../../src/sources/grid/keep-eot20-files.ts';
import { packTideGrid, readTideGrid, type TideGrid } from '../../../src/sources/grid/tide-grid.ts';
import { replaceFile } from '../../../src/lib/replace-file.ts';
import { steps, writeEot20Files, type Eot20Fixture } from '../../support/eot20-files.ts';
import { temporaryFolder } from '../../support/temporary.ts';

/** Off Brittany, a tenth of EOT20's rows and columns: west of 4.5° W is sea. */
const brittany: Eot20Fixture = {
  lats: steps(46, 50, 0.125),
  lngs: steps(352, 358, 0.125),
  tideAt: (constituent, lat, lng) => {
    if (lng > 355.5) return undefined;
    return constituent === 'M2' ? [200 + (lat - 48) * 10, 108 - (lng - 355) * 20] : [1, -170];
  },
};
const noLand = (): boolean => false;
const silent = (): void => {};

const root = temporaryFolder();
/** One for all tests: it has the map of the sea, which takes a second. */
const dataDir = path.join(root, 'data');
let folder = '';
let run = 0;

beforeEach(() => {
  run++;
  folder = path.join(root, `eot20-${run}`);
});

async function packed(fixture: Eot20Fixture, hasLand: (point: Point) => boolean = noLand): Promise<TideGrid> {
  await writeEot20Files(folder, fixture);
  return readTideGrid(packTideGrid(await readEot20Files(findEot20Files(folder)!, hasLand, silent)))!.grid;
}

function pointsOf(grid: TideGrid): Point[] {
  return Array.from({ length: grid.count }, (_, index) => grid.pointOf(index));
}

/** Amplitude and phase of a constituent at the cell of a point. */
function tideAt(grid: TideGrid, { lat, lng }: Point, name: string): [number, number] {
  const index = pointsOf(grid).findIndex((point) => point.lat === lat && point.lng === lng);
  const found = grid.between([{ index, distanceKm: 0 }])!.find(({ number }) => number === constituentNumber(name))!;
  return [found.amplitudeM, found.phaseDeg];
}

describe('EOT20’s own files', () => {
  it.each([
    ['as published', {}],
    ['with 0 on land', { land: 0 }],
    ['with a number on land that is no tide', { land: -9999 }],
    ['with a fill value of NetCDF on land', { land: 9.969_209_968_386_869e36 }],
    ['compressed, in 32 bits', { isCompressed: true }],
  ])('are read: %s', async (_, changes) => {
    const grid = await packed({ ...brittany, ...changes });
    for (const [name, amplitudeM, phaseDeg] of [
      ['M2', 2.0125, 98],
      ['S1', 0.01, -170],
    ] as const) {
      const found = tideAt(grid, { lat: 48.125, lng: -4.5 }, name);
      expect(found[0]).toBeCloseTo(amplitudeM, 4);
      expect(found[1]).toBeCloseTo(phaseDeg, 2);
    }
    // Nothing of the land is among them.
    expect(pointsOf(grid).every(({ lng }) => lng <= -4.5)).toBe(true);
    // Every node beside the coast, and one in half a degree to 0.6° from it, counted from the first.
    const ofRow = (lat: number): number[] => pointsOf(grid).flatMap((point) => (point.lat === lat ? [point.lng] : []));
    expect(ofRow(48)).toEqual([-5, -4.5]);
    expect(ofRow(48.125)).toEqual([-4.5]);
    expect(grid.count).toBe(33 + 9);
  });

  it('are read where they are a globe, from 0° to 360° and on both sides of the first meridian', async () => {
    const isIsland = (lat: number, lng: number): boolean => lat === 0 && lng % 360 === 0;
    const grid = await packed({
      lats: steps(-90, 90, 5),
      lngs: steps(0, 360, 5),
      tideAt: (_, lat, lng) => (isIsland(lat, lng) ? undefined : [0.01, lng % 360]),
    });
    const around = pointsOf(grid).toSorted((a, b) => a.lat - b.lat || a.lng - b.lng);
    expect(around.map(({ lat, lng }) => [lat, lng])).toEqual([
      ...[-5, 0, 5].map((lng) => [-5, lng]),
      ...[-5, 5].map((lng) => [0, lng]),
      ...[-5, 0, 5].map((lng) => [5, lng]),
    ]);
    expect(tideAt(grid, { lat: 0, lng: -5 }, 'K1')[1]).toBeCloseTo(-5, 2);
  });

  it('are kept at islands that are on the map only, and thinned where meridians come together', async () => {
    const sea: Eot20Fixture = { ...brittany, lats: steps(58, 64, 0.5), lngs: steps(0, 20, 0.5), tideAt: () => [1, 0] };
    const near = (lat: number) => (point: Point) => Math.hypot(point.lat - lat, point.lng - 10) < 0.1;
    const columns = (grid: TideGrid) => [...new Set(pointsOf(grid).map(({ lng }) => lng))].toSorted((a, b) => a - b);
    // The middle row of three, and the cells of half a degree that reach two rows farther.
    expect(columns(await packed(sea, near(59)))).toEqual([9, 9.5, 10, 10.5, 11]);
    expect(columns(await packed(sea, near(63)))).toEqual([8, 9, 10, 11, 12]);
    await expect(packed(sea)).rejects.toThrow(
      /M2_ocean_eot20.nc cannot be read as a file of EOT20: it has no tide at any/,
    );
  });

  it('lose only the cells where a line has no tide', async () => {
    const grid = await packed({
      ...brittany,
      tideAt: (name, lat, lng) => (name === 'S2' && lat === 48 ? undefined : brittany.tideAt(name, lat, lng)),
    });
    expect(pointsOf(grid).some(({ lat }) => lat === 48)).toBe(false);
    expect(grid.count).toBe(32 + 8);
  });

  it.each([
    ['is missing', () => rmSync(file('T2')), /those of T2 are missing/],
    [
      'is cut off',
      () => truncateSync(file('T2'), statSync(file('T2')).size - 100),
      /T2_ocean_eot20.nc cannot be read as .*: truncated file/,
    ],
    ['is empty', () => truncateSync(file('T2'), 0), /T2_ocean_eot20.nc cannot be read as .*: file signature not found/],
    ['is another one', () => writeFileSync(file('T2'), 'CDF\u0001'), /T2_.*: file signature not found/],
    ['has another grid', () => write({ lats: steps(46, 51, 0.125) }), /T2_.*: its grid is not that of .*M2_ocean/],
    ['is in metres', () => write({ units: 'm' }), /T2_.*: amplitude is in m, not in cm/],
    ['is not regular', () => write({ lats: [46, 47, 49] }), /T2_.*: lat and lon are no grid of equal steps/],
    ['is in millimetres', () => write({ tideAt: () => [100, 0] }), /cells have no tide that can be: these are not the/],
    ['has a broken part', breakChunk, /T2_.*: (filter returned failure|.*inflate)/],
  ])('are refused in a sentence, and change nothing, where one %s', async (_, spoil, message) => {
    await writeEot20Files(folder, { ...brittany, isCompressed: true });
    await keepEot20Files(dataDir, folder, silent);
    const before = (await openTideGrid(dataDir, { path: folder }))!;
    const names = readdirSync(dataDir);
    await Promise.resolve(spoil());
    await expect(keepEot20Files(dataDir, folder, silent)).rejects.toThrow(message);
    expect((await openTideGrid(dataDir, { path: folder }))!.version).toBe(before.version);
    expect(readdirSync(dataDir)).toEqual(names);
  });

  it('are packed once, again when they change, and then no longer needed', async () => {
    await writeEot20Files(path.join(folder, 'ocean_tides'), brittany);
    const setting = { path: folder };
    expect([lacksTideGrid(dataDir, setting), await openTideGrid(dataDir, setting)]).toEqual([true, undefined]);
    const shares: number[] = [];
    await keepEot20Files(dataDir, folder, (share) => shares.push(share));
    expect([shares.length, shares.at(-1)]).toEqual([17, 1]);
    expect(lacksTideGrid(dataDir, setting)).toBe(false);
    // Natural Earth's coast is beside the files' own.
    expect((await openTideGrid(dataDir, setting))!.count).toBeGreaterThanOrEqual(42);
    utimesSync(path.join(folder, 'ocean_tides', 'S2_ocean_eot20.nc'), 1, 1);
    expect(lacksTideGrid(dataDir, setting)).toBe(true);
    rmSync(folder, { recursive: true });
    expect(lacksTideGrid(dataDir, setting)).toBe(false);
    expect((await openTideGrid(dataDir, setting))!.count).toBeGreaterThanOrEqual(42);
    await expect(openTideGrid(dataDir, { path: path.join(root, 'elsewhere') })).rejects.toThrow(
      'has no files of EOT20',
    );
  });

  it('leave the fetched model in use until they are packed', async () => {
    await writeEot20Files(folder, brittany, ['M2']);
    const model = {
      constituents: ['M2'],
      points: [{ lat: 0, lng: 0 }],
      amplitudesM: Float32Array.of(1),
      phasesDeg: Float32Array.of(0),
    };
    replaceFile(path.join(root, 'eot20-4.bin'), packTideGrid(model));
    expect((await openTideGrid(root, { path: folder }))?.count).toBe(1);
  });
});

function file(constituent: string): string {
  return path.join(folder, `${constituent}_ocean_eot20.nc`);
}

function write(changes: Partial<Eot20Fixture>): Promise<void> {
  return writeEot20Files(folder, { ...brittany, ...changes }, ['T2']);
}

/** Overwrites the first compressed part of the amplitudes, which comes after the header of zlib. */
function breakChunk(): void {
  const bytes = readFileSync(file('T2'));
  const zlibHeader = Buffer.from([0x78, 0x5e]);
  const at = bytes.indexOf(zlibHeader);
  expect(at).toBeGreaterThan(0);
  bytes.fill(0xff, at + 2, at + 12);
  writeFileSync(file('T2'), bytes);
}
