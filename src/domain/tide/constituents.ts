import { motionsDegH } from './astro.ts';
import type { NodeRule } from './nodes.ts';

/**
 * A harmonic line. Its argument is V = T·15°t + s·s + h·h + p·p + p1·p1 + deg, with t in hours from 00:00 UT.
 * Schureman counts the Sun's hour angle from noon, so his constants of odd species appear here turned by 180°.
 * `nodes` lists the node rules that its factor and argument follow, each with its power.
 */
export type Constituent = {
  readonly name: string;
  readonly speedDegH: number;
  readonly v: Argument;
  readonly nodes: readonly (readonly [NodeRule, number])[];
};

/** Multiples of T, s, h, p, p1, then degrees. */
type Argument = readonly [T: number, s: number, h: number, p: number, p1: number, deg: number];
type BasicLine = readonly [...Argument, NodeRule];

/** Constituents of the tide-raising forces: Schureman (1941) table 2; Doodson's and the IHO's list where noted. */
const basic = {
  SA: [0, 0, 1, 0, 0, 0, 'none'],
  // Anomalistic year, h − p′: the annual line of the IHO's list and of Kartverket.
  SAA: [0, 0, 1, 0, -1, 0, 'none'],
  SSA: [0, 0, 2, 0, 0, 0, 'none'],
  MM: [0, 1, 0, -1, 0, 0, 'MM'],
  MF: [0, 2, 0, 0, 0, 0, 'MF'],
  MTM: [0, 3, 0, -1, 0, 0, 'MF'],
  MSQM: [0, 4, -2, 0, 0, 0, 'MF'],

  // Foreman (1977).
  ALPHA1: [1, -5, 3, 1, 0, 270, 'O1'],
  '2Q1': [1, -4, 1, 2, 0, 270, 'O1'],
  SIGMA1: [1, -4, 3, 0, 0, 270, 'O1'],
  Q1: [1, -3, 1, 1, 0, 270, 'O1'],
  RHO1: [1, -3, 3, -1, 0, 270, 'O1'],
  O1: [1, -2, 1, 0, 0, 270, 'O1'],
  // Not M2 − P1, though it has that argument: NOAA gives it the node factor of J1.
  MP1: [1, -2, 3, 0, 0, 90, 'J1'],
  // Foreman (1977).
  TAU1: [1, -2, 3, 0, 0, 90, 'none'],
  // Foreman (1977).
  BETA1: [1, -1, -1, 1, 0, 90, 'J1'],
  M1: [1, -1, 1, 1, 0, 90, 'M1'],
  CHI1: [1, -1, 3, -1, 0, 90, 'J1'],
  PI1: [1, 0, -2, 0, 1, 270, 'none'],
  P1: [1, 0, -1, 0, 0, 270, 'none'],
  S1: [1, 0, 0, 0, 0, 180, 'none'],
  K1: [1, 0, 1, 0, 0, 90, 'K1'],
  PSI1: [1, 0, 2, 0, -1, 90, 'none'],
  PHI1: [1, 0, 3, 0, 0, 90, 'none'],
  THETA1: [1, 1, -1, 1, 0, 90, 'J1'],
  J1: [1, 1, 1, -1, 0, 90, 'J1'],
  OO1: [1, 2, 1, 0, 0, 90, 'OO1'],

  // Foreman (1977).
  '3N2': [2, -5, 2, 3, 0, 0, 'M2'],
  EPS2: [2, -5, 4, 1, 0, 0, 'M2'],
  '2N2': [2, -4, 2, 2, 0, 0, 'M2'],
  MU2: [2, -4, 4, 0, 0, 0, 'M2'],
  N2: [2, -3, 2, 1, 0, 0, 'M2'],
  // Doodson number 245.555, a line of the third degree (Ray 2020).
  '3RD-N2': [2, -3, 2, 0, 0, 0, 'M2'],
  NU2: [2, -3, 4, -1, 0, 0, 'M2'],
  GAMMA2: [2, -2, 0, 2, 0, 180, 'M2'],
  ALPHA2: [2, -2, 1, 0, 1, 180, 'M2'],
  // M2 modulated by the seasons.
  MA2: [2, -2, 1, 0, 0, 0, 'M2'],
  M2: [2, -2, 2, 0, 0, 0, 'M2'],
  MB2: [2, -2, 3, 0, 0, 0, 'M2'],
  BETA2: [2, -2, 3, 0, -1, 0, 'M2'],
  LAMBDA2: [2, -1, 0, 1, 0, 180, 'M2'],
  L2: [2, -1, 2, -1, 0, 180, 'L2'],
  // Doodson number 265.555, a line of the third degree (Ray 2020).
  '3RD-L2': [2, -1, 2, 0, 0, 0, 'M2'],
  T2: [2, 0, -1, 0, 1, 0, 'none'],
  S2: [2, 0, 0, 0, 0, 0, 'none'],
  R2: [2, 0, 1, 0, -1, 180, 'none'],
  K2: [2, 0, 2, 0, 0, 0, 'K2'],
  KJ2: [2, 1, 2, -1, 0, 0, 'KJ2'],

  M3: [3, -3, 3, 0, 0, 180, 'M3'],
  T3: [3, 0, -1, 0, 0, 0, 'none'],
  S3: [3, 0, 0, 0, 0, 180, 'none'],
} as const satisfies Record<string, BasicLine>;

