import type { Window } from '../instant.ts';
import { memoize } from '../memoize.ts';
import type { BlockNumber } from './blocks.ts';
import { padding, sampleBlock, type Harmonics, type Samples } from './harmonics.ts';
import { hermite, slopeAt, stationaryPoint, valueAt } from './hermite.ts';
import { withoutRipples, type Extreme } from './ripples.ts';

/**
 * A fall and rise smaller than this between two high waters is a ripple of the sum and not an observable tide: it is a third of the 0.1 ft below which NOAA tabulates no tide (Computational Techniques for Tidal Datums, 2003).
 * Where the whole tide is a few centimetres, 1 % of its greatest range keeps the tide itself.
 */
const rippleM = 0.01;
const rippleShare = 0.01;

/** High and low waters of the window, alternating, in time order; empty for a tide without any. */
export function extremes(harmonics: Harmonics, window: Window): Extreme[] {
  const find = memoize(Infinity, (block: BlockNumber) => findTurns(harmonics, block));
  const turnsOf = (block: BlockNumber, isFirst: boolean): readonly Extreme[] => {
    const turns = find(block);
    const rose = isFirst ? turns.startsRising : find(block - 1).endsRising;
    // Node factors may change between two blocks, and with them the sign of the slope: a turn on the boundary.
    return rose === turns.startsRising
      ? turns.inside
      : [{ ...turns.start, kind: rose ? 'high' : 'low' }, ...turns.inside];
  };
  return withoutRipples(turnsOf, window, Math.min(rippleM, rippleShare * 2 * harmonics.reachM));
}

/** The points of a block where the slope changes its sign, ripples included. */
function findTurns(harmonics: Harmonics, block: BlockNumber) {
  const samples = sampleBlock(harmonics, block);
  const { slopeM, heightM } = samples;
  const last = samples.count - padding - 1;
  const inside: Extreme[] = [];
  for (let k = padding; k < last; k++) {
    const rises = slopeM[k]! >= 0;
    if (rises !== slopeM[k + 1]! >= 0) inside.push(turnBetween(samples, k, 0, 1));
    // The heights change against the slopes at both ends, so the curve turns twice in between.
    else if (rises !== heightM[k + 1]! >= heightM[k]!) inside.push(...twoTurns(samples, k));
  }
  return {
    inside,
    start: { at: samples.fromMs, heightM: heightM[padding]! },
    startsRising: slopeM[padding]! >= 0,
    endsRising: slopeM[last]! >= 0,
  };
}

/** Number of parts of a step that are searched for two turns close together. */
const searchParts = 8;

function twoTurns(samples: Samples, k: number): Extreme[] {
  const polynomial = hermite(samples.heightM, samples.slopeM, k);
  const rises = slopeAt(polynomial, 0) >= 0;
  for (let part = 1; part < searchParts; part++) {
    const u = part / searchParts;
    if (slopeAt(polynomial, u) >= 0 !== rises) return [turnBetween(samples, k, 0, u), turnBetween(samples, k, u, 1)];
  }
  return [];
}

/** The turn after sample `k`, between two parts of a step at which the slope has different signs. */
function turnBetween({ fromMs, stepMs, heightM, slopeM }: Samples, k: number, from: number, to: number): Extreme {
  const polynomial = hermite(heightM, slopeM, k);
  const u = stationaryPoint(polynomial, from, to);
  const at = Math.round(fromMs + (k - padding + u) * stepMs);
  return { at, heightM: valueAt(polynomial, u), kind: slopeAt(polynomial, from) >= 0 ? 'high' : 'low' };
}
