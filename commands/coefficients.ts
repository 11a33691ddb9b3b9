import type { TideView } from '../src/answers/index.ts';
import type { PlaceCommandContext } from '../src/chat/index.ts';
import { brestGauge, coefficientMarginMs, hasCoefficient, tideCoefficients } from '../src/domain/tide/index.ts';
import type { Window } from '../src/domain/time.ts';
import { Problem } from '../src/problem.ts';

/** Only French tables use the coefficient; in other languages the number says nothing. */
const language = 'fr';

/** The tidal coefficients of Atlantic France, for French answers; an empty object anywhere else. */
export async function coefficientsFor(
  { format, place, marine }: Pick<PlaceCommandContext, 'format' | 'place' | 'marine'>,
  window: Window,
): Promise<Pick<TideView, 'coefficients'>> {
  if (format.words.language !== language || !hasCoefficient(place)) return {};
  try {
    const atBrest = await marine.tide(brestGauge, window, 'MSL', coefficientMarginMs);
    return { coefficients: (day) => tideCoefficients(atBrest, day) };
  } catch (error) {
    // The tide is answered without them.
    if (error instanceof Problem) return {};
    throw error;
  }
}
