import { phrasesAt } from '../lexicon/matcher.ts';
import { roleIs } from '../traits.ts';
import { openSentence } from '../meaning/read-sentence.ts';
import type { SentenceContext } from '../meaning/sentence.ts';

/** The entry of a numbered list that a text picks, from 0; `undefined` of a text that says anything else. */
export function readPick(text: string, count: number, context: SentenceContext): number | undefined {
  const { tokens, languages, asked } = openSentence(text, context);
  const saysNothing = tokens.map((_, at) =>
    asked.some((one) => one.from <= at && at < one.to && one.role !== 'other' && roleIs.idle(one)),
  );
  for (const { matcher } of languages) {
    const found = tokens.flatMap((_, from) => phrasesAt(matcher, 'pick', from).map((match) => ({ from, ...match })));
    for (const { from, to, rule, captures } of found) {
      if (!saysNothing.every((isSilent, at) => isSilent || (at >= from && at < to))) continue;
      const index = pickedIndex(rule.meaning[0]?.value ?? '', Number(captures[0]?.value), count);
      if (index !== undefined) return index;
    }
  }
  return undefined;
}

/** The value of a rule `pick …`: `yes`, `last`, or nothing where its phrase has a number. */
function pickedIndex(value: string, number: number, count: number): number | undefined {
  if (value === 'yes') return count === 1 ? 0 : undefined;
  const index = value === 'last' ? count - 1 : number - 1;
  return Number.isInteger(index) && index >= 0 && index < count ? index : undefined;
}
