import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Point } from '../../../src/domain/place.ts';
import {
  createSurroundings,
  openWater,
  type FindSurroundings,
  type WaterRaster,
} from '../../../src/sources/water/index.ts';
import { readWater } from '../../../src/sources/water/water-file.ts';
import { nearestWater, spread } from '../../../src/sources/water/search.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const dataDir = temporaryFolder();
let raster: WaterRaster;

beforeAll(() => {
  raster = openWater(dataDir);
});

type LatLng = readonly [lat: number, lng: number];

/** Along the water, km; `undefined` beyond 250 km or where there is no way. */
function along([latA, lngA]: LatLng, [latB, lngB]: LatLng): number | undefined {
  const from = nearestWater(raster, { lat: latA, lng: lngA }, 20)!;
  const to = nearestWater(raster, { lat: latB, lng: lngB }, 20)!;
  let found: number | undefined;
  spread(raster, from.cell, 250, [to.cell], (_, km) => (found = km));
  return found;
}

describe('the raster of the sea', () => {
  // Distances between ports as nautical almanacs print them, in nautical miles, to a tenth.
  it.each([
    ['Dover', [51.12, 1.33], 'Calais', [50.97, 1.85], 22],
    ['Helsinki', [60.15, 24.96], 'Tallinn', [59.45, 24.77], 43],
    ['Algeciras', [36.13, -5.44], 'Ceuta', [35.9, -5.3], 16],
    ['London Bridge', [51.507, -0.087], 'Southend Pier', [51.51, 0.73], 37],
  ] as const)('measures %s %o to %s %o as %i nautical miles', (_, from, __, to, miles) => {
    expect(Math.abs(along(from, to)! / 1.852 / miles - 1)).toBeLessThan(0.13);
  });

  it.each([
    ['Bosporus', [41.25, 29.13], [40.98, 28.95], 45],
    ['Dardanelles', [40.0, 26.1], [40.42, 26.8], 100],
    ['Menai Strait', [53.28, -4.1], [53.12, -4.35], 35],
    ['Little Belt', [55.6, 9.9], [55.4, 9.7], 40],
    ['Sound of Mull', [56.41, -5.48], [56.62, -6.06], 55],
    ['Golden Gate', [37.78, -122.58], [37.85, -122.4], 25],
    ['Tacoma Narrows', [47.32, -122.53], [47.2, -122.65], 30],
    ['Kanmon', [33.98, 130.85], [33.95, 131.05], 30],
    ['Kerch Strait', [45.1, 36.45], [45.5, 36.75], 60],
    ['heads of Port Phillip', [-38.35, 144.55], [-38.15, 144.75], 40],
  ] as const)('keeps %s open', (_, from, to, mostKm) => {
    expect(along(from, to)).toBeLessThan(mostKm);
  });

  it.each([
    ['Panama', [8.9, -79.52], [9.4, -79.92]],
    ['Suez', [29.9, 32.55], [31.3, 32.35]],
    ['Corinth', [37.9, 23.0], [37.95, 22.95]],
    ['Cape Cod', [41.73, -70.65], [41.79, -70.48]],
    ['Euripus', [38.5, 23.6], [38.4, 23.62]],
    ['Kiel Canal', [54.4, 10.2], [53.88, 9.1]],
    ['Jutland', [55.55, 8.2], [55.6, 9.9]],
    ['Kra', [9.97, 98.55], [10.4, 99.3]],
    ['Avalon', [47.72, -54.05], [47.8, -53.75]],
  ] as const)('has no way through at %s', (_, from, to) => {
    // Around the end of the land it is ten times as far as across, or more.
    expect(along(from, to) ?? Infinity).toBeGreaterThan(90);
  });

  it('has no lakes and no Caspian, and is the same when read again', () => {
    for (const [lat, lng] of [
      [43.5, -87],
      [42, 50.5],
      [-1, 33],
      [46.4, 6.5],
    ] as const) {
      expect(nearestWater(raster, { lat, lng }, 1)).toBeUndefined();
    }
    const again = readWater(dataDir)!;
    for (let i = 0; i < 2000; i++) {
      const cell = (i * 116_639) % (21_600 * 10_800);
      expect(again.isWater(cell)).toBe(raster.isWater(cell));
    }
  });

  it('is drawn again where its file is broken, and takes little room', () => {
    const file = path.join(
      dataDir,
      readdirSync(dataDir).find((name) => name.startsWith('water-'))!,
    );
    const whole = readFileSync(file);
    expect(whole.length).toBeLessThan(3_000_000);
    for (const broken of [whole.subarray(0, 1000), whole.subarray(0, (whole.length / 8) * 4)]) {
      writeFileSync(file, broken);
      expect(readWater(dataDir)).toBeUndefined();
    }
    writeFileSync(file, whole);
  });
});

