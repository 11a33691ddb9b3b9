import { distanceKm, type Point } from '../../domain/place.ts';
import { numbersOf } from '../../lib/points.ts';
import { cellAreaKm2, cellKm, pointOf, type Cell } from './cells.ts';
import type { WaterRaster } from './raster.ts';
import { nearestWater, spread, type Shore } from './search.ts';
import { createShores, type Points, type Shores } from './shores.ts';
import table from './surroundings.json' with { type: 'json' };

/** How far searches go, each explained in the table. */
const limits = numbersOf(table);

/** Something that lies on the water, by its number, and how far it is along the water, km. */
export type OnWater = { readonly index: number; readonly distanceKm: number };

/** A gauge, with its own distance from the sea and the distance by air, km. */
export type GaugeOnWater = OnWater & { readonly shoreKm: number; readonly airKm: number };

/** Gauges and model cells around a place on the water, nearest first. */
export type Surroundings = {
  /** From the place to the water, km, by air; 0 for a place on it. */
  readonly shoreKm: number;
  /** Part of a circle of 15 km that is water in reach: half at an open coast, a twentieth up a river. */
  readonly openness: number;
  readonly gauges: readonly GaugeOnWater[];
  /** Cells of the tide grid; none where there is a gauge within `ownGaugeKm`. */
  readonly gridCells: readonly OnWater[];
};

/** A cell of the grid has 55 km from south to north; one that is farther off is taken only where there is no nearer one. */
export const nearGridCellKm = 60;
/** With a gauge nearer than this, km, neither farther ones nor the model are needed: the search ends early. */
export const ownGaugeKm = 8;
/** The search ends where it has found as many. */
const enough = { gauges: 6, gridCells: 4 };

export type FindSurroundings = {
  /** `undefined` without water near; gauges as far as `farthestGaugeKm`, but for those that `isCounted` leaves out. */
  around(point: Point, isCounted?: (gauge: number) => boolean): Surroundings | undefined;
  /** The cells of the grid near a gauge; none for one without water near. */
  gridCells(gauge: number): readonly OnWater[];
  /** For a point inland, the water of another sea up to twice as far from it as the nearest (Taunton); else `undefined`. */
  otherSea(point: Point): Point | undefined;
};

/** Nearest first along the water, in reach by air. Up an unknown river gauges count from its mouth, never less than by air. */
export function createSurroundings(
  raster: WaterRaster,
  gauges: readonly Point[],
  grid: Points = { count: 0, pointOf },
): FindSurroundings {
  const gaugePoints = { count: gauges.length, pointOf: (index: number) => gauges[index]! };
  const sea: Sea = {
    raster,
    gauges,
    gaugeShores: createShores(raster, gaugePoints, limits.farthestGaugeShoreKm),
    gridShores: createShores(raster, grid, limits.farthestGridShoreKm),
  };
  /** Of 5,500 gauges they take 1 MB, when all have been asked for. */
  const cellsAtGauges: (readonly OnWater[])[] = [];
  return {
    around(point, isCounted = () => true) {
      const shore = nearestWater(raster, point, limits.farthestShoreKm);
      if (!shore) return undefined;
      const from = { point, shore, isCounted };
      const near = searchNear(sea, from);
      const hasOwnGauge = near.gauges.some(({ distanceKm: km }) => km <= ownGaugeKm);
      const found = hasOwnGauge ? near : searchFar(sea, shore.cell, limits.farthestGaugeKm, from);
      return {
        shoreKm: shore.distanceKm,
        openness: (near.waterCells * cellAreaKm2(point)) / (Math.PI * limits.opennessKm ** 2),
        gauges: found.gauges.toSorted((a, b) => rankKm(a) - rankKm(b)),
        gridCells: nearestGridCells(found.gridCells),
      };
    },
    gridCells(gauge) {
      const known = cellsAtGauges[gauge];
      if (known) return known;
      const shore = nearestWater(raster, gaugePoints.pointOf(gauge), limits.farthestGaugeShoreKm);
      const cells = shore ? searchFar(sea, shore.cell, nearGridCellKm).gridCells : [];
      return (cellsAtGauges[gauge] = nearestGridCells(cells));
    },
    otherSea(point) {
      const shore = nearestWater(raster, point, limits.farthestShoreKm);
      if (!shore || shore.distanceKm < limits.inlandKm) return undefined;
      const sameSea = spread(raster, shore.cell, limits.apartKm);
      const others = { isWater: (cell: Cell) => raster.isWater(cell) && !sameSea.has(cell) };
      const other = nearestWater(others, point, 2 * shore.distanceKm);
      return other && pointOf(other.cell);
    },
  };
}

