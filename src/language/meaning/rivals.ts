import { hoursOfPart } from '../../domain/question/index.ts';
import type { Fragment } from '../lexicon/fragments.ts';
import type { Slots } from '../lexicon/slots.ts';
import { today } from '../dates/day-expression.ts';
import { isPeriod } from '../dates/days.ts';

/** One of several times that a sentence sets against each other. */
export type Rival = { readonly [Slot in 'days' | 'part' | 'time']?: Slots[Slot] | undefined };

/** More of them are a list and no choice. */
const mostRivals = 4;

/** `Saturday or Sunday`, `at 6 or at 12`: the times that a word, or asking for one of two, sets against each other. */
export function rivalsIn(fragments: readonly Fragment[], isChoice: boolean): readonly Rival[] {
  const said: Rival[] = [];
  let isApart = false;
  for (const fragment of fragments) {
    isApart ||= isBetween(fragment);
    const named = rivalsOf(fragment.slots);
    const last = said.at(-1);
    const isOfLast = last !== undefined && named.length > 0 && !isApart && !named.some((one) => clash(last, one));
    if (isOfLast) said.splice(-1, 1, ...named.map((one) => ({ ...last, ...one })));
    else said.push(...named);
    if (named.length > 0) isApart = isThan(fragment);
  }
  if (isChoice && said.length === 1 && fragments.some(isThan)) said.unshift({ days: [today] });
  // Of a week the best day is asked for: it is no rival of an hour.
  const isOpen =
    fragments.some((one) => offers(one) || isBetween(one)) ||
    (isChoice && !said.some(({ days }) => days?.some(isPeriod)));
  // `Can I fly now, or is it too windy today?`: one time said twice is no choice.
  const isChosen = new Set(said.map((one) => JSON.stringify(one))).size > 1;
  const [first, second] = said;
  const isOfFirst = said.length === 2 && isWithin(second!, first!);
  if (!isOpen || !isChosen || isOfFirst || said.length > mostRivals) return [];
  const bare = said.slice(0, -1).every(({ part, time }) => (part ?? time) === undefined) ? said.at(-1) : undefined;
  // The hours behind the last are those of all, and the day of one that of those behind it without one: `Saturday or Sunday morning`.
  return said.map((one, index) => {
    const withDays = said.slice(0, index + 1).findLast(({ days }) => days) ?? said.find(({ days }) => days);
    return { ...one, days: withDays?.days, ...(bare && { part: bare.part, time: bare.time }) };
  });
}

/** `Can we swim tomorrow or is it too rough, around 11?`: an hour of the day or of its part is no rival of it. */
function isWithin({ days, part, time }: Rival, other: Rival): boolean {
  if (days !== undefined || (part ?? time) === undefined || other.time !== undefined) return false;
  if (other.part === undefined || part === undefined) return other.part === undefined;
  const [[from, to], [begin, end]] = [hoursOfPart(part), hoursOfPart(other.part)];
  return from >= begin && to <= end && to - from < end - begin;
}

function rivalsOf({ days = [], part, time, moreTimes = [] }: Slots): readonly Rival[] {
  if (days.length > 1) return days.map((day) => ({ days: [day], ...(part && { part }), ...(time && { time }) }));
  const moment = { ...(days.length > 0 && { days }), ...(part && { part }) };
  if (time !== undefined) return [time, ...moreTimes].map((one) => ({ ...moment, time: one }));
  return Object.keys(moment).length > 0 ? [moment] : [];
}

function clash(one: Rival, other: Rival): boolean {
  return (['days', 'part', 'time'] as const).some((slot) => one[slot] !== undefined && other[slot] !== undefined);
}

function isBetween(fragment: Fragment): boolean {
  return isThan(fragment) || (/^(?:and|follow)$/.test(fragment.role) && fragment.value === 'or');
}

/** `Saturday or Sunday`, `at 10 or 14h`, as one phrase. */
function offers({ role, value }: Fragment): boolean {
  return (role === 'days' || role === 'times') && value.startsWith('either');
}

/** `Than`, or `higher than` in one phrase. */
export function isThan({ role, value, slots }: Fragment): boolean {
  return (role === 'and' && value === 'than') || slots.isThan === true;
}

/** `Is it calmer on Sunday than today?`: whether it is said which of two has more, or less, and not asked. */
export function claimsOrder(
  { rivals, fragments }: { readonly rivals: readonly Rival[]; readonly fragments: readonly Fragment[] },
  form: { readonly superlative: string | undefined; readonly isQuestion: boolean; readonly isEither: boolean },
): true | undefined {
  const isOrder = rivals.length === 2 && /^(?:most|least)$/.test(form.superlative ?? '') && !form.isEither;
  const isOffered = ({ slots, ...one }: Fragment): boolean =>
    typeof slots.step === 'string' || (offers({ ...one, slots }) && !isThan({ ...one, slots }));
  return (isOrder && !fragments.some(isOffered) && (form.isQuestion || fragments.some(isThan))) || undefined;
}
