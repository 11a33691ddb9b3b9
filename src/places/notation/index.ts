import { checkPoint } from '../coordinates.ts';
import { readGeoUri } from './geo-uri.ts';
import { readGeohash } from './geohash.ts';
import { readMaidenhead } from './maidenhead.ts';
import { readMapLink } from './map-link.ts';
import { readPair, type Reading } from './pair.ts';
import { readPlusCode } from './plus-code.ts';

export type { Reading } from './pair.ts';
export { readShortPlusCode } from './plus-code.ts';

/** Google's links to a place have 200 to 700 characters. */
const longestText = 2000;

/**
 * The point that a text gives in numbers, a code or a link; `undefined` where it is none of these and may be a name.
 * `assumedOrder`: nothing said which number is the latitude, so the first was taken. `language`, a BCP 47 tag, decides
 * what `O` is: west in French, east in German.
 * Throws `lat-out-of-range`, `lng-out-of-range`, `minutes-out-of-range`, `coordinates-unclear`, `link-without-point`.
 */
export function readPoint(text: string, language: string): Reading | undefined {
  if (text.length > longestText) return undefined;
  const typed = plainForms(text).trim();
  const point =
    readMapLink(typed) ?? readGeoUri(typed) ?? readPlusCode(typed) ?? readGeohash(typed) ?? readMaidenhead(typed);
  const reading = point === undefined ? readPair(typed, language) : { point };
  if (reading !== undefined) checkPoint(reading.point);
  return reading;
}

/** U+FF01 … U+FF5E are the printable ASCII characters in full width. */
const fullWidth = /[\uff01-\uff5e]/g;
const fullWidthShift = 0xfee0;

/** What guides the direction of writing; maps put it around coordinates that are copied. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Not NFKC: that makes the degree sign º an `o` and parts the double prime in two. */
function plainForms(text: string): string {
  return text
    .replace(invisible, '')
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - fullWidthShift));
}
