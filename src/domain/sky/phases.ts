import { utcDayMs, type Instant, type Window } from '../instant.ts';
import { elongationDeg, synodicMonthDays, whenElongation } from './elongation.ts';
import { bodyAt } from './ephemeris.ts';
import { memoize } from '../memoize.ts';
import { dot, minus } from './vector.ts';

/** A phase that lasts an instant; the times between have the other names of `MoonPhaseName`. */
export type PrincipalPhase = 'new' | 'first-quarter' | 'full' | 'third-quarter';

export type MoonPhaseName =
  | PrincipalPhase
  | 'waxing-crescent'
  | 'waxing-gibbous'
  | 'waning-gibbous'
  | 'waning-crescent';

/** An instant at which the Moon is 0°, 90°, 180° or 270° ahead of the Sun in apparent longitude. */
export type MoonQuarter = { readonly phase: PrincipalPhase; readonly at: Instant };

const principalPhases = ['new', 'first-quarter', 'full', 'third-quarter'] as const;

/** The mean new Moon from which quarters are counted, 2000-01-06: Meeus, Astronomical Algorithms, 49.1. */
const meanNewMoon = Date.UTC(2000, 0, 6, 14, 20);
const quarterMs = (synodicMonthDays * utcDayMs) / 4;

/** Quarters are the same for every place; a year has 50. */
const quarterInstant = memoize(64, (index) => whenElongation(90 * modulo4(index), meanNewMoon + index * quarterMs));

/** Apparent elongation / 360: 0 new, 0.5 full, below 1. With aberration: `MoonPhase` of astronomy-engine is 40 s off. */
export function moonPhase(at: Instant): number {
  return elongationDeg(at) / 360;
}

/** The phase at an age 0…1: a principal phase only when the age, rounded to 2 decimals, is that phase's. */
export function moonPhaseName(age: number): MoonPhaseName {
  const hundredths = Math.round(age * 100);
  return hundredths % 25 === 0 ? principalPhase(hundredths / 25) : between(age);
}

function between(age: number): MoonPhaseName {
  if (age < 0.5) return age < 0.25 ? 'waxing-crescent' : 'waxing-gibbous';
  return age < 0.75 ? 'waning-gibbous' : 'waning-crescent';
}

/**
 * The part of the disc that is lit, 0…1, from the Earth's centre: Meeus 48.1 with the angle at the Moon between
 * Earth and Sun. The Sun's apparent place is the right one, as the Moon shares the Earth's motion; astronomy-engine
 * takes the geometric one, which moves the fraction by up to 5e-5.
 */
export function moonFraction(at: Instant): number {
  const moon = bodyAt('moon', at);
  const moonToSun = minus(bodyAt('sun', at), moon);
  const cosPhaseAngle = -dot(moonToSun, moon) / Math.sqrt(dot(moonToSun, moonToSun) * dot(moon, moon));
  return (1 + cosPhaseAngle) / 2;
}

/** The nearest quarter, of two the earlier. Within 10 s of the USNO's in 1950–2060; then ΔT diverges, by 89 s in 2100. */
export function nearestMoonQuarter(at: Instant): MoonQuarter {
  const index = Math.round((at - meanNewMoon) / quarterMs);
  const near = [quarter(index - 1), quarter(index), quarter(index + 1)];
  return near.reduce((best, next) => (Math.abs(next.at - at) < Math.abs(best.at - at) ? next : best));
}

/** The first `count` quarters at or after `from`, in time order. */
export function nextMoonQuarters(from: Instant, count: number): MoonQuarter[] {
  // True quarters differ from the mean ones by less than a day, so the first is one of three.
  const index = Math.floor((from - meanNewMoon) / quarterMs);
  const quarters = Array.from({ length: count + 2 }, (_, k) => quarter(index + k));
  return quarters.filter(({ at }) => at >= from).slice(0, count);
}

export function moonAgeDays(at: Instant): number {
  const newMoon = nextMoonQuarters(at - 31 * utcDayMs, 6).findLast((one) => one.phase === 'new' && one.at <= at);
  return (at - (newMoon?.at ?? at)) / utcDayMs;
}

function quarter(index: number): MoonQuarter {
  return { phase: principalPhase(index), at: quarterInstant(index) };
}

/** `index` counts quarters from a new Moon; earlier ones are negative. */
function principalPhase(index: number): PrincipalPhase {
  return principalPhases[modulo4(index)] as PrincipalPhase;
}

function modulo4(index: number): number {
  return ((index % 4) + 4) % 4;
}

/** The phase on a day at an instant of it: a day that contains a principal phase has its name, as in calendars. */
export function phaseOn({ from, to }: Window, at: Instant): MoonPhaseName {
  const quarter = nearestMoonQuarter(at);
  return quarter.at >= from && quarter.at < to ? quarter.phase : between(moonPhase(at));
}
