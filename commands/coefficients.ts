import type { TideToTell } from '../src/answers/index.ts';
import type { AskedOfPlace } from '../src/chat/index.ts';
import { brestGauge, coefficientMarginMs, hasCoefficient, tideCoefficients } from '../src/domain/tide/index.ts';
import type { Window } from '../src/domain/time.ts';
import { Problem } from '../src/problem.ts';

/** The language whose speakers know the coefficient; elsewhere the number says nothing. */
const language = 'fr';

/** What tells a day's coefficients, for French answers about the coast that has them: nothing anywhere else. */
export async function coefficientsFor(
  { voice, place, marine }: Pick<AskedOfPlace, 'voice' | 'place' | 'marine'>,
  window: Window,
): Promise<Pick<TideToTell, 'coefficients'>> {
  if (voice.words.language !== language || !hasCoefficient(place)) return {};
  try {
    const atBrest = await marine.tide(brestGauge, window, 'MSL', coefficientMarginMs);
    return { coefficients: (day) => tideCoefficients(atBrest, day) };
  } catch (error) {
    // The tide itself is told without it.
    if (error instanceof Problem) return {};
    throw error;
  }
}
