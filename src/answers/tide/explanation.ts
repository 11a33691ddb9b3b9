import { isTerm, type Term } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { standsAt } from '../../domain/tide/index.ts';
import type { Words } from '../../words.ts';
import { conversions } from '../measures.ts';
import { compose, type Answer, type Button } from '../answer.ts';
import { standsText } from './tide-stands.ts';

/** Terms that may be meant where somebody asks why a place has two high waters. */
const doubleTerms: ReadonlySet<string> = new Set<Term>(['double-high-water', 'two-tides']);

/** A paragraph for each term, or that there is none; of double waters also what is published for the place. */
export function explanationAnswer(
  words: Words,
  asked: readonly string[],
  buttons: readonly Button[],
  place?: Pick<Place, 'point'>,
): Answer {
  const stands = place && asked.some((name) => doubleTerms.has(name)) ? standsAt(place.point) : [];
  const terms: readonly string[] = stands.length > 0 ? [...new Set(['double-high-water', ...asked])] : asked;
  const amount = conversions(words, asked[0] ?? '');
  if (amount !== undefined) return compose({ title: amount, parts: [] });
  const unknown = asked.filter((name) => !isTerm(name));
  return compose({
    title: words.say('explain-title'),
    parts: [
      standsText(words, stands),
      ...terms.filter(isTerm).map((term) => words.say(`explain-${term}`)),
      ...unknown.map((term) => words.say('explain-unknown', { term })),
      unknown.length === asked.length ? words.say('explain-known') : undefined,
    ],
    buttons,
  });
}
