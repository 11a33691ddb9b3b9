import path from 'node:path';
import type { Point } from '../../src/domain/place.ts';
import { skyEvents } from '../../src/domain/sky/index.ts';
import { hourMs, utcDayMs } from '../../src/domain/time.ts';
import { createZoneFinder } from '../../src/places/index.ts';
import { openTideGrid, type TideGrid } from '../../src/sources/grid/index.ts';
import { createPlaceTides, openCatalogue, type Catalogue } from '../../src/sources/stations/index.ts';
import { openWater } from '../../src/sources/water/index.ts';
import { figure, timed } from './figure.ts';
import { somewhere } from './points.ts';

const bench = 'speed';
const start = Date.UTC(2026, 0, 1);
/** Windows begin on other days from round to round, so that few answers are cached. */
const days = 300;

/** The time of tide and sky computations on one core, µs. */
export async function speed(dataDir: string, referenceData: string | undefined): Promise<void> {
  const options = { dataDir, nonCommercial: false };
  const catalogue = await openCatalogue(options);
  tideOfOneStation(catalogue);
  figure(
    bench,
    'nearest',
    'µs',
    timed(20_000, (round) => catalogue.nearest(somewhere(round))),
  );
  const grid = referenceData === undefined ? 'auto' : { path: path.join(referenceData, 'tide-grid') };
  placesByWater(dataDir, catalogue, await openTideGrid(dataDir, grid));
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

/**
 * The time of choosing a place's tide, for new places of each kind and for one again. By a gauge: a few hundred metres from
 * one, and some kilometres; along coasts and by the model: near a gauge or a cell of the model, to half a degree.
 */
function placesByWater(dataDir: string, catalogue: Catalogue, grid: TideGrid | undefined): void {
  const water = openWater(dataDir);
  const tides = createPlaceTides({ catalogue, readWater: () => water, grid, zoneOf: createZoneFinder() });
  const gauges = catalogue.stations.map(({ point }) => point);
  const cells = Array.from({ length: grid?.count ?? 0 }, (_, cell) => grid!.pointOf(cell));
  const samples: Record<string, number[]> = { 'at-gauge': [], 'near-gauge': [], carried: [], model: [] };
  const choose = (points: readonly Point[], offDeg: number): void => {
    for (let round = 0; round < 2000 && points.length > 0; round++) {
      const { lat, lng } = points[(round * 7919) % points.length]!;
      const turned = (round * 2.4) % (2 * Math.PI);
      const place = {
        lat: lat + offDeg * Math.sin(turned),
        lng: Math.max(-180, Math.min(180, lng + offDeg * Math.cos(turned))),
      };
      const begin = process.hrtime.bigint();
      const { kind = 'gauge', reason } = tides.nearest(place);
      const us = Number(process.hrtime.bigint() - begin) / 1000;
      const name = reason === 'at-gauge' ? reason : reason === 'near' ? 'near-gauge' : kind;
      // The first 500 warm up.
      if (round >= 500) samples[name]?.push(us);
    }
  };
  for (const offDeg of [0.005, 0.03, 0.3]) choose(gauges, offDeg);
  choose(cells, 0.3);
  for (const [name, us] of Object.entries(samples)) if (us.length > 0) figure(bench, `place-${name}`, 'µs', us);
  const again = gauges[0]!;
  figure(
    bench,
    'place-again',
    'µs',
    timed(20_000, () => tides.nearest(again)),
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
