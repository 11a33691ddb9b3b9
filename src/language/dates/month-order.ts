/**
 * Countries that write the month before the day (Unicode CLDR 48): the United States with their territories, Marshall
 * Islands, Philippines; and those that write the year first.
 */
const monthBeforeDay = new Set('US PR GU VI AS MP UM MH PH CN HU JP KP KR LT MN TW'.split(' '));

/**
 * Whether 5/6 is in May: where people at the place write so, and the user's language may. French and British English
 * never do; English without a country leaves it to the place, and at sea the day comes first.
 */
export function putsMonthFirst(language: string, countryCode: string | undefined): boolean {
  if (countryCode === undefined || !monthBeforeDay.has(countryCode)) return false;
  const parts = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'numeric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'month';
}
