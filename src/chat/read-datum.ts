import { datumNames, shownDatums, type ShownDatum } from '../domain/tide/index.ts';
import { Problem } from '../problem.ts';
import { chartDatum } from '../language/request/options.ts';

/** The datum of an option; `undefined` of the chart datum, the usual one. Throws `datum-unknown`. */
export function readDatum(text: string): ShownDatum | undefined {
  const typed = text.toUpperCase();
  if (typed === chartDatum) return undefined;
  const datum = shownDatums.find((name) => name === typed);
  if (!datum) throw new Problem('datum-unknown', { datum: text, known: datumNames.join(', ') });
  return datum;
}
