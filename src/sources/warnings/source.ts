import type { Point } from '../../domain/place.ts';
import type { WarningUpstream } from '../../domain/warning.ts';
import type { ReaderName } from './readers.ts';

/** Outlines that are read together. */
export type OutlineSet = 'europe' | 'japan';

/** An office, or a service of several, that publishes warnings. */
export type WarningSource = {
  readonly name: Exclude<WarningUpstream, 'warning-outlines'>;
  readonly attribution: string;
  readonly licence: string;
  /** How long what it said is what it says, ms. */
  readonly freshMs: number;
  /**
   * The feeds in which warnings for a point would be, by names that this source gives them; none where it warns of nothing.
   * `codes`: the areas of the outlines that the point lies in.
   */
  feedsAt(point: Point, codes: readonly string[]): readonly string[];
  /** What is requested for a feed, all of it. */
  requests(feed: string): readonly FeedRequest[];
  /** What reads the bodies. */
  readonly reader: ReaderName;
  /** What finds the addresses of the warnings in the bodies, where those are a list; documents there never change. */
  readonly listReader?: ReaderName;
  /** All warnings of a feed hold at the point that it was asked for. */
  readonly isByPoint?: true;
  /** Where the outlines of the areas are that it names by codes. */
  readonly outlines?: OutlineSet;
};

export type FeedRequest = {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A body of bytes, a character each. */
  readonly isBinary?: true;
};

/** Whether a point lies between parallels and meridians; `west` may be greater than `east`. */
export function isInBox(
  { lat, lng }: Point,
  [south, west, north, east]: readonly [number, number, number, number],
): boolean {
  const isBetween = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
  return lat >= south && lat <= north && isBetween;
}

/** The point to a hundredth of a degree, 1 km: neighbours share a feed, and no upstream learns an exact position. */
export function coarse({ lat, lng }: Point): string {
  return `${lat.toFixed(2)},${lng.toFixed(2)}`;
}
