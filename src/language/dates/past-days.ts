import type { DayExpression } from './day-expression.ts';

/** A day that is over: `how high was it on Friday`, `… on 5 November`. Others say so themselves. */
export function inPast(day: DayExpression): DayExpression {
  if (day.kind === 'weekday') return day.which === 'this' && day.weeks === undefined ? { ...day, which: 'last' } : day;
  const isWeekendSoFar = day.kind === 'weekend' && (day.which === 'this' || day.which === 'coming');
  if (isWeekendSoFar) return { kind: 'weekend', which: 'this', isPast: true };
  if (day.kind === 'date' || day.kind === 'slashed') return day.year === undefined ? { ...day, isPast: true } : day;
  // The highest tide that there was this month: as far as the month has gone.
  const isPeriodSoFar = day.kind === 'week' || day.kind === 'month' || day.kind === 'calendar-year';
  if (isPeriodSoFar) return day.which === 'this' ? { ...day, isPast: true } : day;
  const isOpen = day.kind === 'day-of-month' || day.kind === 'named-month' || day.kind === 'year';
  return isOpen ? { ...day, isPast: true } : day;
}
