import type { Fragment } from '../lexicon/fragments.ts';
import kindTables from '../lexicon/kind-tables.json' with { type: 'json' };
import { kindTable, type Kind } from '../lexicon/slots.ts';
import { roleIs } from '../traits.ts';

/** The last verb of a sentence: `Geht die Sonne auf Helgoland unter?` is not about its rising. */
export function lastVerb(fragments: readonly Fragment[]): string | undefined {
  return fragments.findLast(({ role }) => role === 'verb')?.value;
}

/** The way of the tide by the second part of a verb: `Läuft das Wasser in Ditzum gerade auf?` */
export function wayOf(verb: string | undefined): 'rising' | 'falling' | undefined {
  if (verb === 'up') return 'rising';
  return verb === 'down' ? 'falling' : undefined;
}

const kindsOfVerbs = new Map(Object.entries(kindTables.ofVerbs).map(([kind, verbs]) => [kind, kindTable(verbs)]));

/** Kinds as a verb, `up`, `down` or `seen`, says more exactly what is asked for. */
export function withVerb(kinds: readonly Kind[], verb: string | undefined): Kind[] {
  return kinds.flatMap((kind) => kindsOfVerbs.get(kind)?.[verb ?? ''] ?? kind);
}

/** The last verb says what is asked for; where a word that joins stands right before it, the verb before says it as well. */
export function withVerbs(kinds: readonly Kind[], fragments: readonly Fragment[]): Kind[] {
  const at = fragments.findLastIndex(({ role }) => role === 'verb');
  const last = fragments[at];
  if (last === undefined) return [...kinds];
  const before = fragments.slice(0, at).findLast(({ role }) => !roleIs.silent({ role }));
  const isOne = before === undefined || !roleIs.joining(before) || last.value === 'dries';
  if (isOne) return withVerb(kinds, last.value);
  const earlier = lastVerb(fragments.slice(0, at));
  const asked = kinds.flatMap((kind) => {
    const isOneWay = kindsOfVerbs.get(kind)?.['up'] === undefined;
    const first = isOneWay || earlier !== undefined ? withVerb([kind], earlier) : [];
    return [...first, ...withVerb([kind], last.value)];
  });
  return [...new Set(asked)];
}
