import type { Instant } from '../domain/time.ts';
import type { Cache } from '../lib/cache.ts';

/** A data service with the HTTP interface: in this process through its own `fetch`, or elsewhere through an HTTP client. */
export type ServiceEndpoint = {
  fetch(request: Request): FetchResponse | Promise<FetchResponse>;
  /** Base of its paths, without a slash at the end. */
  readonly url: string;
  readonly key: string;
  /** Part of the cache keys: differs between services whose answers may differ. */
  readonly identity: string;
};

/** The part of a `Response` that the client reads. */
export type FetchResponse = {
  readonly status: number;
  readonly headers?: Pick<Headers, 'get'>;
  json(): Promise<unknown>;
};

export type ClientPorts = {
  readonly service: ServiceEndpoint;
  readonly cache: Cache;
  now(): Instant;
};
