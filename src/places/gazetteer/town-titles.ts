import { once } from '../../lib/once.ts';
import { readTitles } from '../titles.ts';

/**
 * The name of a town in a language (`en`, `fr`, `de`), by its id at geonames.org; `undefined` where that is its main name,
 * or not in the table. The dump has the names of a town without their languages.
 */
export type TownTitles = (id: number, language: string) => string | undefined;

/** The names in `town-titles.tsv`: harbours and large cities that English, French or German call otherwise. */
export function loadTownTitles(): TownTitles {
  const titles = once(() => readTitles(new URL('town-titles.tsv', import.meta.url)));
  return (id, language) => titles().get(language)?.get(String(id));
}
