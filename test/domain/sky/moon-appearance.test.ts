import { describe, expect, it } from 'vitest';
import { moonAppearance } from '../../../src/domain/sky/index.ts';

/** Signed difference of two directions, degrees. */
function turn(a: number, b: number): number {
  return ((a - b + 540) % 360) - 180;
}

describe('the Moon as it looks from a place', () => {
  it('has its bright limb where Meeus has it: example 48.a, χ = 285.0° eastward from north', () => {
    // At the pole the zenith is the celestial north, and east is at the left.
    const { brightLimbDeg } = moonAppearance({ lat: 90, lng: 0 }, Date.UTC(1992, 3, 12));
    expect(Math.abs(turn(brightLimbDeg, -285.0))).toBeLessThan(1);
  });

  it('lies on its back at the equator and shows its other side in the south', () => {
    // A young Moon in the west an hour after sunset: 2026-03-20, 1.7 days after new.
    const at = (lng: number): number => Date.UTC(2026, 2, 20, 19) - (lng / 15) * 3_600_000;
    const limb = (lat: number): number => moonAppearance({ lat, lng: 0 }, at(0)).brightLimbDeg;
    expect(limb(50)).toBeGreaterThan(90);
    expect(limb(50)).toBeLessThan(180);
    expect(limb(-50)).toBeLessThan(-90);
    // The ecliptic is inclined by 23°, and so near to new Moon its latitude adds as much again.
    expect(Math.abs(turn(limb(0), 180))).toBeLessThan(45);
  });

  it('stands on its head in the south', () => {
    // Near its culmination at both places, north of one and south of the other.
    const { northDeg: north } = moonAppearance({ lat: 50, lng: 0 }, Date.UTC(2026, 9, 26, 0));
    const { northDeg: south } = moonAppearance({ lat: -35, lng: 0 }, Date.UTC(2026, 9, 26, 0));
    expect(Math.abs(turn(north, 0))).toBeLessThan(50);
    expect(Math.abs(turn(south, 180))).toBeLessThan(50);
  });

  it('is up between moonrise and moonset', () => {
    const { altitudeDeg } = moonAppearance({ lat: 48.383, lng: -4.495 }, Date.UTC(2026, 10, 21, 20, 20));
    expect(altitudeDeg).toBeGreaterThan(45);
    expect(altitudeDeg).toBeLessThan(60);
  });
});
