import { describe, expect, it } from 'vitest';
import { readTable } from '../../../src/lib/data-file.ts';
import { fold } from '../../../src/places/fold.ts';
import { countryCodesByName } from '../../../src/places/search/countries.ts';
import { wordsOfRole } from '../../../src/places/search/name-words.ts';

const table = (file: string): URL => new URL(`../../../src/places/search/${file}.tsv`, import.meta.url);
const words = (cell: string): string[] => cell.split('|');

/** The keys of each table and the words that stand for them. */
const tables = {
  'alike-letters': readTable(table('alike-letters'), 'one', 'other').map(({ one, other }) => [`${one} ${other}`, []]),
  'country-names': readTable(table('country-names'), 'name').map(({ name }) => [name, []]),
  landforms: readTable(table('landforms'), 'landform', 'words').map((row) => [row.landform, row.words.split(' ')]),
  'name-words': readTable(table('name-words'), 'role', 'words').map((row) => [row.role, words(row.words)]),
  'seaside-words': readTable(table('seaside-words'), 'words', 'stand').map((row) => [`${row.stand} ${row.words}`, []]),
  'short-towns': readTable(table('short-towns'), 'name', 'town').map(({ name, town }) => [name, [town]]),
  'short-words': readTable(table('short-words'), 'short', 'long').map(({ short, long }) => [short, words(long)]),
} as Readonly<Record<string, readonly (readonly [key: string, words: readonly string[]])[]>>;

describe.each(Object.entries(tables))('the table %s', (_, rows) => {
  it('has each row once, and all its words folded', () => {
    expect(new Set(rows.map(([key]) => key)).size).toBe(rows.length);
    const written = rows.flatMap(([key, others]) => [key.replaceAll('-', ' '), ...others]);
    expect(written.filter((word) => word === '' || fold(word) !== word)).toEqual([]);
  });
});

it('a word is of one landform', () => {
  const all = readTable(table('landforms'), 'words').flatMap((row) => row.words.split(' '));
  expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
});

it('a country is found by a name of the table in every language', () => {
  expect(['en', 'fr'].map((language) => countryCodesByName(language).get('iom'))).toEqual(['IM', 'IM']);
});

it('countries are ISO 3166-1 codes', () => {
  const codes = [
    ...readTable(table('country-names'), 'country').map(({ country }) => country),
    ...readTable(table('seaside-words'), 'countries').flatMap(({ countries }) => countries.split(' ').filter(Boolean)),
  ];
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(codes.filter((code) => names.of(code) === undefined)).toEqual([]);
});

it('seas have names, and boxes from south to north and from west to east', () => {
  for (const { names, boxes } of readTable(table('seas'), 'names', 'boxes')) {
    expect(names.split('|').every(Boolean)).toBe(true);
    for (const box of boxes.split('|')) {
      const [south = NaN, north = NaN, west = NaN, east = NaN, ...others] = box.split(' ').map(Number);
      expect([-90 <= south, south < north, north <= 90, -180 <= west, west < east, east <= 180, others]).toEqual([
        ...Array.from({ length: 6 }, () => true),
        [],
      ]);
    }
  }
});

it('a role without words is a mistake of the program', () => {
  expect(() => wordsOfRole('no-role')).toThrow('no words of the role no-role');
});
