import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { distanceKm, type Point } from '../../../src/domain/place.ts';
import { constituentNumber, type HarmonicConstant } from '../../../src/domain/tide/index.ts';
import { keepTideGrid, lacksTideGrid, openTideGrid } from '../../../src/sources/grid/grid-file.ts';
import { eot20Files } from '../../../src/sources/grid/thinned-eot20.ts';
import { packTideGrid, readTideGrid, type TideGrid } from '../../../src/sources/grid/tide-grid.ts';
import type { TideModel } from '../../../src/sources/grid/tide-model.ts';
import { leftOut, referenceBytes, referencePath, withoutReference } from '../../support/reference.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const m2 = constituentNumber('M2')!;

type Cell = Point & { readonly amplitudeM: number; readonly phaseDeg: number; readonly t2M?: number };

/** Cells with M2 and T2. */
function modelOf(cells: readonly Cell[]): TideModel {
  return {
    constituents: ['M2', 'T2'],
    points: cells,
    amplitudesM: Float32Array.from(cells.flatMap(({ amplitudeM, t2M = 0 }) => [amplitudeM, t2M])),
    phasesDeg: Float32Array.from(cells.flatMap(({ phaseDeg }) => [phaseDeg, 0])),
  };
}

function lineOf(constants: readonly HarmonicConstant[] | undefined, number: number): HarmonicConstant {
  return constants!.find((one) => one.number === number)!;
}

describe('a packed grid', () => {
  const cells = [
    { lat: 48.25, lng: -179.75, amplitudeM: 2, phaseDeg: 170 },
    { lat: -48.125, lng: 179.875, amplitudeM: 1, phaseDeg: -170 },
  ];
  const packed = packTideGrid(modelOf(cells));

  it('is read as it was packed', () => {
    const grid = readTideGrid(packed)!.grid;
    expect(cells.map((_, index) => grid.pointOf(index))).toEqual(cells.map(({ lat, lng }) => ({ lat, lng })));
    const { amplitudeM, phaseDeg } = lineOf(grid.between([{ index: 1, distanceKm: 5 }]), m2);
    expect(amplitudeM).toBeCloseTo(1, 4);
    expect(phaseDeg).toBeCloseTo(-170, 2);
  });

  it('is averaged between cells as waves, not as numbers, the nearer one counting more', () => {
    const grid = readTideGrid(packed)!.grid;
    const middle = lineOf(
      grid.between([
        { index: 0, distanceKm: 7 },
        { index: 1, distanceKm: 7 },
      ]),
      m2,
    );
    // 2∠170° and 1∠−170°: the sum of both halves is 1.480∠176.6°.
    expect(middle.amplitudeM).toBeCloseTo(1.4798, 3);
    expect(middle.phaseDeg).toBeCloseTo(176.64, 1);
    const near = lineOf(
      grid.between([
        { index: 0, distanceKm: 1 },
        { index: 1, distanceKm: 37 },
      ]),
      m2,
    );
    expect(near.amplitudeM).toBeCloseTo(2, 1);
    expect(grid.between([])).toBeUndefined();
  });

  it('is refused where it is something else', () => {
    expect(readTideGrid(packed.subarray(0, packed.length - 1))).toBeUndefined();
    expect(readTideGrid(new Uint8Array(3))).toBeUndefined();
  });

  it('has no cells without a tide, or with one that cannot be', () => {
    const { grid } = readTideGrid(
      packTideGrid(
        modelOf([
          { lat: 1, lng: 0, amplitudeM: 6, phaseDeg: 0, t2M: 0.17 },
          { lat: 2, lng: 0, amplitudeM: 6.5, phaseDeg: 0 },
          { lat: 3, lng: 0, amplitudeM: 0.2, phaseDeg: 0, t2M: 0.8 },
          { lat: 4, lng: 0, amplitudeM: Number.NaN, phaseDeg: 0 },
        ]),
      ),
    )!;
    expect(Array.from({ length: grid.count }, (_, i) => grid.pointOf(i).lat)).toEqual([1]);
  });

  it('has no cells without a tide in the middle of one, only where the sea has none for far', () => {
    const { grid } = readTideGrid(
      packTideGrid(
        modelOf([
          { lat: 53.25, lng: -9.25, amplitudeM: 0.006, phaseDeg: 0 },
          { lat: 52.75, lng: -9.75, amplitudeM: 1.4, phaseDeg: 136 },
          { lat: 55.75, lng: 17.75, amplitudeM: 0.006, phaseDeg: 0 },
        ]),
      ),
    )!;
    expect(Array.from({ length: grid.count }, (_, i) => grid.pointOf(i).lat)).toEqual([52.75, 55.75]);
  });

  it('has another version where anything in it differs', () => {
    const [first, ...others] = cells;
    const changed = packTideGrid(modelOf([{ ...first!, amplitudeM: 2.1 }, ...others]));
    expect(readTideGrid(packed)!.grid.version).toBe(readTideGrid(Uint8Array.from(packed))!.grid.version);
    expect(readTideGrid(changed)!.grid.version).not.toBe(readTideGrid(packed)!.grid.version);
  });

  it('credits those whose files it was packed from', () => {
    const own = packTideGrid(modelOf(cells), new Uint8Array(32).fill(1));
    expect(readTideGrid(own)!.grid.attribution).toMatch(/^EOT20 .*CC BY 4\.0.*adapted$/);
    expect(readTideGrid(own)!.grid.attribution).not.toContain('thinned');
    expect(readTideGrid(packed)!.grid.attribution).toContain('thinned by Trail Sense');
  });

  it('may be a file that is set, and is not looked for where it is off', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'grid.bin');
    writeFileSync(file, packed);
    expect((await openTideGrid(folder, { path: file }))?.count).toBe(2);
    expect(await openTideGrid(folder, 'off')).toBeUndefined();
    expect(await openTideGrid(folder, 'auto')).toBeUndefined();
    expect([lacksTideGrid(folder, 'off'), lacksTideGrid(folder, 'auto')]).toEqual([false, true]);
    writeFileSync(file, 'something else');
    await expect(openTideGrid(folder, { path: file })).rejects.toThrow('is no packed tide grid');
    await expect(openTideGrid(folder, { path: folder })).rejects.toThrow(
      /has no files of EOT20, such as M2_ocean_eot20.nc/,
    );
  });
});

