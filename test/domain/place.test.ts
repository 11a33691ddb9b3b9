import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearingDeg, distanceKm, pointId, type Point } from '../../src/domain/place.ts';

const points: fc.Arbitrary<Point> = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
/** π · 6371.0088 km. */
const halfRoundKm = 20_015.115;

describe('great-circle distance', () => {
  it.each([
    // A quarter, a half and a degree of the circle of radius 6371.0088 km (IUGG).
    [{ lat: 0, lng: 0 }, { lat: 90, lng: 57 }, halfRoundKm / 2],
    [{ lat: 0, lng: 0 }, { lat: 0, lng: 180 }, halfRoundKm],
    [{ lat: 90, lng: 0 }, { lat: -90, lng: 12 }, halfRoundKm],
    [{ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, halfRoundKm / 180],
    [{ lat: 48, lng: -180 }, { lat: 48, lng: 180 }, 0],
    [{ lat: 90, lng: 10 }, { lat: 90, lng: -100 }, 0],
  ])('from %o to %o is %d km', (a, b, km) => expect(distanceKm(a, b)).toBeCloseTo(km, 2));

  it('is finite, symmetric and never more than half way round', () => {
    fc.assert(
      fc.property(points, points, (a, b) => {
        const km = distanceKm(a, b);
        expect(km).toBeGreaterThanOrEqual(0);
        expect(km).toBeLessThan(halfRoundKm + 0.01);
        expect(distanceKm(b, a)).toBeCloseTo(km, 6);
      }),
    );
  });
});

describe('bearing', () => {
  it.each([
    [{ lat: 0, lng: 0 }, { lat: 10, lng: 0 }, 0],
    [{ lat: 0, lng: 0 }, { lat: 0, lng: 10 }, 90],
    [{ lat: 0, lng: 0 }, { lat: -10, lng: 0 }, 180],
    [{ lat: 0, lng: 0 }, { lat: 0, lng: -10 }, 270],
    [{ lat: 0, lng: 179 }, { lat: 0, lng: -179 }, 90],
  ])('from %o to %o is %d°', (a, b, deg) => expect(bearingDeg(a, b)).toBeCloseTo(deg, 9));

  it('is always 0 or more and less than 360', () => {
    fc.assert(
      fc.property(points, points, (a, b) => {
        expect(bearingDeg(a, b)).toBeGreaterThanOrEqual(0);
        expect(bearingDeg(a, b)).toBeLessThan(360);
      }),
    );
  });
});

describe('the id of a bare point', () => {
  it('has four decimals', () => {
    expect(pointId({ lat: 48.383, lng: -4.495 })).toBe('48.3830,-4.4950');
    expect(pointId({ lat: -90, lng: 180 })).toBe('-90.0000,180.0000');
  });
});
