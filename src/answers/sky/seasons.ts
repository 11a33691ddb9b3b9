import { seasons, type Seasons } from '../../domain/sky/index.ts';
import type { Instant } from '../../domain/time.ts';

const names = {
  marchEquinox: 'march-equinox',
  juneSolstice: 'june-solstice',
  septemberEquinox: 'september-equinox',
  decemberSolstice: 'december-solstice',
} as const satisfies Record<keyof Seasons, string>;

type SeasonName = (typeof names)[keyof Seasons];

/** The next equinox or solstice from an instant on, and its name: `march-equinox`. */
export function nextSeason(from: Instant, kind?: 'equinox' | 'solstice'): { name: SeasonName; at: Instant } {
  const year = new Date(from).getUTCFullYear();
  const next = [year, year + 1]
    .flatMap((one) => Object.entries(seasons(one)).map(([key, at]) => ({ name: names[key as keyof Seasons], at })))
    .find(({ name, at }) => at >= from && (kind === undefined || name.endsWith(kind)));
  if (!next) throw new Error('A year without seasons');
  return next;
}