type BasicName = keyof typeof basic;

/** Shallow-water constituents: multiples of basic ones, whose arguments add and whose node factors multiply. */
const compound: Record<string, Partial<Record<BasicName, number>>> = {
  MSF: { S2: 1, M2: -1 },
  TK1: { T2: 1, K1: -1 },
  RP1: { R2: 1, P1: -1 },
  KP1: { K2: 1, P1: -1 },
  '2PO1': { P1: 2, O1: -1 },
  SO1: { S2: 1, O1: -1 },
  '2NS2': { N2: 2, S2: -1 },
  OQ2: { O1: 1, Q1: 1 },
  MNS2: { M2: 1, N2: 1, S2: -1 },
  MLN2S2: { M2: 1, L2: 1, N2: 1, S2: -2 },
  '2ML2S2': { M2: 2, L2: 1, S2: -2 },
  '2MS2K2': { M2: 2, S2: 1, K2: -2 },
  MKL2S2: { M2: 1, K2: 1, L2: 1, S2: -2 },
  OP2: { O1: 1, P1: 1 },
  MKS2: { M2: 1, K2: 1, S2: -1 },
  M2KS2: { M2: 1, K2: 2, S2: -2 },
  '2SNMK2': { S2: 2, N2: 1, M2: -1, K2: -1 },
  MSN2: { M2: 1, S2: 1, N2: -1 },
  '2KMSN2': { K2: 2, M2: 1, S2: -1, N2: -1 },
  '2SM2': { S2: 2, M2: -1 },
  SKM2: { S2: 1, K2: 1, M2: -1 },
  NO3: { N2: 1, O1: 1 },
  MO3: { M2: 1, O1: 1 },
  '2MK3': { M2: 2, K1: -1 },
  SO3: { S2: 1, O1: 1 },
  MK3: { M2: 1, K1: 1 },
  SK3: { S2: 1, K1: 1 },
  N4: { N2: 2 },
  '3MS4': { M2: 3, S2: -1 },
  MN4: { M2: 1, N2: 1 },
  '2MLS4': { M2: 2, L2: 1, S2: -1 },
  M4: { M2: 2 },
  SN4: { S2: 1, N2: 1 },
  ML4: { M2: 1, L2: 1 },
  MS4: { M2: 1, S2: 1 },
  MK4: { M2: 1, K2: 1 },
  SL4: { S2: 1, L2: 1 },
  S4: { S2: 2 },
  SK4: { S2: 1, K2: 1 },
  MNO5: { M2: 1, N2: 1, O1: 1 },
  '2MO5': { M2: 2, O1: 1 },
  '3MP5': { M2: 3, P1: -1 },
  MNK5: { M2: 1, N2: 1, K1: 1 },
  '2MP5': { M2: 2, P1: 1 },
  '2MK5': { M2: 2, K1: 1 },
  MSK5: { M2: 1, S2: 1, K1: 1 },
  // So named by NOAA at Anchorage; its argument is not that of three K1.
  '3KM5': { M2: 1, K2: 1, K1: 1 },
  '2SK5': { S2: 2, K1: 1 },
  '2NMLS6': { N2: 2, M2: 1, L2: 1, S2: -1 },
  '2NM6': { N2: 2, M2: 1 },
  '2MLNS6': { M2: 2, L2: 1, N2: 1, S2: -1 },
  '2MN6': { M2: 2, N2: 1 },
  '3MLS6': { M2: 3, L2: 1, S2: -1 },
  M6: { M2: 3 },
  MSN6: { M2: 1, S2: 1, N2: 1 },
  '2ML6': { M2: 2, L2: 1 },
  '2MS6': { M2: 2, S2: 1 },
  '2MK6': { M2: 2, K2: 1 },
  MSL6: { M2: 1, S2: 1, L2: 1 },
  '2SM6': { S2: 2, M2: 1 },
  MSK6: { M2: 1, S2: 1, K2: 1 },
  S6: { S2: 3 },
  '2MNO7': { M2: 2, N2: 1, O1: 1 },
  '2NMK7': { N2: 2, M2: 1, K1: 1 },
  '2MSO7': { M2: 2, S2: 1, O1: 1 },
  '3MK7': { M2: 3, K1: 1 },
  MSKO7: { M2: 1, S2: 1, K2: 1, O1: 1 },
  '2MN8': { M2: 2, N2: 2 },
  '3MN8': { M2: 3, N2: 1 },
  '4MLS8': { M2: 4, L2: 1, S2: -1 },
  M8: { M2: 4 },
  '2MSN8': { M2: 2, S2: 1, N2: 1 },
  '3ML8': { M2: 3, L2: 1 },
  '3MS8': { M2: 3, S2: 1 },
  '3MK8': { M2: 3, K2: 1 },
  '2MSL8': { M2: 2, S2: 1, L2: 1 },
  '2MS8': { M2: 2, S2: 2 },
  '2MSK8': { M2: 2, S2: 1, K2: 1 },
  '2M2NK9': { M2: 2, N2: 2, K1: 1 },
  '3MNK9': { M2: 3, N2: 1, K1: 1 },
  '4MK9': { M2: 4, K1: 1 },
  '3MSK9': { M2: 3, S2: 1, K1: 1 },
  '4MN10': { M2: 4, N2: 1 },
  M10: { M2: 5 },
  '3MNS10': { M2: 3, N2: 1, S2: 1 },
  '4MS10': { M2: 4, S2: 1 },
  '3MSL10': { M2: 3, S2: 1, L2: 1 },
  '3M2S10': { M2: 3, S2: 2 },
  '4MSK11': { M2: 4, S2: 1, K1: 1 },
  '4MNS12': { M2: 4, N2: 1, S2: 1 },
  '5MS12': { M2: 5, S2: 1 },
  '4MSL12': { M2: 4, S2: 1, L2: 1 },
  '4M2S12': { M2: 4, S2: 2 },
};

