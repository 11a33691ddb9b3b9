import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Upstream, WeatherSettings } from '../../src/sources/weather/ports.ts';
import { answerTo, type Told } from './upstreams-answers.ts';

/** What an upstream may do instead of answering. */
export type Fault =
  | 'refuse'
  | 'hang'
  | 'trickle'
  | 'truncate'
  | 'mistyped'
  | 'wrong unit'
  | 'another shape'
  | 'error body'
  | { readonly status: number; readonly headers?: Record<string, string>; readonly text?: string };

export type Call = {
  readonly upstream: Upstream;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly headers: Record<string, string | string[] | undefined>;
};

export type UpstreamsServer = {
  readonly url: string;
  /** All calls since the last `forget`. */
  readonly calls: readonly Call[];
  forget(): void;
  /** What an upstream does from now on; `undefined`: it answers. */
  break(upstream: Upstream, fault: Fault | undefined): void;
  /** Every upstream answers so much later, ms. */
  slow(ms: number): void;
  /** The settings that ask here. */
  settings(changed?: Partial<WeatherSettings>): WeatherSettings;
  close(): Promise<void>;
};

const plenty = { concurrency: 100, perSecond: 1_000_000, daily: 1_000_000 };

/** The real settings, asking upstreams that are played at an address. Budgets that nobody notices. */
export function settingsAt(url: string): WeatherSettings {
  return {
    openMeteo: {
      forecastUrl: `${url}/open-meteo/forecast`,
      marineUrl: `${url}/open-meteo/marine`,
      archiveUrl: `${url}/open-meteo/archive`,
      historicalUrl: `${url}/open-meteo/historical`,
      key: undefined,
    },
    metNorwayUrl: `${url}/met-norway`,
    smhiUrl: `${url}/smhi`,
    fmiUrl: `${url}/fmi`,
    dmiUrl: `${url}/dmi`,
    contact: 'https://bellbuoy.test',
    sourcesOff: [],
    budgets: { 'open-meteo': plenty, 'met-norway': plenty, smhi: plenty, fmi: plenty, dmi: plenty },
  };
}

/**
 * Plays every upstream of the weather on a port of 127.0.0.1, each under a path of its own, in the shapes of its
 * recorded answers. `now` is the moment that its forecasts begin at.
 */
export async function startUpstreams(now: () => number): Promise<UpstreamsServer> {
  const calls: Call[] = [];
  const faults = new Map<Upstream, Fault>();
  let delayMs = 0;

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const [, upstream, ...rest] = pathname.split('/') as ['', Upstream, ...string[]];
    const path = `/${rest.join('/')}`;
    const call = { upstream, path, query: Object.fromEntries(searchParams), headers: request.headers };
    calls.push(call);
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    const told = answerTo(call, now());
    const fault = faults.get(upstream);
    if (fault === undefined) send(response, told);
    else fail(request, response, fault, told);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    calls,
    forget: () => void calls.splice(0),
    break: (upstream, fault) => void (fault === undefined ? faults.delete(upstream) : faults.set(upstream, fault)),
    slow: (ms) => void (delayMs = ms),
    settings: (changed = {}) => ({ ...settingsAt(url), ...changed }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, { status, text, headers }: Told): void {
  response.writeHead(status, headers).end(text);
}

function fail(request: IncomingMessage, response: ServerResponse, fault: Fault, told: Told): void {
  const { text, headers } = told;
  if (typeof fault === 'object') return void response.writeHead(fault.status, fault.headers).end(fault.text ?? 'no');
  switch (fault) {
    case 'refuse':
      return void request.socket.destroy();
    case 'hang':
      return;
    case 'trickle': {
      response.writeHead(200, headers);
      let sent = 0;
      const drip = setInterval(() => response.write(text[sent++ % text.length]), 50);
      return void response.on('close', () => clearInterval(drip));
    }
    case 'truncate':
      return send(response, { ...told, text: text.slice(0, text.length / 2) });
    case 'mistyped':
      // Every number becomes a word.
      return send(response, { ...told, text: text.replaceAll(/(?<=[[,:\s])-?\d+\.\d+(?=[\],}\s])/g, '"warm"') });
    case 'wrong unit':
      return send(response, { ...told, text: text.replaceAll(/"(m|m\/s|°C|celsius|hPa|%)"/g, '"furlong"') });
    case 'another shape':
      return send(response, { ...told, text: '{"weather":"fine"}' });
    case 'error body':
      return send(response, { ...told, text: '<html><body>Service unavailable</body></html>' });
  }
}
