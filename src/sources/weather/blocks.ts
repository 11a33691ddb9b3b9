import { hourMs, utcDate, utcDayMs, utcDayStart, type Instant, type Window } from '../../domain/time.ts';
import type { Product } from './product.ts';

/** A stretch of time that is asked for and kept as one, both ends whole hours that belong to it. */
export type Block = {
  /** The same for all who ask for it. */
  readonly name: string;
  readonly window: Window;
  /** Of days past: made of analyses, which get no better once they are a week old. */
  readonly past?: 'settled' | 'recent';
};

/**
 * Forecasts are asked for whole, from the day before yesterday to eleven days ahead: that serves every question about
 * these days, and two weeks cost Open-Meteo's budget as much as one day.
 */
const daysBack = 2;
const daysAhead = 11;
/** Past days are asked for by ten from fixed dates on, as the interface tells them at most. */
const pastBlockMs = 10 * utcDayMs;
/** Analyses of the last week are still being made. */
const settledMs = 7 * utcDayMs;

/** The blocks of a product that a window of hours touches. */
export function blocksOf({ tells }: Product, { from, to }: Window, now: Instant): readonly Block[] {
  const today = utcDayStart(now);
  const live = { from: today - daysBack * utcDayMs, to: today + (daysAhead + 1) * utcDayMs - hourMs };
  return [
    ...(tells === 'ahead' ? [] : pastBlocks({ from, to: Math.min(to, live.from - hourMs) }, live.from, now)),
    ...(tells === 'past' || to < live.from || from > live.to ? [] : [{ name: 'ahead', window: live }]),
  ];
}

function pastBlocks({ from, to }: Window, end: Instant, now: Instant): readonly Block[] {
  if (to < from) return [];
  const first = Math.floor(from / pastBlockMs);
  const count = Math.floor(to / pastBlockMs) - first + 1;
  return Array.from({ length: count }, (_, i) => {
    const start = (first + i) * pastBlockMs;
    const last = Math.min(start + pastBlockMs, end) - hourMs;
    return {
      // The newest one grows by a day at 00:00 UTC: from then on it is another.
      name: `${utcDate(start)} ${utcDate(last)}`,
      window: { from: start, to: last },
      past: last < now - settledMs ? 'settled' : 'recent',
    };
  });
}
