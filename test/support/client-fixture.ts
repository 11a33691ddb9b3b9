import type { ClientPorts, ServiceEndpoint } from '../../src/client/ports.ts';
import { hourMs, type Instant } from '../../src/domain/time.ts';
import type { Problem } from '../../src/problem.ts';

/** A clock that a test moves. */
export type FakeClock = { now: Instant };

/** A cache in memory, on the test's clock: values go through JSON, as they do on a disk. */
export function fakeCache(
  clock: FakeClock,
): ClientPorts['cache'] & { readonly keys: () => string[]; readonly size: () => number } {
  const entries = new Map<string, { json: string; until: Instant }>();
  return {
    async get(key) {
      const entry = entries.get(key);
      return entry && entry.until > clock.now ? (JSON.parse(entry.json) as unknown) : undefined;
    },
    async set(key, value, ttlMs) {
      entries.set(key, { json: JSON.stringify(value), until: clock.now + ttlMs });
    },
    keys: () => [...entries.keys()],
    /** Characters of keys and values. */
    size: () => [...entries].reduce((sum, [key, { json }]) => sum + key.length + json.length, 0),
  };
}

export type Call = { readonly path: string; readonly query: Record<string, string>; readonly key: string };

/** A service with scripted answers, which records its calls. */
export function fakeService(
  answer: (call: Call, count: number) => Response | Promise<Response>,
): ServiceEndpoint & { calls: Call[] } {
  const calls: Call[] = [];
  return {
    calls,
    url: 'http://marine.test',
    key: 'the key of the service',
    identity: 'fake',
    fetch({ url: address, key }) {
      const url = new URL(address);
      const call = {
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        key,
      };
      calls.push(call);
      return answer(call, calls.length);
    },
  };
}

export type RecordedOptions = {
  /** Members of `meta`; `undefined` leaves them out. */
  meta?: Record<string, unknown>;
  station?: Record<string, unknown>;
  /** Numbers are written as text. */
  asText?: boolean;
};

/** A tide as the contract's own service was recorded: one high at 03:00 and one low at 09:00 of each UTC day. */
export function recorded({ path, query }: Call, options: RecordedOptions = {}): Response {
  const from = Number(query['start']) * 1000;
  const to = Number(query['end']) * 1000;
  const number = (value: number): number | string => (options.asText ? String(value) : value);
  const data: object[] = [];
  const isLevels = path === '/v2/tide/sea-level/point';
  // Sea levels include the end of their window.
  const end = isLevels ? to + 1 : to;
  for (let at = Math.ceil(from / hourMs) * hourMs; at < end; at += hourMs) {
    const hour = new Date(at).getUTCHours();
    if (isLevels) data.push({ sg: number(hour / 100), time: time(at) });
    else if (hour === 3) data.push({ height: number(0.7378985547873065), time: time(at), type: 'high' });
    else if (hour === 9) data.push({ height: number(-0.14), time: time(at), type: 'low' });
  }
  const station = {
    distance: number(2),
    lat: number(20.895),
    lng: number(-156.476694),
    name: 'kahului, kahului harbor, hi',
    source: 'noaa',
    ...options.station,
  };
  return reply(200, { data, meta: { lat: 20.89, lng: -156.5, station, ...options.meta } });
}

const time = (at: Instant): string => new Date(at).toISOString().replace('.000Z', '+00:00');

export const reply = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

/** The bodies of refusals as they were recorded. */
export const refusals = {
  quota: { errors: { key: 'API quota exceeded' }, meta: { dailyQuota: 10, requestCount: 11 } },
  key: { errors: { key: 'API key is invalid' } },
  parameters: { errors: { params: ['time not valid. Should be one of: waterTemperature'] } },
};

/** The problem that a promise rejects with. Rethrows any other rejection: it is a bug. */
export async function problemOf(promise: Promise<unknown>): Promise<Problem> {
  const [result] = await Promise.allSettled([promise]);
  if (result.status === 'fulfilled') throw new Error('The promise resolved');
  return asProblem(result.reason);
}

/** The problem that was thrown. Rethrows anything else: it is a bug. */
export function asProblem(thrown: unknown): Problem {
  if (!(thrown instanceof Error) || thrown.name !== 'Problem') throw thrown;
  return thrown as Problem;
}