/**
 * On one water the cells of the map are broader than the difference, and a town on a point has its gauge on the other side: by air
 * the nearest gauge misses 77 others, where it is not the same, by 46 min (p90) instead of 55.
 */
function rankKm({ distanceKm: alongKm, airKm }: GaugeOnWater): number {
  return alongKm <= ownGaugeKm ? airKm : alongKm;
}

type Sea = {
  readonly raster: WaterRaster;
  readonly gauges: readonly Point[];
  readonly gaugeShores: Shores;
  readonly gridShores: Shores;
};

type From = { readonly point: Point; readonly shore: Shore; readonly isCounted: (gauge: number) => boolean };

/** The amount of water within `opennessKm`, and the gauges on it. */
function searchNear(sea: Sea, from: From) {
  const targets = sea.gaugeShores.near(from.shore.cell, limits.opennessKm);
  const gauges: GaugeOnWater[] = [];
  const { cells } = spread(sea.raster, from.shore.cell, limits.opennessKm, targets.keys(), (cell, alongKm) => {
    gauges.push(...gaugesAt(sea, from, targets.get(cell), alongKm));
    return limits.opennessKm;
  });
  return { waterCells: cells, gauges, gridCells: [] };
}

/** Enough gauges and cells of the grid, or all that there are in reach; without a place cells only. */
function searchFar(sea: Sea, start: Cell, mostKm: number, from?: From) {
  const gaugeTargets = from ? sea.gaugeShores.near(start, mostKm) : new Map<Cell, number[]>();
  const gridTargets = sea.gridShores.near(start, mostKm);
  const gaugesInReach = countIn(gaugeTargets, from?.isCounted);
  const gridCellsInReach = countIn(gridTargets);
  const gauges: GaugeOnWater[] = [];
  const gridCells: OnWater[] = [];
  const limitKm = (alongKm: number): number => {
    if (gauges.length < Math.min(enough.gauges, gaugesInReach)) return mostKm;
    return gridCells.length < gridCellsInReach ? gridLimitKm(gridCells, mostKm) : alongKm;
  };
  const targets = new Set([...gaugeTargets.keys(), ...gridTargets.keys()]);
  spread(sea.raster, start, limitKm(0), targets, (cell, alongKm) => {
    if (from) gauges.push(...gaugesAt(sea, from, gaugeTargets.get(cell), alongKm));
    for (const index of gridTargets.get(cell) ?? []) gridCells.push({ index, distanceKm: alongKm });
    return limitKm(alongKm);
  });
  return { gauges, gridCells };
}

function gaugesAt(
  { gauges, gaugeShores }: Sea,
  { point, shore, isCounted }: From,
  there: readonly number[] = [],
  alongKm: number,
): GaugeOnWater[] {
  return there.filter(isCounted).map((index) => {
    const shoreKm = gaugeShores.shoreKm(index);
    const airKm = distanceKm(point, gauges[index]!);
    const byRiverKm = alongKm + Math.abs(shoreKm - shore.distanceKm);
    return { index, shoreKm, airKm, distanceKm: Math.max(airKm, byRiverKm) };
  });
}

function countIn(targets: ReadonlyMap<Cell, readonly number[]>, isCounted: (index: number) => boolean = () => true) {
  return targets.values().reduce((sum, there) => sum + there.filter(isCounted).length, 0);
}

/** How far a search goes for cells of the grid: its order is right only to within the breadth of a cell of the sea. */
function gridLimitKm(found: readonly OnWater[], mostKm: number): number {
  if (found.length === 0) return mostKm;
  return (found[enough.gridCells - 1]?.distanceKm ?? nearGridCellKm) + cellKm;
}

function nearestGridCells(found: readonly OnWater[]): readonly OnWater[] {
  const near = found.filter(({ distanceKm: km }) => km <= nearGridCellKm);
  return (near.length > 0 ? near : found).toSorted((a, b) => a.distanceKm - b.distanceKm).slice(0, enough.gridCells);
}
