import { isPeriod } from '../dates/days.ts';
import { isThan } from './rivals.ts';
import { today, type DayExpression } from '../dates/day-expression.ts';
import type { Fragment } from '../lexicon/fragments.ts';
import kindTables from '../lexicon/kind-tables.json' with { type: 'json' };
import { kindTable, type Kind } from '../lexicon/slots.ts';

/** Kinds of the tide that two days are compared by, and the kind that compares them. */
const compared = kindTable(kindTables.compared);

/** `Is high water higher than yesterday?`: what two days are compared by, and both days; one that is named alone is compared with today. */
export type ComparedDays = { readonly kind: Kind; readonly days: readonly DayExpression[] };

export function comparedDays(
  fragments: readonly Fragment[],
  { kinds, days }: { readonly kinds: readonly Kind[]; readonly days: readonly DayExpression[] },
): ComparedDays | undefined {
  const than = fragments.findIndex(isThan);
  const isBehind = fragments.slice(than + 1).some(({ slots }) => slots.days !== undefined);
  const isMeasured = fragments.some(({ slots }) => slots.heightM !== undefined || slots.conditions !== undefined);
  if (than < 0 || !isBehind || isMeasured || days.length > 2 || days.some(isPeriod)) return undefined;
  const kind = comparedBy(kinds);
  if (!kind) return undefined;
  return { kind, days: days.length === 1 ? [today, ...days] : days };
}

/** The kind that compares the days of such kinds; `undefined` where one of them is of no tide. */
export function comparedBy(kinds: readonly Kind[]): Kind | undefined {
  const said = kinds.filter((kind) => kind !== 'above' && kind !== 'below');
  const named = new Set((said.length > 0 ? said : kinds).map((kind) => compared[kind]?.[0]));
  if (named.has(undefined)) return undefined;
  return (['compare-times', 'compare-range', 'compare-low', 'compare-high'] as const).find((one) => named.has(one));
}
