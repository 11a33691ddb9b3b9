import { Seasons as searchSeasons } from 'astronomy-engine';
import type { Instant } from '../instant.ts';
import { instantOfAstroTime } from './ephemeris.ts';

/** The equinoxes and solstices of a year, named by month, as the season that begins depends on the hemisphere. */
export type Seasons = ReturnType<typeof seasons>;

/** Equinoxes and solstices of a UTC year. Within 1 min of the USNO's until 2060: 1″ of error in longitude is 24 s. */
export function seasons(year: number) {
  const found = searchSeasons(year);
  return {
    marchEquinox: instantOfAstroTime(found.mar_equinox),
    juneSolstice: instantOfAstroTime(found.jun_solstice),
    septemberEquinox: instantOfAstroTime(found.sep_equinox),
    decemberSolstice: instantOfAstroTime(found.dec_solstice),
  };
}

/** The next equinox or solstice from an instant on, and its name: `march-equinox`. */
export function nextSeason(from: Instant, kind = ''): { name: string; at: Instant } {
  const year = new Date(from).getUTCFullYear();
  const next = [year, year + 1]
    .flatMap((one) => Object.entries(seasons(one)))
    .map(([key, at]) => ({ name: key.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`), at }))
    .find(({ name, at }) => at >= from && name.endsWith(kind));
  if (!next) throw new Error('A year without seasons');
  return next;
}
