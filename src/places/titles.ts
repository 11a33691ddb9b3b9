import { readFileSync } from 'node:fs';

/**
 * Titles by language and key, of a table with a column of keys and one for each language, whose cell is empty where the title
 * is the one that geonames.org has.
 */
export function readTitles(table: URL): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const [head = '', ...rows] = readFileSync(table, 'utf8').trimEnd().split('\n');
  const [, ...languages] = head.split('\t');
  const titles = new Map(languages.map((language) => [language, new Map<string, string>()]));
  for (const row of rows) {
    const [key = '', ...names] = row.split('\t');
    for (const [index, name] of names.entries()) if (name !== '') titles.get(languages[index] ?? '')?.set(key, name);
  }
  return titles;
}
