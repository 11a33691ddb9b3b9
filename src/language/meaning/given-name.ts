import { hasRole, isStop, type Token } from '../lexicon/tokens.ts';
import { wordsOf, type Said } from './read-sentence.ts';
import type { OpenSentence } from './sentence.ts';

/** The name that a sentence gives to a place of the asker's own, what else it says, and the language that gives it. */
export type GivenName = { readonly name: string; readonly rest: string; readonly language: string };

const quoted = /["“”„«‘「『]\s*([^"“”„«»‘’「」『』]+?)\s*["“”»’」』]/u;

/** Marks that part what is cut out from the rest. */
const apart = /["“”„«»「」『』:;…]|\.{2,}/g;

/** `Save 50.2 N 5 W as Granny's mooring`: a name beside words that give one, or in quotation marks, asks nothing. */
export function nameGiven(sentence: OpenSentence): GivenName | undefined {
  const { tokens, text, asked, languages } = sentence;
  for (const { lexicon } of languages) {
    const [saving] = wordsOf(sentence, lexicon.language, 'saving');
    const isHome = asked.some(
      ({ slots, isWeak, from, to }) =>
        !isWeak && slots.kinds?.includes('home') && !(saving?.from === from && saving.to === to),
    );
    if (isHome) return undefined;
    const giving = wordsOf(sentence, lexicon.language, 'naming');
    const own = giving.find(({ rule }) => rule.meaning[0]?.value === 'own');
    const [from, to] = saving && !own ? (inQuotes(sentence) ?? spanOf(tokens, giving, saving)) : [0, 0];
    const [first, last] = [tokens[from], tokens[to - 1]];
    if (!saving || (!own && (!first || !last || from >= to))) continue;
    const cut = own ? [saving, own] : [saving, ...giving, { from, to }];
    const left = tokens.filter((_, at) => !cut.some((one) => one.from <= at && at < one.to));
    const rest = left
      .map((token) => `${token.gap.replaceAll(apart, ' ')}${token.text}`)
      .join('')
      .trim();
    // `As one of my spots` is no name: the place has its own.
    return { name: first && last ? text.slice(first.start, last.end) : rest, rest, language: lexicon.language };
  }
  return undefined;
}

function inQuotes({ text, tokens }: OpenSentence): [from: number, to: number] | undefined {
  const found = quoted.exec(text);
  if (!found) return undefined;
  const isIn = ({ start, end }: Token): boolean => start >= found.index && end <= found.index + found[0].length;
  const from = tokens.findIndex(isIn);
  return from < 0 ? undefined : [from, tokens.findLastIndex(isIn) + 1];
}

/** From the last words that give a name to a stop or a point, without an article; before such as stand behind it, from a point or a particle on. */
function spanOf(tokens: readonly Token[], giving: readonly Said[], saving: Said): [from: number, to: number] {
  const last = giving.at(-1);
  if (!last) return [0, 0];
  if (last.rule.meaning[0]?.value === 'behind') {
    const before = giving.findLast((one) => one.rule.meaning[0]?.value === 'object' && one.to < last.from);
    return [before?.to ?? last.from, last.from];
  }
  if (last.from < saving.from) return [0, 0];
  const from = hasRole(tokens[last.to], 'article') ? last.to + 1 : last.to;
  const end = tokens.findIndex(
    ({ notation, gap }, at) => at > from && (notation !== undefined || isStop(gap) || /[,、]/.test(gap)),
  );
  return [from, tokens[from]?.notation ? from : end < 0 ? tokens.length : end];
}
