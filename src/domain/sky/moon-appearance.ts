import type { Point } from '../place.ts';
import type { Instant } from '../instant.ts';
import { eclipticPole } from './elongation.ts';
import { bodyAt } from './ephemeris.ts';
import { altitudeDeg, observerAt } from './horizon.ts';
import { cross, dot, minus, type Position } from './vector.ts';

/** How the Moon's disk looks from a place, the zenith being up. */
export type MoonAppearance = {
  /** Of the centre, without refraction. */
  readonly altitudeDeg: number;
  /** Where the middle of the bright limb points to, degrees clockwise from up, −180…180. */
  readonly brightLimbDeg: number;
  /** The Moon's north pole, likewise, within the 1.5° that its equator is inclined to the ecliptic. */
  readonly northDeg: number;
};

/**
 * The tilt of phase and face at `point`: a waxing half Moon stands upright in the north, lies on its back at the equator,
 * and shows its other side in the south. Within 1° of Meeus, Astronomical Algorithms, ch. 48, less the parallactic angle.
 */
export function moonAppearance(point: Point, at: Instant): MoonAppearance {
  const observer = observerAt(point);
  const moon = bodyAt('moon', at);
  const sight = unit(minus(moon, observer.at));
  const upright = dot(observer.up, sight);
  const up = unit(minus(observer.up, scaled(sight, upright)));
  // Looking along `sight` with the zenith up, this is at the right hand.
  const right = cross(sight, up);
  const towards = (direction: Position) => (Math.atan2(dot(direction, right), dot(direction, up)) * 180) / Math.PI;
  return {
    altitudeDeg: altitudeDeg(observer, moon),
    brightLimbDeg: towards(minus(bodyAt('sun', at), moon)),
    northDeg: towards(eclipticPole(at)),
  };
}

function unit(position: Position): Position {
  return scaled(position, 1 / Math.sqrt(dot(position, position)));
}

function scaled({ x, y, z }: Position, factor: number): Position {
  return { x: x * factor, y: y * factor, z: z * factor };
}
