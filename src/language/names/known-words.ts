import type { Fragment } from '../lexicon/fragments.ts';
import { isOfClock, type Token } from '../lexicon/tokens.ts';
import { isBound, type BoundWord, type Knowledge } from './knowledge.ts';
import type { PlaceRun, RunContext } from './place-run.ts';
import type { PlaceNames } from '../ports.ts';

/** Whether a name may stand without its landform: the island Föhr, but not Cape Breton. */
export function standsWithout(landform: BoundWord | undefined, name: string, names: PlaceNames): boolean {
  return landform === 'island' && names.isArea(name);
}

/** Whether a name within a run leaves out a landform, or the title before it, that it can not do without. */
export function leavesLandform(
  { from, to, landforms }: PlaceRun,
  { name, start, end }: NameWithin,
  names: PlaceNames,
): boolean {
  return [...landforms].some(([at, landform]) => {
    if (landform === 'title') return at >= from && at === start - 1;
    const isLeftOut = at >= from && at < to && (at < start || at >= end);
    return isLeftOut && !standsWithout(landform, name, names);
  });
}

/** A name of some tokens of a run: `[start, end)`. */
export type NameWithin = { readonly name: string; readonly start: number; readonly end: number };

/** Roles of words that ask nothing. */
const fillerRoles = new Set(['filler', 'lead', 'and', 'greeting', 'adverb', 'follow', 'subject']);

/** A token that some rule of some lexicon reads by itself is a word; articles and prepositions may join the words of a name. */
export function knownTokens(tokens: readonly Token[], fragments: readonly Fragment[]): Knowledge[] {
  const known = tokens.map((_, at): Knowledge => (isOfClock(tokens, at) ? 'word' : 'unknown'));
  for (const { from, to, role, value, corrections } of fragments) {
    if (corrections.length > 0) continue;
    for (let at = from; at < to; at++) {
      if (isBound(known[at])) continue;
      if (role === 'feature')
        known[at] = value === 'landform' || value === 'island' || value === 'title' ? value : 'feature';
      else if (known[at] === 'feature') continue;
      else if (role === 'glue') known[at] = 'glue';
      else if (known[at] !== 'glue') known[at] = known[at] === 'word' || !fillerRoles.has(role) ? 'word' : 'filler';
    }
  }
  const isNamed = known.includes('unknown');
  for (const { from, value, isWeak } of fragments) {
    // Porto, a town as well, before no name.
    if (value === 'title' && isWeak && known[from] === 'title' && known[from + 1] !== 'unknown')
      known[from] = 'unknown';
    // Anchorage and Seaside as well, where nothing else is named: `tides anchorage`.
    const mayName = isWeak && value !== 'sea' && known[from - 1] !== 'glue';
    if (mayName && known[from] === 'feature' && !isNamed) known[from] = 'unknown';
  }
  return known;
}

/** Letters of the longest word that is taken for one of grammar where only another language knows it: `is`, `die`. */
const longestForeign = 3;

/** Positions of words of grammar: `in` is no place in Algeria, unless it is written as a name. */
export function grammarWords(
  {
    tokens,
    known,
    knownElsewhere,
    capitalsSayName,
  }: Omit<RunContext, 'grammar' | 'features' | 'landforms' | 'shores' | 'leads' | 'days' | 'longDays' | 'slips'>,
  prepositions: ReadonlySet<number>,
): Set<number> {
  const isGrammar = (one: Knowledge | undefined): boolean =>
    one === 'glue' || one === 'filler' || one === 'feature' || isBound(one);
  const found = [...tokens.entries()].filter(([at, { text, folded }]) => {
    const isWritten = at > 0 && capitalsSayName && /^\p{Lu}/u.test(text);
    if (tokens.length === 1 || (isWritten && known[at] !== 'feature' && !isBound(known[at]))) return false;
    const elsewhere = knownElsewhere[at];
    const isFeature = elsewhere === 'feature' || isBound(elsewhere);
    // The `for` of `tide times for` is a part of a phrase as well.
    return (
      isGrammar(known[at]) ||
      prepositions.has(at) ||
      isFeature ||
      (folded.length <= longestForeign && isGrammar(elsewhere))
    );
  });
  return new Set(found.map(([at]) => at));
}
