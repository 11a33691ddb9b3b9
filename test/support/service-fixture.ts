import { noObserved } from './no-observed.ts';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import { createService } from '../../src/service/index.ts';
import type { ServicePorts } from '../../src/service/ports.ts';
import { createAccounts, createFeeds, createUpstreamUsage, openDatabase } from '../../src/store/index.ts';
import { openWeather } from '../../src/sources/weather/index.ts';
import { noWarnings } from './no-warnings.ts';
import { fakeCache } from './client-fixture.ts';
import { realCatalogue, realStreams, temporaryFolder } from './temporary.ts';
import { startUpstreams, type UpstreamsServer } from './upstreams-server.ts';
import { checkAnswer } from './openapi-document.ts';
import { overSocket } from './service-socket.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How the tests of the data service call it. */
    transport: 'process' | 'socket';
  }
}

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON; the test knows its type. */
  readonly body: unknown;
};

export type Ask = (url: string, init?: { key?: string | undefined; method?: string; now?: number }) => Promise<Answer>;

export type World = {
  readonly ports: ServicePorts;
  readonly accounts: ReturnType<typeof createAccounts>;
  readonly feeds: ReturnType<typeof createFeeds>;
  /** The simulated upstreams of the weather. */
  readonly upstreams: UpstreamsServer;
  /** The logged bugs, in order. */
  readonly bugs: { reference: string; error: unknown }[];
  /** Creates a key with a quota. */
  keyOf(dailyQuota: number): Promise<{ id: string; key: string }>;
  /** Sends a request with a key of a large quota, unless another is given; `key: undefined` sends none. */
  readonly ask: Ask;
  /** The same to a service with some other ports. */
  with(ports: Partial<ServicePorts>): Ask;
  /** Sends a request with these headers only. */
  raw(url: string, init?: { headers?: Record<string, string>; method?: string }): Promise<Response>;
};

/** Sends a request to a service: in process or over a socket. */
export type Transport = (
  service: Service,
  request: { url: string; method: string; headers: Record<string, string> },
) => Promise<Response>;
type Service = ReturnType<typeof createService>;

const inProcess: Transport = async (service, { url, ...init }) =>
  service.fetch(new Request(`http://service.test${url}`, init));

/** Friday 20 November 2026, 14:30:15 UTC. */
export const clock = Date.UTC(2026, 10, 20, 14, 30, 15);
export const today = Date.UTC(2026, 10, 20);

/**
 * The service with the real catalogue and the real accounts, on a fixed clock. Every answer is checked against
 * `openapi.json`.
 */
export async function startWorld(): Promise<World> {
  const folder = temporaryFolder();
  const database = await openDatabase(`sqlite:${path.join(folder, 'service.sqlite')}`, () => {});
  afterAll(() => database.destroy());
  const accounts = createAccounts(database, 'a secret of the test');
  const feeds = createFeeds(database, 'a secret of the test');
  const bugs: World['bugs'] = [];
  const time = { now: clock };
  const upstreams = await startUpstreams(() => time.now);
  afterAll(() => upstreams.close());
  const ports: ServicePorts = {
    stations: await realCatalogue(false, folder),
    streams: await realStreams(folder),
    weather: openWeather(upstreams.settings(), {
      cache: fakeCache(time),
      usage: createUpstreamUsage(database),
      dataDir: folder,
      now: () => time.now,
      metrics: { callEnded: () => {} },
      valueDropped: () => {},
    }),
    observed: noObserved,
    warnings: noWarnings,
    accounts,
    feeds,
    meter: { charged: () => {}, quotaRefused: () => {} },
    drawPicture: async () => undefined,
    log: { bug: (reference, error) => void bugs.push({ reference, error }) },
    now: () => clock,
  };
  const largeQuota = await accounts.create('large', 1_000_000, clock);
  const transport = inject('transport') === 'socket' ? await overSocket() : inProcess;
  const send = async (changed: Partial<ServicePorts>, url: string, method: string, headers: Record<string, string>) => {
    const response = await transport(createService({ ...ports, ...changed }), { url, method, headers });
    await checkAnswer(url, method, response.clone());
    return response;
  };
  const asking =
    (changed: Partial<ServicePorts>): Ask =>
    async (url, init = {}) => {
      const { key = 'key' in init ? undefined : largeQuota.key, method = 'GET', now = clock } = init;
      time.now = now;
      const headers: Record<string, string> = key === undefined ? {} : { Authorization: key };
      const response = await send({ now: () => now, ...changed }, url, method, headers);
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        text,
        body:
          response.headers.get('Content-Type')?.startsWith('application/json') && text !== ''
            ? JSON.parse(text)
            : undefined,
      };
    };
  return {
    ports,
    accounts,
    feeds,
    upstreams,
    bugs,
    keyOf: (dailyQuota) => accounts.create('test', dailyQuota, clock),
    ask: asking({}),
    with: asking,
    raw: (url, { method = 'GET', headers = {} } = {}) => send({}, url, method, headers),
  };
}

/** The errors of a refusal: sentences by name. */
export function errorsOf({ body }: Answer): Record<string, string | string[]> {
  return (body as { errors: Record<string, string | string[]> }).errors;
}
