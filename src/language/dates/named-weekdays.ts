import { captured, dayIn, oneOf } from '../lexicon/captures.ts';
import type { DayExpression } from './day-expression.ts';
import type { ClassMatch } from '../lexicon/numerals.ts';

/** Of years that have the fewest. */
export const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** `{weekday} after {day}` */
export function beside(weekdayNumber: number, side: string, captures: readonly ClassMatch[]): DayExpression {
  return {
    kind: 'weekday-beside',
    weekday: weekdayNumber,
    side: oneOf(['after', 'before'] as const, side),
    day: dayIn(captures),
  };
}

/** `The last {weekday} of {month}`; of February in every year that of its first 28 days. */
export function lastOf(captures: readonly ClassMatch[], weekdayNumber: number): DayExpression {
  const month = Number(captured(captures, 'month'));
  return { kind: 'weekday-from', weekday: weekdayNumber, month, day: (daysOfMonths[month - 1] ?? 31) - 6 };
}
