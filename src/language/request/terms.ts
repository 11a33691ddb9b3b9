import { explainedBy, isTerm, type Term } from '../../domain/question/index.ts';
import kindTables from '../lexicon/kind-tables.json' with { type: 'json' };
import { kinds, kindTable, type Kind } from '../lexicon/slots.ts';
import type { Frame } from '../meaning/frame.ts';
import { frameOf, type WrittenOptions } from './options.ts';

/** By its term, some of other names; wind against tide is a question of its own. */
const kindOfTerm: Readonly<Record<string, Kind>> = Object.fromEntries([
  ...kinds.flatMap((kind) => (isTerm(kind) && kind !== 'wind-against-tide' ? [[kind, kind]] : [])),
  ...Object.entries(kindTable(kindTables.ofTerms)).map(([term, [kind]]) => [term, kind]),
]);

/** A term that explains what a kind asks for; `undefined` where none does. */
export function termOfKind(kind: Kind | undefined): string | undefined {
  return Object.keys(kindOfTerm).find((term) => kindOfTerm[term] === kind);
}

/** `What are neaps, and when are the next at Hull`: beside an explanation alone, what is asked about its terms. */
export function withTerms(kinds: readonly Kind[], terms: readonly string[]): readonly Kind[] {
  if (!kinds.includes('explain') || kinds.some((kind) => kind !== 'explain' && kind !== 'height')) return kinds;
  if (opposites.some((pair) => pair.every((term) => terms.includes(term)))) return ['range'];
  return [...kinds, ...new Set(terms.flatMap((term) => kindOfTerm[term] ?? []))];
}

/** The difference between them at a place is its range. */
const opposites = [
  ['ebb', 'flood'],
  ['high-water', 'low-water'],
] as const;

/** Of an event that was explained the next one is asked for. */
const kindsBehind: Readonly<Record<string, Kind>> = {
  ...kindOfTerm,
  'high-water': 'next-high',
  'low-water': 'next-low',
  'mean-levels': 'height',
};

/** The conversation behind an explanation: `when is the next one?` is about what was explained. */
export function afterExplanation(last: Frame | undefined, options: WrittenOptions, language: string) {
  const frame = last ?? frameOf({ command: { name: 'explain' }, options }, undefined, language);
  const explained = (options.term?.split(',') ?? []).filter(isTerm).flatMap(kindOf);
  return frame && explained.length > 0 ? { ...frame, explained: [...new Set(explained)] } : last;
}

function kindOf(term: Term): readonly Kind[] {
  const kind = kindsBehind[term] ?? kinds.find((one) => one === explainedBy[term]);
  return kind ? [kind] : [];
}
