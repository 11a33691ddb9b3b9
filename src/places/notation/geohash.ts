import type { Point } from '../../domain/place.ts';

/** Five bits a character, longitude and latitude in turn, each halving the cell (G. Niemeyer, geohash.org, 2008). */
const alphabet = '0123456789bcdefghjkmnpqrstuvwxyz';
const geohash = /^geohash:\s*([0-9b-hjkmnp-z]{1,12})$/i;

/** The centre of a geohash's cell. The prefix is required, because `brest` is a geohash too. */
export function readGeohash(text: string): Point | undefined {
  const code = geohash.exec(text)?.[1]?.toLowerCase();
  if (code === undefined) return undefined;
  const centre = { lat: 0, lng: 0 };
  const half = { lat: 90, lng: 180 };
  for (let bit = 0; bit < 5 * code.length; bit++) {
    const axis = bit % 2 === 0 ? 'lng' : 'lat';
    const value = alphabet.indexOf(code.charAt(Math.floor(bit / 5)));
    const isUpperHalf = ((value >> (4 - (bit % 5))) & 1) === 1;
    half[axis] /= 2;
    centre[axis] += isUpperHalf ? half[axis] : -half[axis];
  }
  return centre;
}
