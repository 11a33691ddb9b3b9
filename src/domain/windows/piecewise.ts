import type { Instant } from '../time.ts';
import type { Range } from './conditions.ts';
import { toSpans, type Spans } from './spans.ts';

/** A value between two instants of a line that is straight between them. */
export type Segment = { readonly from: Instant; readonly to: Instant; readonly a: number; readonly b: number };

/** When a line is within a range. Instants are whole milliseconds. */
export function spansWithin(segments: Iterable<Segment>, { min = -Infinity, max = Infinity }: Range): Spans {
  const spans = [];
  for (const { from, to, a, b } of segments) {
    // The share of the segment at which the line enters the range, and at which it leaves it.
    const [low, high] = b >= a ? [min, max] : [max, min];
    // A level line is in the range all the time or never.
    const level = a >= min && a <= max ? [0, 1] : [1, 0];
    const [first = 1, last = 0] = a === b ? level : [(low - a) / (b - a), (high - a) / (b - a)];
    const start = Math.max(0, first);
    const end = Math.min(1, last);
    if (start >= end) continue;
    spans.push({ from: Math.round(from + start * (to - from)), to: Math.round(from + end * (to - from)) });
  }
  return toSpans(spans);
}

/** How far a value is out of a range; 0 within it. */
export function distanceTo(value: number, { min = -Infinity, max = Infinity }: Range): number {
  return Math.max(0, min - value, value - max);
}
