import { memoize } from '../../domain/memoize.ts';
import { createGroups, type Groups } from '../../lib/groups.ts';
import { once } from '../../lib/once.ts';
import { foldWord, tokenize, wordRoles, type WordRole } from './tokens.ts';
import { slotIs } from '../traits.ts';

/**
 * The words of a language, read from `locales/<language>/grammar.lexicon`:
 *
 *     # a comment
 *     kind sunset: sunset/sundown (time/times) | sun goes down
 *       | the next line of the same rule begins with blanks
 *     day +0, part evening: tonight
 *     day weekday: (on) {weekday}
 *     compound: montag | dienstag … + abend | morgen …
 *
 * Before the colon stands the meaning, see `interpret.ts`; behind it phrases between bars. In a phrase `a/b` are
 * alternatives, `(a/b c)` is `a`, `b c` or nothing, `{weekday}` is any phrase of the rules `weekday …`, and a dash between classes has
 * to be there. A `?` behind a phrase says that it more often means something else. `alias: wat = was` is another spelling of one
 * word, in any phrase, and `surf* = surfen` each unknown word that begins so. `unlike: guests` lists words that are near to one of
 * a phrase and no typos of it, or say nothing here, and `unlike: *mente` those of more letters that end so. `word saint: st` says what a word does beside names and numbers, and `nouns: capital` that every
 * noun has a capital, `nouns: joined s` that two make a new one, with
 * an s between them or nothing.
 */
export type Lexicon = {
  /** BCP 47 tag; `und` is for every language. */
  readonly language: string;
  /** Phrases by the slot they fill, `day`, `kind`, `filler`, or the class they belong to, `weekday`. */
  readonly tries: ReadonlyMap<string, TrieNode>;
  /** Every word, folded. */
  readonly vocabulary: ReadonlySet<string>;
  /** Words written in one, and their parts. */
  readonly compounds: ReadonlyMap<string, readonly string[]>;
  /** Words of the language that ask nothing here, and are no typos of those that do: `guests` is not `gusts`. */
  readonly unlike: ReadonlySet<string>;
  /** Endings of such words, of which there are too many for a list: `-mente`, `-able`. */
  readonly endings: readonly string[];
  readonly roles: ReadonlyMap<string, ReadonlySet<WordRole>>;
  /** Whether every noun has a capital, so that capitals say no name. */
  readonly hasCapitalNouns: boolean;
  /** The letters between two words that are written as one, `''` among them; none where no words are: `Milchstraßen-fotos`. */
  readonly joints: readonly string[];
  /** Other spellings of words, and the words; with a star, the beginnings or ends of such spellings. */
  readonly aliases: ReadonlyMap<string, string>;
};

/** One meaning before a colon: `day +0` is slot `day`, value `+0`. */
export type MeaningPart = { readonly slot: string; readonly value: string };

export type Rule = { readonly meaning: readonly MeaningPart[]; readonly isWeak: boolean; readonly isNeutral: boolean };

export type TrieNode = {
  readonly words: Pick<ReadonlyMap<string, TrieNode>, 'get' | 'size' | 'keys'> & Iterable<readonly [string, TrieNode]>;
  readonly classes: readonly ClassEdge[];
  readonly rules: readonly Rule[];
};

export type ClassEdge = ReturnType<typeof classEdge>;

export const everything = 'everything';

/** The slot of phrases that only stand in a question about windows, and the name of their trie. */
export const conditions = 'condition';

/** The slot of words for who comes along, which make limits stricter, and say nothing where none are asked for. */
export const company = 'company';

/** The slot of words that turn a limit round, beside one: `no | waves over 1 m`. */
export const negation = 'negation';

function triesFor(slot: string): string[] {
  if (slotIs.class(slot) || slot === conditions) return [slot];
  if (slot === negation) return [conditions];
  if (slot === company) return [conditions, everything];
  return slotIs.insertable(slot) ? [slot, everything] : [everything];
}

type LexiconLine = { readonly key: string; readonly phrases: string; readonly isNeutral: boolean };

