/** A word for comparison: lower case, without accents, with straight apostrophes. */
export function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

/** Whether two names are equal but for case, accents and outer blanks. */
export function sameName(one: string, other: string): boolean {
  return fold(one.trim()) === fold(other.trim());
}
