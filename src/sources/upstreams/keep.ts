import type { Instant } from '../../domain/time.ts';
import { createBoundedMap, type BoundedMap } from '../../lib/bounded-map.ts';
import type { Cache } from '../../lib/cache.ts';
import { createFreshWait, type FreshWait } from '../../lib/fresh-wait.ts';
import { createSingleFlight } from '../../lib/single-flight.ts';
import { Problem } from '../../problem.ts';
import type { Spender } from '../../service/ports.ts';
import type { CallUpstream, UpstreamRequest, UpstreamResponse } from './upstream.ts';

/** Sends a request. Throws `could-not-ask`. `isFixed`: never changes, and is not fetched again while in memory. */
export type Send = (
  request: UpstreamRequest & { readonly isFixed?: boolean },
) => Promise<Pick<UpstreamResponse, 'status' | 'text'>>;

/** Something to keep, for the time that it is fresh, and that it may be used where no newer one comes, ms. */
export type Wanted<T, Sends = Send> = {
  readonly upstream: string;
  /** Unique among all that is kept. */
  readonly name: string;
  readonly freshMs: number;
  readonly usableMs: number;
  /** After a failure it is not read again for so long. */
  readonly retryMs?: number;
  read(send: Sends): Promise<T>;
};

/** What was read, with the validators of its response where it was a single one. */
export type KeptEntry = {
  readonly value: unknown;
  readonly fetchedAt: Instant;
  readonly validators?: { readonly url: string; readonly headers: Readonly<Record<string, string>> };
};

export type Kept<T> =
  | { readonly value: T; readonly fetchedAt: Instant; readonly isStale: boolean; readonly missing?: never }
  | { readonly value?: never; readonly missing: string };

/** What `read` makes of an upstream's answers. Neither waits long, as the fetch goes on, nor rejects, but for bugs. */
export type Keep<Sends = Send> = <T>(wanted: Wanted<T, Sends>, spender: Spender) => Promise<Kept<T>>;

type KeepPorts = {
  readonly calls: Readonly<Record<string, CallUpstream>>;
  readonly memory: Pick<BoundedMap<KeptEntry>, 'get' | 'set'>;
  /** Outlives the process. */
  readonly cache?: Cache;
  /** How long an answer waits for an upstream, ms. One that lately sent none in time is waited for no longer than 40 ms. */
  readonly patienceMs: number;
  now(): Instant;
};

/** Documents that never change, some 5 kB each. */
const maxFixed = 300;

class UnchangedError extends Error {}

/** Keeps what is read of upstreams, and never a failure. Requests for one thing at a time share a fetch. */
export function createKeep({ calls, memory, cache, patienceMs, now }: KeepPorts): Keep {
  const flights = createSingleFlight<KeptEntry | Problem>();
  const waits = new Map<string, FreshWait>();
  const fixed = createBoundedMap<string>(maxFixed);
  const failed = createBoundedMap<{ readonly error: Problem; readonly until: Instant }>(maxFixed);

  const fetch = async ({ upstream, read }: Wanted<unknown>, known: KeptEntry | undefined, spender: Spender) => {
    const validators: KeptEntry['validators'][] = [];
    const send: Send = async ({ isFixed, ...request }) => {
      const { url } = request;
      const document = isFixed ? fixed.get(url) : undefined;
      if (document !== undefined) return { status: 200, text: document };
      const own = known?.validators?.url === url ? known.validators.headers : {};
      const response = await calls[upstream]!(spender, () => ({ ...request, headers: { ...request.headers, ...own } }));
      if (response.status === 304) throw new UnchangedError();
      if (isFixed) fixed.set(url, response.text);
      else validators.push(validatorsOf(url, response));
      return response;
    };
    try {
      const value = await read(send);
      const [first] = validators;
      return { value, fetchedAt: now(), ...(first && validators.length === 1 && { validators: first }) };
    } catch (error) {
      if (known && error instanceof UnchangedError) return { ...known, fetchedAt: now() };
      throw error;
    }
  };

  return async <T>(wanted: Wanted<T>, spender: Spender) => {
    const { upstream, name, freshMs, usableMs, retryMs = 0 } = wanted;
    const known = memory.get(name) ?? ((await cache?.get(name)) as KeptEntry | undefined);
    if (known) memory.set(name, known);
    const kept = (entry: KeptEntry, isStale: boolean) => ({ ...entry, value: entry.value as T, isStale });
    if (known && now() < known.fetchedAt + freshMs) return kept(known, false);
    let reason = 'has not answered yet';
    const load = async (): Promise<KeptEntry | Problem> => {
      const lately = failed.get(name);
      if (lately && now() < lately.until) return lately.error;
      try {
        const entry = await fetch(wanted, known, spender);
        memory.set(name, entry);
        await cache?.set(name, entry, usableMs);
        return entry;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (retryMs > 0) failed.set(name, { error, until: now() + retryMs });
        return error;
      }
    };
    const wait = waits.get(upstream) ?? createFreshWait(patienceMs);
    waits.set(upstream, wait);
    const fresh = await wait(
      flights(name, load).then((loaded) => {
        if (!(loaded instanceof Problem)) return loaded;
        reason = String(loaded.details['reason'] ?? loaded.code);
        return undefined;
      }),
    );
    if (fresh) return kept(fresh, false);
    return known && now() < known.fetchedAt + usableMs ? kept(known, true) : { missing: `${upstream} (${reason})` };
  };
}

function validatorsOf(url: string, { header }: UpstreamResponse): KeptEntry['validators'] {
  const [etag, modified] = [header('etag'), header('last-modified')];
  const headers = { ...(etag && { 'If-None-Match': etag }), ...(modified && { 'If-Modified-Since': modified }) };
  return etag || modified ? { url, headers } : undefined;
}
