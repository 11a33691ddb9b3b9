import type { Lexicon } from './lexicon.ts';
import type { OpenLexicon } from './lexicons.ts';
import type { Token } from './tokens.ts';
import { correctionsOf, isNear, type Correction, type Variant } from './typos.ts';
import type { PlaceNames } from '../ports.ts';
import { limits } from '../limits.ts';

export type Variants = {
  /** The words that a token may be for a lexicon. */
  at(at: number): readonly Variant[];
  /** Whether no lexicon has a token, which is long enough to be a word that was mistyped. */
  mayBeTypo(at: number): boolean;
  /** The correction of a token that is to be this word of a phrase whose beginning was typed right; none where it can not be it. */
  within(at: number, word: string): Correction | undefined;
};

/** The words of a text, as every lexicon may mean them. */
export type OpenWords = {
  /** The positions of the words that a lexicon has. */
  knownTo(lexicon: Lexicon): readonly number[];
  variantsIn(lexicon: OpenLexicon): Variants;
};

export function openWords(tokens: readonly Token[], lexicons: readonly OpenLexicon[], names: PlaceNames): OpenWords {
  /** `A Pescara`, and not `a pescare`: a place that people know, with its capital. */
  const isTown = (text: string, at: number): boolean =>
    at > 0 && /^\p{Lu}\p{Ll}/u.test(text) && names.isName(text) && names.isLikely(text);
  const isWordOf = ({ vocabulary, aliases }: Lexicon, word: string): boolean =>
    vocabulary.has(word) || aliases.has(word);
  const words = tokens.map((token, at) => {
    const isOther = lexicons.some(({ lexicon }) => lexicon.unlike.has(token.folded));
    const plain = isOther ? [token.folded] : [...new Set([token.folded, withoutUmlaut(token.folded)])];
    const knownBy = lexicons.flatMap(({ lexicon }) => (plain.some((word) => isWordOf(lexicon, word)) ? lexicon : []));
    const isKnown = knownBy.length > 0;
    return {
      token,
      plain,
      knownBy,
      mayBeTypo:
        !token.isNumber &&
        !isKnown &&
        !isOther &&
        token.folded.length >= limits.shortestWithin &&
        !isTown(token.text, at),
    };
  });
  return {
    knownTo: (lexicon) => words.flatMap(({ knownBy }, at) => (knownBy.includes(lexicon) ? [at] : [])),
    variantsIn({ lexicon, spellings }) {
      const meantBy = ({ folded, text }: Token, at: number): string[] => {
        if (folded.length < limits.shortestTypo) return [];
        const isName = names.isName(text);
        const near = correctionsOf(folded, spellings()).filter((word) => word.length > limits.shortestTypo || !isName);
        const mayBeName = isName || (at > 0 && !lexicon.hasCapitalNouns && /^\p{Lu}/u.test(text));
        return mayBeName ? near : [...near, ...wordsWithPart(folded, lexicon)];
      };
      const variants = words.map(({ token, plain, mayBeTypo }, at): Variant[] => [
        ...[...plain, ...plain.flatMap((word) => lexicon.aliases.get(word) ?? [])].map((word) => ({ word })),
        ...(mayBeTypo ? meantBy(token, at) : []).map((word) => ({
          word,
          correction: { typed: token.text, meant: word },
        })),
      ]);
      return {
        at: (at) => variants[at] ?? [],
        mayBeTypo: (at) => words[at]?.mayBeTypo ?? false,
        within(at, meant) {
          const word = words[at];
          const isMeant = word?.mayBeTypo && meant.length >= limits.shortestWithin && isNear(word.token.folded, meant);
          return isMeant ? { typed: word.token.text, meant } : undefined;
        },
      };
    },
  };
}

/** The words of which an unknown one is a compound or a form: `Seekajak` of `*kajak`, `Starkregen` of two known words. */
function wordsWithPart(folded: string, lexicon: Lexicon): string[] {
  const { aliases, joints } = lexicon;
  const isOf = (part: string): boolean =>
    (part.endsWith('*') && folded.startsWith(part.slice(0, -1))) ||
    (part.startsWith('*') && folded.endsWith(part.slice(1)));
  const found = [...aliases].flatMap(([part, word]) => (isOf(part) ? [word] : []));
  return found.length > 0 || joints.length === 0 ? found : joinedIn(folded, lexicon);
}

/** Two known words that are written as one, the last of which is the longest that may be, without the letters that join them. */
function joinedIn(folded: string, { vocabulary, unlike, joints }: Lexicon): string[] {
  const isKnown = (word: string): boolean =>
    word.length >= limits.shortestJoined && (vocabulary.has(word) || unlike.has(word));
  const begins = Array.from({ length: folded.length }, (_, at) => at).slice(limits.shortestJoined);
  for (const begin of begins) {
    const [head, last] = [folded.slice(0, begin), folded.slice(begin)];
    const heads = joints.flatMap((joint) => (head.endsWith(joint) ? head.slice(0, head.length - joint.length) : []));
    const first = heads.find(isKnown);
    if (first !== undefined && last.length > limits.shortestJoined && vocabulary.has(last)) return [first, last];
  }
  return [];
}

/** People without ü type ue, and ü is compared as u: `naechste`. */
export function withoutUmlaut(folded: string): string {
  return folded.replace(/([aou])e/g, '$1');
}
