import { explainedBy, isTerm, type Term } from '../../domain/question/index.ts';
import kindTables from '../lexicon/kind-tables.json' with { type: 'json' };
import { kinds, kindTable, type Kind } from '../lexicon/slots.ts';

/** By its term, some of other names; wind against tide is a question of its own. */
const kindOfTerm: Readonly<Record<string, Kind>> = Object.fromEntries([
  ...kinds.flatMap((kind) => (isTerm(kind) && kind !== 'wind-against-tide' ? [[kind, kind]] : [])),
  ...Object.entries(kindTable(kindTables.ofTerms)).map(([term, [kind]]) => [term, kind]),
]);

export function termOfKind(kind: Kind | undefined): string | undefined {
  return Object.keys(kindOfTerm).find((term) => kindOfTerm[term] === kind);
}

/** `What are neaps, and when are the next at Hull`: beside an explanation alone, what is asked about its terms. */
export function withTerms(kinds: readonly Kind[], terms: readonly string[]): readonly Kind[] {
  if (!kinds.includes('explain') || kinds.some((kind) => kind !== 'explain' && kind !== 'height')) return kinds;
  // The difference between high and low water at a place is its range.
  if (kindTables.ofRange.some((both) => both.split(' ').every((term) => terms.includes(term)))) return ['range'];
  return [...kinds, ...new Set(terms.flatMap((term) => kindOfTerm[term] ?? []))];
}

const reasons: ReadonlySet<string> = new Set([...Object.values(kindTables.reasons), 'wave-height']);

/** A question of knowledge about no place asks for nothing else: `does a strong wind change the tide` is not about the wind of today. */
export function onlyKnowledge(kinds: readonly Kind[], terms: readonly string[]): readonly Kind[] {
  return kinds.includes('explain') && terms.some((term) => reasons.has(term)) ? ['explain'] : kinds;
}

/** Of an event that was explained the next one is asked for. */
const kindsBehind: Readonly<Record<string, readonly Kind[]>> = kindTable(kindTables.behindTerms);

const opposites: Readonly<Record<string, string>> = kindTables.oppositeTerms;

/** The opposite of the terms that were explained, else the term itself. */
export function termBehind(term: string, explained: readonly string[]): readonly string[] {
  return term === 'opposite' ? explained.flatMap((one) => opposites[one] ?? []) : [term];
}

/** The kinds that are asked for next behind the explanation of a term. */
export function kindsOfTerm(term: Term): readonly Kind[] {
  return kindsBehind[term] ?? kinds.filter((one) => one === (kindOfTerm[term] ?? explainedBy[term]));
}
