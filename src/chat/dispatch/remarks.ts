import { asksMore } from '../../language/request/follow-up.ts';
import type { Frame } from '../../language/meaning/frame.ts';
import type { SentenceContext } from '../../language/sentence.ts';
import { wordsOf } from './narrowing.ts';

/**
 * Whether a text of a conversation asks nothing that is understood: `my mate reckons it's earlier`. A name that is known
 * asks for its place, and so do words that stand alone or behind a preposition. `isAsked`: a place was asked for.
 */
export function isRemark(sentence: Frame, text: string, names: SentenceContext['places'], isAsked = false): boolean {
  const { kinds, places, unused, asks, isContinued, isPlaceLed, isOneOf } = sentence;
  const said = { ...sentence, kinds: kinds.filter((kind) => kind !== 'courtesy') };
  // `No, the other one` of an answer that offered no choice.
  if (!isAsked && isOneOf && places.length === 0 && !asksMore(said) && !isSaid(sentence)) return true;
  if (asksMore(said) || isOneOf || isContinued || asks !== undefined || isSaid(sentence)) return false;
  const [place] = places;
  if (!place) return !isKind(sentence) && (unused.length === 0 || unused.some((words) => /\p{L}/u.test(words)));
  const isAlone = wordsOf(text).length <= wordsOf(place.text).length;
  return !isAlone && !isPlaceLed && /^\p{Ll}/u.test(place.text) && !names.isLikely(place.text);
}

/** Whether a frame has thanks, praise or the like; a greeting within a sentence asks nothing. */
function isKind({ courtesies }: Frame): boolean {
  return courtesies.some((one) => one !== 'hello');
}

/** Whether a frame has a detail that only some questions have. */
function isSaid({ count, state, superlative, verb, terms, answerIn, clock, lacking }: Frame): boolean {
  return (
    lacking.length > 0 || [count, state, superlative, verb, terms, answerIn, clock].some((slot) => slot !== undefined)
  );
}

/** A remark as a courtesy, with the words that were not understood; these say less about the language than the conversation. */
export function asUnclear(sentence: Frame, language = sentence.language): Frame {
  const [place] = sentence.places;
  const unused = place ? [...sentence.unused, place.text] : sentence.unused;
  const courtesies = isKind(sentence) ? sentence.courtesies : (['unclear'] as const);
  return {
    ...sentence,
    ...(language !== undefined && { language }),
    kinds: ['courtesy'],
    courtesies,
    places: [],
    unused,
  };
}
