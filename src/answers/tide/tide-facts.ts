import type { TideState } from '../../domain/question/index.ts';
import { levelBetween, type Extreme } from '../../domain/tide/index.ts';
import { minuteMs, type Instant, type Window } from '../../domain/time.ts';
import { both, heightSpans, type Spans } from '../../domain/windows/index.ts';
import type { TideView } from './tide-view.ts';

/** Within so long of high or low water the sea hardly moves: 2 % of the range of a semidiurnal tide. */
const standMs = 30 * minuteMs;
/** So long before and behind high water, or while less than a tenth of the range is missing, people call the sea high. */
const calledMs = 45 * minuteMs;
const calledShare = 0.1;
/** So near to high or low water, of the range between them, a plain no would mislead. Our choice. */
const almostShare = 0.25;

/** The sea at an instant, between two turns. */
export type SeaLevel = {
  readonly at: Instant;
  readonly levelM: number;
  readonly before: Extreme;
  readonly after: Extreme;
  readonly way: 'rising' | 'falling';
  readonly state: 'near-high' | 'near-low' | 'rising' | 'falling';
  /** Where people would call the sea so. */
  readonly called: Extreme['kind'] | undefined;
};

/** `undefined` where the view has no level or no turns there. */
export function seaAt({ extremes, levels }: TideView, at: Instant): SeaLevel | undefined {
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

/** The turns before and after an instant. */
export function turnsAround(
  extremes: readonly Extreme[],
  at: Instant,
): readonly [before: Extreme | undefined, after: Extreme | undefined] {
  return [extremes.findLast((one) => one.at <= at), extremes.find((one) => one.at > at)];
}

/** Whether each state holds; whether a way is passable, or a boat afloat, no tide says, and springs no hour of it. */
const held: Readonly<Partial<Record<TideState, (sea: SeaLevel) => boolean>>> = {
  ebb: ({ way, state }) => way === 'falling' || state === 'near-low',
  flood: ({ way, state }) => way === 'rising' || state === 'near-high',
  high: ({ called }) => called === 'high',
  low: ({ called }) => called === 'low',
  rising: ({ way }) => way === 'rising',
  falling: ({ way }) => way === 'falling',
};

/** The water that a way leads from. */
const farEnd: Readonly<Partial<Record<TideState, Extreme['kind']>>> = { ebb: 'high', flood: 'low' };

/**
 * Whether a state that is asked after holds; `far` in the first half of ebb or flood, which in German mean its end as well, so
 * that neither yes nor no is true. `undefined` of what no level says.
 */
export function verdictOnSea(sea: SeaLevel, state: TideState | undefined): 'yes' | 'nearly' | 'no' | 'far' | undefined {
  const isHeld = state && held[state]?.(sea);
  if (state === undefined || isHeld === undefined) return undefined;
  const { at, before, after, levelM } = sea;
  if (isHeld) return at - before.at < after.at - at && before.kind === farEnd[state] ? 'far' : 'yes';
  const missingM = Math.abs((before.kind === state ? before : after).heightM - levelM);
  const isTurn = state === 'high' || state === 'low';
  return isTurn && missingM <= almostShare * Math.abs(after.heightM - before.heightM) ? 'nearly' : 'no';
}

/** When the level is beyond a height, as conditions have it; `undefined` where a part of the window is not known. */
export function spansBeyond(
  { extremes, levels }: TideView,
  window: Window,
  side: 'above' | 'below',
  heightM: number,
): Spans | undefined {
  const ends = [window.from, window.to - 1].map((at) => levelBetween(levels, at));
  if (ends.includes(undefined)) return undefined;
  return both(heightSpans({ extremes, levels }, side === 'above' ? { min: heightM } : { max: heightM }), [window]);
}

/** As near to high or low water as this, metres, the level counts as standing. Our choice. */
export const standsWithinM = 0.1;
/** The ends of the time near high or low water are early or late by this at most. */
const standStepMs = 5 * minuteMs;

/** How long the level is near a high or low water. */
export function standAround({ levels }: TideView, { at, heightM, kind }: Extreme): Window {
  const until = (byMs: number): Instant => {
    for (let last = at; ; last += byMs) {
      const levelM = levelBetween(levels, last + byMs);
      if (levelM === undefined || (kind === 'high' ? 1 : -1) * (heightM - levelM) > standsWithinM) return last;
    }
  };
  return { from: until(-standStepMs), to: until(standStepMs) };
}
