import type { Instant } from '../domain/time.ts';
import type { Cache } from '../lib/cache.ts';

/** What the client needs of the outside. */

/** A service of the contract: its own `fetch` in process, or an HTTP client's. */
export type Service = {
  fetch(request: Request): Reply | Promise<Reply>;
  /** Base of its paths, without a slash at the end. */
  readonly url: string;
  readonly key: string;
  /** Tells apart, in a cache, services whose answers may differ. */
  readonly identity: string;
};

/** As much of a `Response` as is read here. */
export type Reply = { readonly status: number; json(): Promise<unknown> };

export type ClientPorts = {
  readonly service: Service;
  readonly cache: Cache;
  now(): Instant;
};
