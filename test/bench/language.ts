import { readFileSync, readdirSync } from 'node:fs';
import { openLexicons } from '../../src/chat/language/lexicons.ts';
import { framesOf } from '../../src/chat/language/window-question.ts';
import { figure, timed } from './figure.ts';

const bench = 'language';
const tables = new URL('../../test/chat/language/sentences/', import.meta.url);

/** How long a sentence takes to be read, and the lexicons to be opened. The goal is 2 ms for 99 of 100 sentences. */
export async function language(): Promise<void> {
  figure(
    bench,
    'opening',
    'ms',
    timed(8, openLexicons).map((us) => us / 1000),
  );
  const lexicons = openLexicons();
  const sentences = readdirSync(tables)
    .filter((file) => file.endsWith('.tsv'))
    .flatMap((file) => sentencesOf(file));
  const places = {
    isName: (text: string) => text.length > 3,
    isLikely: () => true,
    isArea: () => false,
    isIsland: () => false,
    isWellKnown: () => true,
  };
  const times = timed(sentences.length, (round) =>
    framesOf(sentences[round % sentences.length] ?? '', { lexicons, places, language: 'en' }),
  );
  figure(bench, 'sentence', 'µs', times);
}

function sentencesOf(file: string): string[] {
  const lines = readFileSync(new URL(file, tables), 'utf8').split('\n');
  return lines.flatMap((line) =>
    line === '' || line.startsWith('#') ? [] : [line.split('\t')[0]?.replace(/^>> /, '') ?? ''],
  );
}
