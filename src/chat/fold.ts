/** A word as it is compared: without capitals and accents, its apostrophes straight. */
export function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
