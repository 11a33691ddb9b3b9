import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { commands } from '../commands/index.ts';
import { everything } from '../src/language/lexicon/lexicon.ts';
import { openLexicons } from '../src/language/lexicon/lexicons.ts';
import { tokenize } from '../src/language/lexicon/tokens.ts';
import problemCodes from '../src/problem-codes.json' with { type: 'json' };
import { openDictionary } from '../src/words.ts';

const folder = path.join(import.meta.dirname, '..', 'locales');

/** The folders that a language has its texts from, `pt` and `pt-BR`. */
function foldersOf(language: string): string[] {
  return [...new Set([new Intl.Locale(language).language, language])];
}

/** The texts of a language as they stand in its files, those of its parent first. */
function sourceOf(language: string): string {
  return foldersOf(language)
    .map((one) => readFileSync(path.join(folder, one, 'texts.ftl'), 'utf8'))
    .join('\n');
}

/** Every key of a locale with the names of the arguments that its text takes. */
function shapeOf(language: string): Record<string, string[]> {
  const resource = new FluentResource(sourceOf(language));
  return Object.fromEntries(resource.body.map(({ id, value }) => [id, argumentsOf(value)]));
}

function argumentsOf(value: unknown): string[] {
  const names = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]!);
  return [...new Set(names)].toSorted();
}

/** Every text as it stands in its file. */
function textsOf(language: string): Record<string, string> {
  const lines = sourceOf(language).matchAll(/^([a-z][\w-]*) = (.*(?:\n[ }].*)*)$/gm);
  return Object.fromEntries(Array.from(lines, ([, key, text]) => [key!, text!]));
}

/** The words of a text, without its arguments. */
function wordsOf(text: string): string[] {
  return (
    text
      .replace(/\{ *\$[\w-]+( ->)?|\[[\w-]+\]|\{[^$}]*\}/g, ' ')
      .toLowerCase()
      .match(/[\p{L}°/]+/gu) ?? []
  );
}

/** Names and signs that all languages share. */
const sameEverywhere = (
  'n nne ne ene e ese se sse s ssw sw wsw w wnw nw nnw bellbuoy min h s am pm m/s ms km/h kmh mph °c c celsius °f f fahrenheit hpa mbar inhg beaufort bft utc ' +
  'mars venus jupiter'
).split(' ');

/** The lines of a file of a language and its parent but for comments, none where they have no such file. */
function linesOf(language: string, file: string): string[] {
  const files = foldersOf(language).map((one) => path.join(folder, one, file));
  const lines = files.flatMap((one) => (existsSync(one) ? readFileSync(one, 'utf8').split('\n') : []));
  return lines.filter((line) => line && !line.startsWith('#'));
}

const { languages } = openDictionary();
const lexicons = openLexicons().map(({ lexicon }) => lexicon);

/** The meanings, `jargon slack`, that a phrase has in the grammar of a language. */
function meaningsOf(language: string, slot: string, phrase: string): string[] {
  const tries = lexicons.find((lexicon) => foldersOf(language).includes(lexicon.language))?.tries;
  const start = tries?.get(slot) ?? tries?.get(everything);
  const end = tokenize(phrase).reduce((node, { folded }) => node?.words.get(folded), start);
  return end?.rules.map(({ meaning: [first] }) => `${first?.slot} ${first?.value}`) ?? [];
}

const english = shapeOf('en');

