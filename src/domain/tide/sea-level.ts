import { minuteMs, type Instant, type Window } from '../instant.ts';
import { levelBetween } from './now.ts';
import type { Extreme } from './ripples.ts';

/** Within so long of high or low water the sea hardly moves: 2 % of the range of a semidiurnal tide. */
const standMs = 30 * minuteMs;
/** So long before and behind high water, or while less than a tenth of the range is missing, people call the sea high. */
const calledMs = 45 * minuteMs;
const calledShare = 0.1;
/** The curve of a tide. Heights are metres above one datum. */
export type TideCurve = {
  /** Alternating high and low waters, in time order. */
  readonly extremes: readonly Extreme[];
  /** Heights at whole hours, one for each, from before the first of the extremes used to after the last. */
  readonly levels: readonly { readonly at: Instant; readonly heightM: number }[];
};

/** A level that the water is to be above or below, metres above the datum. */
export type TideLevel = { readonly side: 'above' | 'below'; readonly heightM: number };

export type SeaLevel = NonNullable<ReturnType<typeof seaAt>>;

/** `undefined` where the curve has no level or no turns there. */
export function seaAt({ extremes, levels }: TideCurve, at: Instant) {
  const [before, after] = turnsAround(extremes, at);
  const levelM = levelBetween(levels, at);
  if (!before || !after || levelM === undefined) return undefined;
  const turns = [before, after];
  const near = turns.find((one) => Math.abs(one.at - at) <= standMs);
  const nearM = calledShare * Math.abs(after.heightM - before.heightM);
  const called = turns.find((one) => Math.abs(one.at - at) <= calledMs || Math.abs(one.heightM - levelM) <= nearM);
  const way = after.kind === 'high' ? 'rising' : 'falling';
  return { at, levelM, before, after, way, state: near ? `near-${near.kind}` : way, called: called?.kind };
}

export function turnsAround(
  extremes: readonly Extreme[],
  at: Instant,
): readonly [before: Extreme | undefined, after: Extreme | undefined] {
  return [extremes.findLast((one) => one.at <= at), extremes.find((one) => one.at > at)];
}

/** As near to high or low water as this, metres, the level counts as standing. Our choice. */
export const standsWithinM = 0.1;
/** The ends of the time near high or low water are early or late by this at most. */
const standStepMs = 5 * minuteMs;

/** How long the level is near a high or low water. */
export function standAround({ levels }: TideCurve, { at, heightM, kind }: Extreme): Window {
  const until = (byMs: number): Instant => {
    for (let last = at; ; last += byMs) {
      const levelM = levelBetween(levels, last + byMs);
      if (levelM === undefined || (kind === 'high' ? 1 : -1) * (heightM - levelM) > standsWithinM) return last;
    }
  };
  return { from: until(-standStepMs), to: until(standStepMs) };
}

/** Greatest height less the least, metres; 0 without any. */
export function rangeOf(extremes: readonly { readonly heightM: number }[]): number {
  const heights = extremes.map(({ heightM }) => heightM);
  return heights.length === 0 ? 0 : Math.max(...heights) - Math.min(...heights);
}

/** The lowest and the highest, the first of several. */
export function outermost(extremes: readonly Extreme[]) {
  const byHeight = extremes.toSorted((a, b) => a.heightM - b.heightM);
  return { lowest: byHeight[0], highest: byHeight.find(({ heightM }) => heightM === byHeight.at(-1)?.heightM) };
}
