import type { TideView } from '../src/answers/index.ts';
import type { PlaceCommandContext } from '../src/chat/index.ts';
import { brestGauge, coefficientMarginMs, hasCoefficient, tideCoefficients } from '../src/domain/tide/index.ts';
import type { Window } from '../src/domain/time.ts';
import { Problem } from '../src/problem.ts';

/** The tidal coefficients of Atlantic France, which visitors meet on every board there; an empty object anywhere else. */
export async function coefficientsFor(
  { place, marine }: Pick<PlaceCommandContext, 'place' | 'marine'>,
  window: Window,
): Promise<Pick<TideView, 'coefficients'>> {
  if (!hasCoefficient(place)) return {};
  try {
    const atBrest = await marine.tide(brestGauge, window, 'MSL', coefficientMarginMs);
    return { coefficients: (day) => tideCoefficients(atBrest, day) };
  } catch (error) {
    // The tide is answered without them.
    if (error instanceof Problem) return {};
    throw error;
  }
}
