import { readFileSync, readdirSync } from 'node:fs';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { framesOf } from '../../src/language/read-question.ts';
import { tokenPoints, weights } from '../../src/language/scoring/weights.ts';
import { readTable, tableOf } from '../support/sentences.ts';
import { openPlaces } from './open-places.ts';

const tables = ['sentences', 'held-out', 'windows', 'alerts'];
const shownExamples = 3;
const tests = new URL('../language/', import.meta.url);

type Sentence = { readonly text: string; readonly language: string };

/**
 * Sets the points of each feature of a reading to zero in turn, and prints how many sentences are then read otherwise: those of
 * the tables, and those that the tests of the reader quote.
 */
export async function ablation(dataDir: string): Promise<void> {
  const lexicons = openLexicons();
  const languages = lexicons.map(({ lexicon }) => lexicon.language);
  const places = await openPlaces(dataDir);
  const read = ({ text, language }: Sentence): string => {
    const [frame] = framesOf(text, { lexicons, places: places(language), language });
    return JSON.stringify({ ...frame, score: undefined });
  };
  const ofTables = languages.flatMap((language) =>
    tables.flatMap((table) => readTable(tableOf(language, table)).map(({ sentence: text }) => ({ text, language }))),
  );
  const sentences = [...ofTables, ...quotedSentences()];
  const before = sentences.map(read);
  const print = (name: string): void => {
    const changed = sentences.filter((sentence, index) => read(sentence) !== before[index]);
    const examples = changed.slice(0, shownExamples).map(({ text }) => text);
    const line = { bench: 'ablation', figure: name, unit: 'sentences', n: sentences.length, changed: changed.length };
    process.stdout.write(`${JSON.stringify({ ...line, examples })}\n`);
  };
  for (const [name, points] of Object.entries(weights)) {
    Object.assign(weights, { [name]: 0 });
    print(name);
    Object.assign(weights, { [name]: points });
  }
  for (const [role, points] of Object.entries(tokenPoints)) {
    Object.assign(tokenPoints, { [role]: [0, 0] });
    print(`tokens of ${role}`);
    Object.assign(tokenPoints, { [role]: points });
  }
}

/** The quoted texts of more than one word in the tests of the reader, asked by who speaks English. */
function quotedSentences(): Sentence[] {
  const quoted = readdirSync(tests)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(new URL(file, tests), 'utf8').matchAll(/'((?:[^'\\\n]|\\.)+ [^'\n]+)'/g)]);
  return [...new Set(quoted.map(([, text = '']) => text))].map((text) => ({ text, language: 'en' }));
}
