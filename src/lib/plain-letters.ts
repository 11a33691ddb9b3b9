import table from './plain-letters.json' with { type: 'json' };

/** By each character its usual form. Final sigma is one because lower-casing writes it by its position in the word. */
const spelledOut: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(table).flatMap(([usual, all]) => [...all].map((one) => [one, usual])),
);
const letters = new RegExp(`[${Object.keys(spelledOut).join('')}]`, 'g');

/** Letters that Unicode does not decompose, as people write them on a keyboard without them. Takes lower case. */
export function spellOut(text: string): string {
  return text.replace(letters, (letter) => spelledOut[letter] ?? letter);
}
