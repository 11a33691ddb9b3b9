import { readFileSync, readdirSync } from 'node:fs';
import type { Places } from '../../src/chat/ports.ts';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { framesOf } from '../../src/language/request/read-question.ts';
import { tokenPoints, weights } from '../../src/language/weights.ts';
import * as placeWeights from '../../src/places/weights.ts';
import { Problem } from '../../src/problem.ts';
import { misspelled, one, several, unknown } from '../places/search/names.ts';
import { askedAbout, seaPlaces, standIns } from '../places/search/sea-places.ts';
import { slips } from '../places/search/slips.ts';
import { languagesWith, readTable, tableOf } from '../support/sentences.ts';
import { namesOf, openPlaces } from './open-places.ts';

const tables = ['sentences', 'held-out', 'windows', 'alerts'];
const shownExamples = 3;
const tests = new URL('../language/', import.meta.url);

type Text = { readonly text: string; readonly language: string };

/** Reads a text; the same readings are equal strings. */
type Reader = (text: Text) => string | Promise<string>;

/**
 * Sets the points of each feature of a reading, and of each of a place, to zero in turn, and prints how many texts are then read
 * otherwise: sentences of the tables, and those that the tests of the reader quote; names of the tables of places.
 */
export async function ablation(dataDir: string): Promise<void> {
  const places = await openPlaces(dataDir);
  await ablateSentences(places);
  await ablateNames(places);
}

async function ablateSentences(places: Places): Promise<void> {
  const lexicons = openLexicons();
  const read: Reader = ({ text, language }) => {
    const [frame] = framesOf(text, { lexicons, places: namesOf(places, language), language });
    return JSON.stringify({ ...frame, score: undefined });
  };
  const ofTables = tables.flatMap((table) =>
    languagesWith(table).flatMap((language) =>
      readTable(tableOf(language, table)).map(({ sentence: text }) => ({ text, language })),
    ),
  );
  const print = await comparison('sentences', [...ofTables, ...quotedSentences()], read);
  await withoutEach('', weights, 0, print);
  await withoutEach('tokens of ', tokenPoints, { each: 0, more: 0 }, print);
}

/** The weights of a town by itself are packed with it, and change nothing here. */
async function ablateNames(places: Places): Promise<void> {
  const read: Reader = async ({ text, language }) => {
    const user = { language, recent: [] };
    try {
      const found = await places.find(text, user);
      return JSON.stringify(found.kind === 'place' ? found.place.id : found.places.map(({ id }) => id));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return JSON.stringify((await places.guess(text, user)).map(({ id }) => id));
    }
  };
  const rows = [one, several, misspelled, unknown, seaPlaces, askedAbout, standIns].flat();
  const names = [
    ...rows.map(([language, text]) => ({ text, language })),
    ...slips.map(([text]) => ({ text, language: 'en' })),
  ];
  const print = await comparison('names', names, read);
  await withoutEach('', placeWeights.weights, 0, print);
  // A score that no place has, or that each has; a lead as any other.
  await withoutEach('score of ', placeWeights.scores, Infinity, print);
  await withoutEach('any score as ', placeWeights.scores, 0, print);
  await withoutEach('lead ', placeWeights.leads, placeWeights.leads.clear, print);
}

/** Reads all texts, and prints how many are read otherwise whenever it is called. */
async function comparison(
  unit: string,
  texts: readonly Text[],
  read: Reader,
): Promise<(figure: string) => Promise<void>> {
  const readAll = async (): Promise<string[]> => {
    const readings: string[] = [];
    for (const text of texts) readings.push(await read(text));
    return readings;
  };
  const before = await readAll();
  return async (figure) => {
    const now = await readAll();
    const changed = texts.filter((_, index) => now[index] !== before[index]);
    const examples = changed.slice(0, shownExamples).map(({ text }) => text);
    const line = { bench: 'ablation', figure, unit, n: texts.length, changed: changed.length, examples };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  };
}

async function withoutEach(
  prefix: string,
  table: Record<string, unknown>,
  nothing: unknown,
  print: (figure: string) => Promise<void>,
): Promise<void> {
  for (const [name, points] of Object.entries(table)) {
    Object.assign(table, { [name]: nothing });
    await print(`${prefix}${name}`);
    Object.assign(table, { [name]: points });
  }
}

/** The quoted texts of more than one word in the tests of the reader, asked by who speaks English. */
function quotedSentences(): Text[] {
  const quoted = readdirSync(tests)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(new URL(file, tests), 'utf8').matchAll(/'((?:[^'\\\n]|\\.)+ [^'\n]+)'/g)]);
  return [...new Set(quoted.map(([, text = '']) => text))].map((text) => ({ text, language: 'en' }));
}
