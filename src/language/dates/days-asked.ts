import { clausesOf } from '../lexicon/clauses.ts';
import type { Cover } from '../scoring/cover.ts';
import type { DayExpression } from './day-expression.ts';
import type { Fragment } from '../lexicon/fragments.ts';
import type { Token } from '../lexicon/tokens.ts';

/** The fragments of a text, where of the days that it names only those that its question is about say anything. */
export function withDaysAsked(tokens: readonly Token[], { fragments, place }: Cover): readonly Fragment[] {
  const said = withoutDatedPeriods(withoutIdleNow(fragments));
  return place?.others === undefined || place.others.length === 0 ? withoutTold(tokens, said) : said;
}

/** `And now on Friday?`, `jetzt bitte für Freitag` are about Friday: right before another day, `now` only goes on. */
function withoutIdleNow(fragments: readonly Fragment[]): readonly Fragment[] {
  return fragments.map((fragment, index) => {
    let at = fragment.to;
    const next = fragments.slice(index + 1).find(({ from, to, role }) => {
      const isSilent = from === at && silent.has(role);
      if (isSilent) at = to;
      return !isSilent;
    });
    const isIdle = fragment.slots.when === 'now' && next?.slots.days !== undefined && next.from === at;
    return isIdle ? { ...fragment, role: 'follow', slots: {} } : fragment;
  });
}

const silent: ReadonlySet<string> = new Set(['filler', 'adverb', 'lead', 'glue']);

const dated: ReadonlySet<DayExpression['kind']> = new Set(['date', 'slashed', 'day-of-month']);

/**
 * `The weekend 5-6 December`: dates right behind it say which. `From 5 to 12 April we are there: tides for the week, please`:
 * so do dates of several days anywhere.
 */
function withoutDatedPeriods(fragments: readonly Fragment[]): readonly Fragment[] {
  const isStay = fragments.some(({ slots }) => slots.days?.some(isDatedRange) === true);
  return fragments.map((fragment, index) => {
    const behind = fragments[index + 1];
    const isSaid = behind?.from === fragment.to && behind.slots.days?.every(isDated) === true;
    const { days } = fragment.slots;
    const isOfDates =
      (isSaid && days?.every(({ kind }) => kind === 'weekend')) || (isStay && days?.every(isOpenPeriod));
    return isOfDates === true ? { ...fragment, slots: {} } : fragment;
  });
}

function isDated(day: DayExpression): boolean {
  return isDatedRange(day) || dated.has(day.kind);
}

function isDatedRange(day: DayExpression): boolean {
  return day.kind === 'range' && dated.has(day.from.kind);
}

/** `The week`, `the weekend`: which one is left open. */
function isOpenPeriod(day: DayExpression): boolean {
  if (day.kind === 'count') return day.from.kind === 'offset' && day.from.days === 0;
  return (day.kind === 'week' || day.kind === 'weekend') && day.which !== 'next' && day.which !== 'last';
}

/** A part of a sentence with as many words beside its days tells something: `Saturday, Sunday` is a list. */
const leastTold = 3;

/**
 * `We are there for a week, when is low tide tomorrow?`, `We go on Friday. Tides on Saturday?`: what is told before the
 * question has days of its own. A question without a day is about those.
 */
function withoutTold(tokens: readonly Token[], fragments: readonly Fragment[]): readonly Fragment[] {
  const clauses = clausesOf(tokens);
  const clauseOf = ({ from }: Fragment): number => clauses[from] ?? 0;
  // `I am there every day` orders no digest.
  const isRegular = ({ slots }: Fragment): boolean => slots.kinds?.every((kind) => kind === 'digest') === true;
  const saysDay = (one: Fragment): boolean =>
    one.slots.days !== undefined || one.slots.when === 'now' || isRegular(one);
  const asking = new Set(fragments.filter((one) => one.slots.kinds && !isRegular(one)).map(clauseOf));
  const [question] = asking;
  if (asking.size !== 1 || question === undefined) return fragments;
  if (!fragments.some((one) => clauseOf(one) === question && one.slots.days !== undefined)) return fragments;
  const isTold = (clause: number): boolean => {
    const dated = fragments.filter((one) => clauseOf(one) === clause && saysDay(one));
    const words = clauses.filter((one) => one === clause).length;
    return words - dated.reduce((sum, { from, to }) => sum + to - from, 0) >= leastTold;
  };
  return fragments.map((fragment) => {
    const clause = clauseOf(fragment);
    return saysDay(fragment) && clause < question && isTold(clause) ? { ...fragment, slots: {} } : fragment;
  });
}
