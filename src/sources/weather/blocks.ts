import { hourMs, spansOf, utcDate, utcDayMs, utcDayStart, type Instant, type Window } from '../../domain/time.ts';
import type { Product } from './product.ts';

/** A block of time that is fetched and cached as one. Both ends of its window are whole hours that belong to it. */
export type ForecastBlock = {
  /** Part of the cache key. */
  readonly name: string;
  readonly window: Window;
  /** For past days, made of analyses: those that are older than a week do not change any more. */
  readonly past?: 'settled' | 'recent';
};

/** One block, from the day before yesterday to eleven days ahead: two weeks cost as much of Open-Meteo's budget as a day. */
const daysBack = 2;
const daysAhead = 11;
/** Past days are fetched in blocks of ten days on fixed dates, the longest window of the interface. */
const pastBlockMs = 10 * utcDayMs;
/** Analyses of the last week may still change. */
const settledMs = 7 * utcDayMs;

/** The blocks of a product that a window touches. Both ends of the window are whole hours that belong to it. */
export function blocksOf({ covers }: Product, { from, to }: Window, now: Instant): readonly ForecastBlock[] {
  const today = utcDayStart(now);
  const live = { from: today - daysBack * utcDayMs, to: today + (daysAhead + 1) * utcDayMs - hourMs };
  return [
    ...(covers === 'ahead' ? [] : pastBlocks({ from, to: Math.min(to + hourMs, live.from) }, live.from, now)),
    ...(covers === 'past' || to < live.from || from > live.to ? [] : [{ name: 'ahead', window: live }]),
  ];
}

/** The blocks of a half-open window, cut off at `end`. */
function pastBlocks(window: Window, end: Instant, now: Instant): readonly ForecastBlock[] {
  return spansOf(window, pastBlockMs).map(({ from, to }) => {
    const last = Math.min(to, end) - hourMs;
    return {
      // The last date is part of the name because the newest block grows by a day at 00:00 UTC.
      name: `${utcDate(from)} ${utcDate(last)}`,
      window: { from, to: last },
      past: last < now - settledMs ? 'settled' : 'recent',
    };
  });
}
