import type { Point } from '../../domain/place.ts';

/**
 * Nearest of a fixed set of points on the globe: a kd-tree over the points of the unit sphere, where nearness along
 * a chord is nearness along the surface and neither poles nor the 180th meridian are special.
 */
export type KdTree = {
  /** Index of the nearest point, −1 for an empty set. */
  nearest(point: Point): number;
};

const radians = Math.PI / 180;

export function makeKdTree(lats: Float64Array, lngs: Float64Array): KdTree {
  const count = lats.length;
  const axes = [new Float64Array(count), new Float64Array(count), new Float64Array(count)] as const;
  for (let i = 0; i < count; i++) {
    const cosLat = Math.cos(lats[i]! * radians);
    axes[0][i] = cosLat * Math.cos(lngs[i]! * radians);
    axes[1][i] = cosLat * Math.sin(lngs[i]! * radians);
    axes[2][i] = Math.sin(lats[i]! * radians);
  }
  // The tree is implicit: the middle of each range splits it, the axes taking turns.
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  split(order, axes, 0, count, 0);
  const sorted = axes.map((axis) => Float64Array.from(order, (i) => axis[i]!)) as unknown as typeof axes;
  return { nearest: (point) => search(order, sorted, point) };
}

type Axes = readonly [Float64Array, Float64Array, Float64Array];

function split(order: Uint32Array, axes: Axes, from: number, to: number, axis: number): void {
  if (to - from < 2) return;
  const values = axes[axis]!;
  order.subarray(from, to).sort((a, b) => values[a]! - values[b]!);
  const middle = (from + to) >> 1;
  const next = (axis + 1) % 3;
  split(order, axes, from, middle, next);
  split(order, axes, middle + 1, to, next);
}

function search(order: Uint32Array, [xs, ys, zs]: Axes, { lat, lng }: Point): number {
  const cosLat = Math.cos(lat * radians);
  const x = cosLat * Math.cos(lng * radians);
  const y = cosLat * Math.sin(lng * radians);
  const z = Math.sin(lat * radians);
  let best = -1;
  let bestSquare = Infinity;
  const visit = (from: number, to: number, axis: number): void => {
    if (from >= to) return;
    const middle = (from + to) >> 1;
    const dx = x - xs[middle]!;
    const dy = y - ys[middle]!;
    const dz = z - zs[middle]!;
    const square = dx * dx + dy * dy + dz * dz;
    if (square < bestSquare) {
      bestSquare = square;
      best = middle;
    }
    const beyond = axis === 0 ? dx : axis === 1 ? dy : dz;
    const next = axis === 2 ? 0 : axis + 1;
    if (beyond < 0) {
      visit(from, middle, next);
      if (beyond * beyond < bestSquare) visit(middle + 1, to, next);
    } else {
      visit(middle + 1, to, next);
      if (beyond * beyond < bestSquare) visit(from, middle, next);
    }
  };
  visit(0, order.length, 0);
  return best < 0 ? -1 : order[best]!;
}
