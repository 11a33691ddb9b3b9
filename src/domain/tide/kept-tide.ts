import type { NodeSteps } from './blocks.ts';
import { constituents, knownNumber } from './constituents.ts';
import { makeHarmonics } from './harmonics.ts';
import { harmonicTide, subordinateTide, type SubordinateOffsets, type Tide } from './tide.ts';

/** A tide as plain data, from which the same tide is made elsewhere: in a browser without a connection. */
export type KeptTide = {
  readonly nodeSteps: NodeSteps;
  /** Name, amplitude in metres and Greenwich phase lag in degrees of each constituent; of the reference station where there is one. */
  readonly lines: readonly (readonly [name: string, amplitudeM: number, phaseDeg: number])[];
  /** How the tide differs from its reference station's, and the height of MLLW above the zero of that one. */
  readonly follows?: { readonly mllwM: number; readonly offsets: SubordinateOffsets } | undefined;
};

/** The data of a tide; `undefined` where it is not known what it is computed from. */
export function keepTide({ source }: Tide): KeptTide | undefined {
  if (!source) return undefined;
  if (source.kind === 'subordinate') {
    const { reference, referenceMllwM: mllwM, offsets } = source;
    const kept = keepTide(reference);
    return kept && !kept.follows ? { ...kept, follows: { mllwM, offsets } } : undefined;
  }
  const { nodeSteps, numbers, inPhaseM, quadratureM } = source.harmonics;
  const lines = Array.from(numbers, (number, i) => {
    const [x, y] = [inPhaseM[i]!, quadratureM[i]!];
    return [constituents[number]!.name, Math.hypot(x, y), (Math.atan2(y, x) * 180) / Math.PI] as const;
  });
  return { nodeSteps, lines };
}

/** The tide of kept data. Throws a `RangeError` for a constituent that the engine does not know. */
export function tideFrom({ nodeSteps, lines, follows }: KeptTide): Tide {
  const constants = lines.map(([name, amplitudeM, phaseDeg]) => ({ number: knownNumber(name), amplitudeM, phaseDeg }));
  const tide = harmonicTide(makeHarmonics(constants, nodeSteps));
  return follows ? subordinateTide(tide, follows.mllwM, follows.offsets) : tide;
}
