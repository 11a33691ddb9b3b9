import type { Token } from './tokens.ts';

/** For each word the number of the clause that it is in. */
export function clausesOf(tokens: readonly Token[]): number[] {
  let clause = 0;
  return tokens.map(({ gap }, at) => {
    if (at > 0 && /[,;!?…\n]|[.:]\s|\s[-–—]\s/.test(gap)) clause++;
    return clause;
  });
}