describe('EOT20, thinned', () => {
  // M2 of gauges on open coasts: SHOM (Brest), BODC (Newlyn), IEO (A Coruña), NOAA (Monterey).
  it.skipIf(withoutReference).each([
    ['Brest', { lat: 48.38, lng: -4.5 }, 2.05, 108],
    ['Newlyn', { lat: 50.1, lng: -5.54 }, 1.71, 134],
    ['A Coruña', { lat: 43.37, lng: -8.4 }, 1.19, 87],
    ['Monterey', { lat: 36.61, lng: -121.89 }, 0.49, 181],
  ])(`has the tide of %s${leftOut}`, async (_, point, amplitudeM, phaseDeg) => {
    const grid = (await openTideGrid('', { path: referencePath('tide-grid') }))!;
    const found = lineOf(grid.between(nearestCells(grid, point)), m2);
    expect(Math.abs(found.amplitudeM / amplitudeM - 1)).toBeLessThan(0.15);
    expect(Math.abs(((((found.phaseDeg - phaseDeg) % 360) + 540) % 360) - 180)).toBeLessThan(15);
    // 13,369 in the index: five, off the Amazon, in the Saguenay and in Lake Maracaibo, are broken,
    // three have no tide beside others that do, and 44 none at all.
    expect(grid.count).toBe(13_317);
  });

  it.skipIf(withoutReference)(`is fetched once, packed and kept${leftOut}`, async () => {
    const address = await serve((file) => (file in eot20Files ? referenceBytes(`tide-grid/${file}`) : undefined));
    const dataDir = path.join(temporaryFolder(), 'data');
    await keepTideGrid(dataDir, address);
    expect(lacksTideGrid(dataDir, 'auto')).toBe(false);
    expect((await openTideGrid(dataDir, 'auto'))?.count).toBe(13_317);
    expect((await openTideGrid(dataDir, { path: referencePath('tide-grid') }))?.count).toBe(13_317);
  });

  it.each([
    ['serves other files under these names', () => Buffer.from('RIFF….WEBPVP8L')],
    ['has none of them', () => undefined],
  ])('is not kept from an address that %s', async (_, read) => {
    const dataDir = temporaryFolder();
    await expect(keepTideGrid(dataDir, await serve(read))).rejects.toMatchObject({ code: 'could-not-ask' });
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is not there where the address cannot be reached', async () => {
    await expect(keepTideGrid(temporaryFolder(), 'http://127.0.0.1:1/')).rejects.toMatchObject({
      code: 'could-not-ask',
    });
  });
});

function nearestCells(grid: TideGrid, point: Point) {
  return Array.from({ length: grid.count }, (_, index) => ({
    index,
    distanceKm: distanceKm(grid.pointOf(index), point),
  }))
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, 4);
}

async function serve(read: (file: string) => Uint8Array | undefined): Promise<string> {
  const server = createServer((request, response) => {
    const bytes = read(request.url!.slice('/tides/'.length));
    response.writeHead(bytes ? 200 : 404).end(bytes);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/tides/`;
}
