import { languagesWith, tableOf } from '../support/sentences.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { toRequests } from '../../src/language/request/to-request.ts';
import { framesOf } from '../../src/language/request/read-question.ts';

const lexicons = openLexicons();
const known = new Set(['brest', 'dover', 'hossegor', 'cuxhaven', 'hörnum']);
const places = {
  isName: (text: string) => known.has(text.toLowerCase()),
  isArea: () => false,
  isIsland: () => false,
  kindIn: () => undefined,
  notationsIn: () => [],
  isLikely: () => false,
  isWellKnown: () => false,
};

function rowsOf(language: string): string[][] {
  const text = readFileSync(tableOf(language, 'alerts'), 'utf8');
  return text.split('\n').flatMap((line) => (line === '' || line.startsWith('#') ? [] : [line.split('\t')]));
}

describe.each(languagesWith('alerts'))('sentences that want to be written to, in %s', (language) => {
  it.each(rowsOf(language))('%s', (sentence, conditions, place) => {
    const [frame] = framesOf(sentence, { lexicons, places, language });
    const [request] = toRequests(frame!);
    const isAlert = request?.command === 'alert add';
    expect({
      conditions: isAlert ? request.options.conditions?.split(',').toSorted().join(',') : '-',
      place: request?.options.place ?? '-',
      unused: isAlert ? frame?.unused : [],
    }).toEqual({ conditions: conditions.split(',').toSorted().join(','), place, unused: [] });
  });
});