/** Reads a lexicon, with the rules that hold for every language. Throws where a line is none. */
export function parseLexicon(language: string, text: string, neutral = ''): Lexicon {
  const lines = [...rulesOf(neutral, true), ...rulesOf(text, false)];
  const phrasesOf = (key: string): string[] => lines.filter((line) => line.key === key).map(({ phrases }) => phrases);
  const rules = lines.filter(({ key }) => !slotIs.aboutWords(key) && !key.startsWith(wordRule));
  const unlike = phrasesOf('unlike').flatMap((words) => words.split('|').map((word) => word.trim()));
  const pieces = new Set(rules.flatMap(({ phrases }) => phrases.split(/[\s()/|?]+/)));
  // When first looked up: most texts are in one language, and the others are asked only whether they have a word.
  const tries = once(() => triesOf(rules));
  return {
    language,
    get tries() {
      return tries();
    },
    vocabulary: new Set([...pieces].flatMap(elementsOf).filter((element) => !isClass(element))),
    unlike: new Set(unlike.map(foldWord)),
    endings: unlike.flatMap((word) => (word.startsWith('*') ? foldWord(word.slice(1)) : [])),
    compounds: new Map(phrasesOf('compound').flatMap(compoundsOf)),
    roles: rolesOf(lines),
    hasCapitalNouns: phrasesOf('nouns').includes('capital'),
    joints: phrasesOf('nouns').flatMap((of) => (of.startsWith('joined') ? ['', ...of.split(' ').slice(1)] : [])),
    aliases: new Map(phrasesOf('alias').flatMap(aliasesOf)),
  };
}

const wordRule = 'word ';

function rolesOf(lines: readonly LexiconLine[]): Map<string, ReadonlySet<WordRole>> {
  const pairs = wordRoles.flatMap((role) =>
    lines
      .filter(({ key }) => key === `${wordRule}${role}`)
      .flatMap(({ phrases }) => phrases.split('|').map((word) => ({ word: foldWord(word.trim()), role }))),
  );
  const byWord = Map.groupBy(pairs, ({ word }) => word);
  return new Map([...byWord].map(([word, all]) => [word, new Set(all.map(({ role }) => role))]));
}

type WrittenPhrase = { readonly phrase: string; readonly rule: Rule };
type BegunPhrases = { readonly byWord: Groups<number>; readonly byClass: Groups<number> };

/** Of each phrase only its place is kept, as a number: 26,000 phrases of eight languages took 5 MB as objects. */
function triesOf(rules: readonly LexiconLine[]): Lexicon['tries'] {
  const begins: number[] = [];
  const lineOf: number[] = [];
  const ruleOf = memoize(Infinity, (at): Rule => {
    const { key, isNeutral } = rules[at >> 1]!;
    return { meaning: key.split(', ').map(meaningPart), isWeak: at % 2 === 1, isNeutral };
  });
  const written = (at: number): WrittenPhrase => {
    const { phrases } = rules[lineOf[at]!]!;
    const end = phrases.indexOf('|', begins[at]);
    const phrase = phrases.slice(begins[at], end < 0 ? undefined : end).trim();
    const isWeak = phrase.endsWith('?');
    return { phrase: isWeak ? phrase.slice(0, -1).trimEnd() : phrase, rule: ruleOf(2 * lineOf[at]! + Number(isWeak)) };
  };
  const begun = new Map<string, BegunPhrases>();
  for (const [line, { key, phrases }] of rules.entries()) {
    const [slot = ''] = key.split(/[ ,]/, 1);
    const tries = triesFor(slot).map((trie) => {
      const known = begun.get(trie) ?? { byWord: createGroups(), byClass: createGroups() };
      begun.set(trie, known);
      return known;
    });
    let begin = 0;
    for (const phrase of phrases.split('|')) {
      const at = lineOf.push(line) - 1;
      begins.push(begin);
      begin += phrase.length + 1;
      for (const first of firstsOf(phrase.trim()))
        for (const { byWord, byClass } of tries) (isClass(first) ? byClass : byWord).add(first, at);
    }
  }
  return new Map([...begun].map(([trie, all]) => [trie, rootOf(all, written)]));
}

