import type { TideView } from '../src/answers/index.ts';
import type { PlaceCommandContext } from '../src/chat/index.ts';
import { brestGauge, coefficientMarginMs, hasCoefficient, tideCoefficients } from '../src/domain/tide/index.ts';
import type { Window } from '../src/domain/time.ts';
import { Problem } from '../src/problem.ts';

/** The language whose speakers know the coefficient; elsewhere the number says nothing. */
const language = 'fr';

/** What tells a day's coefficients, for French answers about the coast that has them: nothing anywhere else. */
export async function coefficientsFor(
  { format, place, marine }: Pick<PlaceCommandContext, 'format' | 'place' | 'marine'>,
  window: Window,
): Promise<Pick<TideView, 'coefficients'>> {
  if (format.words.language !== language || !hasCoefficient(place)) return {};
  try {
    const atBrest = await marine.tide(brestGauge, window, 'MSL', coefficientMarginMs);
    return { coefficients: (day) => tideCoefficients(atBrest, day) };
  } catch (error) {
    // The tide itself is told without it.
    if (error instanceof Problem) return {};
    throw error;
  }
}
