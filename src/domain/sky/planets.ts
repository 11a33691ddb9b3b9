import { Body, Equator, Horizon, Illumination, Observer } from 'astronomy-engine';
import type { Point } from '../place.ts';
import type { Instant } from '../instant.ts';
import { astroTime } from './ephemeris.ts';

/** The planets seen without a telescope. */
const bodies = {
  mercury: Body.Mercury,
  venus: Body.Venus,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
} as const;

/** A planet seen without a telescope. */
export type Planet = keyof typeof bodies;

export type PlanetInSky = {
  readonly planet: Planet;
  /** Of the centre, without refraction. */
  readonly altitudeDeg: number;
  /** Clockwise from north, 0…360. */
  readonly azimuthDeg: number;
  /** Visual; the smaller, the brighter. */
  readonly magnitude: number;
};

const planets = Object.keys(bodies) as readonly Planet[];

/** The planets above the horizon, brightest first; by day as well, when they are not visible. */
export function planetsUp(point: Point, at: Instant): PlanetInSky[] {
  return planets
    .map((planet) => planetInSky(planet, point, at))
    .filter(({ altitudeDeg }) => altitudeDeg > 0)
    .toSorted((a, b) => a.magnitude - b.magnitude);
}

function planetInSky(planet: Planet, point: Point, at: Instant): PlanetInSky {
  const time = astroTime(at);
  const observer = new Observer(point.lat, point.lng, 0);
  const { ra, dec } = Equator(bodies[planet], time, observer, true, true);
  const { altitude, azimuth } = Horizon(time, observer, ra, dec);
  return { planet, altitudeDeg: altitude, azimuthDeg: azimuth, magnitude: Illumination(bodies[planet], time).mag };
}
