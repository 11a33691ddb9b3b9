import { findFragments, type Fragment } from './fragments.ts';
import { conditions, everything, type Lexicon } from './lexicon.ts';
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
 * The languages that a text may be in: the asker's own, and those that read a word of it that the ones before do not, the one
 * with the most words first. Of thirty sentences twenty-nine are read in one language, in a third of the time.
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
  let readByOwn: readonly number[] = [];
  let mostForeign: number | undefined;
  for (const { open, known } of inOrder) {
    // `Tide Brest` of a French asker is English as well as German.
    const before = known.length === mostForeign ? new Set(readByOwn) : read;
    const readsMore = (positions: readonly number[]): boolean =>
      spoken.size === 0 || positions.some((at) => !before.has(at));
    if (!readsMore(known)) continue;
    const { lexicon } = open;
    const matcher = createMatcher(tokens, words.variantsIn(open), lexicon.tries);
    const asked = findFragments(matcher, lexicon, everything);
    const positions = readBy(asked);
    // The `Saint` of `Saint-Malo` is a word of the names of holidays alone.
    if (!readsMore(positions) && !readsMore(readBy(findFragments(matcher, lexicon, conditions)))) continue;
    spoken.set(open, { lexicon, matcher, asked });
    for (const at of positions) read.add(at);
    if (isOwn({ open })) readByOwn = positions;
    else mostForeign ??= known.length;
  }
  return lexicons.flatMap((open) => spoken.get(open) ?? []);
}

/** The positions of the tokens that fragments read as they were typed. */
function readBy(fragments: readonly Fragment[]): number[] {
  return fragments
    .filter(({ corrections }) => corrections.length === 0)
    .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index));
}
