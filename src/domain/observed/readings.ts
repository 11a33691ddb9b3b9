import { firstIndex } from '../first-index.ts';
import { hourMs, minuteMs, type Instant } from '../time.ts';
import { factsOf } from '../weather/index.ts';
import type { ObservedAttribute } from './kinds.ts';

export type Reading = { readonly at: Instant; readonly value: number };

/** A height at an instant, metres; `undefined` where it is not known. */
export type LevelAt = (at: Instant) => number | undefined;

/** What was left out of a series, and whether the instrument stands still. */
export type Cleaned = {
  /** Ascending, one an instant. */
  readonly readings: readonly Reading[];
  readonly dropped: number;
  readonly isStuck: boolean;
};

/** Beyond the tide a level may change by this much an hour, metres: 0.5 m in 6 minutes. */
const fastestBeyondTideMh = 5;
/** Where no tide is known: in the Bay of Fundy and the Severn it runs up to 4 m in an hour. */
const fastestTideMh = 4;
/** Neighbours this close may differ by a wave, metres. */
const leastJumpM = 0.5;
/** A gauge that stays at one value for so long is stuck. */
const stuckMs = 2 * hourMs;
/** The tide itself stands still near high water, and where it is less than this, metres. */
const standM = 0.05;

/** The readings of an attribute in order, without those outside its bounds and those of the future. */
export function plausible(attribute: ObservedAttribute, readings: readonly Reading[], now: Instant): Cleaned {
  const [min, max] = factsOf(attribute).bounds;
  const byInstant = new Map(readings.map((reading) => [reading.at, reading]));
  const kept = [...byInstant.values()]
    .filter(({ at, value }) => value >= min && value <= max && at <= now + 5 * minuteMs)
    .toSorted((a, b) => a.at - b.at);
  return { readings: kept, dropped: byInstant.size - kept.length, isStuck: false };
}

/**
 * Levels without spikes: a reading is left out where it differs from the one before it that is kept by more than the tide and
 * a rate of 0.5 m in 6 minutes allow. `isStuck` where the latest two hours have one value although the tide has not.
 */
export function cleanLevels(readings: readonly Reading[], tideAt: LevelAt | undefined, now: Instant): Cleaned {
  const { readings: known, dropped } = plausible('seaLevel', readings, now);
  const beyondTide = known.map(({ at, value }) => value - (tideAt?.(at) ?? 0));
  const rateMh = fastestBeyondTideMh + (tideAt ? 0 : fastestTideMh);
  const agrees = (i: number, j: number): boolean => {
    const hours = Math.abs(known[i]!.at - known[j]!.at) / hourMs;
    return Math.abs(beyondTide[i]! - beyondTide[j]!) <= Math.max(leastJumpM, rateMh * hours);
  };
  const kept: number[] = [];
  for (const i of known.keys()) {
    // The first of a series may be a spike itself: it has to agree with the next.
    const other = kept.at(-1) ?? (i + 1 < known.length ? i + 1 : undefined);
    if (other === undefined || agrees(i, other)) kept.push(i);
  }
  const levels = kept.map((i) => known[i]!);
  return { readings: levels, dropped: dropped + known.length - levels.length, isStuck: isStuck(levels, tideAt) };
}

function isStuck(levels: readonly Reading[], tideAt: LevelAt | undefined): boolean {
  const last = levels.at(-1);
  const changed = levels.findLast(({ value }) => value !== last?.value);
  const first = levels.find(({ at }) => at > (changed?.at ?? -Infinity));
  if (!last || !first || last.at - first.at < stuckMs) return false;
  if (!tideAt) return true;
  const tide = levels.filter(({ at }) => at >= first.at).map(({ at }) => tideAt(at) ?? 0);
  return Math.max(...tide) - Math.min(...tide) > standM;
}

/** The values between readings that are no farther apart than `maxGapMs`, straight; none before the first or after the last. */
export function between(readings: readonly Reading[], maxGapMs: number): LevelAt {
  return (at) => {
    const next = firstIndex(readings.length, (index) => readings[index]!.at >= at);
    const [before, after] = [readings[next - 1], readings[next]];
    if (after?.at === at) return after.value;
    if (!before || !after || after.at - before.at > maxGapMs) return undefined;
    return before.value + ((after.value - before.value) * (at - before.at)) / (after.at - before.at);
  };
}
