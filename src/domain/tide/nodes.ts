import type { MeanLongitudes } from './astro.ts';
import table from './node-means.json' with { type: 'json' };

const radians = Math.PI / 180;
/** Obliquity of the ecliptic and inclination of the Moon's orbit at 1900, as Schureman's tables use them. */
const omega = (23 + 27 / 60 + 8.26 / 3600) * radians;
const inclination = (5 + 8 / 60 + 43.3546 / 3600) * radians;

/** A node factor `f` (of the amplitude) and the node part `uDeg` of the argument, degrees. */
export type NodeFactor = { readonly f: number; readonly uDeg: number };

/** The laws by which constituents follow the 18.6-year cycle of the Moon's node, each named by its typical constituent. */
export type NodeRule = 'none' | 'MM' | 'MF' | 'O1' | 'K1' | 'J1' | 'OO1' | 'M1' | 'M2' | 'M3' | 'K2' | 'L2' | 'KJ2';

/**
 * Mean values of the numerators of the factors over the node's cycle, by which Schureman divides so that a factor is 1 in
 * the mean: formulas 65 to 71, here with his four decimals, in terms of the obliquity ω and the inclination i.
 */
const { means } = table;

/**
 * Node factors of every rule for a year or month, from the longitudes at its middle (and `start`, its beginning).
 * Formula numbers are Schureman's (1941, reprinted 1958): 73 Mm, 74 Mf, 75 O1, 76 J1, 77 OO1, 78 M2, 79 KJ2, 149 M3,
 * 197, 203 and 206–207 M1, 213–215 L2, 224 and 227 K1, 232 and 235 K2. The decimals below are from the same formulas: K1
 * and K2 are sums of a lunar and a solar part in the ratio of their forces, M1 is one of two lunar parts.
 * M1 turns with the perigee inside a year, but its Q already holds the perigee of the middle: NOAA counts the turn from the
 * year's first day, so the perigee of that day is subtracted again.
 */
export function nodeFactors({ p, N }: MeanLongitudes, start: MeanLongitudes): Record<NodeRule, NodeFactor> {
  const { I, xi, nu } = lunarOrbit(N);
  const P = p * radians - xi;
  const sinI = Math.sin(I);
  const sin2I = Math.sin(2 * I);
  const halfI = I / 2;
  const tan2 = Math.tan(halfI) ** 2;

  const o1 = (sinI * Math.cos(halfI) ** 2) / means.O1;
  const m2 = Math.cos(halfI) ** 4 / means.M2;
  const nuPrime = Math.atan2(sin2I * Math.sin(nu), sin2I * Math.cos(nu) + 0.3347);
  const twoNuSecond = Math.atan2(sinI ** 2 * Math.sin(2 * nu), sinI ** 2 * Math.cos(2 * nu) + 0.0727);
  const oneOverRa = Math.sqrt(1 - 12 * tan2 * Math.cos(2 * P) + 36 * tan2 ** 2);
  const R = Math.atan2(Math.sin(2 * P), 1 / (6 * tan2) - Math.cos(2 * P));
  const oneOverQa = Math.sqrt(2.31 + 1.435 * Math.cos(2 * P));
  const Q = Math.atan2(0.483 * Math.sin(P), Math.cos(P));

  return {
    none: factor(1, 0),
    MM: factor((2 / 3 - sinI ** 2) / means.MM, 0),
    MF: factor(sinI ** 2 / means.MF, -2 * xi),
    O1: factor(o1, 2 * xi - nu),
    K1: factor(Math.sqrt(0.8965 * sin2I ** 2 + 0.6001 * sin2I * Math.cos(nu) + 0.1006), -nuPrime),
    J1: factor(sin2I / means.J1, -nu),
    OO1: factor((sinI * Math.sin(halfI) ** 2) / means.OO1, -2 * xi - nu),
    M1: factor(o1 * oneOverQa, xi - nu + Q - start.p * radians),
    M2: factor(m2, 2 * xi - 2 * nu),
    M3: factor(Math.cos(halfI) ** 6 / means.M3, 3 * xi - 3 * nu),
    K2: factor(Math.sqrt(19.0444 * sinI ** 4 + 2.7702 * sinI ** 2 * Math.cos(2 * nu) + 0.0981), -twoNuSecond),
    L2: factor(m2 * oneOverRa, 2 * xi - 2 * nu - R),
    KJ2: factor(sinI ** 2 / means.KJ2, -2 * nu),
  };
}

function factor(f: number, u: number): NodeFactor {
  return { f, uDeg: u / radians };
}

/** Inclination `I` of the Moon's orbit to the equator and the arcs ξ and ν, radians (Schureman §§ 24–25). */
function lunarOrbit(nodeDeg: number): { I: number; xi: number; nu: number } {
  // Taken in −180…180° so that the arcs, which vanish with N, stay on one branch.
  const N = (nodeDeg - 360 * Math.round(nodeDeg / 360)) * radians;
  const I = Math.acos(Math.cos(inclination) * Math.cos(omega) - Math.sin(inclination) * Math.sin(omega) * Math.cos(N));
  const tanHalfN = Math.tan(N / 2);
  const sum = Math.atan((Math.cos((omega - inclination) / 2) / Math.cos((omega + inclination) / 2)) * tanHalfN);
  const difference = Math.atan((Math.sin((omega - inclination) / 2) / Math.sin((omega + inclination) / 2)) * tanHalfN);
  return { I, xi: N - sum - difference, nu: sum - difference };
}
