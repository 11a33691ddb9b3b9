import { constituents, knownNumber } from './constituents.ts';
import type { HarmonicConstant } from './harmonics.ts';
import minorLines from './minor-lines.json' with { type: 'json' };

/**
 * The constants with those minor lines added that they lack and their major lines allow to infer: parts of a major line by the
 * equilibrium tide (Schureman 1940, table in paragraph 230). The phase lag follows the frequency along the two major lines that
 * enclose it or lie next to it (Munk and Cartwright 1966: the sea answers alike to frequencies that are alike).
 */
export function withInferredLines(constants: readonly HarmonicConstant[]): HarmonicConstant[] {
  const known = new Map(constants.map((one) => [one.number, one]));
  const line = (name: string): HarmonicConstant | undefined => known.get(knownNumber(name));
  const inferred = minorLines.flatMap(({ name, base, ratio, ...along }): HarmonicConstant[] => {
    const [lower, upper, whole] = [line(along.lower), line(along.upper), line(base)];
    const number = knownNumber(name);
    if (known.has(number) || !lower || !upper || !whole) return [];
    const share = (speedOf(number) - speedOf(lower.number)) / (speedOf(upper.number) - speedOf(lower.number));
    const apartDeg = upper.phaseDeg - lower.phaseDeg;
    const turnDeg = apartDeg - 360 * Math.round(apartDeg / 360);
    return [{ number, amplitudeM: ratio * whole.amplitudeM, phaseDeg: lower.phaseDeg + share * turnDeg }];
  });
  return [...constants, ...inferred];
}

function speedOf(number: number): number {
  return constituents[number]?.speedDegH ?? Number.NaN;
}
