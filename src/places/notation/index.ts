import { checkPoint } from '../coordinates.ts';
import { readGeoUri } from './geo-uri.ts';
import { readGeohash } from './geohash.ts';
import { readMaidenhead } from './maidenhead.ts';
import { readMapLink } from './map-link.ts';
import { readPair, type TypedPoint } from './pair.ts';
import { readPlusCode } from './plus-code.ts';

export type { TypedPoint } from './pair.ts';
export { readShortPlusCode } from './plus-code.ts';

/** Google's links to a place have 200 to 700 characters. */
const maxTextLength = 2000;

/**
 * The point that a text gives in numbers, a code or a link; `undefined` where it is none of these and may be a name.
 * `language`, a BCP 47 tag, decides the meaning of `O`: west in French, east in German.
 * Throws `lat-out-of-range`, `lng-out-of-range`, `minutes-out-of-range`, `coordinates-unclear`, `link-without-point`.
 */
export function readPoint(text: string, language: string): TypedPoint | undefined {
  if (text.length > maxTextLength) return undefined;
  const plain = plainForms(text).trim();
  const point =
    readMapLink(plain) ?? readGeoUri(plain) ?? readPlusCode(plain) ?? readGeohash(plain) ?? readMaidenhead(plain);
  const typedPoint = point === undefined ? readPair(plain, language) : { point };
  if (typedPoint !== undefined) checkPoint(typedPoint.point);
  return typedPoint;
}

/** U+FF01 … U+FF5E are the printable ASCII characters in full width. */
const fullWidth = /[\uff01-\uff5e]/g;
const fullWidthShift = 0xfee0;

/** Marks of the writing direction, which maps put around copied coordinates. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Not by NFKC, which makes the degree sign º an `o` and splits the double prime in two. */
function plainForms(text: string): string {
  return text
    .replace(invisible, '')
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - fullWidthShift));
}
