import { addDays, type CivilDate } from '../../domain/time.ts';
import type { WhichWeek } from './yearly-dates.ts';
import { civil } from './yearly-dates.ts';

export const seasonNames = ['winter', 'spring', 'summer', 'autumn'] as const;
export type SeasonName = (typeof seasonNames)[number];

/** Months of a season. */
const months = 3;

/**
 * The whole months of a season, winter from December in the north: `this` the rest of the one that is, else the one that comes,
 * `next` one that begins later, `last` one that is over.
 */
export function resolveSeason(
  name: SeasonName,
  which: WhichWeek,
  today: CivilDate,
  isSouthern: boolean,
): { readonly first: CivilDate; readonly last: CivilDate } {
  const firstMonth = 11 + months * seasonNames.indexOf(name) + (isSouthern ? 6 : 0);
  const year = Number(today.slice(0, 4));
  const all = [-3, -2, -1, 0, 1].map((away) => {
    const from = 12 * (year + away) + firstMonth;
    return { first: startOf(from), last: addDays(startOf(from + months), -1) };
  });
  const found =
    which === 'last'
      ? all.findLast(({ last }) => last < today)
      : all.find(({ first, last }) => (which === 'next' ? first > today : last >= today));
  if (!found) throw new Error('No season in five years');
  return which === 'this' && found.first < today ? { ...found, first: today } : found;
}

/** The first day of a month, counted from year 0. */
function startOf(count: number): CivilDate {
  return civil(Math.floor(count / 12), (count % 12) + 1, 1);
}
