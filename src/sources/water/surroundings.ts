import { distanceKm, type Point } from '../../domain/place.ts';
import { cellAreaKm2, cellKm, pointOf, type Cell } from './cells.ts';
import { once } from '../../lib/once.ts';
import type { WaterRaster } from './raster.ts';
import { nearestWater, spread } from './search.ts';

/** Something that lies on the water, by its number, and how far it is along the water, km. */
export type OnWater = { readonly index: number; readonly distanceKm: number };

/** A gauge, with its own distance from the sea, km. */
export type GaugeOnWater = OnWater & { readonly shoreKm: number };

/** Gauges and model cells around a place on the water, nearest first. */
export type Surroundings = {
  /** The water that the place lies at. */
  readonly cell: Cell;
  /** From the place to the water, km, by air; 0 for a place on it. */
  readonly shoreKm: number;
  /** Part of a circle of 15 km that is water in reach: half at an open coast, a twentieth up a river. */
  readonly openness: number;
  readonly gauges: readonly GaugeOnWater[];
  /** Cells of the tide grid; not all of them where there is a gauge within `ownGaugeKm`. */
  readonly gridCells: readonly OnWater[];
};

/** A place farther from the sea than this, km, is inland. */
const farthestShoreKm = 30;
/** Gauges stand up rivers that the map of 1 : 10 million does not draw. */
const farthestGaugeShoreKm = 60;
/** The middle of a cell of the grid may lie inland. */
const farthestGridShoreKm = 45;
/** A gauge farther along the water than this, km, would correct the model by less than a tenth. */
const farthestGaugeKm = 120;
/** A cell of the grid has 55 km from south to north; one that is farther off is taken only where there is no nearer one. */
export const nearGridCellKm = 60;
/** A place nearer to the sea than this, km, lies at that sea. */
const inlandKm = 5;
/** Waters that are farther apart along the sea than this, km, count as two seas. */
const apartKm = 60;
/** With a gauge nearer than this, km, neither others nor the model are needed: the search ends early. */
export const ownGaugeKm = 8;
/** Radius of the circle whose share of water is the openness, km. */
const opennessKm = 15;
/** The search ends where it has found as many. */
const enough = { references: 6, gridCells: 4 };

export type FindSurroundings = {
  /**
   * The surroundings of a point, gauges as far as `farthestGaugeKm`; `undefined` for a point without water near. `isCounted`
   * leaves gauges out.
   */
  around(point: Point, isCounted?: (gauge: number) => boolean): Surroundings | undefined;
  /** The cells of the grid near a point; none for one without water near. */
  gridCells(point: Point): readonly OnWater[];
  /**
   * The water of another sea, for a point inland that is up to twice as far from it as from the nearest water, such as
   * Moncton. `undefined` for any other point.
   */
  otherSea(point: Point): Point | undefined;
};

/** A gauge's place. Of those that are no reference as many as there are may be passed before a search ends. */
export type GaugePlace = { readonly point: Point; readonly isReference: boolean };

/**
 * Searches along the water, nearest first, until there is nothing left that lies in reach by air. The distance of a
 * gauge up a river that the raster does not know is counted from the river's mouth, and is never shorter than by air.
 */
export function createSurroundings(
  raster: WaterRaster,
  gauges: readonly GaugePlace[],
  gridCells: readonly Point[],
): FindSurroundings {
  const gaugePoints = gauges.map(({ point }) => point);
  const gaugeShores = createShores(raster, gaugePoints, farthestGaugeShoreKm);
  const gridShores = createShores(raster, gridCells, farthestGridShoreKm);
  return {
    around(point, isCounted = () => true) {
      const shore = nearestWater(raster, point, farthestShoreKm);
      if (!shore) return undefined;
      const [gaugesNear, cellsNear] = [gaugeShores.near(point), gridShores.near(point)];
      const found = { gauges: [] as GaugeOnWater[], references: 0, gridCells: [] as OnWater[] };
      const inReach = once(() => ({
        gauges: countWithin(
          gaugesNear.filter(({ index }) => isCounted(index)),
          shore.cell,
          farthestGaugeKm,
        ),
        gridCells: countWithin(cellsNear, shore.cell, farthestGaugeKm),
      }));
      let waterCells = 0;
      let hasOwnGauge = false;
      spread(raster, shore.cell, farthestGaugeKm, (cell, alongKm) => {
        if (alongKm <= opennessKm) waterCells++;
        for (const { index, shoreKm } of gaugeShores.at(cell)) {
          if (!isCounted(index)) continue;
          const byRiverKm = alongKm + Math.abs(shoreKm - shore.distanceKm);
          const km = Math.max(distanceKm(point, gaugePoints[index]!), byRiverKm);
          found.gauges.push({ index, shoreKm, distanceKm: km });
          if (gauges[index]!.isReference) found.references++;
          if (km <= ownGaugeKm) hasOwnGauge = true;
        }
        addGridCells(found.gridCells, gridShores.at(cell), alongKm);
        if (alongKm <= opennessKm) return true;
        if (hasOwnGauge) return false;
        const hasAllGauges = found.references >= enough.references || found.gauges.length >= inReach().gauges;
        const hasAllCells = hasGridCells(found.gridCells, alongKm) || found.gridCells.length >= inReach().gridCells;
        return !(hasAllGauges && hasAllCells);
      });
      return {
        cell: shore.cell,
        shoreKm: shore.distanceKm,
        openness: (waterCells * cellAreaKm2(point)) / (Math.PI * opennessKm ** 2),
        gauges: found.gauges.toSorted((a, b) => a.distanceKm - b.distanceKm),
        gridCells: nearestGridCells(found.gridCells),
      };
    },
    gridCells(point) {
      const shore = nearestWater(raster, point, farthestGaugeShoreKm);
      if (!shore) return [];
      const inReach = countWithin(gridShores.near(point), shore.cell, nearGridCellKm);
      const found: OnWater[] = [];
      spread(raster, shore.cell, nearGridCellKm, (cell, alongKm) => {
        addGridCells(found, gridShores.at(cell), alongKm);
        return found.length < inReach && !hasGridCells(found, alongKm);
      });
      return nearestGridCells(found);
    },
    otherSea(point) {
      const shore = nearestWater(raster, point, farthestShoreKm);
      if (!shore || shore.distanceKm < inlandKm) return undefined;
      const sameSea = new Set<Cell>();
      spread(raster, shore.cell, apartKm, (cell) => {
        sameSea.add(cell);
        return true;
      });
      const others = { isWater: (cell: Cell) => raster.isWater(cell) && !sameSea.has(cell) };
      const other = nearestWater(others, point, 2 * shore.distanceKm);
      return other && pointOf(other.cell);
    },
  };
}

