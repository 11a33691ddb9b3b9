import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { framesOf } from '../../src/language/read-question.ts';

const lexicons = openLexicons();
const towns = new Set(
  'anchorage|astoria|beaufort|bembridge harbour|cape town|del mar|dover|newport|ocean springs|portland|sandown|sandwich|seaside|wick|wick low|wicklow'.split(
    '|',
  ),
);
const areas = new Set('kent|isle of wight|me|or|ms|sc|south africa|uk'.split('|'));
const isTown = (text: string): boolean => towns.has(text.toLowerCase());
const isArea = (text: string): boolean => areas.has(text.toLowerCase());
const places = {
  isName: (text: string) => isTown(text) || isArea(text),
  isLikely: isTown,
  isWellKnown: isTown,
  isArea,
  isIsland: (text: string) => text.toLowerCase() === 'isle of wight',
  notationsIn: () => [],
};

/** What is asked, and the first place that is tried. */
function read(text: string): string {
  const [frame] = framesOf(text, { lexicons, places, language: 'en' });
  return [frame?.kinds.join(), frame?.places[0]?.text, frame?.part].filter(Boolean).join(' ');
}

describe('a place is read with the area behind it', () => {
  it.each([
    ['tide sandwich bay kent', 'tide sandwich, kent'],
    ['tide sandwich harbour uk', 'tide sandwich, uk'],
    ['low tide sandwich beach in kent tomorrow', 'low sandwich, kent'],
    ['tide bembridge harbour isle of wight', 'tide bembridge harbour isle of wight'],
    ['tide sandown isle of wight', 'tide sandown isle of wight'],
    ['tide cape town south africa', 'tide cape town south africa'],
    ['tides ocean springs ms', 'tide ocean springs ms'],
    ['tides beaufort sc', 'tide beaufort sc'],
    ['tides astoria or', 'tide astoria or'],
    ['newport or tides tomorrow', 'tide newport or'],
    ['portland me high tide saturday', 'high portland me'],
    ['tide dover or low water', 'low dover'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('a town that is called as something else', () => {
  it.each([
    ['Wick low tide saturday', 'low Wick'],
    ['tides del mar tomorrow', 'tide del mar'],
    ['anchorage low tide', 'low anchorage'],
    ['seaside tides', 'tide seaside'],
    ['wind at Dover anchorage', 'wind Dover'],
    ['is it windy at the seaside', 'wind'],
    ['wind beaufort dover', 'wind dover'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('a greeting is no part of the question', () => {
  it.each([
    ['hi Dover tides today', 'tide Dover'],
    ['hi tides for Dover please', 'tide Dover'],
    ['hi there Dover tide', 'tide Dover'],
    ['Morning, tides for Dover please', 'tide Dover'],
    ['afternoon! low tide Dover?', 'low Dover'],
    ['morning tides Dover', 'tide Dover morning'],
    ['Dover hi tide', 'high Dover'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});