describe('the locales', () => {
  it('are English, Spanish, French, German and others', () => {
    expect(languages).toEqual(expect.arrayContaining(['de', 'en', 'es', 'fr']));
  });

  it.each(languages)('%s has every key of English with the same arguments, and no other', (language) => {
    expect(shapeOf(language)).toEqual(english);
  });

  it.each(languages)('%s has no key twice', (language) => {
    for (const one of foldersOf(language)) {
      const source = readFileSync(path.join(folder, one, 'texts.ftl'), 'utf8');
      const ids = new FluentResource(source).body.map(({ id }) => id);
      // As the program looks for them.
      const keys = new Set(Array.from(source.matchAll(/^([\w-]+) = /gm), ([, key]) => key));
      expect([...keys]).toEqual(ids);
    }
  });

  it('have a sentence for every problem, which names its details', () => {
    const sentences = Object.entries(english).flatMap(([key, names]) => {
      return key.startsWith('problem-') ? [[key.slice('problem-'.length), names]] : [];
    });
    expect(Object.fromEntries(sentences)).toEqual(problemCodes);
  });

  it.each(languages)('%s names and describes every command and option within the platforms’ limits', (language) => {
    const words = openDictionary().in(language);
    for (const { name, options } of commands) {
      // Discord: 1–32 letters, in lower case where the script has one; both platforms: descriptions of at most 100 characters.
      const key = `command-${name.replace(' ', '-')}`;
      expect(words.list(`${key}-name`)[0]).toMatch(/^[\p{Ll}\p{Lo}\p{Lm}\p{N}_-]{1,32}$/u);
      expect(words.say(`${key}-description`).length).toBeLessThanOrEqual(100);
      if (!name.includes(' ')) expect(words.say(`help-example-${name}`)).not.toBe('');
      for (const option of options) {
        expect(words.say(`option-${option}-name`)).toMatch(/^[\p{Ll}\p{Lo}\p{Lm}\p{N}_-]{1,32}$/u);
        expect(words.say(`option-${option}-description`).length).toBeLessThanOrEqual(100);
      }
    }
  });

  it.each(lexicons.map(({ language }) => language))('phrases of %s lead to commands that there are', (language) => {
    const grammar = linesOf(language, 'grammar.lexicon').filter((line) => !line.startsWith(' '));
    const named = grammar.flatMap((line) =>
      [...line.split(':')[0]!.matchAll(/[ +]\/([a-z-]+)/g)].map(([, name]) => name),
    );
    // `/place` is the first of those about places.
    expect(commands.flatMap(({ name }) => name.split(' ')[0]!)).toEqual(expect.arrayContaining(named));
  });

  it.each(languages)('%s has nothing left in English but the words of its english.txt', (language) => {
    const same = new Set([...sameEverywhere, ...linesOf(language, 'english.txt')]);
    const english = textsOf('en');
    const left = Object.entries(textsOf(language))
      .filter(([key, text]) => language !== 'en' && text === english[key])
      .filter(([, text]) => wordsOf(text).some((word) => !same.has(word)));
    expect(left).toEqual([]);
  });

  it.each(languages)('%s has no text over the limit of a platform', (language) => {
    for (const [key, text] of Object.entries(textsOf(language))) {
      // Discord: the title of an answer and the label of a button; Telegram: an alert has 200, but is cut.
      const maxLength = key.startsWith('button-') ? 80 : key.endsWith('-title') ? 256 : 1024;
      const variants = text.split('\n').map(({ length }) => length);
      expect(Math.max(...variants), key).toBeLessThanOrEqual(maxLength);
    }
  });

  it.each(languages)('%s uses the terms of its offices, those of its terms.tsv with their sources', (language) => {
    const texts = textsOf(language);
    // A term of a region takes the place of its parent’s.
    const rows = new Map(
      linesOf(language, 'terms.tsv').map((line) => {
        const [name = '', ...row] = line.split('\t');
        return [name, row];
      }),
    );
    expect(rows.size).toBeGreaterThanOrEqual(80);
    for (const [name, [term = '', source]] of rows) {
      expect(source, name).toMatch(/\p{L}{3}/u);
      // The key of a text, or a meaning that the term alone has in a question.
      if (name.includes(' ')) expect(meaningsOf(language, name.split(' ')[0]!, term), term).toContain(name);
      else expect(texts[name], name).toBe(term);
    }
  });

  it.each(['es', 'fr', 'it', 'pt', 'pt-BR'])(
    '%s puts no place behind a preposition, which its article would change',
    (language) => {
      const behind =
        /(?<!\()(?<!\p{L})(?:an?|à|al|de|di|em|en|in|cerca|para|per|por|pour|vers)\s\{ \$(?:area|place|station|where) \}/u;
      expect(Object.entries(textsOf(language)).filter(([, text]) => behind.test(text))).toEqual([]);
    },
  );

  it('have every key that the code names', () => {
    const keys = sources().flatMap((source) =>
      [
        ...source.matchAll(
          /(?:\bsay|\blist|\bentryOf|\bfirstOf|\bfact|\btimes|\brow)\((?:format, |words, )?'([a-z-]+)'/g,
        ),
      ].map((match) => match[1]!),
    );
    expect(keys.length).toBeGreaterThan(40);
    expect(keys.filter((key) => !(key in english))).toEqual([]);
  });

  it('answer in the language that fits best, in English where none does', () => {
    const dictionary = openDictionary();
    expect(dictionary.in('fr-CA').language).toBe('fr');
    expect(dictionary.in('FR').language).toBe('fr');
    expect(dictionary.in('tlh-Latn').language).toBe('en');
    expect(['pt', 'pt-PT', 'pt-br', 'pt_BR'].map((tag) => dictionary.in(tag).language)).toEqual([
      'pt',
      'pt',
      'pt-BR',
      'pt-BR',
    ]);
    expect(dictionary.in(undefined).language).toBe('en');
  });

  it('throw for a missing key or argument: that is a bug', () => {
    const words = openDictionary().in('en');
    expect(() => words.say('no-such-key')).toThrow('no-such-key');
    expect(() => words.say('duration-minutes')).toThrow('duration-minutes');
  });
});

function sources(): string[] {
  const root = path.join(import.meta.dirname, '..');
  return ['src/answers', 'src/chat', 'src/adapters', 'commands'].flatMap((one) =>
    readdirSync(path.join(root, one), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(path.join(root, one, file), 'utf8')),
  );
}
