import { addDays, type CivilDate } from '../../domain/time.ts';
import type { Words } from '../../words.ts';
import { fold } from './fold.ts';

/** The date that is written, given today's, and whether 5/6 is in May. */
type WrittenDate = (today: CivilDate, isMonthFirst: boolean) => CivilDate;

const withYear = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** Without its last dot `21.11` is a number. */
const withDots = /^(\d{1,2})\.(\d{1,2})\.(\d{4})?$/;
const withSlash = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/;
const dayFirst = /^(\d{1,2})(?:st|nd|rd|th|er|\.)? (\p{L}+)\.?(?: (\d{4}))?$/u;
const monthFirst = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/u;

/** `2026-11-21`, `21.11.`, `11/21`, `21/11/2026`, `21 November`, `Nov 21st`; whether there is such a day or not. */
export function writtenDate(typed: string, spoken: readonly Words[]): WrittenDate | undefined {
  const [, year, month, day] = withYear.exec(typed) ?? [];
  if (year !== undefined) return () => civil(Number(year), Number(month), Number(day));
  const dotted = withDots.exec(typed);
  if (dotted) return dated(Number(dotted[2]), Number(dotted[1]), dotted[3]);
  const slashed = withSlash.exec(typed);
  if (slashed) return slashedDate(Number(slashed[1]), Number(slashed[2]), slashed[3]);
  const folded = fold(typed);
  const [, first, name, itsYear] = dayFirst.exec(folded) ?? [];
  const [, itsName, second, otherYear] = monthFirst.exec(folded) ?? [];
  const named = monthCalled(name ?? itsName ?? '', spoken);
  return named === 0 ? undefined : dated(named, Number(first ?? second), itsYear ?? otherYear);
}

/** Where the order makes no date the other one is meant: there is no 21st month. */
function slashedDate(first: number, second: number, year: string | undefined): WrittenDate {
  return (today, isMonthFirst) => {
    const monthIsFirst = isMonthFirst ? first <= 12 : second > 12;
    const [month, day] = monthIsFirst ? [first, second] : [second, first];
    return dated(month, day, year)(today, isMonthFirst);
  };
}

/** A date a week ago is still of interest; an earlier one without its year is next year's. */
const lookBackDays = 7;

function dated(month: number, day: number, year: string | undefined): WrittenDate {
  return (today) => {
    const thisYear = Number(today.slice(0, 4));
    if (year !== undefined) return civil(Number(year), month, day);
    const earliest = addDays(today, -lookBackDays);
    const years = [thisYear - 1, thisYear, thisYear + 1];
    return years.map((one) => civil(one, month, day)).find((date) => date >= earliest)!;
  };
}

function civil(year: number, month: number, day: number): CivilDate {
  const padded = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${padded(month)}-${padded(day)}`;
}

/**
 * Countries that write the month before the day (Unicode CLDR 48): the United States with what belongs to them, Marshall
 * Islands, Philippines; and those that write the year first.
 */
const monthBeforeDay = new Set('US PR GU VI AS MP UM MH PH CN HU JP KP KR LT MN TW'.split(' '));

/**
 * Whether 5/6 is in May: where the people of a place write so, and the asker's language may. French and British English
 * never do; English without a country leaves it to the place, and at sea the day comes first.
 */
export function putsMonthFirst(language: string, countryCode: string | undefined): boolean {
  if (countryCode === undefined || !monthBeforeDay.has(countryCode)) return false;
  const parts = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'numeric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'month';
}

/** 1 is January; 0 where no month is called so, in full or in short. */
function monthCalled(folded: string, spoken: readonly Words[]): number {
  for (const { language } of spoken) {
    const month = months(language).findIndex((names) => names.includes(folded));
    if (month >= 0) return month + 1;
  }
  return 0;
}

const known = new Map<string, readonly (readonly string[])[]>();

/** Kept, since a text is looked through for them word by word. */
function months(language: string): readonly (readonly string[])[] {
  const names = known.get(language) ?? makeMonths(language);
  known.set(language, names);
  return names;
}

/** As they stand in a date, in full and in short; without the dot of the short ones. */
function makeMonths(language: string): string[][] {
  const styles = ['long', 'short'] as const;
  const formats = styles.map((month) => new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' }));
  return Array.from({ length: 12 }, (_, month) =>
    formats.map((format) => {
      const parts = format.formatToParts(Date.UTC(2026, month, 15));
      return fold(parts.find(({ type }) => type === 'month')!.value.replace(/\.$/, ''));
    }),
  );
}
