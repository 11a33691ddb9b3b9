import { skyEvents } from '../../src/domain/sky/index.ts';
import { hourMs, utcDayMs } from '../../src/domain/time.ts';
import { openTideGrid } from '../../src/sources/grid/index.ts';
import { createPlaceTides, openCatalogue, type Catalogue } from '../../src/sources/stations/index.ts';
import { openWater } from '../../src/sources/water/index.ts';
import { figure, timed } from './figure.ts';
import { somewhere } from './points.ts';

const bench = 'speed';
const start = Date.UTC(2026, 0, 1);
/** Windows begin on other days from round to round, so that few answers are cached. */
const days = 300;

/** The time of tide and sky computations on one core, µs. */
export async function speed(dataDir: string): Promise<void> {
  const options = { dataDir, nonCommercial: false };
  const catalogue = await openCatalogue(options);
  tideOfOneStation(catalogue);
  figure(
    bench,
    'nearest',
    'µs',
    timed(20_000, (round) => catalogue.nearest(somewhere(round))),
  );
  placesByWater(dataDir, catalogue);
  tideEverywhere(catalogue);
  sky();
  const loads: number[] = [];
  for (let round = 0; round < 20; round++) {
    const begin = performance.now();
    await openCatalogue(options);
    loads.push((performance.now() - begin) * 1000);
  }
  figure(bench, 'catalogue-load', 'µs', loads);
}

/** San Francisco has the 37 constituents of NOAA's standard analysis. */
function tideOfOneStation({ stations }: Catalogue): void {
  const { tide } = stations.find(({ id }) => id === 'noaa/9414290')!;
  const windowOf = (round: number, lengthMs: number) => {
    const from = start + (round % days) * utcDayMs;
    return { from, to: from + lengthMs };
  };
  figure(
    bench,
    'extremes-10d-37',
    'µs',
    timed(4000, (round) => tide.extremes(windowOf(round, 10 * utcDayMs))),
  );
  figure(
    bench,
    'levels-241h',
    'µs',
    timed(4000, (round) => tide.hourlyLevels(windowOf(round, 241 * hourMs))),
  );
  figure(
    bench,
    'extremes-365d',
    'µs',
    timed(400, (round) => tide.extremes(windowOf(round, 365 * utcDayMs))),
  );
}

/** Places of every kind of coast, new ones and again: a new one takes a search along the water. */
function placesByWater(dataDir: string, catalogue: Catalogue): void {
  const grid = openTideGrid(dataDir, 'auto');
  const water = openWater(dataDir);
  const tides = createPlaceTides({ catalogue, readWater: () => water, grid });
  const points = catalogue.stations.map(({ point }) => ({ lat: point.lat + 0.05, lng: point.lng - 0.03 }));
  const pointAt = (round: number) => points[(round * 7) % points.length]!;
  figure(
    bench,
    'place-new',
    'µs',
    timed(1000, (round) => tides.nearest({ ...pointAt(round), lat: pointAt(round).lat + 0.0001 * (round % 9) })),
  );
  tides.nearest(pointAt(0));
  figure(
    bench,
    'place-again',
    'µs',
    timed(20_000, () => tides.nearest(pointAt(0))),
  );
}

function tideEverywhere({ stations }: Catalogue): void {
  const all = (round: number): number => {
    const window = { from: start + round * utcDayMs, to: start + (round + 10) * utcDayMs };
    return stations.reduce((sum, { tide }) => sum + tide.extremes(window).length, 0);
  };
  figure(bench, 'extremes-10d-all', 'µs', timed(8, all));
}

function sky(): void {
  const brest = { lat: 48.383, lng: -4.495 };
  const span = (round: number, length: number) => {
    const from = start + (round % 30) * utcDayMs;
    return skyEvents(brest, { from, to: from + length * utcDayMs });
  };
  figure(
    bench,
    'sky-1d',
    'µs',
    timed(3000, (round) => span(round, 1)),
  );
  figure(
    bench,
    'sky-31d',
    'µs',
    timed(300, (round) => span(round, 31)),
  );
}
