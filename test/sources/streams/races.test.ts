import { describe, expect, it } from 'vitest';
import { distanceKm, type Point } from '../../../src/domain/place.ts';
import { knotsToMs } from '../../../src/domain/units.ts';
import { readTable } from '../../../src/lib/data-file.ts';
import { openStreams, strongStreamAt } from '../../../src/sources/streams/index.ts';
import { cellOf, columns } from '../../../src/sources/water/cells.ts';
import { wordCells } from '../../../src/sources/water/raster.ts';
import { hasLand, openWater, type WaterRaster } from '../../../src/sources/water/index.ts';
import { temporaryFolder } from '../../support/temporary.ts';

describe('the races of strong streams', () => {
  it.each([
    ['Gulf of Corryvreckan', 56.15, -5.72, 8.5],
    ['Alderney Race', 49.7, -2.05, 9.7],
    ['Menai Strait', 53.22, -4.17, 8],
    ['Naruto Strait', 34.24, 134.66, 10.6],
    ['French Pass', -40.92, 173.83, 8],
    ['Strait of Magellan, First Narrows', -52.5, -69.6, 8],
  ])('%s is known with the rate that is published for it', (name, lat, lng, knots) => {
    expect(strongStreamAt({ lat, lng })).toMatchObject({ name, knots });
  });

  it.each([
    ['Brest', 48.39, -4.49],
    ['Southampton', 50.9, -1.4],
    ['the mid-Atlantic', 30, -40],
  ])('none is at %s', (_, lat, lng) => {
    expect(strongStreamAt({ lat, lng })).toBeUndefined();
  });

  const rows = readTable(
    new URL('../../../src/sources/streams/races.tsv', import.meta.url),
    'name',
    'lat',
    'lng',
    'reachKm',
    'knots',
    'source',
  );
  const races = rows.map(({ name, lat, lng, reachKm, knots, source }) => ({
    stream: { name, knots: Number(knots), source },
    middle: { lat: Number(lat), lng: Number(lng) },
    reachKm: Number(reachKm),
  }));

  it('each have a name of their own, a reach, a rate as published and its source', () => {
    expect(races.length).toBeGreaterThanOrEqual(140);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(races.length);
    for (const { stream, middle, reachKm } of races) {
      expect(stream.source.trim(), stream.name).not.toBe('');
      expect(strongStreamAt(middle)!.knots, stream.name).toBeGreaterThanOrEqual(stream.knots);
      expect(reachKm > 0 && reachKm <= 20, stream.name).toBe(true);
      expect(stream.knots >= 4 && stream.knots <= 20, stream.name).toBe(true);
    }
  });

  /** Drawn shut on a map for scales of 1:10 million. */
  const drawnShut = new Set(['Kyle Rhea', 'Tuck Narrows', 'Grenville Channel']);

  it('each lie on water with a coast beside it', () => {
    const water = openWater(temporaryFolder());
    const stepDeg = 1 / 60;
    for (const { stream, middle, reachKm } of races) {
      const around = [-3, -2, -1, 0, 1, 2, 3];
      const points = around.flatMap((y) =>
        around.map((x) => ({ lat: middle.lat + y * stepDeg, lng: middle.lng + x * stepDeg })),
      );
      const isDrawn = points.some(
        (point) => isWater(water, point) && distanceKm(point, middle) <= Math.max(reachKm, 4),
      );
      expect(isDrawn, stream.name).toBe(!drawnShut.has(stream.name));
      expect(hasLand(water, middle, (reachKm + 15) / 111), stream.name).toBe(true);
    }
  });

  it('of NOAA are at its stations, with the strongest stream that these predict', async () => {
    const { stations } = await openStreams(temporaryFolder());
    const year = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2027, 0, 1) };
    const predicted = races.filter(({ stream }) => stream.source.startsWith('NOAA, tidal current'));
    expect(predicted.length).toBeGreaterThan(40);
    for (const { stream, middle, reachKm } of predicted) {
      const station = stations.find(({ id }) => id === `noaa/${stream.source.split(', ').at(-1)}`)!;
      expect(distanceKm(station.point, middle), stream.name).toBeLessThan(reachKm);
      const strongestMs = Math.max(...station.stream.events(year).map(({ speedMs }) => speedMs));
      expect(Math.abs(strongestMs / knotsToMs(1) - stream.knots), stream.name).toBeLessThan(0.15);
    }
  });
});

function isWater(water: WaterRaster, point: Point): boolean {
  const cell = cellOf(point);
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  return ((water.word(row, column - (column % wordCells)) >>> (column % wordCells)) & 1) === 1;
}
