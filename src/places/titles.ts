import { readTable } from '../lib/data-file.ts';

/** Titles by language and key; a cell of the table is empty where the title is the one that geonames.org has. */
export function readTitles(table: URL): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const titles = new Map<string, Map<string, string>>();
  for (const { key, ...names } of readTable(table, 'key')) {
    for (const [language, name] of Object.entries(names)) {
      if (name !== '') titles.set(language, (titles.get(language) ?? new Map<string, string>()).set(key, name));
    }
  }
  return titles;
}
