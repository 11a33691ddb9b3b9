import { motionsDegH } from './astro.ts';
import basicConstituents from './basic-constituents.json' with { type: 'json' };
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
type BasicLine = readonly [...Argument, NodeRule, note?: string];
type BasicName = keyof typeof basicConstituents;

/** Constituents: Schureman (1941) table 2; Doodson's and the IHO's list where a row ends with such a note. */
const basic = basicConstituents as unknown as Readonly<Record<BasicName, BasicLine>>;

/** Shallow-water constituents: arguments add, node factors multiply. NOAA's 3KM5 (Anchorage) does not have three K1. */
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

/** The same; throws a `RangeError` for a constituent that the engine does not know. */
export function knownNumber(name: string): number {
  const number = numbers.get(name);
  if (number === undefined) throw new RangeError(`No constituent has the name ${name}`);
  return number;
}

function fromBasic(name: string, [T, s, h, p, p1, deg, rule]: BasicLine): Constituent {
  const v = [T, s, h, p, p1, deg] as const;
  return { name, v, speedDegH: speedDegH(v), nodes: rule === 'none' ? [] : [[rule, 1]] };
}

function fromParts(name: string, parts: Partial<Record<BasicName, number>>): Constituent {
  const v: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  const nodes: [NodeRule, number][] = [];
  for (const [part, times] of Object.entries(parts)) {
    const line = basic[part as BasicName];
    for (let i = 0; i < v.length; i++) v[i]! += times * (line[i] as number);
    if (line[6] !== 'none') nodes.push([line[6], times]);
  }
  return { name, v, speedDegH: speedDegH(v), nodes };
}

function speedDegH([T, s, h, p, p1]: Argument): number {
  const m = motionsDegH;
  return T * m.T + s * m.s + h * m.h + p * m.p + p1 * m.p1;
}
