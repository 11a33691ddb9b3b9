import { fold } from '../fold.ts';
import { nameLimits } from '../limits.ts';
import { isLandform } from './landforms.ts';
import { wordsOfRole } from './name-words.ts';

type Word = { readonly text: string; readonly start: number; readonly end: number; readonly isApart: boolean };

/**
 * The parts of an unknown name that may be the town it lies in, those at its end and the longest first: `Victoria Marina, St Peter Port`; `Palendorp
 * Petten`; the name before small words of a sentence, `Hebrides get cancelled`. What a landform or a saint has is none,
 * `Ponta do Seixas`, nor a name with what may belong to it, `Brest Harbour Pub`.
 */
export function townParts(text: string): string[] {
  const words = [...text.matchAll(/[^\s,、]+/gu)].map(({ 0: word, index, input }): Word => {
    return { text: word, start: index, end: index + word.length, isApart: /[,、]\s*$/.test(input.slice(0, index)) };
  });
  const rest = words.slice(1);
  const behind = rest.flatMap((word, at) => (word.isApart || !isOwned(words, at + 1) ? text.slice(word.start) : []));
  const before = rest.flatMap((_, at) => (endsAt(words, at + 1) ? text.slice(0, words[at]!.end) : []));
  return [...behind, ...before.toReversed()].filter(mayBeTown);
}

const links = new Set([...wordsOfRole('link'), ...wordsOfRole('preposition')]);
const common = new Set(wordsOfRole('common'));
const parts = new Set([...common, ...wordsOfRole('bound')]);

/** Whether the word before a position, or before what links it, needs the one there: `Cala | Domestica`, `San | Foca`. */
function isOwned(words: readonly Word[], at: number): boolean {
  const before = words.slice(0, at).findLast(({ text }) => !links.has(fold(text)));
  const folded = fold(before?.text ?? '');
  return !before || isLandform(folded) || parts.has(folded);
}

/** Whether a name ends before a beach or bay of any coast, `Scarborough north bay`, or one with a capital before words that are none of it. */
function endsAt(words: readonly Word[], at: number): boolean {
  const rest = words.slice(at).map(({ text }) => text);
  const folded = rest.map(fold);
  const isAny = folded.every((word) => common.has(word) || isLandform(word)) && folded.some((word) => common.has(word));
  if (isAny || words[at]?.isApart) return true;
  return (
    /^\p{Lu}/u.test(words[0]?.text ?? '') && rest.every((word) => /^\p{Ll}/u.test(word) && !isLandform(fold(word)))
  );
}

function mayBeTown(part: string): boolean {
  const named = fold(part)
    .split(' ')
    .filter((word) => !links.has(word) && !parts.has(word) && !isLandform(word))
    .join('');
  return named.length >= (/[a-z]/.test(named) ? nameLimits.bare : nameLimits.part);
}
