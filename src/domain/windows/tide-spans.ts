import { hourMs, minuteMs, type Instant, type Window } from '../time.ts';
import { rootBetween } from '../root.ts';
import { cubicThrough, levelBetween } from '../tide/index.ts';
import type { Extreme, TideBand, TideCurve, TideLevel } from '../tide/index.ts';
import type { Condition, Range } from './conditions.ts';
import { distanceTo } from './piecewise.ts';
import { both, toSpans, type Spans } from './spans.ts';

/** A tide over a time, from before the window to after it. */
export type TideOverTime = TideCurve & {
  /** Of its error, where it is known. */
  readonly band?: TideBand | undefined;
};

/** The least error that is counted for a ship on a sill; our choice: twice that of nine in ten published waters of a gauge (bench `accuracy`), as its own waves and silt are in no table. */
const leastBand: TideBand = { minutes: 10, heightM: 0.1 };

/** The error that conditions about safety count against the asker. */
export function safetyBand({ band }: Pick<TideOverTime, 'band'>): TideBand {
  return {
    minutes: Math.max(leastBand.minutes, band?.minutes ?? 0),
    heightM: Math.max(leastBand.heightM, band?.heightM ?? 0),
  };
}

/** The level over the datum that a sill needs, with the band of the tide's error on top of it, metres. Throws a `RangeError` without `sillM`. */
export function neededLevelM(
  { sillM, draughtM = 0, marginM }: Extract<Condition, { kind: 'sill' }>,
  tide: Pick<TideOverTime, 'band'>,
): number {
  if (sillM === undefined) throw new RangeError('The sill of one’s own port is not known');
  return sillM + draughtM + marginM + safetyBand(tide).heightM;
}

/** When the tide is within a range of heights: by the roots of its curve between each high and low water. */
export function heightSpans(tide: TideOverTime, { min = -Infinity, max = Infinity }: Range): Spans {
  const levelAt = curveOf(tide.levels);
  return toSpans(
    halves(tide.extremes).map(([a, b]) => {
      const [first, last] = b.heightM > a.heightM ? [min, max] : [max, min];
      return { from: passing(levelAt, a, b, first), to: passing(levelAt, a, b, last) };
    }),
  );
}

/** When there is water enough over a sill: the minutes of the band are taken off both ends. */
export function sillSpans(tide: TideOverTime, sill: Extract<Condition, { kind: 'sill' }>): Spans {
  const offMs = safetyBand(tide).minutes * minuteMs;
  const spans = heightSpans(tide, { min: neededLevelM(sill, tide) });
  return toSpans(spans.map(({ from, to }) => ({ from: from + offMs, to: to - offMs })));
}

/** From each low water to the next high, or from each high to the next low. */
export function trendSpans({ extremes }: TideOverTime, trend: 'rising' | 'falling'): Spans {
  const starts = trend === 'rising' ? 'low' : 'high';
  return halves(extremes).flatMap(([a, b]) => (a.kind === starts ? [{ from: a.at, to: b.at }] : []));
}

export function aroundSpans(
  events: readonly { readonly at: Instant; readonly kind: string }[],
  { event, fromMin, toMin }: Extract<Condition, { kind: 'around' }>,
): Spans {
  const length = fromMin === toMin ? 1 : 0;
  return toSpans(
    events
      .filter(({ kind }) => kind === event)
      .map(({ at }) => ({ from: at + fromMin * minuteMs, to: at + (toMin + length) * minuteMs })),
  );
}

export function tidalRangeSpans({ extremes }: TideOverTime, range: Range): Spans {
  return toSpans(
    halves(extremes).flatMap(([a, b]) =>
      distanceTo(Math.abs(b.heightM - a.heightM), range) === 0 ? [{ from: a.at, to: b.at }] : [],
    ),
  );
}

/** Metres between the high and low waters on both sides of a window, of each half tide that reaches into it. */
export function rangesIn({ extremes }: TideOverTime, { from, to }: Window): readonly number[] {
  return halves(extremes).flatMap(([a, b]) => (a.at < to && b.at > from ? [Math.abs(b.heightM - a.heightM)] : []));
}

/** The heights between which the tide moves in a window; `undefined` where it is not known. */
export function heightsIn({ extremes, levels }: TideOverTime, { from, to }: Window): [number, number] | undefined {
  const levelAt = curveOf(levels);
  const heights = [
    levelAt(from),
    levelAt(to),
    ...extremes.filter(({ at }) => at >= from && at <= to).map(({ heightM }) => heightM),
  ].filter((one) => one !== undefined);
  return heights.length < 2 ? undefined : [Math.min(...heights), Math.max(...heights)];
}

/** Each neighbouring pair of turning points. */
function halves(extremes: readonly Extreme[]): [Extreme, Extreme][] {
  return extremes.slice(1).map((extreme, i) => [extremes[i]!, extreme]);
}

type LevelAt = (at: Instant) => number | undefined;

/** The heights of `levelBetween` in constant time. */
function curveOf(levels: TideOverTime['levels']): LevelAt {
  const start = levels[0]?.at ?? 0;
  return (at) => {
    const k = Math.floor((at - start) / hourMs);
    return cubicThrough([levels[k - 1], levels[k], levels[k + 1], levels[k + 2]], at);
  };
}

/** A minute's hundredth: rises of a metre an hour then err by less than 0.2 mm. */
const rootMs = 600;

/** When the tide passes a level, or is nearest to it, between exact turning points. */
function passing(levelAt: LevelAt, a: Extreme, b: Extreme, level: number): Instant {
  const rises = b.heightM > a.heightM;
  if (rises ? level <= a.heightM : level >= a.heightM) return a.at;
  if (rises ? level >= b.heightM : level <= b.heightM) return b.at;
  const aboveAt = (at: Instant): number | undefined => {
    const heightM = levelAt(at);
    return heightM === undefined ? undefined : heightM - level;
  };
  return Math.round(rootBetween(aboveAt, [a.at, a.heightM - level], [b.at, b.heightM - level], rootMs));
}

/** When the level is beyond a height, as conditions have it; `undefined` where a part of the window is not known. */
export function spansBeyond({ extremes, levels }: TideCurve, window: Window, { side, heightM }: TideLevel) {
  const ends = [window.from, window.to - 1].map((at) => levelBetween(levels, at));
  if (ends.includes(undefined)) return undefined;
  return both(heightSpans({ extremes, levels }, side === 'above' ? { min: heightM } : { max: heightM }), [window]);
}
