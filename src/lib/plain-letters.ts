/** Characters of Japanese names, and the other forms that signs and charts have: 観音埼 is 観音崎, and 鵠ヶ浜 鵠ケ浜. */
const otherForms = { 崎: '埼嵜﨑', 島: '嶋嶌', 浜: '濱', 沢: '澤', 剣: '剱劔劒', 竜: '龍', 瀬: '瀨', ケ: 'ヶ' };

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
  ...Object.fromEntries(Object.entries(otherForms).flatMap(([usual, all]) => [...all].map((one) => [one, usual]))),
};
const letters = new RegExp(`[${Object.keys(spelledOut).join('')}]`, 'g');

/** Letters that Unicode does not decompose, as people write them on a keyboard without them. Takes lower case. */
export function spellOut(text: string): string {
  return text.replace(letters, (letter) => spelledOut[letter] ?? letter);
}
