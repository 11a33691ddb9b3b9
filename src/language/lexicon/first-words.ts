import type { ClassEdge, Lexicon, TrieNode } from './lexicon.ts';
import { readersOfWords } from './numerals.ts';
import type { Token } from './tokens.ts';
import type { Variant } from './variant.ts';

/** The slots whose phrases are of a class, where they are not those of its own name. */
const otherSlots: Readonly<Record<string, readonly string[]>> = {
  decimal: ['fraction', 'number'],
  signed: ['fraction', 'number'],
  hour: ['number'],
  minute: ['minutes'],
  term: ['term', 'jargon'],
};

/** The slots whose phrases are of a class. */
export function slotsOfClass(name: string): readonly string[] {
  return otherSlots[name] ?? [name];
}

/** Which classes at the beginning of phrases a word may begin, found out once for each word of a lexicon. */
export type FirstWords = {
  /** The classes of a trie that a token may be the beginning of; all of them where it is a number. */
  classesAt(trie: TrieNode, token: Token, variants: readonly Variant[]): readonly ClassEdge[];
};

/** Of the twenty classes that phrases begin with, most words begin none, and each costs a search. */
export function createFirstWords({ tries, vocabulary }: Lexicon): FirstWords {
  const kept = new Map<TrieNode, Map<string, readonly ClassEdge[]>>();
  const mayBegin = (name: string, word: string, within: readonly string[]): boolean =>
    readersOfWords.has(name) ||
    slotsOfClass(name).some((slot) => {
      const trie = tries.get(slot);
      if (!trie || within.includes(slot)) return false;
      return (
        trie.words.get(word) !== undefined || trie.classes.some((edge) => mayBegin(edge.name, word, [...within, slot]))
      );
    });
  const classesOf = (trie: TrieNode, word: string): readonly ClassEdge[] => {
    const ofTrie = kept.get(trie) ?? new Map<string, readonly ClassEdge[]>();
    kept.set(trie, ofTrie);
    // Words of no lexicon are one.
    const key = vocabulary.has(word) ? word : '';
    const known = ofTrie.get(key);
    if (known) return known;
    const found = trie.classes.filter(({ name }) => mayBegin(name, key, []));
    ofTrie.set(key, found);
    return found;
  };
  return {
    classesAt(trie, { isNumber }, variants) {
      if (isNumber || trie.classes.length === 0) return trie.classes;
      const [first, ...others] = variants;
      if (first === undefined) return trie.classes;
      const found = classesOf(trie, first.word);
      if (others.length === 0) return found;
      const all = others.map(({ word }) => classesOf(trie, word));
      return trie.classes.filter((edge) => found.includes(edge) || all.some((edges) => edges.includes(edge)));
    },
  };
}
