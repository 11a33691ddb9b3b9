import type { FeatureCollection, LineString } from 'geojson';
import { expect, it } from 'vitest';
import { readJson } from '../../../src/lib/data-file.ts';

const file = new URL('../../../src/sources/water/straits.geojson', import.meta.url);
const { features } = readJson(file) as FeatureCollection<LineString>;

it('straits are lines with a name of their own, longitude first, whose corners follow each other', () => {
  expect(new Set(features.map(({ properties }) => String(properties?.['name']))).size).toBe(features.length);
  expect(features.length).toBeGreaterThan(50);
  const steps = features.flatMap(({ geometry: { type, coordinates } }) => {
    expect(type).toBe('LineString');
    expect(coordinates.length).toBeGreaterThan(1);
    return coordinates.slice(1).map(([lng = NaN, lat = NaN], index) => {
      const [lngBefore = NaN, latBefore = NaN] = coordinates[index]!;
      expect(Math.abs(lat)).toBeLessThan(70);
      return Math.hypot(lng - lngBefore, lat - latBefore);
    });
  });
  expect(Math.min(...steps)).toBeGreaterThan(0);
  // The longest step, up the Potomac, is 0.74°.
  expect(Math.max(...steps)).toBeLessThan(0.8);
});
