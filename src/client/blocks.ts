import { earliestTide, latestTimestamp } from '../contract/index.ts';
import { spansOf, utcDayMs, type Window } from '../domain/time.ts';
import type { Lifetime } from './answer-cache.ts';

/** Predictions do not age: a new one differs only when the station's constants have been measured anew. */
export const predictionLifetime: Lifetime<unknown> = { freshMs: () => 7 * utcDayMs, staleMs: 30 * utcDayMs };

/** The longest interval of weather that the interface answers at once, and an interval of some 12 kB of tide. */
export const blockMs = 10 * utcDayMs;

/** A window of predictions with its margins, and the blocks on fixed dates that it is read in. */
export function predictionBlocks({ from, to }: Window, marginMs: number): Window & { blocks: readonly Window[] } {
  const window = { from: Math.max(from - marginMs, earliestTide), to: Math.min(to + marginMs, latestTimestamp) };
  const blocks = spansOf(window, blockMs);
  if (blocks.length === 0) throw new RangeError('An empty window has no predictions');
  return { ...window, blocks };
}

/** A block as parameters, within what the interface answers from `earliest` on. */
export function parametersOf({ from, to }: Window, earliest = earliestTide): { start: number; end: number } {
  return { start: Math.max(from, earliest) / 1000, end: Math.min(to, latestTimestamp) / 1000 };
}
