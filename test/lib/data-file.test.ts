import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { readTable } from '../../src/lib/data-file.ts';
import { temporaryFolder } from '../support/temporary.ts';

function fileOf(text: string): URL {
  const file = path.join(temporaryFolder(), 'table.tsv');
  writeFileSync(file, text);
  return pathToFileURL(file);
}

it('a table has its cells by the names of the columns, without comments and empty lines', () => {
  const table = fileOf('# Ports.\nname\ten\tfr\n\nDouvres\tDover\t\n# Not a port.\nBrest\t\tBrest\n');
  expect(readTable(table, 'name')).toEqual([
    { name: 'Douvres', en: 'Dover', fr: '' },
    { name: 'Brest', en: '', fr: 'Brest' },
  ]);
});

it('a table without a column that is wanted is refused', () => {
  expect(() => readTable(fileOf('name\ten\nBrest\tBrest\n'), 'name', 'fr')).toThrow(/table.tsv has no column fr$/);
  expect(() => readTable(fileOf(''), 'name')).toThrow('has no column name');
});

it.each(['Brest', 'Brest\tBrest\tBrest'])('a row with more or fewer cells than columns is refused: %j', (row) => {
  expect(() => readTable(fileOf(`name\ten\n${row}\n`), 'name')).toThrow(/table.tsv: Brest.* has other columns/);
});
