import type { FormatContext } from '../../answers/index.ts';
import type { Place } from '../../domain/place.ts';
import { customaryUnits, type Units } from '../../domain/units.ts';
import { unitsOfWord, type UnitWord } from '../language/meaning.ts';
import type { RequestContext } from './request-context.ts';

/** German forecasts give wind in Beaufort wherever it blows (Deutscher Wetterdienst, marine forecasts). */
const customaryInLanguage: Readonly<Record<string, Partial<Units>>> = { de: { wind: 'bft' } };

/** Units that the message does not name and the user has not chosen are those customary at the place. */
export function formatAt(
  { preferences: { units, clock }, words, now, message: { upcomingOnly } }: RequestContext,
  { zone, countryCode }: Pick<Place, 'zone' | 'countryCode'>,
  asked = '',
): FormatContext {
  const customary = { ...customaryUnits(countryCode), ...customaryInLanguage[words.language] };
  return {
    words,
    units: { ...customary, ...units, ...unitsNamed(asked) },
    zone,
    now,
    ...(clock && { clock }),
    ...(upcomingOnly && { upcomingOnly }),
  };
}

function unitsNamed(asked: string): Partial<Units> {
  const named = asked.split(',').map((word) => (Object.hasOwn(unitsOfWord, word) ? unitsOfWord[word as UnitWord] : {}));
  return Object.assign({}, ...named) as Partial<Units>;
}