function rulesOf(text: string, isNeutral: boolean): LexiconLine[] {
  // All rules are parts of one string: of lines joined one by one the text would be kept twice.
  const joined = text.replace(/(?:^|\s)#.*$/gm, '').replace(/(?:[^\S\n]*\n)+[^\S\n]+/g, ' ');
  return joined.split('\n').flatMap((line) => {
    if (line.trim() === '') return [];
    if (/^\s/.test(line)) throw new Error(`A lexicon begins with blanks: ${line}`);
    const [, key, phrases] = /^((?:[^:]|:(?=\d))+?):(?!\d)\s*(.*)$/.exec(line.trimEnd()) ?? [];
    if (key === undefined || phrases === undefined) throw new Error(`No rule of a lexicon: ${line}`);
    return [{ key: key.trim(), phrases, isNeutral }];
  });
}

function meaningPart(text: string): MeaningPart {
  const [slot = '', ...value] = text.trim().split(' ');
  return { slot, value: value.join(' ') };
}

function aliasesOf(phrases: string): [string, string][] {
  return phrases.split('|').map((pair): [string, string] => {
    const [spelling, word] = pair.split('=').map((side) => foldWord(side.trim()));
    if (!spelling || !word) throw new Error(`No alias of a lexicon: ${pair}`);
    return [spelling, word];
  });
}

function compoundsOf(phrases: string): [string, readonly string[]][] {
  const [firsts = [], seconds = []] = phrases
    .split('+')
    .map((side) => side.split('|').map((word) => foldWord(word.trim())));
  return firsts.flatMap((first) => seconds.map((second): [string, string[]] => [`${first}${second}`, [first, second]]));
}

type PatternStep = { readonly choices: readonly (readonly string[])[]; readonly isOptional: boolean };

/** Most pieces are words without accents, marks and classes. */
const plainWord = /^[a-z]+$/;
const letters = /^\p{L}+$/u;

/** `(on/by the) {weekday} morning/night`: brackets hold what may be missing. */
function* stepsOf(phrase: string): Generator<PatternStep> {
  for (const [piece, inside] of phrase.matchAll(/\(([^()]*)\)|[^\s()]+/g)) {
    const choices = (inside ?? piece).split('/').map((choice) => choice.split(' ').flatMap(elementsOf));
    yield { choices, isOptional: inside !== undefined };
  }
}

type Continuation = { readonly next: readonly NextElement[]; readonly mayEnd: boolean };
type NextElement = { readonly element: string; readonly behind: Continuation };
type FollowedPhrase = { readonly behind: Continuation; readonly rule: Rule };

/** Opened at first use: of 6,000 phrases a sentence needs a hundred; all ways of three languages take 350 MB. */
class PhraseNode implements TrieNode {
  #phrases: readonly FollowedPhrase[] | (() => readonly FollowedPhrase[]);
  #found: TrieNode | undefined;

  constructor(phrases: readonly FollowedPhrase[] | (() => readonly FollowedPhrase[])) {
    this.#phrases = phrases;
  }

  get words(): TrieNode['words'] {
    return this.#opened.words;
  }

  get classes(): TrieNode['classes'] {
    return this.#opened.classes;
  }

  get rules(): TrieNode['rules'] {
    return this.#opened.rules;
  }

  get #opened(): TrieNode {
    this.#found ??= opened(typeof this.#phrases === 'function' ? this.#phrases() : this.#phrases);
    this.#phrases = [];
    return this.#found;
  }
}

function opened(phrases: readonly FollowedPhrase[]): TrieNode {
  const rules = new Set(phrases.flatMap(({ behind, rule }) => (behind.mayEnd ? [rule] : [])));
  const byElement = createGroups<FollowedPhrase>();
  for (const { behind: here, rule } of phrases) {
    for (const { element, behind } of here.next) {
      const last = byElement.at(element).at(-1);
      // Ways that meet again are one.
      if (last?.behind !== behind || last.rule !== rule) byElement.add(element, { behind, rule });
    }
  }
  const nodes = Array.from(byElement.keys(), (one) => [one, new PhraseNode(byElement.at(one))] as const);
  const words = nodes.filter(([element]) => !isClass(element));
  return {
    words: words.length === 0 ? noWords : new Map(words),
    classes: nodes.flatMap(([element, node]) => (isClass(element) ? [classEdge(element, node)] : [])),
    rules: [...rules],
  };
}

/** Shared by all nodes without any: most nodes are the end of a phrase, and a map of its own for each takes 200 bytes. */
const noWords: TrieNode['words'] = new Map();

