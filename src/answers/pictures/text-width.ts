import { readTable } from '../../lib/data-file.ts';

/** The least size of a text: 22 px of 1,200 are 7 pt on a telephone that is 65 mm wide. */
export const smallText = 22;

const widths = new Map(
  readTable(new URL('letter-widths.tsv', import.meta.url), 'width', 'letters').flatMap(({ width, letters }) =>
    Array.from(letters, (sign) => [sign, Number(width) / 100] as const),
  ),
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
  return [...sign.normalize('NFD')].reduce(
    (sum, part) => sum + (/\p{Mn}/u.test(part) ? 0 : (widths.get(part) ?? square)),
    0,
  );
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
