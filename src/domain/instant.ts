import { firstIndex } from './first-index.ts';

/** Time without clocks and zones: all that the engine of tide and sky needs, also in a browser. */

/** An instant: milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

/** Half-open span of time: `from` belongs to it, `to` does not. */
export type Window = { readonly from: Instant; readonly to: Instant };

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** Exactly 24 h: for spans of UTC time only. A civil day may have 23, 24.5 or 25 h. */
export const utcDayMs = 24 * hourMs;

export function within<Item extends { readonly at: Instant }>(items: readonly Item[], { from, to }: Window): Item[] {
  return items.filter(({ at }) => at >= from && at < to);
}

/** The index of the first item after an instant, as many as there are where none is. The items must be in order of time. */
export function indexAfter(items: readonly { readonly at: Instant }[], instant: Instant): number {
  return firstIndex(items.length, (index) => items[index]!.at > instant);
}

export function utcDayStart(instant: Instant): Instant {
  return Math.floor(instant / utcDayMs) * utcDayMs;
}
