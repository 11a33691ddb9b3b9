/** The IANA zone that a word names, in its canonical spelling: `europe/berlin`, `UTC`. `undefined` for other words. */
export function zoneNamed(word: string): string | undefined {
  if (!/^(utc|gmt|[a-z_]+\/[a-z_/+\-0-9]+)$/i.test(word)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: word }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