describe('what lies around a place', () => {
  const royan: Point = { lat: 45.62, lng: -1.03 };
  const bordeaux: Point = { lat: 44.86, lng: -0.55 };
  const arcachon: Point = { lat: 44.66, lng: -1.16 };
  const angouleme: Point = { lat: 45.65, lng: 0.16 };
  const gauges = [royan, bordeaux, arcachon];

  it('is found by water: for Lacanau the mouth of the Gironde is nearer than Bordeaux, which is nearer by air', () => {
    const around = findAround(gauges).around({ lat: 45.0, lng: -1.2 })!;
    expect(around.gauges.map(({ index }) => gauges[index])).toEqual([arcachon, royan]);
  });

  it('leaves out gauges that are not counted, and finds nothing inland', () => {
    const find = findAround(gauges, [arcachon]);
    const around = find.around({ lat: 45.0, lng: -1.2 }, (index) => index !== 2)!;
    expect(around.gauges.map(({ index }) => index)).toEqual([0]);
    expect(around.gridCells.map(({ index }) => index)).toEqual([0]);
    expect(find.gridCells(0)).toEqual([]);
    expect(find.gridCells(2).map(({ index }) => index)).toEqual([0]);
    expect(find.gridCells(2)).toEqual(find.gridCells(2));
    expect(find.around(angouleme)).toBeUndefined();
  });

  it('is two seas for a place inland, none of them the other by water, and at most twice as far', () => {
    const find = findAround(gauges);
    // Taunton, by the Bristol Channel; Moncton lies on a river of one sea.
    const channel = find.otherSea({ lat: 51.02, lng: -3.1 })!;
    expect(channel.lat).toBeLessThan(50.8);
    // On a coast, at the head of one bay, and where the other sea is six times as far.
    for (const place of [
      { lat: 46.22, lng: -64.54 },
      { lat: 51.28, lng: 1.08 },
      { lat: 45.83, lng: -64.21 },
      { lat: 46.09, lng: -64.77 },
      angouleme,
    ]) {
      expect(find.otherSea(place)).toBeUndefined();
    }
  });

  it('have the order by air within reach of an own gauge: Portland in Maine lies on a point, 1 km from its gauge', () => {
    const [foreRiver, portland, farther] = [
      { lat: 43.6417, lng: -70.285 },
      { lat: 43.6581, lng: -70.2442 },
      { lat: 43.2, lng: -70.5 },
    ];
    const found = findAround([foreRiver, farther, portland]).around({ lat: 43.6591, lng: -70.2568 })!.gauges;
    expect(found.map(({ index }) => index).slice(0, 2)).toEqual([2, 0]);
    expect(found[0]!.distanceKm).toBeGreaterThan(found[1]!.distanceKm);
  });

  it('counts the way up a river that the map does not show', () => {
    // Gauges 30 km inland behind one coast: as far from each other as by air, and from the coast as far as inland.
    const [coast, inland, beside] = [
      { lat: 44.0, lng: -1.33 },
      { lat: 44.0, lng: -1.02 },
      { lat: 44.02, lng: -1.02 },
    ];
    const find = findAround([coast, inland, beside]);
    expect(find.around(coast)!.gauges.find(({ index }) => index === 1)!.distanceKm).toBeGreaterThan(22);
    expect(find.around(inland)!.gauges.find(({ index }) => index === 2)!.distanceKm).toBeLessThan(5);
  });
});

function findAround(gauges: readonly Point[], gridCells: readonly Point[] = []): FindSurroundings {
  return createSurroundings(raster, gauges, { count: gridCells.length, pointOf: (index) => gridCells[index]! });
}
