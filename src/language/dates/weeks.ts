import { addDays, type CivilDate, weekdayOf } from '../../domain/time.ts';
import type { DayOf, DayRange, WeekdayBeside } from './day-expression.ts';
import { civil, seasonNames, type WhichWeek } from './yearly-dates.ts';

export function mondayOf(date: CivilDate): CivilDate {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

const weeksAway = { this: 0, next: 7, last: -7 } as const;

export function resolveWeek({ which, isPast }: DayOf<'week'>, today: CivilDate): DayRange {
  const monday = mondayOf(today);
  const sunday = addDays(monday, 6);
  if (isPast) return { first: monday, last: today };
  // On its last day, people who say `this week` look ahead.
  if (which === 'this') return { first: today, last: today === sunday ? addDays(sunday, 7) : sunday };
  return { first: addDays(monday, weeksAway[which]), last: addDays(sunday, weeksAway[which]) };
}

/** A week by its number in ISO 8601, in which 4 January is in the first; `undefined` where no year to come has it. */
export function resolveCalendarWeek(week: number, today: CivilDate): DayRange | undefined {
  const year = Number(today.slice(0, 4));
  const firstMonday = (of: number): CivilDate => mondayOf(civil(of, 1, 4));
  return [year - 1, year, year + 1]
    .flatMap((of) => {
      const first = addDays(firstMonday(of), 7 * (week - 1));
      return week >= 1 && first < firstMonday(of + 1) ? [{ first, last: addDays(first, 6) }] : [];
    })
    .find(({ last }) => last >= today);
}

/** A weekend; `isEvening`: of a Sunday nothing is left of its own. */
export function resolveWeekend({ which, isPast }: DayOf<'weekend'>, today: CivilDate, isEvening: boolean): DayRange {
  const saturday = addDays(mondayOf(today), 5);
  const isSunday = today > saturday;
  if (isPast) {
    const first = addDays(saturday, today < saturday ? -7 : 0);
    return { first, last: today === first ? first : addDays(first, 1) };
  }
  if (which === 'this' && isSunday && !isEvening) return { first: today, last: today };
  const named = which === 'coming' || which === 'this' ? (isSunday ? 'next' : 'this') : which;
  const first = addDays(saturday, weeksAway[named]);
  return { first, last: addDays(first, 1) };
}

/** Days from Monday on that are the beginning, middle and end of a week, both ends included. */
const thirds = [
  [0, 2],
  [1, 3],
  [3, 6],
] as const;

/** What is left of the beginning, middle or end of a week; of this week, where it is over or today is Sunday, of the one that comes. */
export function resolveThirdOfWeek(which: WhichWeek, third: number, today: CivilDate): DayRange {
  const [from, to] = thirds[third - 1] ?? thirds[0];
  const monday = addDays(mondayOf(today), weeksAway[which]);
  const [first, last] = [addDays(monday, from), addDays(monday, to)];
  if (which !== 'this') return { first, last };
  const isOver = last < today || weekdayOf(today) === 0;
  return isOver ? resolveThirdOfWeek('next', third, today) : { first: first < today ? today : first, last };
}

export function resolveWeekday({ weekday, which, weeks = 0 }: DayOf<'weekday'>, today: CivilDate): CivilDate {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  if (which === 'this') return addDays(today, ahead + 7 * weeks);
  if (which === 'coming') return addDays(today, ahead === 0 ? 7 : ahead);
  if (which === 'last') return addDays(today, ahead - 7);
  // Of the week that begins next Monday: said on a Saturday, "next Monday" is in two days.
  return addDays(mondayOf(today), 7 + ((weekday + 6) % 7));
}

/** The nearest such weekday after or before some days, and none of them. */
export function resolveBeside({ weekday, side }: WeekdayBeside, days: DayRange | undefined): DayRange | undefined {
  if (days === undefined) return undefined;
  const isAfter = side === 'after';
  const nearest = addDays(isAfter ? days.last : days.first, isAfter ? 1 : -1);
  const away = isAfter ? (weekday - weekdayOf(nearest) + 7) % 7 : -((weekdayOf(nearest) - weekday + 7) % 7);
  const date = addDays(nearest, away);
  return { first: date, last: date };
}

/** Whole months, counted from January of year 0. */
export function monthsFrom(first: number, count = 1): DayRange {
  const startOf = (month: number): CivilDate => civil(Math.floor(month / 12), (month % 12) + 1, 1);
  return { first: startOf(first), last: addDays(startOf(first + count), -1) };
}

/** The whole months of a season, winter from December in the north; of `this` one what is left. */
export function resolveSeason({ season, which }: DayOf<'season'>, today: CivilDate, isSouthern: boolean): DayRange {
  const firstMonth = 12 * Number(today.slice(0, 4)) + 11 + 3 * seasonNames.indexOf(season) + (isSouthern ? 6 : 0);
  const all = [-3, -2, -1, 0, 1].map((years) => monthsFrom(firstMonth + 12 * years, 3));
  const found =
    which === 'last'
      ? all.findLast(({ last }) => last < today)
      : all.find(({ first, last }) => (which === 'next' ? first > today : last >= today));
  if (!found) throw new Error('No season in five years');
  return which === 'this' && found.first < today ? { ...found, first: today } : found;
}
