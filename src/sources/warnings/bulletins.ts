import { LRUCache } from 'lru-cache';
import { hourMs, type Instant } from '../../domain/time.ts';
import { createFreshWait, type FreshWait } from '../../lib/fresh-wait.ts';
import { createSingleFlight } from '../../lib/single-flight.ts';
import { Problem } from '../../problem.ts';
import type { Spender } from '../../service/ports.ts';
import { invalidBody, type CallUpstream } from '../upstreams/index.ts';
import type { Bulletin } from './message.ts';
import type { Read } from './readers.ts';
import type { FeedRequest, WarningSource } from './source.ts';

/** A bulletin with its age, or why there is none. */
export type LoadedBulletin =
  | { readonly bulletin: Bulletin; readonly fetchedAt: Instant; readonly isStale: boolean }
  | { readonly reason: string };

export type LoadBulletin = (source: WarningSource, feed: string, spender: Spender) => Promise<LoadedBulletin>;

type Known = {
  readonly bulletin: Bulletin;
  readonly fetchedAt: Instant;
  /** By addresses: what the upstream recognises its own body by. */
  readonly validators: ReadonlyMap<string, Record<string, string>>;
};

/** An older bulletin is not shown as what is in force. */
const usableMs = 2 * hourMs;
/** The outlines of the largest have some 5 MB. */
const mostBytes = 48 * 1024 * 1024;
/** Documents of a list in memory, some 5 kB each. */
const mostDocuments = 300;
const mostListed = 200;

type Options = {
  callOf(source: WarningSource): CallUpstream;
  readonly read: Read;
  readonly patienceMs: number;
  now(): Instant;
};

/**
 * Keeps the bulletins of feeds in memory. Concurrent requests for one share a fetch, a failure is never kept, and an answer
 * waits `patienceMs` at most, and hardly at all for a source that lately was silent.
 */
export function createBulletins({ callOf, read, patienceMs, now }: Options): LoadBulletin {
  const kept = new LRUCache<string, Known>({ maxSize: mostBytes, sizeCalculation: sizeOf });
  const documents = new LRUCache<string, string>({ max: mostDocuments });
  const share = createSingleFlight<Known | { readonly reason: string }>();
  const waits = new Map<string, FreshWait>();

  const fetchListed = async (source: WarningSource, body: string, spender: Spender): Promise<string[]> => {
    const [{ url: listUrl }] = source.requests('') as [FeedRequest];
    const listed = (await read('rss', [body])).filter((url) => URL.parse(url)?.origin === new URL(listUrl).origin);
    return Promise.all(
      listed.slice(0, mostListed).map(async (url) => {
        const document = documents.get(url) ?? (await callOf(source)(spender, () => ({ url }))).text;
        documents.set(url, document);
        return document;
      }),
    );
  };
  const fetchBulletin = async (source: WarningSource, feed: string, known: Known | undefined, spender: Spender) => {
    const request = (one: FeedRequest, validators: Record<string, string> = {}) =>
      callOf(source)(spender, () => ({ ...one, headers: { ...one.headers, ...validators } }));
    const requests = source.requests(feed);
    let responses = await Promise.all(requests.map((one) => request(one, known?.validators.get(one.url))));
    if (known && responses.every(({ status }) => status === 304)) return { ...known, fetchedAt: now() };
    responses = await Promise.all(
      responses.map(async (one, i) => (one.status === 304 && known ? request(requests[i] as FeedRequest) : one)),
    );
    if (responses.some(({ status }) => status === 304)) throw invalidBody(source.name, '304 without a validator');
    const bodies = responses.map(({ text }) => text);
    const validators = new Map(
      responses.map(({ header }, i) => {
        const [etag, modified] = [header('etag'), header('last-modified')];
        const own = { ...(etag && { 'If-None-Match': etag }), ...(modified && { 'If-Modified-Since': modified }) };
        return [requests[i]?.url ?? '', own] as const;
      }),
    );
    const documents = source.listReader ? await fetchListed(source, bodies[0] ?? '', spender) : bodies;
    const bulletin = (await read(source.reader, documents)) as Bulletin;
    return { bulletin, fetchedAt: now(), validators };
  };
  const load = async (source: WarningSource, feed: string, known: Known | undefined, spender: Spender) => {
    try {
      const fetched = await fetchBulletin(source, feed, known, spender).catch(asProblem(source.name));
      kept.set(`${source.name} ${feed}`, fetched);
      return fetched;
    } catch (error) {
      if (error instanceof Problem) return { reason: String(error.details['reason'] ?? error.code) };
      throw error;
    }
  };
  return async (source, feed, spender) => {
    const key = `${source.name} ${feed}`;
    const known = kept.get(key);
    if (known && now() - known.fetchedAt < source.freshMs) return { ...known, isStale: false };
    const loading = share(key, () => load(source, feed, known, spender));
    const wait = waits.get(source.name) ?? createFreshWait(patienceMs);
    waits.set(source.name, wait);
    let reason = 'has not answered yet';
    const fresh = await wait(
      loading.then((loaded) => {
        if ('bulletin' in loaded) return loaded;
        ({ reason } = loaded);
        return undefined;
      }),
    );
    if (fresh) return { ...fresh, isStale: false };
    if (known && now() - known.fetchedAt < usableMs) return { ...known, isStale: true };
    return { reason };
  };
}

function sizeOf({ bulletin: { warnings, areas } }: Known): number {
  const arrays = [areas.corners, areas.rings, areas.areas, areas.boxes, areas.cells, areas.cellAreas];
  return 1000 + warnings.length * 4000 + arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/** Whatever a reader throws is the body's fault: it is made of nothing else. */
function asProblem(upstream: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof Problem ? error : invalidBody(upstream, 'no list of warnings', error);
  };
}
