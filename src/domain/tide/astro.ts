import type { Instant } from '../instant.ts';

const degree = 1;
const revolution = 360 * degree;
const arcsecond = degree / 3600;

/** 1899-12-31 12:00 UT, the epoch of Schureman's expressions. */
const epoch1900: Instant = Date.UTC(1899, 11, 31, 12);
const julianCenturyMs = 36_525 * 86_400_000;

/**
 * Mean longitudes that tidal arguments are made of, in degrees, not reduced to 0…360: `s` Moon, `h` Sun, `p` lunar perigee, `N`
 * lunar ascending node, `p1` solar perigee. Schureman, Manual of Harmonic Analysis and Prediction of Tides (1958), table 1.
 */
export type MeanLongitudes = ReturnType<typeof meanLongitudes>;

/** Mean longitudes at an instant of universal time; within 0.04° of Meeus (1998) from 1900 to 2100. */
export function meanLongitudes(at: Instant) {
  const T = (at - epoch1900) / julianCenturyMs;
  return {
    s: polynomial(T, 270, 26, 14.72, 1336 * revolution + 1_108_411.2 * arcsecond, 9.09, 0.0068),
    h: polynomial(T, 279, 41, 48.04, 129_602_768.13 * arcsecond, 1.089, 0),
    p: polynomial(T, 334, 19, 40.87, 11 * revolution + 392_515.94 * arcsecond, -37.24, -0.045),
    N: polynomial(T, 259, 10, 57.12, -(5 * revolution + 482_912.63 * arcsecond), 7.58, 0.008),
    p1: polynomial(T, 281, 13, 15.0, 6189.03 * arcsecond, 1.63, 0.012),
  };
}

/** Degrees, minutes and seconds at the epoch; motion in degrees a century; square and cube in arcseconds. */
function polynomial(
  T: number,
  deg: number,
  min: number,
  sec: number,
  motionDeg: number,
  squareSec: number,
  cubeSec: number,
): number {
  const constant = deg + min / 60 + sec * arcsecond;
  return constant + T * (motionDeg + T * arcsecond * (squareSec + T * cubeSec));
}

/** Mean motions in degrees an hour, from the linear terms above (their change is below 1e-9 a century). */
export const motionsDegH = {
  T: 15,
  s: (1336 * revolution + 1_108_411.2 * arcsecond) / 876_600,
  h: (129_602_768.13 * arcsecond) / 876_600,
  p: (11 * revolution + 392_515.94 * arcsecond) / 876_600,
  p1: (6189.03 * arcsecond) / 876_600,
} as const;
