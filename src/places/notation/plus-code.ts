import type { Point } from '../../domain/place.ts';
import { Problem } from '../../problem.ts';

/**
 * Open Location Code, "plus code": five pairs of base 20 (20° to 1/8000°), latitude and longitude in turn, then single
 * digits that divide the cell into 5 rows and 4 columns. After the eighth digit stands a `+`; large cells are filled up
 * with zeros, short codes leave out 2, 4 or 6 digits in front.
 * Source: github.com/google/open-location-code, Documentation/Specification.
 */
const alphabet = '23456789CFGHJMPQRVWX';
const fullCode = new RegExp(`^([2-9C][2-9CFGHJMPQRV](?:[${alphabet}]{2}){0,3})(0*)\\+([${alphabet}]{2,7})?$`, 'i');
const shortCode = new RegExp(`^((?:[${alphabet}]{2}){1,3})\\+([${alphabet}]{2,7})$`, 'i');
const pairDigits = 10;

export function readPlusCode(text: string): Point | undefined {
  const [, before = '', zeros = '', after = ''] = fullCode.exec(text) ?? [];
  if (before.length + zeros.length !== 8 || (zeros !== '' && after !== '')) return undefined;
  const { lat, lng } = centreOf(before + after, 0);
  return { lat: lat - 90, lng: lng - 180 };
}

/** A short code: it means the nearest cell to a place. */
export type ShortPlusCode = { readonly placeName: string; readonly pointNear: (place: Point) => Point };

/** `9GR7+5H Brest` or `Brest 9GR7+5H`. Throws `plus-code-short` where no place is named. */
export function readShortPlusCode(text: string): ShortPlusCode | undefined {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const code = [words[0], words.at(-1)].find((word) => word !== undefined && shortCode.test(word));
  if (code === undefined) return undefined;
  const placeName = text.replace(code, '').replace(/^[\s,]+|[\s,]+$/g, '');
  if (placeName === '') throw new Problem('plus-code-short', { code: code.toUpperCase() });
  return { placeName, pointNear: (place) => nearest(code, place) };
}

function nearest(code: string, place: Point): Point {
  const missing = 8 - code.indexOf('+');
  const period = 20 / 20 ** (missing / 2 - 1);
  const { lat, lng } = centreOf(code.replace('+', ''), missing);
  const nearestLat = lat + period * Math.round((place.lat + 90 - lat) / period) - 90;
  const nearestLng = lng + period * Math.round((place.lng + 180 - lng) / period) - 180;
  return { lat: onGlobe(nearestLat, period), lng: wrapped(nearestLng) };
}

function onGlobe(lat: number, period: number): number {
  if (lat > 90) return lat - period;
  return lat < -90 ? lat + period : lat;
}

function wrapped(lng: number): number {
  if (lng >= 180) return lng - 360;
  return lng < -180 ? lng + 360 : lng;
}

/** The middle of a cell, degrees from the south-west corner of the cell that the `missing` digits in front mean. */
function centreOf(digits: string, missing: number): Point {
  let [south, west, height, width] = [0, 0, 0, 0];
  for (const [index, digit] of Array.from(digits.toUpperCase()).entries()) {
    const value = alphabet.indexOf(digit);
    const position = missing + index;
    if (position >= pairDigits) {
      [height, width] = [height / 5, width / 4];
      south += Math.floor(value / 4) * height;
      west += (value % 4) * width;
    } else if (position % 2 === 0) {
      height = 20 / 20 ** (position / 2);
      width = height;
      south += value * height;
    } else west += value * width;
  }
  return { lat: south + height / 2, lng: west + width / 2 };
}
