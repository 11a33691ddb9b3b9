import type { Window } from '../time.ts';
import type { BlockNumber } from './blocks.ts';
import { padding, sampleBlock, type Harmonics, type Samples } from './harmonics.ts';
import { hermite, stationaryPoint, valueAt } from './hermite.ts';
import { withoutRipples, type Extreme } from './ripples.ts';

/**
 * A fall and rise smaller than this between two high waters is a ripple of the sum, not a tide anybody could see:
 * it is a third of the 0.1 ft below which NOAA tabulates no tide (Computational Techniques for Tidal Datums, 2003).
 * Where the whole tide is a few centimetres, 1 % of its greatest range keeps the tide itself.
 */
const rippleM = 0.01;
const rippleShare = 0.01;

/** High and low waters of the window, alternating, in time order; empty where there is no tide at all. */
export function extremes(harmonics: Harmonics, window: Window): Extreme[] {
  const blocks = new Map<BlockNumber, Turns>();
  const find = (block: BlockNumber): Turns => {
    const known = blocks.get(block) ?? findTurns(harmonics, block);
    blocks.set(block, known);
    return known;
  };
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
type Turns = {
  readonly inside: readonly Extreme[];
  readonly start: Omit<Extreme, 'kind'>;
  readonly startsRising: boolean;
  readonly endsRising: boolean;
};

function findTurns(harmonics: Harmonics, block: BlockNumber): Turns {
  const samples = sampleBlock(harmonics, block);
  const { slopeM, heightM } = samples;
  const last = samples.count - padding - 1;
  const inside: Extreme[] = [];
  for (let k = padding; k < last; k++) {
    if (slopeM[k]! >= 0 !== slopeM[k + 1]! >= 0) inside.push(turnAfter(samples, k));
  }
  return {
    inside,
    start: { at: samples.fromMs, heightM: heightM[padding]! },
    startsRising: slopeM[padding]! >= 0,
    endsRising: slopeM[last]! >= 0,
  };
}

function turnAfter({ fromMs, stepMs, heightM, slopeM }: Samples, k: number): Extreme {
  const polynomial = hermite(heightM, slopeM, k);
  const u = stationaryPoint(polynomial);
  const at = Math.round(fromMs + (k - padding + u) * stepMs);
  return { at, heightM: valueAt(polynomial, u), kind: slopeM[k]! >= 0 ? 'high' : 'low' };
}
