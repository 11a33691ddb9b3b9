import type { Instant } from '../time.ts';
import type { Extreme } from './ripples.ts';
import type { TideStation } from './station.ts';

/** Twice a year at most places: springs with the Moon near, at an equinox or a solstice. */
const aheadMs = 366 * 86_400_000;

/**
 * “King tide” has no scientific definition. Here it is a high water that comes within a tenth of the way from mean high
 * water to highest astronomical tide of the latter: a few tides in most years.
 */
const kingShare = 0.1;

/** The king tides of the year from `from` on, in time order; none in a year whose springs stay low. */
export function kingTides({ tide, datums }: Pick<TideStation, 'tide' | 'datums'>, from: Instant): Extreme[] {
  const leastM = datums.HAT - kingShare * (datums.HAT - datums.MHW);
  return tide
    .extremes({ from, to: from + aheadMs })
    .filter(({ kind, heightM }) => kind === 'high' && heightM >= leastM);
}
