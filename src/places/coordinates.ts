import type { Point } from '../domain/place.ts';
import { Problem } from '../problem.ts';

/** Throws `lat-out-of-range` or `lng-out-of-range` for a point outside the globe or with `NaN`. */
export function checkPoint({ lat, lng }: Point): void {
  if (!(Math.abs(lat) <= 90)) throw new Problem('lat-out-of-range', { lat });
  if (!(Math.abs(lng) <= 180)) throw new Problem('lng-out-of-range', { lng });
}

/** `48.383, -4.495`: at most 4 decimals (11 m), no trailing zeros. */
export function coordinatesText({ lat, lng }: Point): string {
  return `${Number(lat.toFixed(4))}, ${Number(lng.toFixed(4))}`;
}
