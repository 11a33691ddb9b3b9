import type { Fragment } from '../lexicon/fragments.ts';
import type { PlaceRun } from '../names/place-run.ts';

/** Roles of words that may stand before such a word. */
const leading: ReadonlySet<string> = new Set(['and', 'follow', 'filler', 'glue']);

/**
 * `Now Napier`, `und jetzt Büsum`: at the beginning of a sentence that names a place and no question, right before its
 * name, the word leads on to another place, and says nothing about the time.
 */
export function withConnectives(fragments: readonly Fragment[], place: PlaceRun | undefined): readonly Fragment[] {
  const index = fragments.findIndex(({ role }) => !leading.has(role));
  const first = fragments[index];
  const isConnective =
    first?.slots.when === 'now' &&
    first.to === place?.from &&
    fragments.every(({ slots }) => slots.kinds === undefined && slots.conditions === undefined);
  return isConnective ? fragments.with(index, { ...first, role: 'follow', value: '', slots: {} }) : fragments;
}
