import { once } from '../../lib/once.ts';
import { fold } from '../fold.ts';
import { readTitles } from '../titles.ts';

/** A town's name in a language (`en`), by its id at geonames.org, whose dump does not tell; `undefined` for the main name. */
export type TownTitles = (id: number, language: string) => string | undefined;

const titles = once(() => readTitles(new URL('town-titles.tsv', import.meta.url)));

/** The names of these towns in all languages, folded: `ostende`. */
export const townsTitled = once(
  () =>
    new Set(
      titles()
        .values()
        .flatMap((names) => names.values().map(fold)),
    ),
);

/** The names in `town-titles.tsv`: harbours and large cities that a language calls otherwise; Japanese has those of its own coast. */
export function loadTownTitles(): TownTitles {
  return (id, language) => titles().get(language)?.get(String(id));
}
