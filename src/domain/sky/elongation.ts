import { utcDayMs, type Instant } from '../instant.ts';
import { bodyAt, dayEphemeris } from './ephemeris.ts';
import { cross, dot, type Position } from './vector.ts';

/** From one new Moon to the next in the mean: Meeus, Astronomical Algorithms, 49.1. */
export const synodicMonthDays = 29.530588861;

const turn = 2 * Math.PI;

/** Apparent longitude of the Moon less that of the Sun, degrees 0…360, aberration included: 180 at full Moon. */
export function elongationDeg(at: Instant): number {
  const pole = eclipticPole(at);
  const sun = bodyAt('sun', at);
  const moon = bodyAt('moon', at);
  const sin = dot(pole, cross(sun, moon));
  const cos = dot(sun, moon) - dot(pole, sun) * dot(pole, moon);
  return ((Math.atan2(sin, cos) / turn) * 360 + 360) % 360;
}

/**
 * The instant nearest to `guess` at which the elongation is `targetDeg`, to the millisecond. Newton's method with
 * the mean rate: the true one is within 18 % of it, so that every step leaves less than a fifth of the error.
 */
export function whenElongation(targetDeg: number, guess: Instant): Instant {
  const msPerDeg = (synodicMonthDays * utcDayMs) / 360;
  let at = guess;
  let stepMs = Infinity;
  while (Math.abs(stepMs) > 0.01) {
    const missingDeg = ((targetDeg - elongationDeg(at) + 540) % 360) - 180;
    stepMs = missingDeg * msPerDeg;
    at += stepMs;
  }
  return Math.round(at);
}

/** Unit vector to the pole of the ecliptic of date, in axes fixed to the turning Earth. */
export function eclipticPole(at: Instant): Position {
  const { start, siderealRad, siderealGainRad, obliquityRad } = dayEphemeris(at);
  const angleRad = siderealRad + (turn + siderealGainRad) * ((at - start) / utcDayMs);
  const tilt = Math.sin(obliquityRad);
  return { x: -tilt * Math.sin(angleRad), y: -tilt * Math.cos(angleRad), z: Math.cos(obliquityRad) };
}
