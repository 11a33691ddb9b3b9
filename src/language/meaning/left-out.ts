import type { Fragment } from '../lexicon/fragments.ts';
import { negation } from '../lexicon/lexicon.ts';
import type { Kind } from '../lexicon/slots.ts';
import { roleIs } from '../lexicon/traits.ts';
import { openSentence } from '../read-sentence.ts';
import type { SentenceContext } from '../sentence.ts';

/** What a text says is to be left out, right behind words that deny, and these: `without the wind`, `not at weekends`. */
export function leftOut(
  text: string,
  sentences: SentenceContext,
): { readonly kinds: readonly Kind[]; readonly hasDays: boolean; readonly words: readonly string[] } {
  const { asked, conditional, tokens } = openSentence(text, sentences);
  const denials = [...asked, ...conditional()].filter(({ role }) => role === negation || role === 'reject');
  const behind = denials.flatMap(({ to }) => firstFrom(to, asked, tokens.length));
  return {
    kinds: behind.flatMap(({ slots }) => slots.kinds ?? []),
    hasDays: behind.some(({ slots }) => slots.days !== undefined),
    words: denials.map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end)),
  };
}

/** The longest phrases that begin at a token, or behind words of grammar there. */
function firstFrom(at: number, all: readonly Fragment[], end: number): readonly Fragment[] {
  const here = all.filter((one) => one.from === at && !roleIs.idle(one));
  if (here.length > 0 || at >= end) return here;
  const isSilent = all.some((one) => one.from === at && one.to === at + 1 && roleIs.idle(one));
  return isSilent ? firstFrom(at + 1, all, end) : [];
}
