import { motionsDegH } from './astro.ts';
import compoundConstituents from './compound-constituents.json' with { type: 'json' };
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

/**
 * Shallow-water constituents: multiples of basic ones, whose arguments add and whose node factors multiply. 3KM5 is so named
 * by NOAA at Anchorage; its argument is not that of three K1.
 */
const compound: Readonly<Record<string, Partial<Record<BasicName, number>>>> = compoundConstituents;

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