function addGridCells(found: OnWater[], there: readonly OnShore[], alongKm: number): void {
  for (const { index } of there) found.push({ index, distanceKm: alongKm });
}

/** A search goes nearest first only to within the breadth of a cell of the sea. */
function hasGridCells(found: readonly OnWater[], alongKm: number): boolean {
  const last = found[enough.gridCells - 1];
  return found.length > 0 && alongKm > (last?.distanceKm ?? nearGridCellKm) + cellKm;
}

function nearestGridCells(found: readonly OnWater[]): readonly OnWater[] {
  const near = found.filter(({ distanceKm: km }) => km <= nearGridCellKm);
  return (near.length > 0 ? near : found).toSorted((a, b) => a.distanceKm - b.distanceKm).slice(0, enough.gridCells);
}

type OnShore = { readonly index: number; readonly shoreKm: number; readonly cell: Cell };

const kmPerDegree = 111;

/**
 * The water cells that points stand at. Finding one takes 10 µs, so only those near a search are found, by squares of a
 * degree.
 */
function createShores(raster: WaterRaster, points: readonly Point[], mostKm: number) {
  const indexes = Map.groupBy(points.keys(), (index) => squareOf(points[index]!.lat, points[index]!.lng));
  const bySquare = new Map<string, readonly OnShore[]>();
  const byCell = new Map<Cell, OnShore[]>();
  const shoresIn = (square: string): readonly OnShore[] => {
    const known = bySquare.get(square);
    if (known) return known;
    const shores = (indexes.get(square) ?? []).flatMap((index): OnShore[] => {
      const shore = nearestWater(raster, points[index]!, mostKm);
      return shore ? [{ index, shoreKm: shore.distanceKm, cell: shore.cell }] : [];
    });
    for (const shore of shores) {
      const there = byCell.get(shore.cell);
      if (there) there.push(shore);
      else byCell.set(shore.cell, [shore]);
    }
    bySquare.set(square, shores);
    return shores;
  };
  return {
    /** The points of the squares that a search from there may come to. */
    near({ lat, lng }: Point): readonly OnShore[] {
      const reachDeg = (farthestGaugeKm + mostKm) / kmPerDegree;
      const [south, north] = [Math.max(-90, Math.floor(lat - reachDeg)), Math.min(89, Math.floor(lat + reachDeg))];
      const found: OnShore[] = [];
      for (let y = south; y <= north; y++) {
        const narrowing = Math.max(
          0.05,
          Math.cos((Math.min(89, Math.max(Math.abs(y), Math.abs(y + 1))) * Math.PI) / 180),
        );
        const wide = Math.min(179, reachDeg / narrowing);
        for (let x = Math.floor(lng - wide); x <= Math.floor(lng + wide); x++) {
          for (const shore of shoresIn(squareOf(y, ((((x + 180) % 360) + 360) % 360) - 180))) found.push(shore);
        }
      }
      return found;
    },
    at: (cell: Cell): readonly OnShore[] => byCell.get(cell) ?? none,
  };
}

const none: readonly OnShore[] = [];

function squareOf(lat: number, lng: number): string {
  return `${Math.floor(lat)} ${Math.floor(lng)}`;
}

/** A way along the cells is at most 3 % shorter than the great circle. */
const shortest = 0.97;

/** How many of these a search from a cell can come to, as far as their distance by air says. */
function countWithin(shores: readonly OnShore[], from: Cell, km: number): number {
  const start = pointOf(from);
  return shores.filter(({ cell }) => distanceKm(start, pointOf(cell)) * shortest <= km).length;
}