/** The node before all phrases. One all of whose words may be missing is not nothing. */
function rootOf({ byWord, byClass }: BegunPhrases, written: (at: number) => WrittenPhrase): TrieNode {
  const behind = (first: string, begun: readonly number[]) => new PhraseNode(() => followed(first, begun.map(written)));
  const classes = Array.from(byClass.keys(), (first) => classEdge(first, behind(first, byClass.at(first))));
  return { words: firstWords(byWord, behind), classes, rules: [] };
}

/** The words that phrases begin with, opened at first use: all of eight languages take 20 MB, and a node for each 5. */
function firstWords(
  begun: Groups<number>,
  behind: (first: string, begun: readonly number[]) => TrieNode,
): TrieNode['words'] {
  const nodes = new Map<string, TrieNode>();
  const get = (word: string): TrieNode | undefined => {
    const known = nodes.get(word);
    const phrases = known ? [] : begun.at(word);
    if (known || phrases.length === 0) return known;
    const node = behind(word, phrases);
    nodes.set(word, node);
    return node;
  };
  return {
    size: begun.size,
    get,
    keys: () => begun.keys(),
    *[Symbol.iterator]() {
      for (const word of begun.keys()) yield [word, get(word)!] as const;
    },
  };
}

function followed(first: string, phrases: readonly WrittenPhrase[]): FollowedPhrase[] {
  return phrases.flatMap(({ phrase, rule }) => {
    const { next } = continuationOf([...stepsOf(phrase)]);
    const ways = new Set(next.flatMap(({ element, behind }) => (element === first ? [behind] : [])));
    return [...ways].map((behind) => ({ behind, rule }));
  });
}

/** The elements that a phrase may begin with; most begin with a plain word. */
function firstsOf(phrase: string): Iterable<string> {
  const [plain] = /^[a-z]+(?![^\s(?])/.exec(phrase) ?? [];
  if (plain !== undefined) return [plain];
  const firsts = new Set<string>();
  for (const { choices, isOptional } of stepsOf(phrase.replace(/\?$/, ''))) {
    for (const [first] of choices) if (first !== undefined) firsts.add(first);
    if (!isOptional && choices.every((choice) => choice.length > 0)) break;
  }
  return firsts;
}

/** `{weekday}`, or `-{weekday}` behind a dash. */
function classEdge(element: string, node: TrieNode) {
  const isDashed = element.startsWith('-');
  return { name: element.slice(isDashed ? 2 : 1, -1), isDashed, node };
}

/** The ways to write a phrase, which share what they have in common. */
function continuationOf(steps: readonly PatternStep[]): Continuation {
  return steps.reduceRight<Continuation>(
    (behind, { choices, isOptional }) => ({
      next: [...choices.flatMap((choice) => beginningOf(choice, behind)), ...(isOptional ? behind.next : [])],
      mayEnd: isOptional && behind.mayEnd,
    }),
    { next: [], mayEnd: true },
  );
}

/** The first element of a run of them, with the others and what comes then behind it. */
function beginningOf([first, ...others]: readonly string[], behind: Continuation): NextElement[] {
  if (first === undefined) return [...behind.next];
  const rest = others.reduceRight((then, element) => ({ next: [{ element, behind: then }], mayEnd: false }), behind);
  return [{ element: first, behind: rest }];
}

/** `après-demain` is two words, with or without their dash; between two classes it has to be there. */
function elementsOf(piece: string): readonly string[] {
  if (plainWord.test(piece)) return [piece];
  return letters.test(piece) ? [foldWord(piece)] : foldedElements(piece);
}

/** Pieces with marks and classes in them: to keep every word of all lexicons takes 5 MB. */
const foldedElements = memoize(Infinity, (piece: string): readonly string[] => {
  const parts = piece.split(/(\{[a-z]+\})/).filter(Boolean);
  const elements = parts.flatMap((part, index) => {
    if (!isClass(part)) return tokenize(part).map(({ folded }) => folded);
    return [parts[index - 1] === '-' ? `-${part}` : part];
  });
  // What `flatMap` returns keeps room for 17.
  return elements.slice();
});

function isClass(element: string): boolean {
  return element.endsWith('}');
}
