/**
 * Advance widths of Inter SemiBold 4.1, hundredths of the text's size, rounded up to the next even number: the widest
 * of the fonts that the pictures use, so that no text is wider than it is taken for.
 */
const letters: Readonly<Record<number, string>> = {
  26: ' \u00a0\u202f',
  28: 'IijlłıΙіј',
  32: "'’ι,.:·",
  34: '!;',
  36: '`t|',
  38: '()/[\\]',
  40: 'fr',
  44: '1',
  46: '{}°г',
  48: '-_„',
  50: '^–τт',
  52: '“”з',
  54: '"*ζ',
  56: '?sεξѕ',
  58: '7JLakxzκавкхья',
  60: 'FcevyðΓγδςχГелсучэє',
  62: '5EhnouøŁΕβημνουЕбинопђћџ',
  64: '2369bdgpq«»đþθπρЗрц',
  66: '#$08BPRSZßΒΖΡσБВРЬЯд',
  68: '&+4<=>T~×±€−ΞΤλТУъ',
  70: 'Σα',
  72: 'KXYΚΥΧКХЧ',
  74: 'ACDUVΑΔΛАСЭ',
  76: 'GHNĐΗΝΠИЛНПЦф',
  78: 'OQØΘΟΩφО',
  82: 'ψмы',
  84: 'wωФЪ',
  86: 'Джшю',
  88: 'щ',
  90: 'ΦΨ',
  92: 'mæЫњ',
  94: 'MΜМљ',
  96: '…',
  98: 'Ш',
  102: '%ÆЩœ@—',
  104: 'WЖЮ',
};

const widths = new Map(
  Object.entries(letters).flatMap(([width, signs]) => [...signs].map((sign) => [sign, Number(width) / 100] as const)),
);

/** Of a sign that is in no table: kanji and kana are as wide as they are high, and so is any letter or narrower. */
const square = 1;

/** How wide a text is at most, px, in any weight that the pictures use. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const sign of text) width += widths.get(sign) ?? widthOfBase(sign);
  return width * size;
}

/** An accented letter is as wide as the one without. */
function widthOfBase(sign: string): number {
  return [...sign.normalize('NFD')].reduce((sum, part) => sum + partWidth(part), 0);
}

function partWidth(part: string): number {
  return /\p{Mn}/u.test(part) ? 0 : (widths.get(part) ?? square);
}

/** The text, or as much of it as fits with an ellipsis. */
export function shortened(text: string, size: number, room: number): string {
  if (textWidth(text, size) <= room) return text;
  const signs = [...text];
  while (signs.length > 1 && textWidth(`${signs.join('').trimEnd()}…`, size) > room) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** The greatest of the sizes at which a text fits, else the least of them with the text shortened. Sizes descend. */
export function fitted(text: string, sizes: readonly [number, ...number[]], room: number) {
  const size = sizes.find((one) => textWidth(text, one) <= room) ?? sizes.at(-1) ?? sizes[0];
  return { text: shortened(text, size, room), size };
}
