import { makeKdTree } from '../../domain/kd-tree.ts';
import { distanceKm, type Point } from '../../domain/place.ts';
import { once } from '../../lib/once.ts';
import { readAtlas } from '../../lib/world-atlas.ts';

/** The distance to the nearest coast, km, from a point on land or at sea. */
export type Coast = { readonly distanceKm: (point: Point) => number };

/** The points of a coast are between half this and this apart, so that the nearest is hardly a kilometre too far. */
const spacingDeg = 0.03;
/** From afar a coarser coast does: 150 km off, points 30 km apart make a kilometre of difference. */
const coarseSpacingDeg = 0.3;
const farKm = 150;

/** Coasts at 1:10,000,000 (Natural Earth), true to 1 or 2 km; of the Caspian, not of lakes. Loads in half a second. */
export const loadCoast = once((): Coast => {
  const coasts = readAtlas('land', '10m').lines.map((line) => line.map(([lng, lat]) => ({ lat, lng })));
  const coarse = nearestOf(coasts.flatMap((coast) => pointsAlong(coast, coarseSpacingDeg)));
  const fine = nearestOf(coasts.flatMap((coast) => pointsAlong(coast, spacingDeg)));
  return {
    distanceKm: (point) => {
      const coarseKm = coarse(point);
      return coarseKm > farKm ? coarseKm : fine(point);
    },
  };
});

function nearestOf(points: readonly Point[]): Coast['distanceKm'] {
  const tree = makeKdTree(points);
  return (point) => {
    const nearest = points[tree.nearest(point)];
    return nearest === undefined ? Infinity : distanceKm(point, nearest);
  };
}

function pointsAlong(coast: readonly Point[], spacing: number): Point[] {
  const points: Point[] = [];
  let last: Point | undefined;
  for (const point of coast) {
    const apartDeg = last === undefined ? Infinity : degreesApart(last, point);
    if (apartDeg < spacing / 2) continue;
    if (last !== undefined && apartDeg > spacing && !isSeam(last, point))
      points.push(...between(last, point, apartDeg / spacing));
    if (!isSeam(point, point)) points.push(point);
    last = point;
  }
  return points;
}

/** The map is cut along the 180th meridian and closed below Antarctica: no coast. */
function isSeam(from: Point, to: Point): boolean {
  return (Math.abs(from.lng) > 179.99 && Math.abs(to.lng) > 179.99) || (from.lat < -85 && to.lat < -85);
}

function degreesApart(from: Point, to: Point): number {
  return Math.hypot(to.lat - from.lat, (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180));
}

function between(from: Point, to: Point, spaces: number): Point[] {
  const parts = Math.ceil(spaces);
  return Array.from({ length: parts - 1 }, (_, index) => {
    const share = (index + 1) / parts;
    return { lat: from.lat + share * (to.lat - from.lat), lng: from.lng + share * (to.lng - from.lng) };
  });
}
