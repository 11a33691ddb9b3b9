import type { Point } from '../domain/place.ts';
import { Problem } from '../problem.ts';

/** Plain decimals only: no exponent, no hexadecimal, no `Infinity`. More than 9 whole digits is not a coordinate. */
const decimal = String.raw`[+-]?(?:\d{1,9}(?:\.\d*)?|\.\d+)`;
const latThenLng = new RegExp(`^(${decimal})(?:\\s*,\\s*|\\s+)(${decimal})$`);

/** Reads `48.383,-4.495` or `48.383 -4.495`, latitude first. Not range-checked: `91,10` is a point, if a wrong one. */
export function readCoordinates(text: string): Point | undefined {
  const match = latThenLng.exec(text);
  return match === null ? undefined : { lat: unsignedZero(match[1]), lng: unsignedZero(match[2]) };
}

/** A point outside the globe is refused, `NaN` too. */
export function checkPoint({ lat, lng }: Point): void {
  if (!(Math.abs(lat) <= 90)) throw new Problem('lat-out-of-range', { lat });
  if (!(Math.abs(lng) <= 180)) throw new Problem('lng-out-of-range', { lng });
}

/** `48.383, -4.495`: at most 4 decimals (11 m), no trailing zeros. */
export function coordinatesText({ lat, lng }: Point): string {
  return `${Number(lat.toFixed(4))}, ${Number(lng.toFixed(4))}`;
}

/** `-0` becomes `0`, so that one point has one id. */
function unsignedZero(digits: string | undefined): number {
  return Number(digits) + 0;
}
