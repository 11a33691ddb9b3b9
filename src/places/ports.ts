import type { Point } from '../domain/place.ts';

/** What ranking asks about the sea: whether a tide station that can answer lies close to this point. */
export type TideStations = { readonly nearTideStation: (point: Point) => boolean };
