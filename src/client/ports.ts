import type { Instant } from '../domain/time.ts';
import type { Cache } from '../lib/cache.ts';

/** What is asked, and the key that pays for it. Not a `Request`, whose library takes the first question 60 ms and 5 MB. */
export type KeyedRequest = { readonly url: string; readonly key: string };

/** A data service with the HTTP interface: in this process, or elsewhere through an HTTP client. */
export type ServiceEndpoint = {
  fetch(request: KeyedRequest): FetchResponse | Promise<FetchResponse>;
  /** Base of its paths, without a slash at the end. */
  readonly url: string;
  readonly key: string;
  /** Part of the cache keys: differs between services whose answers may differ. */
  readonly identity: string;
};

/** The part of a `Response` that the client reads. */
export type FetchResponse = {
  readonly status: number;
  readonly headers?: { get(name: string): string | null | undefined };
  json(): Promise<unknown>;
};

export type ClientPorts = { readonly service: ServiceEndpoint; readonly cache: Cache; now(): Instant };
