import type { Point } from './place.ts';

/** Nearest of fixed points on the globe, by chords of the unit sphere: poles and the 180th meridian are not special. */
export type KdTree = {
  /** Index of the nearest point, −1 for an empty set. */
  nearest(point: Point): number;
};

type Axes = readonly [Float64Array, Float64Array, Float64Array];

const radians = Math.PI / 180;

/** Builds the tree, in O(n log n) for n points; the search returns indexes into `points`. */
export function makeKdTree(points: readonly Point[]): KdTree {
  const empty = () => new Float64Array(points.length);
  const axes: Axes = [empty(), empty(), empty()];
  for (const [i, { lat, lng }] of points.entries()) {
    const cosLat = Math.cos(lat * radians);
    axes[0][i] = cosLat * Math.cos(lng * radians);
    axes[1][i] = cosLat * Math.sin(lng * radians);
    axes[2][i] = Math.sin(lat * radians);
  }
  // The tree is implicit: the middle of each range splits it, the axes taking turns.
  const order = Uint32Array.from(points, (_, i) => i);
  split(order, axes, 0, points.length - 1, 0);
  const sorted: Axes = [permuted(axes[0], order), permuted(axes[1], order), permuted(axes[2], order)];
  return { nearest: (point) => search(order, sorted, point) };
}

function permuted(values: Float64Array, order: Uint32Array): Float64Array {
  return Float64Array.from(order, (i) => values[i]!);
}

function split(order: Uint32Array, axes: Axes, first: number, last: number, axis: number): void {
  if (last <= first) return;
  const middle = (first + last + 1) >> 1;
  select(order, axes[axis]!, first, last, middle);
  const next = (axis + 1) % 3;
  split(order, axes, first, middle - 1, next);
  split(order, axes, middle + 1, last, next);
}

/** Hoare's selection: brings the middle value to its place, smaller ones before and greater ones after it. */
function select(order: Uint32Array, values: Float64Array, first: number, last: number, middle: number): void {
  while (first < last) {
    const pivot = values[order[(first + last) >> 1]!]!;
    let i = first;
    let j = last;
    while (i <= j) {
      while (values[order[i]!]! < pivot) i++;
      while (values[order[j]!]! > pivot) j--;
      if (i > j) break;
      const swapped = order[i]!;
      order[i++] = order[j]!;
      order[j--] = swapped;
    }
    if (middle <= j) last = j;
    else if (middle >= i) first = i;
    else return;
  }
}

function search(order: Uint32Array, [xs, ys, zs]: Axes, { lat, lng }: Point): number {
  const cosLat = Math.cos(lat * radians);
  const x = cosLat * Math.cos(lng * radians);
  const y = cosLat * Math.sin(lng * radians);
  const z = Math.sin(lat * radians);
  let best = -1;
  let bestSquare = Infinity;
  const visit = (first: number, last: number, axis: number): void => {
    if (first > last) return;
    const middle = (first + last + 1) >> 1;
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
      visit(first, middle - 1, next);
      if (beyond * beyond < bestSquare) visit(middle + 1, last, next);
    } else {
      visit(middle + 1, last, next);
      if (beyond * beyond < bestSquare) visit(first, middle - 1, next);
    }
  };
  visit(0, order.length - 1, 0);
  return best < 0 ? -1 : order[best]!;
}
