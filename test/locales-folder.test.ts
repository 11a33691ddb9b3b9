import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLexicons } from '../src/language/lexicon/lexicons.ts';
import { readSentence } from '../src/language/meaning/read-sentence.ts';
import { openDictionary } from '../src/words.ts';

/** A made-up language, of a code for private use, that has two texts and a dozen phrases, and one of its regions. */
const made = 'qaa';
const region = 'qaa-AQ';
const texts = `high-water = Uploo\nlow-water = Donloo\n`;
const grammar = `kind tide: loo
kind high: uploo | 満潮
kind low: donloo
day +1: nexsol | 明日
lead: ba
article the: zo
`;

let folder: URL;

beforeAll(() => {
  const root = mkdtempSync(path.join(tmpdir(), 'bellbuoy-locales-'));
  cpSync(path.join(import.meta.dirname, '..', 'locales'), root, { recursive: true });
  // It has the words of one that is spoken, in a script without blanks.
  rmSync(path.join(root, 'ja'), { recursive: true });
  mkdirSync(path.join(root, made));
  writeFileSync(path.join(root, made, 'texts.ftl'), texts);
  writeFileSync(path.join(root, made, 'grammar.lexicon'), grammar);
  writeFileSync(path.join(root, made, 'filler.words'), 'plees\nの\nは\n何時\nですか\n');
  mkdirSync(path.join(root, region));
  writeFileSync(path.join(root, region, 'texts.ftl'), `low-water = Lowloo\n`);
  writeFileSync(path.join(root, region, 'grammar.lexicon'), `day +2: nexnexsol\n`);
  folder = pathToFileURL(`${root}/`);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a language that is only a folder', () => {
  it('is one of those that are spoken, with English for the texts that it lacks', () => {
    const dictionary = openDictionary(folder);
    expect(dictionary.languages).toContain(made);
    const words = dictionary.in(made);
    expect(words.language).toBe(made);
    expect(words.say('low-water')).toBe('Donloo');
    expect(words.say('datum-msl')).toBe(dictionary.in('en').say('datum-msl'));
  });

  it.each(['plees uploo ba Brest nexsol', '明日のブレストの満潮は何時ですか', '明日のBrestの満潮は何時'])(
    'is read, whatever the asker speaks: %s',
    (text) => {
      const lexicons = openLexicons(folder);
      const places = {
        isName: (text: string) => ['Brest', 'ブレスト'].includes(text),
        isLikely: () => true,
        isWellKnown: () => true,
        isArea: () => false,
        isIsland: () => false,
        kindIn: () => undefined,
        notationsIn: () => [],
      };
      for (const language of [made, 'en']) {
        const [frame] = readSentence(text, { lexicons, places, language });
        expect(frame).toMatchObject({
          language: made,
          kinds: ['high'],
          days: [{ kind: 'offset', days: 1 }],
          unused: [],
        });
        expect(frame?.places.map(({ text }) => text)).toEqual([text.includes('Brest') ? 'Brest' : 'ブレスト']);
      }
    },
  );

  it('has in a region the texts and words that differ, and the others from its parent', () => {
    const dictionary = openDictionary(folder);
    const words = dictionary.in('qaa-aq');
    expect(words.language).toBe(region);
    expect(['low-water', 'high-water', 'datum-msl'].map((key) => words.say(key))).toEqual([
      'Lowloo',
      'Uploo',
      dictionary.in('en').say('datum-msl'),
    ]);
    expect(dictionary.in('qaa-BV').say('low-water')).toBe('Donloo');
    const lexicons = openLexicons(folder).filter(({ lexicon }) => lexicon.language.startsWith(made));
    expect(lexicons.map(({ lexicon }) => lexicon.language)).toEqual([made]);
    expect(lexicons[0]?.lexicon.vocabulary).toContain('nexnexsol');
    expect(lexicons[0]?.lexicon.vocabulary).toContain('nexsol');
  });
});
