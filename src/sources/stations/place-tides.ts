import { LRUCache } from 'lru-cache';
import { distanceKm, pointId, type Point } from '../../domain/place.ts';
import { signalM, type PlaceTide, type TideStation } from '../../domain/tide/index.ts';
import type { TideGrid } from '../grid/index.ts';
import { createSurroundings, type WaterRaster } from '../water/index.ts';
import { bandOf } from './bands.ts';
import type { Catalogue } from './catalogue.ts';
import { carriedStation, modelStation } from './computed-station.ts';
import { createTideRule, type TideChoice, type TideRule } from './tide-rule.ts';

/** Where each place's tide comes from. */
export type PlaceTides = {
  /** Changes when any answer may change. */
  readonly version: string;
  /** The tide of a place, however far from any gauge. */
  nearest(point: Point): PlaceTide;
  /** Takes over a model that was fetched, or none. */
  useGrid(grid: TideGrid | undefined): void;
};

type Sources = {
  readonly catalogue: Pick<Catalogue, 'stations' | 'constantsOf' | 'nearest'>;
  /** Opened when a tide is first asked for. */
  readonly openWater: () => WaterRaster;
  readonly grid: TideGrid | undefined;
};

/** Raised when places are given another tide than before. */
const ruleVersion = 1;

/** A computed tide has some 5 kB. */
const mostRemembered = 1000;

/** The tide of every place, by the water around it. Finding it takes up to 3 ms; places asked before are remembered. */
export function createPlaceTides({ catalogue, openWater, grid }: Sources): PlaceTides {
  const remembered = new LRUCache<string, PlaceTide>({ max: mostRemembered });
  let rule: TideRule | undefined;
  let model = grid;

  const find = (point: Point): PlaceTide => {
    const choice = (rule ??= makeRule(catalogue, openWater(), model))(point);
    return typeof choice === 'string' ? byAir(point, choice, catalogue) : toPlaceTide(point, choice, catalogue, model);
  };
  return {
    get version() {
      return `${ruleVersion} ${model ? 'eot20' : 'no model'}`;
    },
    nearest(point) {
      const key = pointId(point);
      const known = remembered.get(key);
      if (known) return known;
      const found = find(point);
      remembered.set(key, found);
      return found;
    },
    useGrid(fetched) {
      model = fetched;
      rule = undefined;
      remembered.clear();
    },
  };
}

function makeRule(catalogue: Sources['catalogue'], raster: WaterRaster, grid: TideGrid | undefined): TideRule {
  const { stations } = catalogue;
  const places = stations.map(({ point, prediction }) => ({ point, isReference: prediction === 'harmonic' }));
  return createTideRule({
    find: createSurroundings(raster, places, grid?.points ?? []),
    grid,
    pointOf: (gauge) => stationAt(stations, gauge).point,
    constantsOf: (gauge) => catalogue.constantsOf(stationAt(stations, gauge)),
  });
}

function stationAt(stations: readonly TideStation[], number: number): TideStation {
  const station = stations[number];
  if (!station) throw new RangeError(`No station ${number}`);
  return station;
}

/** Where nothing is known of the water: as good as a guess, and said so. */
function byAir(point: Point, reason: 'far' | 'inland', { nearest }: Sources['catalogue']): PlaceTide {
  const { station, distanceKm: km } = nearest(point);
  return { kind: 'gauge', reason, station, gauge: station, distanceKm: km };
}

function toPlaceTide(
  point: Point,
  choice: TideChoice,
  catalogue: Sources['catalogue'],
  grid: TideGrid | undefined,
): PlaceTide {
  const { stations, constantsOf } = catalogue;
  const { kind, reason, constants = [], waterKm } = choice;
  const gauge = choice.gauge === undefined ? undefined : stationAt(stations, choice.gauge);
  if (kind === 'model' || !gauge) {
    const cell = grid?.points[choice.modelCell ?? -1] ?? point;
    const station = modelStation(point, cell, constants);
    const band = bandOf(choice, signalM(constants));
    return {
      kind: 'model',
      reason,
      station,
      distanceKm: distanceKm(point, cell),
      band,
      other: catalogue.nearest(point).station,
    };
  }
  const km = distanceKm(point, gauge.point);
  if (kind === 'carried') {
    const station = carriedStation(point, gauge, constants);
    return {
      kind,
      reason,
      station,
      gauge,
      distanceKm: km,
      waterKm,
      band: bandOf(choice, signalM(constants)),
      other: gauge,
    };
  }
  const next = choice.others[0];
  const other = next === undefined || reason === 'at-gauge' ? undefined : stationAt(stations, next);
  const band = bandOf(choice, signalM(constantsOf(gauge)));
  return { kind, reason, station: gauge, gauge, distanceKm: km, waterKm, band, other };
}
