import { checkPoint } from '../coordinates.ts';
import type { Notation } from '../../language/ports.ts';
import { Problem } from '../../problem.ts';
import { findCodes } from './find-codes.ts';
import { findPairs } from './find-pairs.ts';
import { readGeoUri } from './geo-uri.ts';
import { readGeohash } from './geohash.ts';
import { readMaidenhead } from './maidenhead.ts';
import { readMapLink } from './map-link.ts';
import { maxPairLength, readPair, type TypedPoint } from './pair.ts';
import { readPlusCode } from './plus-code.ts';
import { tokenise } from './tokens.ts';
import { most } from '../limits.ts';

export type { TypedPoint } from './pair.ts';
export { readShortPlusCode } from './plus-code.ts';

/**
 * The point that a text gives in numbers, a code or a link; `undefined` where it is none of these and may be a name.
 * `language`, a BCP 47 tag, decides the meaning of `O`: west in French, east in German.
 * Throws `lat-out-of-range`, `lng-out-of-range`, `minutes-out-of-range`, `coordinates-unclear`, `link-without-point`.
 */
export function readPoint(text: string, language: string): TypedPoint | undefined {
  if (text.length > most.link) return undefined;
  // Not by NFKC, which makes the degree sign º an `o` and splits the double prime in two.
  const plain = inAscii(text.replace(invisible, '')).trim();
  const point =
    readMapLink(plain) ?? readGeoUri(plain) ?? readPlusCode(plain) ?? readGeohash(plain) ?? readMaidenhead(plain);
  const typedPoint = point === undefined ? readPair(plain, language) : { point };
  if (typedPoint !== undefined) checkPoint(typedPoint.point);
  else if (isUnclear(plain, language)) throw new Problem('coordinates-unclear', { coordinates: plain });
  return typedPoint;
}

/** Whether a text that gives no point is surely meant as coordinates and nothing else: `48.39 N`. */
function isUnclear(text: string, language: string): boolean {
  if (text.length > maxPairLength || !signs.test(text)) return false;
  const isNotation = ([',', '.'] as const).some((decimalMark) => tokenise(text, { language, decimalMark }));
  return isNotation && findPairs(text, language).some(({ certainty }) => certainty === 'certain');
}

/** No notation is written without one of these, as most texts are. */
const signs = /[\d:/+]/;

/** A text's notations in order, none overlapping, also unclear ones, for which `readPoint` throws. Linear time. */
export function findNotations(text: string, language: string): Notation[] {
  const plain = inAscii(text).replace(invisible, ' ');
  if (!signs.test(plain)) return [];
  const codes = findCodes(plain);
  // Of a link no part is read as numbers.
  const masked = codes.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '/'.repeat(end - start) + rest.slice(end),
    plain,
  );
  return [...codes, ...findPairs(masked, language)].toSorted((a, b) => a.start - b.start);
}

/** U+FF01 … U+FF5E are the printable ASCII characters in full width. */
const fullWidth = /[\uff01-\uff5e]/g;
const fullWidthShift = 0xfee0;

/** Marks of the writing direction, which maps put around copied coordinates. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

function inAscii(text: string): string {
  return text.replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - fullWidthShift));
}
