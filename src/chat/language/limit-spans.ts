import { decimals } from './compounds.ts';
import { phrasesAt } from './matcher.ts';
import { openSentence, type SentenceContext } from './read-sentence.ts';

/** A number of a text, in UTF-16 units, and where the unit behind it ends, if there is one. */
export type LimitSpan = { readonly start: number; readonly end: number; readonly unitEnd?: number };

/** The numbers of a text with their units: `60 km/h`, `1.5`. */
export function limitSpans(text: string, sentences: SentenceContext): LimitSpan[] {
  const { tokens, languages } = openSentence(text, sentences);
  const joined = decimals(tokens);
  return tokens.flatMap((token, at): LimitSpan[] => {
    if (!token.isNumber || joined.some(({ to }) => to === at + 1)) return [];
    const to = joined.find(({ from }) => from === at)?.to ?? at + 1;
    const ends = languages.flatMap(({ matcher }) =>
      phrasesAt(matcher, 'measure', to).map((found) => tokens[found.to - 1]?.end ?? 0),
    );
    const end = tokens[to - 1]?.end ?? token.end;
    return [{ start: token.start, end, ...(ends.length > 0 && { unitEnd: Math.max(end, ...ends) }) }];
  });
}
