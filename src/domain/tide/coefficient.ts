import { hourMs, utcDayMs, type Instant, type Window } from '../time.ts';
import type { Place, Point } from '../place.ts';
import type { Extreme } from './ripples.ts';

/**
 * The French coefficient de marée: 20 at the least neaps to 120 at the greatest springs, one for each high water at
 * Brest and used along all of the Channel and Atlantic coast (Shom, "Coefficient de marée").
 */

/** The tide gauge of Brest. */
export const brestGauge: Point = { lat: 48.3829, lng: -4.495 };

/** Extremes of Brest needed on both sides of the days asked about, ms. */
export const coefficientMarginMs = 3 * utcDayMs;

/** Half the range of the equinoctial springs at Brest, which is given 100: 6.1 m by convention of the Shom. */
const unitM = 6.1 / 2;
const least = 20;
const greatest = 120;

/** Three lunar days, over which the semidiurnal tide has no mean. */
const meanReachMs = 1.5 * 24.84 * hourMs;
/**
 * Weights of five high waters in a row, which keep what changes slowly and take out what alternates: the coefficient is
 * one of the semidiurnal tide alone, without the diurnal inequality.
 */
const weights = [-1, 4, 10, 4, -1].map((weight) => weight / 16);

/** The tide at Brest: heights above any level. */
type TideAtBrest = {
  readonly extremes: readonly Extreme[];
  readonly levels: readonly { readonly at: Instant; readonly heightM: number }[];
};

/** The coefficients of a day's high waters at Brest, in order; none where too little around them is known. */
export function tideCoefficients({ extremes, levels }: TideAtBrest, { from, to }: Window): number[] {
  const highs = extremes.filter(({ kind }) => kind === 'high');
  const amplitudes = highs.map(({ at, heightM }) => heightM - meanAround(levels, at));
  return highs.flatMap(({ at }, i) => {
    if (at < from || at >= to) return [];
    const amplitudeM = weights.reduce((sum, weight, k) => sum + weight * (amplitudes[i + k - 2] ?? NaN), 0);
    if (Number.isNaN(amplitudeM)) return [];
    return [Math.min(greatest, Math.max(least, Math.round((100 * amplitudeM) / unitM)))];
  });
}

/** The level that the semidiurnal tide swings around: seasons raise and lower it. */
function meanAround(levels: TideAtBrest['levels'], at: Instant): number {
  const around = levels.filter((level) => Math.abs(level.at - at) <= meanReachMs);
  const sum = around.reduce((total, { heightM }) => total + heightM, 0);
  return around.length * hourMs < 2 * meanReachMs - hourMs ? NaN : sum / around.length;
}

/** Whether a place is on the French Channel or Atlantic coast, or inland of it: not on the Mediterranean, not overseas. */
export function hasCoefficient({ zone, point: { lat, lng } }: Pick<Place, 'zone' | 'point'>): boolean {
  // The Mediterranean coast of France runs from 3.0° E eastwards, south of 44° N.
  return zone === 'Europe/Paris' && (lat >= 46 || lng < 2);
}
