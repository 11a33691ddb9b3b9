import { findFragments, type Fragment } from './fragments.ts';
import { everything, type Lexicon } from './lexicon.ts';
import type { OpenLexicon } from './lexicons.ts';
import { createMatcher, type Matcher } from './matcher.ts';
import type { PlaceNames } from './ports.ts';
import type { Token } from './tokens.ts';
import { openWords } from './variants.ts';

/** A language that a text may be in, and the phrases of everything that can be asked in it. */
export type SpokenLanguage = {
  readonly lexicon: Lexicon;
  /** For other phrases of the lexicon. */
  readonly matcher: Matcher;
  readonly asked: readonly Fragment[];
};

/**
 * The languages that a text may be in: the asker's own, and those that have a word of it that the ones before do not read,
 * the one with the most words first. Of twenty sentences nineteen are read in one language, in a third of the time.
 */
export function spokenLanguages(
  tokens: readonly Token[],
  { lexicons, language }: { readonly lexicons: readonly OpenLexicon[]; readonly language: string },
  names: PlaceNames,
): SpokenLanguage[] {
  const words = openWords(tokens, lexicons, names);
  const candidates = lexicons.map((open) => ({ open, known: words.knownTo(open.lexicon) }));
  const isOwn = ({ open }: { readonly open: OpenLexicon }): boolean => open.lexicon.language === language;
  const inOrder = candidates.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || b.known.length - a.known.length);
  const spoken = new Map<OpenLexicon, SpokenLanguage>();
  const read = new Set<number>();
  let mostForeign: number | undefined;
  for (const { open, known } of inOrder) {
    // `Tide Brest` of a French asker is English as well as German.
    const isAsForeign = known.length === mostForeign;
    if (spoken.size > 0 && !isAsForeign && known.every((at) => read.has(at))) continue;
    if (!isOwn({ open })) mostForeign ??= known.length;
    const { lexicon } = open;
    const matcher = createMatcher(tokens, words.variantsIn(open), lexicon.tries);
    const asked = findFragments(matcher, lexicon, everything);
    spoken.set(open, { lexicon, matcher, asked });
    for (const { from, to, corrections } of asked) {
      if (corrections.length === 0) for (let at = from; at < to; at++) read.add(at);
    }
  }
  return lexicons.flatMap((open) => spoken.get(open) ?? []);
}
