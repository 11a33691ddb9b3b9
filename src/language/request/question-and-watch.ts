import { endsAsQuestion, isStop } from '../lexicon/tokens.ts';
import { roleIs } from '../traits.ts';
import { asksAny, framesOf } from './read-question.ts';
import { openSentence } from '../meaning/read-sentence.ts';
import type { SentenceContext } from '../meaning/sentence.ts';
import { isWatch } from '../meaning/limits-asked.ts';
import { joinConditions } from '../lexicon/read-condition.ts';

/** Both texts of `How windy is it, and warn me over 20 knots`: what the wish leaves open is that of the question. */
export function questionAndWatch(text: string, context: SentenceContext): readonly [string, string] | undefined {
  const { asked, conditional, tokens } = openSentence(text, context);
  const watches = conditional().filter(({ from, slots }) => from > 0 && isWatch(slots.conditions ?? []));
  const [watch] = watches.toSorted((a, b) => a.from - b.from || b.to - a.to);
  if (!watch) return undefined;
  // `…? If it goes over 20 knots, tell me`: what is to be watched may stand before the words for it, behind a stop.
  const stop = tokens.findLastIndex(({ gap }, at) => at > 0 && at < watch.from && isStop(gap));
  for (const start of stop > 0 ? [watch.from, stop] : [watch.from]) {
    let end = start;
    for (let silent = asked; silent.length > 0; end = Math.min(end, ...silent.map(({ from }) => from)))
      silent = asked.filter((one) => one.to === end && one.from < end && roleIs.idle(one));
    const [question, wish] = [text.slice(0, tokens[end]?.start), text.slice(tokens[start]?.start)];
    if (asksAny(question, context) && isWish(wish, context, endsAsQuestion(question))) return [question, wish];
  }
  return undefined;
}

/** Whether a text asks for a warning and says of what, or may be of what has been asked. */
function isWish(text: string, context: SentenceContext, isBehindQuestion: boolean): boolean {
  const parts = framesOf(text, context)[0]?.conditions ?? [];
  const { conditions, presets } = joinConditions(parts);
  return isWatch(parts) && (isBehindQuestion || conditions.length + presets.length > 0);
}
