import { readFileSync } from 'node:fs';
import { once } from '../../lib/once.ts';

/**
 * The name of a town in a language (`en`, `fr`, `de`), by its id at geonames.org; `undefined` where that is its main name,
 * or not in the table. The dump has the names of a town without their languages.
 */
export type TownTitles = (id: number, language: string) => string | undefined;

/** The names in `town-titles.tsv`: harbours and large cities that English, French or German call otherwise. */
export function loadTownTitles(): TownTitles {
  const titles = once(readTitles);
  return (id, language) => titles().get(language)?.get(id);
}

function readTitles(): Map<string, Map<number, string>> {
  const [head = '', ...rows] = readFileSync(new URL('town-titles.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const [, ...languages] = head.split('\t');
  const titles = new Map(languages.map((language) => [language, new Map<number, string>()]));
  for (const row of rows) {
    const [id, ...names] = row.split('\t');
    for (const [index, name] of names.entries())
      if (name !== '') titles.get(languages[index] ?? '')?.set(Number(id), name);
  }
  return titles;
}
