/**
 * The tide engine for other programs: `import { predict } from 'bellbuoy/tide'`. Astronomical tide only: what wind and air
 * pressure add is not in it. Not for navigation.
 */
import { harmonicTide, knownNumber, makeHarmonics, type Extreme, type Tide } from '../domain/tide/index.ts';
import type { Instant, Window } from '../domain/time.ts';

export type { Extreme, Instant, Tide, Window };

/** A harmonic constant as offices publish them: amplitude in metres, Greenwich phase lag (g) in degrees. */
export type Constant = { readonly name: string; readonly amplitudeM: number; readonly phaseDeg: number };

/**
 * The tide of a place from its harmonic constants. Heights are metres above mean sea level; add the height of mean sea level
 * above a datum for heights above that one. Node factors change at the middle of each month.
 * Throws a `RangeError` for a constituent that the engine does not know. Names are those of the IHO and NOAA, such as `M2`.
 */
export function tideOf(constants: readonly Constant[]): Tide {
  const numbered = constants.map(({ name, ...constant }) => ({ number: knownNumber(name), ...constant }));
  return harmonicTide(makeHarmonics(numbered, 'monthly'));
}

/**
 * High and low waters of the half-open window `[from, to)`, alternating, in time order. Instants are milliseconds since
 * 1970-01-01T00:00:00Z, heights metres above mean sea level. To ask one place for more, keep its `tideOf`.
 */
export function predict(constants: readonly Constant[], window: Window): Extreme[] {
  return tideOf(constants).extremes(window);
}
