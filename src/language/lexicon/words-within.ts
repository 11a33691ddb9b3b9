import type { Lexicon } from './lexicon.ts';
import { foldWord, unspaced } from './tokens.ts';

/** A longer word of such a script is in no lexicon. */
const longestWord = 12;

/** The words within a written word, as they are written: the parts of a compound, or the words of a run without blanks. */
export function wordsWithin(word: string, lexicons: readonly { readonly lexicon: Lexicon }[]): readonly string[] {
  const isKnown = (part: string): boolean => lexicons.some(({ lexicon }) => lexicon.vocabulary.has(foldWord(part)));
  if (!unspaced.test(word)) return partsOfCompound(word, lexicons) ?? [word];
  return word.split(unspacedRuns).flatMap((run) => (unspaced.test(run) ? wordsOfRun(run, isKnown) : run || []));
}

const unspacedRuns = new RegExp(`(${unspaced.source}+)`, 'u');

/** A compound of a lexicon, where its folded parts have as many letters as its own. */
function partsOfCompound(
  word: string,
  lexicons: readonly { readonly lexicon: Lexicon }[],
): readonly string[] | undefined {
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

/** From left to right the longest word that a lexicon has; what no lexicon has, as `Intl` parts it. */
function wordsOfRun(run: string, isKnown: (part: string) => boolean): string[] {
  const words: string[] = [];
  let unknown = '';
  const endUnknown = (): void => {
    words.push(...Array.from(segmenter.segment(unknown), ({ segment }) => segment));
    unknown = '';
  };
  for (let at = 0; at < run.length;) {
    const longest = Math.min(longestWord, run.length - at);
    const lengths = Array.from({ length: longest }, (_, index) => longest - index);
    const length = lengths.find((one) => isKnown(run.slice(at, at + one)));
    if (length === undefined) unknown += run[at];
    else {
      endUnknown();
      words.push(run.slice(at, at + length));
    }
    at += length ?? 1;
  }
  endUnknown();
  return words;
}
