import type { Area } from '../../domain/area.ts';
import type { Point } from '../../domain/place.ts';
import type { Attribute, Series, Source, WeatherUpstream } from '../../domain/weather/index.ts';
import { hourMs, type Instant, type Window } from '../../domain/time.ts';
import type { Spender } from '../../service/ports.ts';
import type { CallUpstream } from '../upstreams/index.ts';
import { variablesOf } from './variables.ts';

/** Some attributes of one source that come in one call: fetched by cell of its grid and cached until its next update. */
export type Product = {
  /** Part of the cache keys: must not change its meaning. */
  readonly id: string;
  readonly upstream: WeatherUpstream;
  readonly source: Source;
  readonly attributes: readonly Attribute[];
  /** Where it has values; everywhere if absent. */
  readonly area?: Area | undefined;
  readonly covers: 'past' | 'ahead' | 'both';
  readonly cellDeg: number;
  readonly maxCells: number;
  /** When newer values than those of `now` are published, unless a response has an expiry of its own. */
  nextUpdate(now: Instant): Instant;
  /** In the order of the cells. Throws `could-not-ask`, also for an invalid body; `unchanged` if `validator` is current. */
  fetch(request: FetchRequest): Promise<readonly Fetched[] | Unchanged>;
};

export type FetchRequest = {
  /** To be called when it is the turn of the call: until then, cells may be added. */
  cells(): Cells;
  readonly window: Window;
  readonly validator: string | undefined;
  readonly spender: Spender;
};

export type Cells = readonly [Point, ...Point[]];

export type Fetched = {
  readonly series: readonly Series[];
  /** When the model ran or was published, where the upstream sends it. */
  readonly updated?: Instant;
  readonly expires?: Instant;
  /** The value for `If-Modified-Since`. */
  readonly validator?: string;
};

export const noValues: Fetched = { series: [] };

export type Unchanged = { readonly unchanged: true; readonly expires?: Instant };

/** A product of days ahead that is fetched cell by cell. */
type PointProduct = Pick<Product, 'id' | 'upstream' | 'source' | 'cellDeg' | 'nextUpdate'> & {
  /** What it has besides the variables of its table. */
  readonly others?: readonly Attribute[];
  readonly area: Area | undefined;
  url(cell: Point, window: Window): string;
  /** Whether a refusal means that there are no values at the place. */
  isOutside?(status: number, text: string): boolean;
  /** Whether its terms ask to observe `Expires`, and to send `If-Modified-Since` afterwards. */
  readonly isConditional?: true;
  /** Throws `could-not-ask` for an invalid body. */
  read(text: string): Fetched | Promise<Fetched>;
};

export function pointProduct(
  call: CallUpstream,
  { url, isOutside = () => false, isConditional, read, others = [], ...facts }: PointProduct,
): Product {
  return {
    ...facts,
    attributes: [...variablesOf(facts.id).map(({ attribute }) => attribute), ...others],
    covers: 'ahead',
    maxCells: 1,
    async fetch({ cells, window, validator, spender }) {
      const [cell] = cells();
      const { status, text, header } = await call(spender, () => ({
        url: url(cell, window),
        ...(validator && { headers: { 'If-Modified-Since': validator } }),
        isOutside,
      }));
      if (status === 204) return [noValues];
      if (!isConditional) return [await read(text)];
      const [expires, modified] = [Date.parse(header('expires') ?? ''), header('last-modified')];
      const terms = Number.isFinite(expires) ? { expires } : {};
      if (status === 304 && validator) return { unchanged: true, ...terms };
      return [{ ...(await read(text)), ...terms, ...(modified && { validator: modified }) }];
    },
  };
}

/** The next publication of a model that runs every `everyH` hours from 00:00 UTC and is published `publishedAfterH` later. */
export function everyHours(everyH: number, publishedAfterH: number): (now: Instant) => Instant {
  const everyMs = everyH * hourMs;
  const afterMs = publishedAfterH * hourMs;
  return (now) => (Math.floor((now - afterMs) / everyMs) + 1) * everyMs + afterMs;
}

/** The middle of the cell that holds a point, so that all points of a cell share one request. Four decimals (11 m). */
export function cellOf({ lat, lng }: Point, cellDeg: number): Point {
  const snap = (value: number): number => Number((Math.round(value / cellDeg) * cellDeg + 0).toFixed(4));
  return { lat: Math.min(90, Math.max(-90, snap(lat))), lng: Math.min(180, Math.max(-180, snap(lng))) };
}
