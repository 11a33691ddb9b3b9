import type { Lexicon } from './lexicon.ts';
import { foldWord, unspaced } from './tokens.ts';
import { Problem } from '../../problem.ts';
import { limits } from '../limits.ts';

/** The words within a written word, as they are written: the parts of a compound, or the words and names of a run without blanks. */
export function wordsWithin(word: string, lexicons: Lexicons, isName: Test = () => false): readonly string[] {
  const isKnown = (part: string): boolean => {
    const folded = foldWord(part);
    return lexicons.some(({ lexicon }) => lexicon.vocabulary.has(folded));
  };
  if (!unspaced.test(word)) return partsOfCompound(word, lexicons) ?? [word];
  const endsName = (letter: string): boolean =>
    lexicons.some(({ lexicon }) => lexicon.roles.get(letter)?.has('ends-name'));
  return word
    .split(unspacedRuns)
    .flatMap((run) => (unspaced.test(run) ? wordsOfRun(run, isKnown, endsName, isName) : run || []));
}

const unspacedRuns = new RegExp(`(${unspaced.source}+)`, 'u');

/** A compound of a lexicon, where its folded parts have as many letters as its own. */
function partsOfCompound(word: string, lexicons: Lexicons) {
  const folded = foldWord(word);
  for (const { lexicon } of lexicons) {
    const parts = lexicon.compounds.get(folded);
    if (parts?.join('').length !== word.length) continue;
    let at = 0;
    return parts.map(({ length }) => word.slice(at, (at += length)));
  }
  return undefined;
}

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** What a word costs that a lexicon has, the name of a place, a word that only `Intl` knows, and a letter of none. */
const costs = { known: 1, name: 1.5, parted: 2.6, letter: 2 } as const;
/** The Kerama Islands, 慶良間, are no letters before the word 間で. */
const nameLetters = /^[\p{Script=Han}\p{Script=Katakana}ーヶ]{2,6}$/u;

type Test = (part: string) => boolean;
type Lexicons = readonly { readonly lexicon: Lexicon }[];
type Way = { readonly cost: number; readonly word: string; readonly end: number };

/** The words that cost least, longer first, a lexicon's before `Intl`'s; none leaves a letter over, as 海 of 晴海. */
function wordsOfRun(run: string, isKnown: Test, endsName: Test, isName: Test): readonly string[] {
  if (run.length > limits.mostTokens * limits.longestUnspaced) throw new Problem('text-too-long');
  const nameOf = (word: string): string => (word.length > 2 && endsName(word.at(-1)!) ? word.slice(0, -1) : word);
  const parted = new Set(Array.from(segmenter.segment(run), ({ segment, index }) => `${index} ${nameOf(segment)}`));
  const ways: Way[] = [];
  for (let at = run.length - 1; at >= 0; at--) {
    let best: Way | undefined;
    for (let end = Math.min(run.length, at + limits.longestUnspaced); end > at; end--) {
      const word = run.slice(at, end);
      const isParted = parted.has(`${at} ${word}`);
      const kind = isKnown(word)
        ? 'known'
        : nameLetters.test(word) && isName(word)
          ? 'name'
          : isParted
            ? 'parted'
            : 'letter';
      if (end > at + 1 && kind === 'letter') continue;
      const own = costs[kind];
      const cost = (ways[end]?.cost ?? 0) + (end === at + 1 ? Math.min(own, costs.letter) : own);
      if (!best || cost < best.cost) best = { cost, word, end };
    }
    ways[at] = best!;
  }
  const words: string[] = [];
  for (let way = ways[0]; way; way = ways[way.end]) words.push(way.word);
  return words;
}