/** Every constituent that the engine can compute. The index of a constituent is its number in a packed catalogue. */
export const constituents: readonly Constituent[] = [
  ...Object.entries(basic).map(([name, line]) => fromBasic(name, line)),
  ...Object.entries(compound).map(([name, parts]) => fromParts(name, parts)),
];

const numbers = new Map(constituents.map((line, number) => [line.name, number]));

/** The number of a constituent by its name; `undefined` where the engine cannot compute it. */
export function constituentNumber(name: string): number | undefined {
  return numbers.get(name);
}

function fromBasic(name: string, [T, s, h, p, p1, deg, rule]: BasicLine): Constituent {
  const v = [T, s, h, p, p1, deg] as const;
  return { name, v, speedDegH: speedDegH(v), nodes: rule === 'none' ? [] : [[rule, 1]] };
}

function fromParts(name: string, parts: Partial<Record<BasicName, number>>): Constituent {
  const v: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  const nodes: [NodeRule, number][] = [];
  for (const [part, times] of Object.entries(parts)) {
    const line: BasicLine = basic[part as BasicName];
    for (let i = 0; i < v.length; i++) v[i]! += times * (line[i] as number);
    if (line[6] !== 'none') nodes.push([line[6], times]);
  }
  return { name, v, speedDegH: speedDegH(v), nodes };
}

function speedDegH([T, s, h, p, p1]: Argument): number {
  const m = motionsDegH;
  return T * m.T + s * m.s + h * m.h + p * m.p + p1 * m.p1;
}
