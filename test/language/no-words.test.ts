import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { foldWord } from '../../src/language/lexicon/tokens.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'src', 'language');

/** Words of the lexicons that are no English, in which names and codes are written: `wasser`, `demain`. */
const foreign = (() => {
  const lexicons = openLexicons().map(({ lexicon }) => lexicon);
  const english = lexicons.find(({ language }) => language === 'en')?.vocabulary;
  const others = lexicons.filter(({ language }) => language !== 'en').flatMap(({ vocabulary }) => [...vocabulary]);
  return new Set(others.filter((word) => /^\p{L}{2,}$/u.test(word) && !english?.has(word)));
})();

/** Tags and names of the code that are words of a language as well. */
const ofCode = new Set(['und', 'auto', 'code', 'alter', 'classes', 'content', 'locales', 'tens', 'word']);

/** The words that stand in strings and regular expressions of a source, without its comments. */
function quotedWords(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$|\\p\{\w+\}/gm, '');
  const strings = [
    ...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`|(?<=[(,=:!&|] ?)\/((?:[^/\\\n]|\\.)+)\/[a-z]*/g),
  ];
  return strings.flatMap(([, ...groups]) => groups.join(' ').match(/(?<!\p{L})\p{Ll}{2,}(?!\p{L})/gu) ?? []);
}

it('no code of the reader has a word of a language', () => {
  expect(foreign.size).toBeGreaterThan(3000);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const found = files.flatMap((file) =>
    quotedWords(readFileSync(path.join(folder, file), 'utf8'))
      .filter((word) => !ofCode.has(word) && foreign.has(foldWord(word)))
      .map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});
