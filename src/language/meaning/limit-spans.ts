import { joinedNumbers } from '../lexicon/compounds.ts';
import { phrasesAt } from '../lexicon/matcher.ts';
import { openSentence } from '../read-sentence.ts';
import type { SentenceContext } from '../sentence.ts';

/** A number of a text, in UTF-16 units, and where the unit behind it ends, if there is one. */
export type LimitSpan = { readonly start: number; readonly end: number; readonly unitEnd?: number };

/** The numbers of a text with their units: `60 km/h`, `1.5`. */
export function limitSpans(text: string, sentences: SentenceContext): LimitSpan[] {
  const { tokens, languages } = openSentence(text, sentences);
  const joined = joinedNumbers(tokens);
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

/** The words of a text that name what has limits: `wind`, `the waves`. Of those that begin at one word the longest. */
export function quantitySpans(text: string, sentences: SentenceContext): Pick<LimitSpan, 'start' | 'end'>[] {
  const { tokens, languages } = openSentence(text, sentences);
  const spans = tokens.flatMap(({ start }, at) => {
    const ends = languages.flatMap(({ matcher }) =>
      phrasesAt(matcher, 'quantity', at)
        // A bare `it` is the level of the tide only where nothing else is named.
        .filter(({ rule }) => !rule.meaning.some(({ value }) => value.startsWith('tide ')))
        .map(({ to }) => to),
    );
    const end = tokens[Math.max(...ends) - 1]?.end;
    return end === undefined ? [] : [{ start, end }];
  });
  return spans.filter(({ start }) => !spans.some((other) => other.start < start && other.end > start));
}
