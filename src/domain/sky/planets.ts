import { AngleBetween, Body, Elongation, Equator, Horizon, Illumination, Observer } from 'astronomy-engine';
import type { Point } from '../place.ts';
import { minuteMs, type Instant, type Window } from '../instant.ts';
import { astroTime } from './ephemeris.ts';

const planets = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;
export const planetNames = planets.map((name) => name.toLowerCase() as Planet);

/** A planet seen without a telescope. */
export type Planet = Lowercase<(typeof planets)[number]>;

export type PlanetInSky = {
  readonly planet: Planet;
  /** Of the centre, without refraction. */
  readonly altitudeDeg: number;
  /** Clockwise from north, 0…360. */
  readonly azimuthDeg: number;
  /** Visual; the smaller, the brighter. */
  readonly magnitude: number;
};

/** The planets above the horizon, brightest first; by day as well, when they are not visible. */
export function planetsUp(point: Point, at: Instant): PlanetInSky[] {
  return planetNames
    .map((planet) => planetInSky(planet, point, at))
    .filter(({ altitudeDeg }) => altitudeDeg > 0)
    .toSorted((a, b) => a.magnitude - b.magnitude);
}

const stepMs = 20 * minuteMs;

/** When each planet that is up at some time of a night is so, to some minutes; the first one first. */
export function planetTimes(point: Point, { from, to }: Window): { planet: Planet; times: Window[] }[] {
  const instants = Array.from({ length: Math.ceil((to - from) / stepMs) }, (_, i) => from + i * stepMs);
  const found = planetNames.map((planet) => {
    const samples = [...instants, to].map((at) => ({ at, ...planetInSky(planet, point, at) }));
    const times: Window[] = [];
    for (const [i, b] of samples.slice(1).entries()) {
      const a = samples[i]!;
      if (a.altitudeDeg <= 0 && b.altitudeDeg <= 0) continue;
      const turn = a.at + ((b.at - a.at) * a.altitudeDeg) / (a.altitudeDeg - b.altitudeDeg);
      const until = b.altitudeDeg > 0 ? b.at : turn;
      const last = a.altitudeDeg > 0 ? times.pop() : undefined;
      times.push({ from: last?.from ?? (a.altitudeDeg > 0 ? a.at : turn), to: until });
    }
    return { planet, times };
  });
  return found.filter(({ times }) => times.length > 0).toSorted((a, b) => a.times[0]!.from - b.times[0]!.from);
}

function bodyOf(planet: Planet) {
  return planets.find((name) => name.toLowerCase() === planet)!;
}

/** Where a planet is seen from a point, and how bright; by day as well. */
export function planetInSky(planet: Planet, point: Point, at: Instant): PlanetInSky {
  const time = astroTime(at);
  const observer = new Observer(point.lat, point.lng, 0);
  const body = bodyOf(planet);
  const { ra, dec } = Equator(Body[body], time, observer, true, true);
  const { altitude, azimuth } = Horizon(time, observer, ra, dec);
  return { planet, altitudeDeg: altitude, azimuthDeg: azimuth, magnitude: Illumination(Body[body], time).mag };
}

/** The angle between a planet and the Moon as seen from a point, degrees; from the centre of the Earth without one, a degree off at most. */
export function planetToMoonDeg(planet: Planet, at: Instant, point?: Point): number {
  const observer = new Observer(point?.lat ?? 0, point?.lng ?? 0, 0);
  const vectorTo = (body: Body) => Equator(body, astroTime(at), observer, true, true).vec;
  return AngleBetween(vectorTo(Body[bodyOf(planet)]), vectorTo(Body.Moon));
}

/** How far a planet is from the Sun, degrees, and which end of the night it is nearer to. */
export function planetElongation(planet: Planet, at: Instant): { readonly deg: number; readonly isMorning: boolean } {
  const { elongation, visibility } = Elongation(Body[bodyOf(planet)], new Date(at));
  return { deg: elongation, isMorning: visibility === 'morning' };
}
