import { describe, expect, it } from 'vitest';
import { distanceKm, type Point } from '../../../src/domain/place.ts';
import { strongStreamKinds } from '../../../src/domain/stream/index.ts';
import { knotsToMs } from '../../../src/domain/units.ts';
import { readTable } from '../../../src/lib/data-file.ts';
import { isRaceBetween, openStreams, strongStreamAt } from '../../../src/sources/streams/index.ts';
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

  it('is told without a rate where no publication could be read, and less than one that has a rate', () => {
    expect(strongStreamAt({ lat: 55.29, lng: -5.83 })).toEqual({ name: 'Mull of Kintyre', kind: 'tidal' });
    expect(strongStreamAt({ lat: 56.2008, lng: -5.6944 })?.name).toBe('Grey Dogs');
  });

  /** Towns at straits, by GeoNames. */
  it.each([
    ['Messina', 38.19394, 15.55256, 'Strait of Messina'],
    ['Reggio Calabria', 38.11047, 15.66129, 'Strait of Messina'],
    ['Villa San Giovanni', 38.21991, 15.63689, 'Strait of Messina'],
    ['Tarifa', 36.01393, -5.60695, 'Strait of Gibraltar, Camarinal Sill'],
    ['Bonifacio', 41.38723, 9.15667, 'Strait of Bonifacio'],
    ['Santa Teresa Gallura', 41.23859, 9.18873, 'Strait of Bonifacio'],
    ['Çanakkale', 40.15552, 26.41271, 'Dardanelles, Nara Burnu'],
    ['Chalkis', 38.46354, 23.60284, 'Euripus Strait, Chalkis'],
    ['Portaferry', 54.38086, -5.54569, 'Strangford Narrows'],
    ['Menai Bridge', 53.22775, -4.16926, 'Menai Strait'],
    ['Bangor', 53.22752, -4.12936, 'Menai Strait'],
    ['Stromness', 58.96498, -3.29601, 'Hoy Sound'],
    ['Shimonoseki', 33.95548, 130.93713, 'Kanmon Strait'],
    ['Akashi', 34.65524, 135.00687, 'Akashi Strait'],
    ['Imabari', 34.07001, 133.00023, 'Kurushima Strait'],
    ['Matnog', 12.5878, 124.0875, 'San Bernardino Strait'],
    ['Surigao', 9.789, 125.495, 'Surigao Strait'],
    ['Thursday Island', -10.58257, 142.21949, 'Torres Strait, Hammond Rock'],
    ['Queenscliff', -38.26789, 144.66193, 'Port Phillip Heads, The Rip'],
    ['Port Townsend', 48.11742, -122.76071, 'Admiralty Inlet, Point Wilson'],
    ['Bourne', 41.74122, -70.59892, 'Cape Cod Canal'],
    ['Woods Hole', 41.527, -70.663, 'Woods Hole'],
    ['Den Helder', 52.96, 4.76, 'Marsdiep'],
    ['Sarıyer', 41.167, 29.05, 'Bosporus'],
    ['Tiputa', -14.976, -147.626, 'Tiputa Pass, Rangiroa'],
    ['Ghoubet', 12.6, 43.35, 'Bab-el-Mandeb'],
  ])('warn the town at a strait: %s', (_, lat, lng, name) => {
    expect(strongStreamAt({ lat, lng })?.name).toBe(name);
  });

  it('is the nearest one near a place that lies in none, with its distance', () => {
    const naruto = { lat: 34.2, lng: 134.6 };
    expect(strongStreamAt(naruto)).toBeUndefined();
    expect(strongStreamAt(naruto, 20)).toMatchObject({ name: 'Naruto Strait', awayKm: expect.closeTo(6.2, 1) });
    expect(strongStreamAt({ lat: 34.238, lng: 134.65 }, 20)).not.toHaveProperty('awayKm');
    expect(strongStreamAt({ lat: 30, lng: -40 }, 20)).toBeUndefined();
  });

  it('lies between two points on both of its sides, also beside their line, and not between points on one', () => {
    const [brownBay, campbellRiver, quathiaski] = [
      { lat: 50.162, lng: -125.375 },
      { lat: 50.024, lng: -125.247 },
      { lat: 50.047, lng: -125.218 },
    ];
    expect(isRaceBetween(brownBay, campbellRiver)).toBe(true);
    expect(isRaceBetween(campbellRiver, brownBay)).toBe(true);
    expect(isRaceBetween(campbellRiver, quathiaski)).toBe(false);
    // Messina and its gauge, west of the strait.
    expect(isRaceBetween({ lat: 38.1939, lng: 15.5526 }, { lat: 38.1963, lng: 15.5634 })).toBe(false);
    // A race off a headland, between Sennen and Newlyn.
    expect(isRaceBetween({ lat: 50.07, lng: -5.7 }, { lat: 50.06, lng: -5.8 })).toBe(false);
    expect(strongStreamAt({ lat: 50.07, lng: -5.715 })).toEqual({ name: 'Land’s End', kind: 'tidal' });
    // The current of the Dardanelles dams up no tide.
    expect(isRaceBetween({ lat: 40.1, lng: 26.35 }, { lat: 40.3, lng: 26.5 })).toBe(false);
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
    'kind',
  );
  const races = rows.map(({ name, lat, lng, reachKm, knots, source, kind }) => ({
    stream: { name, knots: Number(knots), source, kind },
    middle: { lat: Number(lat), lng: Number(lng) },
    reachKm: Number(reachKm),
  }));

  it('each have a name of their own, a reach, a rate with its source, or neither', () => {
    expect(races.length).toBeGreaterThanOrEqual(230);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(races.length);
    for (const { stream, middle, reachKm } of races) {
      expect([...strongStreamKinds, 'headland'], stream.name).toContain(stream.kind);
      const { knots = 0, source } = strongStreamAt(middle)!;
      expect(knots > 0, stream.name).toBe(source !== undefined);
      expect(knots, stream.name).toBeGreaterThanOrEqual(stream.knots);
      expect(stream.knots > 0, stream.name).toBe(stream.source !== '');
      expect(reachKm > 0 && reachKm <= 20, stream.name).toBe(true);
      expect(stream.knots === 0 || (stream.knots >= 4 && stream.knots <= 20), stream.name).toBe(true);
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
      // The map has no atolls of reefs alone.
      expect(hasLand(water, middle, (reachKm + 15) / 111), stream.name).toBe(stream.name !== 'Avatoru Pass, Rangiroa');
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
