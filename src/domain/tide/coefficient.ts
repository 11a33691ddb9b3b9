import { hourMs, utcDayMs, type Instant, type Window } from '../instant.ts';
import type { Place, Point } from '../place.ts';
import type { Extreme } from './ripples.ts';

/** Coefficient de marée (Shom): 20 (least neaps) to 120, of each high water at Brest, for the French Channel and Atlantic. */

export const brestGauge: Point = { lat: 48.3829, lng: -4.495 };

/** How far the extremes of Brest must reach beyond the requested days on both sides, ms. */
export const coefficientMarginMs = 3 * utcDayMs;

/** Half the range of the equinoctial springs at Brest, which is given 100: 6.1 m by convention of the Shom. */
const unitM = 6.1 / 2;
/** The scale of the Shom, within which coefficients are published. */
const minCoefficient = 20;
const maxCoefficient = 120;

/** Half of three mean lunar days of 24.84 h: over three the heights of the semidiurnal tide cancel out. */
const meanReachMs = 1.5 * 24.84 * hourMs;
/** They pass slow changes and remove the alternation of the diurnal inequality: the coefficient is of the semidiurnal tide. */
const weights = [-1, 4, 10, 4, -1].map((weight) => weight / 16);

type TideAtBrest = {
  readonly extremes: readonly Extreme[];
  readonly levels: readonly { readonly at: Instant; readonly heightM: number }[];
};

export type Coefficient = { readonly at: Instant; readonly coefficient: number };

/** The coefficients of a window, within 3 of the Shom's; none without extremes and levels `coefficientMarginMs` beyond it. */
export function coefficientsIn({ extremes, levels }: TideAtBrest, { from, to }: Window): Coefficient[] {
  const highs = extremes.filter(({ kind }) => kind === 'high');
  const amplitudes = highs.map(({ at, heightM }) => heightM - meanAround(levels, at));
  return highs.flatMap(({ at }, i) => {
    if (at < from || at >= to) return [];
    const amplitudeM = weights.reduce((sum, weight, k) => sum + weight * (amplitudes[i + k - 2] ?? NaN), 0);
    if (Number.isNaN(amplitudeM)) return [];
    const coefficient = Math.round((100 * amplitudeM) / unitM);
    return [{ at, coefficient: Math.min(maxCoefficient, Math.max(minCoefficient, coefficient)) }];
  });
}

/** The mean level around an instant, which changes with the seasons; NaN where hours are missing. */
function meanAround(levels: TideAtBrest['levels'], at: Instant): number {
  const around = levels.filter((level) => Math.abs(level.at - at) <= meanReachMs);
  const sum = around.reduce((total, { heightM }) => total + heightM, 0);
  return around.length * hourMs < 2 * meanReachMs - hourMs ? NaN : sum / around.length;
}

/** Whether a place is on the French Channel or Atlantic coast, or inland of it: not on the Mediterranean, not overseas. */
export function hasCoefficient({ zone, point: { lat, lng } }: Pick<Place, 'zone' | 'point'>): boolean {
  // The Mediterranean coast of France lies south of 44° N and east of 3.0° E, the Biscay coast south of 46° N west of 1° W.
  return zone === 'Europe/Paris' && (lat >= 46 || lng < 2);
}
