import { hourMs, minuteMs, within, type Instant, type Window } from '../instant.ts';
import { inParts } from './parts.ts';
import { blockAt, blockWindow, type BlockNumber } from './blocks.ts';
import { extremes } from './extremes.ts';
import { hourlyLevels, levelAt, type Harmonics } from './harmonics.ts';
import { withoutRipples, type Extreme } from './ripples.ts';

/** Astronomical predictions of any tide station. Heights are metres above the zero of its own predictions. */
export type Tide = {
  /** High and low waters of a half-open window, alternating, in time order. */
  extremes(window: Window): Extreme[];
  /** Heights at every whole hour of a half-open window. */
  hourlyLevels(window: Window): Float64Array;
  levelAt(at: Instant): number;
  /** Mean of the heights over a window of years. */
  meanLevelM(window: Window): number;
  /** What it is computed from; absent where that is not known. */
  readonly source?: TideSource;
};

/** Constants of a station's own, or those of its reference station with the differences. */
export type TideSource =
  | { readonly kind: 'harmonic'; readonly harmonics: Harmonics }
  | {
      readonly kind: 'subordinate';
      readonly reference: Tide;
      readonly referenceMllwM: number;
      readonly offsets: SubordinateOffsets;
    };

/** The tide of a reference station, from its harmonic constants; its zero is mean sea level. */
export function harmonicTide(harmonics: Harmonics): Tide {
  return {
    source: { kind: 'harmonic', harmonics },
    extremes: (window) => extremes(harmonics, window),
    hourlyLevels: (window) => hourlyLevels(harmonics, window),
    levelAt: (at) => levelAt(harmonics, at),
    meanLevelM: (window) => meanOf(inParts(window), (part) => hourlyLevels(harmonics, part)),
  };
}

/** How a subordinate station differs from its reference station: minutes, and a factor or metres. */
export type SubordinateOffsets = {
  readonly highMinutes: number;
  readonly lowMinutes: number;
  readonly high: number;
  readonly low: number;
  readonly kind: 'ratio' | 'fixed';
};

/** Twice the longest time without a tide at small diurnal stations, so that there is an extreme on both sides of an instant. */
const neighbourhoodMs = 120 * hourMs;

/** Step of means: 7.3 h is far from a simple fraction of every tidal period, so samples spread over all phases. */
const meanStepMs = 7.3 * hourMs;

type Following = Extreme & { readonly reference: Extreme };

/**
 * The tide of a subordinate station. NOAA's offsets hold for heights above MLLW of the reference station and give
 * heights above MLLW of the subordinate one, which is its zero here. Between two extremes the curve of the reference
 * station is scaled to run through the subordinate ones, so it is level at both and smooth between. `referenceMllwM` is
 * MLLW of the reference station above its zero.
 */
export function subordinateTide(reference: Tide, referenceMllwM: number, offsets: SubordinateOffsets): Tide {
  const latestMs = Math.max(offsets.highMinutes, offsets.lowMinutes) * minuteMs;
  const earliestMs = Math.min(offsets.highMinutes, offsets.lowMinutes) * minuteMs;

  const follow = (extreme: Extreme): Following => followingExtreme(extreme, referenceMllwM, offsets);

  /** Offsets can invert a small tide or reorder its extremes: such pairs are removed as ripples are. */
  const following = ({ from, to }: Window): Following[] => {
    const wide = { from: from - Math.max(0, latestMs), to: to - Math.min(0, earliestMs) };
    return within(withoutRipples(inBlocks(reference, wide, follow), wide, 0), { from, to });
  };

  const levelsAt = (instants: readonly Instant[]): Float64Array => {
    const levels = new Float64Array(instants.length);
    const [first, last] = [instants[0], instants.at(-1)];
    if (first === undefined || last === undefined) return levels;
    const known = following({ from: first - neighbourhoodMs, to: last + neighbourhoodMs });
    let next = 1;
    for (const [i, at] of instants.entries()) {
      while (next < known.length - 1 && known[next]!.at <= at) next++;
      levels[i] = between(reference, known[next - 1]!, known[next]!, at);
    }
    return levels;
  };

  return {
    source: { kind: 'subordinate', reference, referenceMllwM, offsets },
    extremes: (window) => following(window).map(({ at, heightM, kind }) => ({ at, heightM, kind })),
    hourlyLevels: (window) => levelsAt(stepsOf(window, hourMs)),
    levelAt: (at) => levelsAt([at])[0] ?? NaN,
    meanLevelM: (window) => meanOf(inParts(window), (part) => levelsAt(stepsOf(part, meanStepMs))),
  };
}

function followingExtreme(extreme: Extreme, referenceMllwM: number, offsets: SubordinateOffsets): Following {
  const isHigh = extreme.kind === 'high';
  const above = extreme.heightM - referenceMllwM;
  const offset = isHigh ? offsets.high : offsets.low;
  return {
    kind: extreme.kind,
    at: Math.round(extreme.at + (isHigh ? offsets.highMinutes : offsets.lowMinutes) * minuteMs),
    heightM: offsets.kind === 'ratio' ? above * offset : above + offset,
    reference: extreme,
  };
}

function inBlocks<E>(tide: Tide, window: Window, change: (extreme: Extreme) => E): (block: BlockNumber) => E[] {
  const first = blockAt(window.from) - 1;
  const last = blockAt(window.to) + 1;
  const around = tide.extremes({ from: blockWindow(first).from, to: blockWindow(last).to });
  const known = Map.groupBy(around, ({ at }) => blockAt(at));
  return (block) => {
    const isKnown = block >= first && block <= last;
    return (isKnown ? (known.get(block) ?? []) : tide.extremes(blockWindow(block))).map(change);
  };
}

function between(reference: Tide, from: Following, to: Following, at: Instant): number {
  const part = (at - from.at) / (to.at - from.at);
  const height = reference.levelAt(from.reference.at + part * (to.reference.at - from.reference.at));
  const rise = (height - from.reference.heightM) / (to.reference.heightM - from.reference.heightM);
  return from.heightM + rise * (to.heightM - from.heightM);
}

function stepsOf({ from, to }: Window, stepMs: number): Instant[] {
  const first = Math.ceil(from / stepMs);
  return Array.from({ length: Math.max(0, Math.ceil(to / stepMs) - first) }, (_, i) => (first + i) * stepMs);
}

function meanOf(windows: Iterable<Window>, levelsOf: (window: Window) => Float64Array): number {
  let sum = 0;
  let count = 0;
  for (const window of windows) {
    const levels = levelsOf(window);
    for (const level of levels) sum += level;
    count += levels.length;
  }
  return sum / count;
}
