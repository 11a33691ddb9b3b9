import type { Fragment } from './fragments.ts';
import type { Span, Token } from './tokens.ts';

/** Words joined by dashes that no lexicon reads in full: `Nord-Ostsee-Kanal` is one name. */
export function unknownCompounds(tokens: readonly Token[], fragments: readonly Fragment[]): Span[] {
  const isRead = (at: number): boolean =>
    fragments.some(({ from, to, corrections }) => corrections.length === 0 && from <= at && to > at);
  return compoundsIn(tokens).filter(({ from, to }) => tokens.slice(from, to).some((_, index) => !isRead(from + index)));
}

/** Numbers with decimals, and those of a clock: `about 2.5 m` is neither about two nor 5 m, and `25:10 Uhr` is not ten. */
export function joinedNumbers(tokens: readonly Token[]): Span[] {
  return tokens.flatMap(({ gap, isNumber }, at) =>
    isNumber && tokens[at - 1]?.isNumber && /^[.,:]$/.test(gap) ? [{ from: at - 1, to: at + 1 }] : [],
  );
}

export function splitsAny({ from, to }: Span, compounds: readonly Span[]): boolean {
  return compounds.some((compound) => [from, to].some((at) => at > compound.from && at < compound.to));
}

function compoundsIn(tokens: readonly Token[]): Span[] {
  const compounds: { from: number; to: number }[] = [];
  for (const [at, { gap, isNumber }] of tokens.entries()) {
    if (!/^[-‐‑]$/.test(gap) || isNumber) continue;
    const last = compounds.at(-1);
    if (last?.to === at) last.to = at + 1;
    else if (!tokens[at - 1]?.isNumber) compounds.push({ from: at - 1, to: at + 1 });
  }
  return compounds;
}
