import { LRUCache } from 'lru-cache';
import { observedUpstreams, type ObservedUpstream } from '../../domain/observed/index.ts';
import type { Instant } from '../../domain/time.ts';
import { createFreshWait } from '../../lib/fresh-wait.ts';
import { createSingleFlight } from '../../lib/single-flight.ts';
import { Problem } from '../../problem.ts';
import type { Spender } from '../../service/ports.ts';
import type { CallUpstream } from '../upstreams/index.ts';
import type { ObservedPorts } from './ports.ts';
import type { Ask } from './rows.ts';

/** What was read of an upstream, with the validator of its response where it was a single one. */
type Entry = {
  readonly value: unknown;
  readonly fetchedAt: Instant;
  readonly validator?: { readonly path: string; readonly modified: string };
};

/** Something to keep, for the time that it is fresh, and that it may be used where no newer one comes, ms. */
export type Wanted<T> = {
  readonly upstream: ObservedUpstream;
  readonly name: string;
  readonly freshMs: number;
  readonly usableMs: number;
  read(ask: Ask): Promise<T>;
};

/**
 * What `read` makes of an upstream's answers, kept in memory and in the cache, which outlives the process. `missing` names the
 * upstream and why there is none. It neither waits long nor rejects, but for bugs: the fetch goes on.
 */
export type Keep = <T>(
  wanted: Wanted<T>,
  spender: Spender,
) => Promise<{ readonly value: T; readonly missing?: never } | { readonly value?: never; readonly missing: string }>;

/** A user waits for the answer. A source that lately sent none in time is waited for no longer than 40 ms. */
const defaultPatienceMs = 1000;
/** Up to 20 kB each but for lists. */
const maxInMemory = 300;
/** Part of the cache keys. Raise it when the meaning of the cached values changes. */
const format = 1;

/** The upstream confirmed the value that is known. */
class UnchangedError extends Error {}

type Upstreams = Readonly<Record<ObservedUpstream, { readonly call: CallUpstream; readonly url: string }>>;

/** Keeps what is read of some upstreams. Requests for one thing at a time share a fetch. */
export function createKeep(
  upstreams: Upstreams,
  { cache, now, patienceMs = defaultPatienceMs }: Pick<ObservedPorts, 'cache' | 'now' | 'patienceMs'>,
): Keep {
  const memory = new LRUCache<string, Entry>({ max: maxInMemory });
  const flights = createSingleFlight<Entry | Problem>();
  const waits = new Map(observedUpstreams.map((name) => [name, createFreshWait(patienceMs)]));

  const fetch = async (
    { upstream, read }: Wanted<unknown>,
    known: Entry | undefined,
    spender: Spender,
  ): Promise<Entry> => {
    const { call, url } = upstreams[upstream];
    const validators: Entry['validator'][] = [];
    const ask: Ask = async ({ path, post, nothing }) => {
      const says = new RegExp(nothing ?? '^$');
      const since = known?.validator?.path === path ? known.validator.modified : undefined;
      const { status, text, header } = await call(spender, () => ({
        url: url + path,
        ...(post === undefined ? {} : { post }),
        ...(since === undefined ? {} : { headers: { 'If-Modified-Since': since } }),
        isOutside: (refusal, body) => says.test(`${refusal} ${body}`),
      }));
      if (status === 304) throw new UnchangedError();
      const modified = header('last-modified');
      validators.push(modified === undefined ? undefined : { path, modified });
      return status === 204 || says.test(text) ? undefined : text;
    };
    try {
      const value = await read(ask);
      const [validator] = validators;
      return { value, fetchedAt: now(), ...(validator && validators.length === 1 ? { validator } : {}) };
    } catch (error) {
      if (known && error instanceof UnchangedError) return { ...known, fetchedAt: now() };
      throw error;
    }
  };

  return async <T>(wanted: Wanted<T>, spender: Spender) => {
    const { upstream, name, freshMs, usableMs } = wanted;
    const key = `observed ${format} ${name}`;
    const known = memory.get(key) ?? ((await cache.get(key)) as Entry | undefined);
    if (known) memory.set(key, known);
    if (known && now() < known.fetchedAt + freshMs) return { value: known.value as T };
    let reason = 'has not answered yet';
    const load = async (): Promise<Entry | Problem> => {
      try {
        const entry = await fetch(wanted, known, spender);
        memory.set(key, entry);
        await cache.set(key, entry, usableMs);
        return entry;
      } catch (error) {
        if (error instanceof Problem) return error;
        throw error;
      }
    };
    const flight = flights(key, load).then((loaded) => {
      if (!(loaded instanceof Problem)) return loaded;
      reason = String(loaded.details['reason']);
      return undefined;
    });
    const fresh =
      (await waits.get(upstream)?.(flight)) ?? (known && now() < known.fetchedAt + usableMs ? known : undefined);
    return fresh ? { value: fresh.value as T } : { missing: `${upstream} (${reason})` };
  };
}
