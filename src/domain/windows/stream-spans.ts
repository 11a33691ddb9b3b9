import { passingAt, speedAt, type StreamEvent } from '../stream/index.ts';
import type { Window } from '../time.ts';
import type { Condition } from './conditions.ts';
import { toSpans, type Spans } from './spans.ts';

/** Slacks and strongest streams in time order, from before the window to after it. */
export type StreamOverTime = readonly StreamEvent[];

type RateCondition = Extract<Condition, { kind: 'stream' }>;

/** When the rate of a stream is within a range, by the roots of its curve between each two events. */
export function rateSpans(events: StreamOverTime, condition: RateCondition): Spans {
  const ranges = signedRanges(condition);
  return toSpans(
    events.slice(1).flatMap((to, i) => {
      const from = events[i]!;
      return ranges.map(([low, high]): Window => {
        const [a, b] = [passingAt(from, to, low), passingAt(from, to, high)];
        return { from: Math.min(a, b), to: Math.max(a, b) };
      });
    }),
  );
}

/** Rates of a stream at the ends of a window and at the events in it, m/s, those of the other phase left out. */
export function ratesIn(events: StreamOverTime, { from, to }: Window, { phase }: RateCondition): readonly number[] {
  const inside = events.filter(({ at }) => at > from && at < to);
  return [from, ...inside.map(({ at }) => at), to].flatMap((at) => {
    const speedMs = speedAt(events, at);
    if (speedMs === undefined) return [];
    const rate = phase === undefined ? Math.abs(speedMs) : phase === 'flood' ? speedMs : -speedMs;
    return rate < 0 ? [] : [rate];
  });
}

/** Flood positive. */
function signedRanges({ range: { min = 0, max = Infinity }, phase }: RateCondition): (readonly [number, number])[] {
  const flood = [Math.max(0, min), max] as const;
  const ebb = [-max, -Math.max(0, min)] as const;
  return phase === undefined ? [flood, ebb] : [phase === 'flood' ? flood : ebb];
}
