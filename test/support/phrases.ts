import { readFileSync } from 'node:fs';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { parseLexicon, type Lexicon, type Rule, type TrieNode } from '../../src/language/lexicon/lexicon.ts';
import type { PlaceNames } from '../../src/language/ports.ts';
import { continuedFramesOf, framesOf } from '../../src/language/request/read-question.ts';
import { meaningsOf } from './meanings.ts';
import { languagesWith, readTable, tableOf } from './sentences.ts';

const tables = ['sentences', 'held-out', 'windows', 'alerts', 'explained'];

export type Phrase = { readonly line: number; readonly key: string; readonly phrase: string };

/**
 * Reads the tables of a language with a grammar whose phrases are rules of their own: how many these are, and which of them no
 * sentence came to. Those of `pick` are read only where places were offered, and are left out.
 */
export function unreadPhrases(language: string, places: PlaceNames): { all: number; unread: Phrase[] } {
  const listed = phrasesOf(language).filter(({ key }) => !/^pick\b/.test(key));
  const text = listed.map(({ key, phrase }) => `${key}: ${phrase}`).join('\n');
  const { lexicon: own, spellings } = openLexicons().find(({ lexicon }) => lexicon.language === language)!;
  const neutral = grammarIn('und');
  const parsed = parseLexicon(language, `${text}\n${rulesWithoutMeaning(language)}`, neutral);
  const matched = new Set<Rule>();
  const tries = new Map([...parsed.tries].map(([name, trie]) => [name, watchedNode(trie, matched)]));
  const watched: Lexicon = { ...own, tries };
  const others = openLexicons().filter(({ lexicon }) => lexicon.language !== language);
  const lexicons = [{ lexicon: watched, spellings }, ...others];
  for (const text of sentencesOf(language))
    for (const read of [framesOf, continuedFramesOf]) read(text, { lexicons, places, language });
  const isUnread = ({ key, phrase }: Phrase): boolean => {
    const single = parseLexicon(language, `${key}: ${phrase}`);
    return [...single.tries].every(([name, trie]) => {
      const [rule, full] = ending(trie, parsed.tries.get(name)!);
      const written = JSON.stringify(rule);
      return !full.some((one) => matched.has(one) && JSON.stringify(one) === written);
    });
  };
  return { all: listed.length, unread: listed.filter(isUnread) };
}

/** The rule at the end of the first way through a trie of one phrase, and those at the same node of another trie. */
function ending(single: TrieNode, full: TrieNode): [rule: Rule | undefined, there: readonly Rule[]] {
  const [rule] = single.rules;
  if (rule) return [rule, full.rules];
  for (const [word, node] of single.words) return ending(node, full.words.get(word)!);
  const [edge] = single.classes;
  // A phrase without a word is never matched.
  if (!edge) return [undefined, []];
  const same = full.classes.find(({ name, isDashed }) => name === edge.name && isDashed === edge.isDashed)!;
  return ending(edge.node, same.node);
}

/** A node that keeps in mind which rules a text came to. */
function watchedNode(node: TrieNode, matched: Set<Rule>): TrieNode {
  const known = new Map<string, TrieNode>();
  const watch = (key: string, next: TrieNode): TrieNode => {
    const kept = known.get(key) ?? watchedNode(next, matched);
    known.set(key, kept);
    return kept;
  };
  return {
    get rules() {
      for (const rule of node.rules) matched.add(rule);
      return node.rules;
    },
    get words() {
      const { words } = node;
      return {
        size: words.size,
        keys: () => words.keys(),
        get: (word: string) => {
          const next = words.get(word);
          return next && watch(word, next);
        },
        *[Symbol.iterator]() {
          for (const [word, next] of words) yield [word, watch(word, next)] as const;
        },
      };
    },
    get classes() {
      return node.classes.map((edge) => ({
        ...edge,
        node: watch(`${edge.isDashed ? '-' : ''}{${edge.name}}`, edge.node),
      }));
    },
  };
}

const withoutMeaning = /^(?:alias|compound|unlike|nouns|word .*)$/;

type Line = Phrase & { readonly phrases: string };

function linesOf(language: string): Line[] {
  const rules: { line: number; key: string; phrases: string; phrase: string }[] = [];
  for (const [index, written] of grammarIn(language).split('\n').entries()) {
    const content = written.replace(/(^|\s)#.*$/, '').trimEnd();
    const last = rules.at(-1);
    if (content === '') continue;
    if (/^\s/.test(content) && last) rules.push({ ...last, line: index + 1, phrases: content.trim() });
    else {
      const [, key = '', phrases = ''] = /^((?:[^:]|:(?=\d))+?):(?!\d)\s*(.*)$/.exec(content) ?? [];
      rules.push({ line: index + 1, key: key.trim(), phrases, phrase: '' });
    }
  }
  return rules;
}

function phrasesOf(language: string): Phrase[] {
  const ofGrammar = linesOf(language).filter(({ key }) => !withoutMeaning.test(key));
  const fillers = readFileSync(new URL(`../../locales/${language}/filler.words`, import.meta.url), 'utf8');
  return [
    ...ofGrammar.flatMap(({ line, key, phrases }) =>
      phrases.split('|').flatMap((phrase) => (phrase.trim() === '' ? [] : { line, key, phrase: phrase.trim() })),
    ),
    ...fillers
      .split('\n')
      .flatMap((phrase, index) => (phrase === '' ? [] : { line: index + 1, key: 'filler', phrase })),
  ];
}

function rulesWithoutMeaning(language: string): string {
  return linesOf(language)
    .filter(({ key }) => withoutMeaning.test(key))
    .map(({ key, phrases }) => `${key}: ${phrases.replace(/^\|/, '')}`)
    .join('\n');
}

function grammarIn(language: string): string {
  return readFileSync(new URL(`../../locales/${language}/grammar.lexicon`, import.meta.url), 'utf8');
}

function sentencesOf(language: string): string[] {
  const rows = tables.flatMap((table) =>
    languagesWith(table).includes(language) ? readTable(tableOf(language, table)).map(({ sentence }) => sentence) : [],
  );
  return [...rows, ...[...meaningsOf(language).values()].flatMap((said) => said.split(' >> '))];
}
