import { interpret } from './interpret.ts';
import { everything, insertable, type Lexicon, type MeaningPart, type Rule, type TrieNode } from './lexicon.ts';
import type { Slots } from './meaning.ts';
import { numeralReaders, type ClassMatch } from './numerals.ts';
import { isDash, isStop, type Token } from './tokens.ts';
import type { Correction } from './typos.ts';

/** A run of tokens that a rule of a lexicon matches: `[from, to)`. */
export type Fragment = {
  readonly from: number;
  readonly to: number;
  /** BCP 47 tag, `und` where every language has it. */
  readonly language: string;
  /** `kind`, `filler`, `lead` …: the slot of the rule. */
  readonly role: string;
  /** The value of the rule; of a `lead` the article that it swallows, `le` of `au`. */
  readonly value: string;
  readonly slots: Slots;
  readonly isWeak: boolean;
  /** How many phrases stand within this one. */
  readonly insertions: number;
  readonly corrections: readonly Correction[];
};

/** A word as it may be compared: as it is typed, or corrected. */
export type Variant = { readonly word: string; readonly correction?: Correction };

/** Everything that the rules of a lexicon find in a text. */
export function findFragments(
  tokens: readonly Token[],
  variantsAt: (at: number) => readonly Variant[],
  lexicon: Lexicon,
): Fragment[] {
  const find = createMatcher(tokens, variantsAt, lexicon);
  const trie = lexicon.tries.get(everything);
  if (!trie) return [];
  return tokens.flatMap((_, from) => find(trie, from, true).map((found) => fragmentOf(found, from, lexicon.language)));
}

type Match = {
  readonly rule: Rule;
  readonly to: number;
  readonly captures: readonly ClassMatch[];
  readonly corrections: readonly Correction[];
  readonly inserted: readonly Insertion[];
};

/** `wie hoch ist | morgen | das Wasser`: a day, a time or an adverb within a phrase. */
type Insertion = {
  readonly to: number;
  readonly slots: Slots;
  readonly corrections: readonly Correction[];
};

const mostInsertions = 2;

function fragmentOf({ rule, to, captures, corrections, inserted }: Match, from: number, language: string): Fragment {
  const [{ slot: role, value }] = rule.meaning as [MeaningPart];
  return {
    from,
    to,
    language: rule.isNeutral ? 'und' : language,
    role,
    value,
    slots: Object.assign({}, ...inserted.map((one) => one.slots), interpret(rule.meaning, captures)) as Slots,
    isWeak: isWeakMatch(rule, captures),
    insertions: inserted.length,
    corrections,
  };
}

function isWeakMatch(rule: Rule, captures: readonly ClassMatch[]): boolean {
  return rule.isWeak || captures.some((match) => match.isWeak);
}

/** A day within a longer day would be another day. */
function mayBeParted({ meaning: [first] }: Rule): boolean {
  return first?.slot === 'kind' || first?.slot === 'ask';
}

type Matcher = (trie: TrieNode, from: number, mayInsert: boolean) => readonly Match[];

function createMatcher(
  tokens: readonly Token[],
  variantsAt: (at: number) => readonly Variant[],
  { tries }: Lexicon,
): Matcher {
  const known = new Map<string, (readonly ClassMatch[] | undefined)[]>();
  const knownInsertions = new Map<number, readonly Insertion[]>();

  /** Every phrase of a trie that begins at a token. */
  function find(trie: TrieNode, from: number, mayInsert: boolean): Match[] {
    const found: Match[] = [];
    const walk = (
      node: TrieNode,
      at: number,
      captures: readonly ClassMatch[],
      corrections: readonly Correction[],
      inserted: readonly Insertion[] = [],
    ): void => {
      // The fragment inserted last would stand behind the phrase.
      if (inserted.at(-1)?.to !== at) {
        for (const rule of node.rules) {
          if (inserted.length === 0 || mayBeParted(rule)) found.push({ rule, to: at, captures, corrections, inserted });
        }
      }
      const token = tokens[at];
      if (!token || (at > from && isStop(token.gap))) return;
      for (const { word, correction } of variantsAt(at)) {
        const next = node.words.get(word);
        if (next) walk(next, at + 1, captures, correction ? [...corrections, correction] : corrections, inserted);
      }
      if (at > from && mayInsert && inserted.length < mostInsertions) {
        for (const insertion of insertionsAt(at)) {
          walk(node, insertion.to, captures, [...corrections, ...insertion.corrections], [...inserted, insertion]);
        }
      }
      for (const edge of node.classes) {
        if (edge.isDashed && !isDash(token.gap)) continue;
        for (const match of classMatches(edge.name, at)) {
          walk(edge.node, match.to, [...captures, match], [...corrections, ...(match.corrections ?? [])], inserted);
        }
      }
    };
    walk(trie, from, [], []);
    return found;
  }

  function insertionsAt(at: number): readonly Insertion[] {
    const kept = knownInsertions.get(at);
    if (kept) return kept;
    const found = insertable.flatMap((slot) => {
      const trie = tries.get(slot);
      return trie
        ? find(trie, at, false).map(({ rule, to, captures, corrections }) => ({
            to,
            slots: interpret(rule.meaning, captures),
            corrections,
          }))
        : [];
    });
    knownInsertions.set(at, found);
    return found;
  }

  function classMatches(name: string, at: number): readonly ClassMatch[] {
    const ofClass = known.get(name) ?? [];
    known.set(name, ofClass);
    const kept = ofClass[at];
    if (kept) return kept;
    // A class that contains itself finds nothing within itself.
    ofClass[at] = [];
    const matches = [...(numeralReaders[name]?.(tokens, at) ?? []), ...written(name, at)];
    ofClass[at] = matches;
    return matches;
  }

  function written(name: string, at: number): ClassMatch[] {
    const trie = tries.get(name === 'hour' || name === 'decimal' ? 'number' : name);
    if (!trie) return [];
    return find(trie, at, false).flatMap(({ rule, to, captures, corrections }) => {
      const [first, ...more] = rule.meaning;
      // `tonight` is a day and a part of it: no day of a range.
      if (!first || more.length > 0) return [];
      const day = name === 'day' ? interpret(rule.meaning, captures).days?.[0] : first.value;
      return day === undefined ? [] : [{ name, to, value: day, corrections, isWeak: isWeakMatch(rule, captures) }];
    });
  }

  return find;
}
