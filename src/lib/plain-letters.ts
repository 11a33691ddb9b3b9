/** Final sigma is one because lower-casing writes it by its position in the word. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};
const letters = new RegExp(`[${Object.keys(spelledOut).join('')}]`, 'g');

/** Letters that Unicode does not decompose, as people write them on a keyboard without them. Takes lower case. */
export function spellOut(text: string): string {
  return text.replace(letters, (letter) => spelledOut[letter] ?? letter);
}
