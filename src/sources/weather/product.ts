import { Problem } from '../../problem.ts';
import type { Point } from '../../domain/place.ts';
import type { Area, Attribute, Series, Source } from '../../domain/weather/index.ts';
import { hourMs, type Instant, type Window } from '../../domain/time.ts';
import type { Upstream } from './ports.ts';

/** What one source gives of some attributes in one call: asked for by cell of its grid, kept until its next update. */
export type Product = {
  /** Names it in the cache; never changes its meaning. */
  readonly id: string;
  readonly upstream: Upstream;
  readonly source: Source;
  readonly attributes: readonly Attribute[];
  /** Where it has values; everywhere without. */
  readonly area?: Area;
  /** Whether it tells of days that are over, of those to come, or of both. */
  readonly tells: 'past' | 'ahead' | 'both';
  readonly cellDeg: number;
  /** So many cells one call may ask for. */
  readonly mostCells: number;
  /** Values stand in for newer ones as long as this after they were asked for. */
  readonly spanMs: number;
  /** When there will be newer values than those asked for now, unless an answer itself says so. */
  nextUpdate(now: Instant): Instant;
  /**
   * The cells' values in the window, in the order of the cells. Throws `could-not-ask`, also for a body that does not
   * fit. With a `validator` of an earlier answer, `unchanged` where it still holds.
   */
  fetch(cells: readonly Point[], window: Window, validator?: string): Promise<readonly Fetched[] | Unchanged>;
};

export type Fetched = {
  /** Attributes whose instants differ stand apart. */
  readonly series: readonly Series[];
  /** When the model ran or was published, where told. */
  readonly updated?: Instant;
  readonly expires?: Instant;
  readonly validator?: string;
};

/** A place that the upstream has no values for. */
export const noValues: Fetched = { series: [] };

export type Unchanged = { readonly unchanged: true; readonly expires?: Instant };

/** A body is not what was agreed on: nothing of it is used. */
export function misfit(upstream: Upstream, what: string): Problem {
  return new Problem('could-not-ask', { upstream, reason: `sent what does not fit: ${what}` });
}

/** Reads JSON that came from outside. */
export function parseJson(upstream: Upstream, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Problem('could-not-ask', { upstream, reason: 'sent what does not fit: no JSON' }, { cause: error });
  }
}

/** Models run every so many hours from 00:00 UTC, and are published some hours later. */
export function everyHours(everyH: number, publishedAfterH: number): (now: Instant) => Instant {
  const everyMs = everyH * hourMs;
  const afterMs = publishedAfterH * hourMs;
  return (now) => (Math.floor((now - afterMs) / everyMs) + 1) * everyMs + afterMs;
}

/** The middle of the cell that holds a point: everybody in it asks for the same. */
export function cellOf({ lat, lng }: Point, cellDeg: number): Point {
  const snap = (value: number): number => Number((Math.round(value / cellDeg) * cellDeg + 0).toFixed(4));
  return { lat: Math.min(90, Math.max(-90, snap(lat))), lng: Math.min(180, Math.max(-180, snap(lng))) };
}
