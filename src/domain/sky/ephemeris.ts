import { AstroTime, Body as Astro, GeoMoon, GeoVector, RotateVector, Rotation_EQJ_EQD } from 'astronomy-engine';
import { SiderealTime, e_tilt } from 'astronomy-engine';
import { utcDayMs, utcDayStart, type Instant } from '../instant.ts';
import { chebyshevPoints, chebyshevSeries, chebyshevValue, type ChebyshevSeries } from './chebyshev.ts';
import { memoize } from '../memoize.ts';
import { turned, type Position } from './vector.ts';

/** Coordinates, AU, in axes that turn eastward once in 24 h, as functions of −1…1 over one UTC day. */
export type Course = { readonly x: ChebyshevSeries; readonly y: ChebyshevSeries; readonly z: ChebyshevSeries };

/** The apparent path of a body through one UTC day, the same for every place on Earth. */
export type Path = Course & {
  /** Its coordinates every half hour, from 00:00 to 24:00, both included: x, y and z one after another. */
  readonly halfHours: Float64Array;
};

export type Body = 'sun' | 'moon';

export type DayEphemeris = {
  readonly start: Instant;
  readonly sun: Path;
  readonly moon: Path;
  /** Apparent sidereal time at Greenwich as an angle, at 00:00, and what it gains on 360° until 24:00. */
  readonly siderealRad: number;
  readonly siderealGainRad: number;
  /** True obliquity of the ecliptic at 12:00; it moves by less than 0.1″ in a day. */
  readonly obliquityRad: number;
};

const turn = 2 * Math.PI;
const unixMsAtJ2000 = Date.UTC(2000, 0, 1, 12);

/**
 * Degree of the series. In axes that turn once in 24 h the Sun is nearly at rest and the Moon moves 13°, so that
 * 6 follows both to 5e-11 of their distance, the resolution of a time in floating-point days; degree 5 to 1e-9.
 */
const degree = 6;
const points = chebyshevPoints(degree);

/** Samples a day: one every half hour, and one more at 24:00. */
export const halfHoursPerDay = 48;

/** A year ahead, the month of answers and some to spare; about 3 kB a day. */
const maxCachedDays = 440;

const dayOf = memoize(maxCachedDays, computeDay);

/** The ephemeris of the UTC day of `at`. Days agree at midnight to 1e-15, because the series run through their ends. */
export function dayEphemeris(at: Instant): DayEphemeris {
  return dayOf(utcDayStart(at));
}

/** Position of the body at `dayFraction`, 0…1, of its day. */
export function positionOn({ x, y, z }: Course, dayFraction: number): Position {
  const t = 2 * dayFraction - 1;
  return turned(chebyshevValue(x, t), chebyshevValue(y, t), chebyshevValue(z, t), turn * dayFraction);
}

export function bodyAt(body: Body, at: Instant): Position {
  const day = dayEphemeris(at);
  return positionOn(day[body], (at - day.start) / utcDayMs);
}

/** A time of astronomy-engine: days from J2000, in floating point. */
export function astroTime(at: Instant): AstroTime {
  return new AstroTime((at - unixMsAtJ2000) / utcDayMs);
}

/** The instant of an `AstroTime`, to the whole millisecond. */
export function instantOfAstroTime(time: AstroTime): Instant {
  return Math.round(unixMsAtJ2000 + time.ut * utcDayMs);
}

function computeDay(start: Instant): DayEphemeris {
  const samples = points.map((point) => sampleAt(start, (point + 1) / 2));
  const siderealRad = siderealAngle(astroTime(start));
  const siderealEndRad = siderealAngle(astroTime(start + utcDayMs));
  return {
    start,
    sun: pathThrough(samples.map(({ sun }) => sun)),
    moon: pathThrough(samples.map(({ moon }) => moon)),
    siderealRad,
    siderealGainRad: (siderealEndRad - siderealRad + turn) % turn,
    obliquityRad: (e_tilt(astroTime(start + utcDayMs / 2)).tobl * turn) / 360,
  };
}

/** Sun and Moon as seen from the Earth's centre: light time and aberration, precession and nutation included. */
function sampleAt(start: Instant, dayFraction: number): Record<Body, Position> {
  const time = astroTime(start + dayFraction * utcDayMs);
  const toEquatorOfDate = Rotation_EQJ_EQD(time);
  const sun = RotateVector(toEquatorOfDate, GeoVector(Astro.Sun, time, true));
  const moon = RotateVector(toEquatorOfDate, GeoMoon(time));
  const angleRad = siderealAngle(time) - turn * (dayFraction % 1);
  return { sun: turned(sun.x, sun.y, sun.z, angleRad), moon: turned(moon.x, moon.y, moon.z, angleRad) };
}

function pathThrough(positions: readonly Position[]): Path {
  const x = chebyshevSeries(positions.map((position) => position.x));
  const y = chebyshevSeries(positions.map((position) => position.y));
  const z = chebyshevSeries(positions.map((position) => position.z));
  const halfHours = new Float64Array(3 * (halfHoursPerDay + 1));
  for (let k = 0; k <= halfHoursPerDay; k++) {
    const position = positionOn({ x, y, z }, k / halfHoursPerDay);
    halfHours.set([position.x, position.y, position.z], 3 * k);
  }
  return { x, y, z, halfHours };
}

/** Apparent sidereal time at Greenwich as an angle, 0…2π. */
function siderealAngle(time: AstroTime): number {
  return (SiderealTime(time) / 24) * turn;
}
