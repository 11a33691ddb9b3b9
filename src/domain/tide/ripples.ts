import { within, type Instant, type Window } from '../instant.ts';
import { blockAt, type BlockNumber } from './blocks.ts';

/** A high or low water: the instant and the height in metres above the zero of its curve. */
export type Extreme = { readonly at: Instant; readonly heightM: number; readonly kind: 'high' | 'low' };

/** How far to look for a certain extreme: 40 days hold a whole spring–neap and a whole declination cycle. */
const maxSearchBlocks = 8;

/** Extremes that the curve leaves by more than `rippleM` on both sides before it passes beyond: in any window the same. */
export function withoutRipples<E extends Extreme>(
  turnsOf: (block: BlockNumber, isFirst: boolean) => readonly E[],
  window: Window,
  rippleM: number,
): E[] {
  const first = blockAt(window.from);
  for (let start = first; ; start--) {
    const filter = rippleFilter<E>(rippleM);
    const last = blockAt(window.to) + maxSearchBlocks;
    for (let block = start; block <= last && filter.settledUntil() < window.to; block++) {
      for (const turn of turnsOf(block, block === start)) filter.push(turn);
    }
    if (filter.certainFrom() <= window.from || start === first - maxSearchBlocks) {
      return within(filter.extremes, window);
    }
  }
}

function rippleFilter<E extends Extreme>(rippleM: number) {
  const extremes: E[] = [];
  let lowestLow: E | undefined;
  let highestHigh: E | undefined;
  let pending: E | undefined;
  let certainFrom = Infinity;

  /** Whether a turn is after another and more than a ripple on its other side. */
  const leaves = (from: E, turn: E): boolean => {
    const away = (turn.heightM - from.heightM) * (from.kind === 'high' ? -1 : 1);
    return away > rippleM && turn.at > from.at;
  };

  /** The first turn that is followed by more than a ripple may be part of a larger one: only the next is certain. */
  const begin = (turn: E): void => {
    const isHigh = turn.kind === 'high';
    const opposite = isHigh ? lowestLow : highestHigh;
    // Offsets of a subordinate station can put a turn before its neighbour: it is no extreme.
    if (opposite && turn.at <= opposite.at) return;
    if (opposite && leaves(opposite, turn)) {
      pending = turn;
      certainFrom = opposite.at + 1;
    } else if (isHigh) {
      if (!highestHigh || turn.heightM > highestHigh.heightM) highestHigh = turn;
    } else if (!lowestLow || turn.heightM < lowestLow.heightM) {
      lowestLow = turn;
    }
  };
  return {
    extremes,
    /** From here on the result does not depend on where the walk began. */
    certainFrom: (): Instant => certainFrom,
    /** Extremes before this instant are final. */
    settledUntil: (): Instant => pending?.at ?? -Infinity,
    push(turn: E): void {
      if (!pending) return begin(turn);
      const beyond = (turn.heightM - pending.heightM) * (pending.kind === 'high' ? 1 : -1);
      if (turn.kind === pending.kind) {
        if (beyond > 0) pending = turn;
      } else if (leaves(pending, turn)) {
        extremes.push(pending);
        pending = turn;
      }
    },
  };
}
