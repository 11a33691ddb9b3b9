import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { framesOf } from '../../src/language/request/read-question.ts';
import { readTable, tableOf } from '../support/sentences.ts';
import { figure, timed } from './figure.ts';
import { namesOf, openPlaces } from './open-places.ts';

const bench = 'language';
const roundsTaken = 5;

/**
 * How long a sentence takes to be read by an asker of its language, among all names of places, and the lexicons to be opened.
 * The goal is 0.5 ms for half of the sentences and 1.5 ms for 99 of 100. The least of several rounds is taken, as other
 * processes only add to it.
 */
export async function language(dataDir: string): Promise<void> {
  figure(
    bench,
    'opening',
    'ms',
    timed(8, () => openLexicons(new URL('../../locales/', import.meta.url))).map((us) => us / 1000),
  );
  const lexicons = openLexicons();
  const sentences = lexicons.flatMap(({ lexicon: { language } }) => sentencesOf(language));
  const places = await openPlaces(dataDir);
  const read = (round: number): void => {
    const { text = '', language: asker = 'en' } = sentences[round % sentences.length] ?? {};
    framesOf(text, { lexicons, places: namesOf(places, asker), language: asker });
  };
  // As in a service that has answered for a while: phrases are put in order when their first word is read.
  for (let round = 0; round < 4 * sentences.length; round++) read(round);
  const rounds = Array.from({ length: roundsTaken }, () => timed(sentences.length, read));
  const least = sentences.map((_, index) => Math.min(...rounds.map((times) => times[index] ?? Infinity)));
  figure(bench, 'sentence', 'µs', least);
}

/** The sentences of the table of a language. */
function sentencesOf(language: string): { text: string; language: string }[] {
  return readTable(tableOf(language, 'sentences')).map(({ sentence }) => ({ text: sentence, language }));
}
