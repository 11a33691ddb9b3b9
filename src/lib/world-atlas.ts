import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Line = readonly (readonly [lng: number, lat: number])[];

/** The part of TopoJSON that world-atlas has: rings are made of arcs, and arcs of steps (its specification, section 2.1.4). */
type Topology = {
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly transform: { readonly scale: readonly [number, number]; readonly translate: readonly [number, number] };
  readonly objects: Readonly<Record<string, { readonly geometries: readonly Geometry[] }>>;
};
type Geometry = { readonly id?: string } & (
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly number[][][] }
  | { readonly type: 'Polygon'; readonly arcs: readonly number[][] }
);

/**
 * Natural Earth's land or countries at a scale (public domain, by way of world-atlas), in degrees: the lines of its coasts and
 * borders, and the polygons of each, as their rings. Countries have their number in ISO 3166-1. Not checked: the package is
 * pinned, and tests measure known distances.
 */
export function readAtlas(name: 'land' | 'countries', scale: '10m' | '50m' | '110m') {
  const file = createRequire(import.meta.url).resolve(`world-atlas/${name}-${scale}.json`);
  const { arcs, transform, objects } = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const [degreesX, degreesY] = transform.scale;
  const [west, south] = transform.translate;
  const lines = arcs.map((steps): Line => {
    let [x, y] = [0, 0];
    return steps.map(([right, up]) => [(x += right) * degreesX + west, (y += up) * degreesY + south] as const);
  });
  /** A negative number is the complement of that of an arc, backwards. Each arc begins where the one before ends. */
  const ringOf = (numbers: readonly number[]): Line =>
    numbers.flatMap((number, i) => {
      const line = number < 0 ? lines[~number]!.toReversed() : lines[number]!;
      return i === 0 ? line : line.slice(1);
    });
  const shapes = () =>
    objects[name]!.geometries.map(({ id = '', ...shape }) => {
      const polygons = shape.type === 'Polygon' ? [shape.arcs] : shape.arcs;
      return { id, polygons: polygons.map((rings) => rings.map(ringOf)) };
    });
  return { lines, shapes, polygons: () => shapes().flatMap(({ polygons }) => polygons) };
}
