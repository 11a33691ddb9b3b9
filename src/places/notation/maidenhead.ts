import type { Point } from '../../domain/place.ts';
import { isBritishPostcode } from './postcode.ts';

/** Longitude and latitude in turn: fields A–R, squares 0–9, subsquares A–X, and the last two once more (IARU, 1980). */
const divisions = [18, 10, 24, 10, 24];
const locator = /^([A-R]{2}\d\d(?:[A-X]{2}(?:\d\d(?:[A-X]{2})?)?)?)$/i;
const prefix = /^(?:locator|maidenhead|grid):\s*/i;

/** The centre of a locator's cell. `IN78sj` needs no prefix; `IN78` may name a boat, and is written `locator:IN78`. */
export function readMaidenhead(text: string): Point | undefined {
  const code = locator.exec(text.replace(prefix, ''))?.[1];
  if (code === undefined || (!prefix.test(text) && (code.length < 6 || isAnother(code)))) return undefined;
  let [lng, lat, height] = [-180, -90, 180];
  for (const [pair, division] of divisions.slice(0, code.length / 2).entries()) {
    height /= division;
    lng += 2 * height * digitAt(code, 2 * pair);
    lat += height * digitAt(code, 2 * pair + 1);
  }
  return { lat: lat + height / 2, lng: lng + height };
}

/** `PL13RP` is a postcode of Plymouth without its blank; a locator like it has small letters at its end, `PL13rp`. */
function isAnother(code: string): boolean {
  return isBritishPostcode(code) && /^(?:[A-Z\d]+|[a-z\d]+)$/.test(code);
}

function digitAt(code: string, index: number): number {
  const character = code.charAt(index).toLowerCase();
  return /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 'a'.charCodeAt(0);
}
