import { constituentNumber, constituents } from './constituents.ts';
import type { HarmonicConstant } from './harmonics.ts';

/**
 * Minor lines as parts of a major one, by the equilibrium tide: Schureman (1940), table in paragraph 230. The phase lag
 * follows the frequency along the two major lines that enclose it or lie next to it (Munk and Cartwright 1966: the sea
 * answers alike to frequencies that are alike).
 */
const minorLines: readonly MinorLine[] = [
  { name: '2Q1', base: 'O1', ratio: 0.026, along: ['O1', 'K1'] },
  { name: 'SIGMA1', base: 'O1', ratio: 0.031, along: ['O1', 'K1'] },
  { name: 'RHO1', base: 'O1', ratio: 0.038, along: ['O1', 'K1'] },
  { name: 'M1', base: 'O1', ratio: 0.071, along: ['O1', 'K1'] },
  { name: 'PI1', base: 'K1', ratio: 0.019, along: ['O1', 'K1'] },
  { name: 'PHI1', base: 'K1', ratio: 0.014, along: ['O1', 'K1'] },
  { name: 'OO1', base: 'O1', ratio: 0.043, along: ['O1', 'K1'] },
  { name: 'MU2', base: 'M2', ratio: 0.024, along: ['N2', 'M2'] },
  { name: 'NU2', base: 'N2', ratio: 0.194, along: ['N2', 'M2'] },
  { name: 'LAMBDA2', base: 'M2', ratio: 0.007, along: ['M2', 'S2'] },
  { name: 'L2', base: 'M2', ratio: 0.028, along: ['M2', 'S2'] },
  { name: 'R2', base: 'S2', ratio: 0.008, along: ['M2', 'S2'] },
];

type MinorLine = {
  readonly name: string;
  readonly base: string;
  readonly ratio: number;
  readonly along: readonly [string, string];
};

/** The constants with those minor lines added that they lack and their major lines allow to infer. */
export function withInferredLines(constants: readonly HarmonicConstant[]): HarmonicConstant[] {
  const known = new Map(constants.map((one) => [one.number, one]));
  const line = (name: string): HarmonicConstant | undefined => known.get(numberOf(name));
  const inferred = minorLines.flatMap(({ name, base, ratio, along }): HarmonicConstant[] => {
    const [lower, upper, whole] = [line(along[0]), line(along[1]), line(base)];
    const number = numberOf(name);
    if (known.has(number) || !lower || !upper || !whole) return [];
    const share = (speedOf(number) - speedOf(lower.number)) / (speedOf(upper.number) - speedOf(lower.number));
    const turnDeg = within180(upper.phaseDeg - lower.phaseDeg);
    return [{ number, amplitudeM: ratio * whole.amplitudeM, phaseDeg: lower.phaseDeg + share * turnDeg }];
  });
  return [...constants, ...inferred];
}

function numberOf(name: string): number {
  const number = constituentNumber(name);
  if (number === undefined) throw new RangeError(`No constituent ${name}`);
  return number;
}

function speedOf(number: number): number {
  return constituents[number]?.speedDegH ?? Number.NaN;
}

function within180(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}
