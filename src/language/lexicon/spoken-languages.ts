import { findFragments, type Fragment } from './fragments.ts';
import { conditions, everything, type Lexicon } from './lexicon.ts';
import type { OpenLexicon } from './lexicons.ts';
import { createMatcher, type Matcher } from './matcher.ts';
import type { PlaceNames } from '../ports.ts';
import { roleIs } from '../traits.ts';
import type { Token } from './tokens.ts';
import { openWords } from './variants.ts';
import { once } from '../../lib/once.ts';
import { limits } from '../limits.ts';

/** A language that a text may be in, and the phrases of everything that can be asked in it. */
export type SpokenLanguage = {
  readonly lexicon: Lexicon;
  /** For other phrases of the lexicon. */
  readonly matcher: Matcher;
  readonly asked: readonly Fragment[];
  readonly conditional: () => readonly Fragment[];
};

/** The asker's language, and those that read words of a text that it does not, unless another one reads more. */
export function spokenLanguages(
  tokens: readonly Token[],
  { lexicons, language }: { readonly lexicons: readonly OpenLexicon[]; readonly language: string },
  names: PlaceNames,
): SpokenLanguage[] {
  const words = openWords(tokens, lexicons, names);
  const opened = (open: OpenLexicon): SpokenLanguage => {
    const { lexicon } = open;
    const matcher = createMatcher(tokens, words.variantsIn(open), lexicon);
    const conditional = once(() => findFragments(matcher, lexicon, conditions));
    return { lexicon, matcher, asked: findFragments(matcher, lexicon, everything), conditional };
  };
  // `Marés Peniche`: a name that says nothing in another language is no word of it.
  const isTown = (one: Fragment): boolean =>
    roleIs.idle(one) && one.to - one.from === 1 && names.isWellKnown(tokens[one.from]!.text);
  const asker = lexicons.find(({ lexicon }) => lexicon.language === language);
  const own = asker ? [opened(asker)] : [];
  const known = new Set(own.flatMap(({ asked }) => readBy(asked)));
  const isNew = (at: number): boolean => !known.has(at);
  // Of thirty sentences twenty-nine are read in one language, in a third of the time.
  const others = lexicons
    .filter((open) => !asker || (open !== asker && words.knownTo(open.lexicon).some(isNew)))
    .map(opened)
    .map((spoken) => {
      const read = readBy([...spoken.asked, ...spoken.conditional()].filter((one) => !isTown(one)));
      return { spoken, added: new Set(read.filter(isNew)) };
    })
    .filter(({ added }) => !asker || added.size > 0);
  const meant = others
    .filter(({ added }) => !others.some((more) => more.added.size > added.size && added.isSubsetOf(more.added)))
    .toSorted((a, b) => b.added.size - a.added.size)
    .slice(0, limits.mostLanguages - own.length);
  // In the order of the lexicons.
  const spoken = new Map([...own, ...meant.map((one) => one.spoken)].map((one) => [one.lexicon, one]));
  return lexicons.flatMap(({ lexicon }) => spoken.get(lexicon) ?? []);
}

function readBy(fragments: readonly Fragment[]): number[] {
  return fragments
    .filter(({ corrections }) => corrections.length === 0)
    .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index));
}
