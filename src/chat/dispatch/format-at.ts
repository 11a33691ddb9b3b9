import type { FormatContext } from '../../answers/index.ts';
import { customaryUnits, unitChoices, type Units } from '../../domain/units.ts';
import { defined } from '../../lib/defined.ts';
import { unitsOfWord } from '../../language/lexicon/slots.ts';
import { unitsAsked } from '../../language/request/options.ts';
import type { RequestContext } from '../command.ts';

/** Units that the message does not name and the user has not chosen are those customary at the place; it may name its clock as well. */
export function formatAt(
  { preferences, words, now, message: { upcomingOnly } }: RequestContext,
  { zone, countryCode }: { readonly zone: string; readonly countryCode?: string | undefined },
  option?: string,
): FormatContext {
  const asked = unitsAsked(option);
  const clock = asked.clock ?? preferences.clock;
  // Forecasts in some languages give wind in one unit, wherever it blows.
  const wind = unitChoices.wind.find((unit) => unit === words.say('wind-told-in'));
  const customary = { ...customaryUnits(countryCode), ...defined({ wind }) };
  return {
    ...words,
    units: Object.assign({}, customary, preferences.units, ...asked.units.map((word) => unitsOfWord[word])) as Units,
    zone,
    now,
    ...(clock && { clock }),
    ...(upcomingOnly && { upcomingOnly }),
  };
}
