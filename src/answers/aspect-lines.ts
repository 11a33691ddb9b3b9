import type { Aspect, Day, Question } from '../domain/question/index.ts';

/** The aspects of one kind that are asked for; where only a moment or one of several days is, those that matter then. */
export function aspectsOf<A extends Aspect>(
  { aspects, time, part, superlative }: Question,
  all: readonly A[],
  ofMoment: readonly A[],
): readonly A[] {
  const asked = all.filter((aspect) => aspects.includes(aspect));
  const isOpen = time === undefined && part === undefined && superlative === undefined;
  return asked.length > 0 || isOpen ? asked : ofMoment;
}

/** The one aspect of a kind that is asked for; `undefined` where none or several are. */
export function onlyOf<A extends Aspect>({ aspects }: Question, all: readonly A[]): A | undefined {
  const [only, ...others] = all.filter((aspect) => aspects.includes(aspect));
  return others.length === 0 ? only : undefined;
}

/** The first lines about some aspects, one for each and each day, in the order in which they are asked for. */
export function aspectLines<A extends Aspect>(
  { aspects }: Question,
  days: readonly Day[],
  own: readonly A[],
  lineOf: (aspect: A, day: Day) => string | undefined,
): string[] {
  const inOrder = own.toSorted((a, b) => aspects.indexOf(a) - aspects.indexOf(b));
  // The next high water is the same one on each day.
  return [...new Set(inOrder.flatMap((aspect) => days.flatMap((day) => lineOf(aspect, day) ?? [])))];
}
