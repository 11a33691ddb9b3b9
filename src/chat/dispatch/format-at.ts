import type { FormatContext } from '../../answers/index.ts';
import type { Place } from '../../domain/place.ts';
import { customaryUnits, type Units } from '../../domain/units.ts';
import { unitsOfWord } from '../../language/lexicon/slots.ts';
import { unitsAsked } from '../../language/request/units-asked.ts';
import type { RequestContext } from './request-context.ts';

/** German forecasts give wind in Beaufort wherever it blows (Deutscher Wetterdienst, marine forecasts). */
const customaryInLanguage: Readonly<Record<string, Partial<Units>>> = { de: { wind: 'bft' } };

/** Units that the message does not name and the user has not chosen are those customary at the place; it may name its clock as well. */
export function formatAt(
  { preferences, words, now, message: { upcomingOnly } }: RequestContext,
  { zone, countryCode }: Pick<Place, 'zone' | 'countryCode'>,
  option?: string,
): FormatContext {
  const asked = unitsAsked(option);
  const clock = asked.clock ?? preferences.clock;
  const customary = { ...customaryUnits(countryCode), ...customaryInLanguage[words.language] };
  return {
    words,
    units: Object.assign({}, customary, preferences.units, ...asked.units.map((word) => unitsOfWord[word])) as Units,
    zone,
    now,
    ...(clock && { clock }),
    ...(upcomingOnly && { upcomingOnly }),
  };
}
