import terms from './terms.json' with { type: 'json' };

/** Terms that can be explained, each with the command that shows it at a place. Their texts are `explain-TERM`. */
export const explainedBy: Readonly<Record<Term, string>> = terms;
export type Term = keyof typeof terms;

export function isTerm(name: string): name is Term {
  return Object.hasOwn(explainedBy, name);
}
