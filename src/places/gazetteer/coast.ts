import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { makeKdTree } from '../../domain/kd-tree.ts';
import { distanceKm, type Point } from '../../domain/place.ts';

/** How far the sea is from a point, on land or off it. */
export type Coast = { readonly distanceKm: (point: Point) => number };

/** A coast is kept as points between half this and this apart, so that the nearest is hardly a kilometre too far. */
const spacingDeg = 0.03;
/** From afar it is the same on a coarser one: 150 km off, points 30 km apart make a kilometre of difference. */
const coarseSpacingDeg = 0.3;
const farKm = 150;

/**
 * The world's coasts at 1:10,000,000 (Natural Earth, by way of `world-atlas`): true to a kilometre or two. The Caspian
 * has a coast, lakes have none. Takes 0.2 s, and 0.4 s more where it is asked for many points.
 */
export function loadCoast(): Coast {
  const { arcs, transform } = readTopology();
  const coasts = arcs.map((arc) => positions(arc, transform));
  const coarse = nearestOf(coasts.flatMap((coast) => pointsAlong(coast, coarseSpacingDeg)));
  const fine = nearestOf(coasts.flatMap((coast) => pointsAlong(coast, spacingDeg)));
  return {
    distanceKm: (point) => {
      const roughly = coarse(point);
      return roughly > farKm ? roughly : fine(point);
    },
  };
}

/** Making a tree takes 0.3 s, looking through all points a millisecond: one question needs a few answers at most. */
const answersWithoutTree = 30;

function nearestOf(points: readonly Point[]): Coast['distanceKm'] {
  let answers = 0;
  const tree = once(() => makeKdTree(points));
  return (point) =>
    ++answers > answersWithoutTree ? distanceKm(point, points[tree().nearest(point)]!) : leastDistanceKm(points, point);
}

/** A degree of latitude has 111.19 km on the sphere of `distanceKm`; rounded down, so that no nearer point is left out. */
const kmPerDegree = 111;

function leastDistanceKm(points: readonly Point[], point: Point): number {
  let least = Infinity;
  for (const other of points) {
    if (Math.abs(other.lat - point.lat) * kmPerDegree < least) least = Math.min(least, distanceKm(point, other));
  }
  return least;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

type Pair = readonly [number, number];
type Arc = readonly Pair[];
type Transform = { readonly scale: Pair; readonly translate: Pair };

/** Trusted as it is: the package is pinned, and tests measure known distances. */
function readTopology(): { arcs: readonly Arc[]; transform: Transform } {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  return JSON.parse(readFileSync(file, 'utf8')) as { arcs: readonly Arc[]; transform: Transform };
}

/** In a TopoJSON each position is the difference to the one before, in steps of `scale`. */
function positions(arc: Arc, { scale, translate }: Transform): Point[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return { lat: y * scale[1] + translate[1], lng: x * scale[0] + translate[0] };
  });
}

function pointsAlong(coast: readonly Point[], spacing: number): Point[] {
  const kept: Point[] = [];
  let last: Point | undefined;
  for (const point of coast) {
    const apartDeg = last === undefined ? Infinity : degreesApart(last, point);
    if (apartDeg < spacing / 2) continue;
    if (last !== undefined && apartDeg > spacing && !isSeam(last, point))
      kept.push(...between(last, point, apartDeg / spacing));
    if (!isSeam(point, point)) kept.push(point);
    last = point;
  }
  return kept;
}

/** The map is cut along the 180th meridian and closed below Antarctica: no coast. */
function isSeam(from: Point, to: Point): boolean {
  return (Math.abs(from.lng) > 179.99 && Math.abs(to.lng) > 179.99) || (from.lat < -85 && to.lat < -85);
}

function degreesApart(from: Point, to: Point): number {
  return Math.hypot(to.lat - from.lat, (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180));
}

/** The points that part a stretch into so many spaces, rounded up. */
function between(from: Point, to: Point, spaces: number): Point[] {
  const parts = Math.ceil(spaces);
  return Array.from({ length: parts - 1 }, (_, index) => {
    const share = (index + 1) / parts;
    return { lat: from.lat + share * (to.lat - from.lat), lng: from.lng + share * (to.lng - from.lng) };
  });
}
