import type { Point } from '../../src/domain/place.ts';

/** Points spread over the globe by the golden angle. */
export function somewhere(round: number): Point {
  const lng = ((round * 137.507_764) % 360) - 180;
  return { lat: (Math.asin(1 - (2 * ((round % 9973) + 0.5)) / 9973) * 180) / Math.PI, lng };
}
