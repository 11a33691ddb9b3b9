import type { FeatureCollection, Polygon } from 'geojson';
import { areaHolds } from '../../domain/area.ts';
import type { Point } from '../../domain/place.ts';
import type { Dam } from '../../domain/tide/index.ts';
import { readJson } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';

/** Waters behind dams, locks, barrages and narrow inlets, typed in from charts; with what is left of the tide there and who says so. */
const waters = once(() => {
  const { features } = readJson(new URL('dammed.geojson', import.meta.url)) as FeatureCollection<Polygon, Dam>;
  return features.map(({ geometry, properties: { name, source, tide } }) => {
    const area = geometry.coordinates[0]!.map(([lng = 0, lat = 0]) => [lat, lng] as const);
    const lats = area.map(([lat]) => lat);
    return { area, south: Math.min(...lats), north: Math.max(...lats), dam: { name, source, tide } };
  });
});

/** The dam between a point and the sea; `undefined` where none is known. */
export function damAt(point: Point): Dam | undefined {
  const { lat } = point;
  return waters().find(({ area, south, north }) => lat >= south && lat <= north && areaHolds(area, point))?.dam;
}
