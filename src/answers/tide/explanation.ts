import { isTerm, type Term } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { standsAt } from '../../domain/tide/index.ts';
import type { Words } from '../../words.ts';
import { number } from '../format.ts';
import { conversions } from '../measures.ts';
import { compose, type Answer, type Button } from '../answer.ts';
import causes from '../../domain/tide/tide-causes.json' with { type: 'json' };
import ratings from './ratings.json' with { type: 'json' };
import { standsText } from './tide-stands.ts';

/** Terms that may be meant where somebody asks why a place has two high waters. */
const doubleTerms: ReadonlySet<string> = new Set<Term>(['double-high-water', 'two-tides']);

/** A paragraph for each term, or that there is none; first where `coefficient=95` stands on its scale, and the cause at the place; before it all `first`. */
export function explanationAnswer(
  words: Words,
  asked: readonly string[],
  buttons: readonly Button[],
  place?: Pick<Place, 'point'>,
  first?: string,
): Answer {
  const stands = place && asked.some((name) => doubleTerms.has(name)) ? standsAt(place.point) : [];
  const terms: readonly string[] = stands.length > 0 ? [...new Set(['double-high-water', ...asked])] : asked;
  const amount = conversions(words, asked[0] ?? '');
  if (amount !== undefined) return compose({ title: amount, parts: [] });
  const named = [...new Set(terms.map((term) => term.split('=')[0]!))];
  const unknown = named.filter((name) => !isTerm(name));
  const { lat = NaN, lng = NaN } = place?.point ?? {};
  const there = causes.filter(({ south, west, north, east }) => lat > south && lat < north && lng > west && lng < east);
  const cause = there.find(({ term }) => named.includes(term))?.cause;
  return compose({
    title: words.say(named.every((term) => term.startsWith('bot-')) ? 'about-title' : 'explain-title'),
    parts: [
      first,
      standsText(words, stands),
      ...terms.map((term) => ratedText(words, term)),
      cause && words.say(`cause-${cause}`),
      ...named.filter(isTerm).map((term) => words.say(`explain-${term}`)),
      ...unknown.map((term) => words.say('explain-unknown', { term })),
      unknown.length === named.length ? words.say('explain-known') : undefined,
    ],
    buttons,
  });
}

function ratedText(words: Words, text: string): string {
  const [term, value = ''] = text.split('=');
  const bounds = Object.entries(ratings).find(([name]) => name === term && value !== '')?.[1];
  const level = bounds?.filter((bound) => Number(value) >= bound).length;
  const speeds = term === 'beaufort' ? conversions(words, `${value} bft`) : undefined;
  const shown = number(words, Number(value), value.split('.')[1]?.length ?? 0);
  return bounds ? [words.say(`rated-${term}`, { value: shown, level: level! }), speeds ?? ''].join(' ').trim() : '';
}
