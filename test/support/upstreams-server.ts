import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { weatherUpstreamNames, weatherUpstreams, type WeatherUpstream } from '../../src/domain/weather/index.ts';
import type { Budget } from '../../src/sources/upstreams/index.ts';
import type { WeatherSettings } from '../../src/sources/weather/ports.ts';
import { answerTo, type SimulatedResponse } from './upstreams-answers.ts';
import { observedAnswerTo } from './upstreams-observed.ts';

/** A fault that replaces the answer of an upstream. */
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
  readonly upstream: string;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly headers: Record<string, string | string[] | undefined>;
  /** What was posted. */
  readonly body: string;
};

export type UpstreamsServer = {
  readonly url: string;
  /** All calls since the last `forget`. */
  readonly calls: readonly Call[];
  forget(): void;
  /** Gives an upstream a fault from now on; `undefined` repairs it. */
  break(upstream: string, fault: Fault | undefined): void;
  /** Delays every answer, so many ms or until something has happened. */
  slow(delay: number | Promise<void>): void;
  /** Settings with the addresses of this server. */
  settings(changed?: Partial<WeatherSettings>): WeatherSettings;
  close(): Promise<void>;
};

const plenty = { concurrency: 100, perSecond: 1_000_000, daily: 1_000_000 };

/** Settings for simulated upstreams at an address, with budgets that no test reaches. */
export function settingsAt(url: string): WeatherSettings {
  // `OPEN_METEO_MARINE_URL` is at `open-meteo/marine`.
  const addresses = Object.entries(weatherUpstreams).flatMap(([name, { settings }]) =>
    Object.keys(settings)
      .filter((setting) => setting.endsWith('_URL'))
      .map((setting) => {
        const rest = setting.toLowerCase().split('_').slice(name.split('-').length, -1);
        return [setting, [url, name, ...rest].join('/')] as const;
      }),
  );
  return {
    forecastsInMemory: 100,
    addresses: Object.fromEntries(addresses) as WeatherSettings['addresses'],
    openMeteoKey: undefined,
    contact: 'https://bellbuoy.test',
    sourcesOff: [],
    budgets: Object.fromEntries(weatherUpstreamNames.map((name) => [name, plenty])) as Record<WeatherUpstream, Budget>,
  };
}

/**
 * Simulates every upstream of weather and observations on a port of 127.0.0.1, each under its own path, in the format of its recorded
 * answers. Forecasts begin at `now`.
 */
export async function startUpstreams(now: () => number): Promise<UpstreamsServer> {
  const calls: Call[] = [];
  const faults = new Map<string, Fault>();
  let delay: number | Promise<void> = 0;

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const [, upstream, ...rest] = pathname.split('/') as ['', string, ...string[]];
    const path = `/${rest.join('/')}`;
    const body = await text(request);
    const call = { upstream, path, query: Object.fromEntries(searchParams), headers: request.headers, body };
    calls.push(call);
    if (delay !== 0) await (typeof delay === 'number' ? sleep(delay) : delay);
    const answer = observedAnswerTo(call, now()) ?? answerTo(call, now());
    const fault = faults.get(upstream);
    if (fault === undefined) send(response, answer);
    else fail(request, response, fault, answer);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    calls,
    forget: () => void calls.splice(0),
    break: (upstream, fault) => void (fault === undefined ? faults.delete(upstream) : faults.set(upstream, fault)),
    slow: (until) => void (delay = until),
    settings: (changed = {}) => ({ ...settingsAt(url), ...changed }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, { status, text: body, headers }: SimulatedResponse): void {
  response.writeHead(status, headers).end(body);
}

function fail(request: IncomingMessage, response: ServerResponse, fault: Fault, answer: SimulatedResponse): void {
  const { text: whole, headers } = answer;
  if (typeof fault === 'object') return void response.writeHead(fault.status, fault.headers).end(fault.text ?? 'no');
  switch (fault) {
    case 'refuse':
      return void request.socket.destroy();
    case 'hang':
      return;
    case 'trickle': {
      response.writeHead(200, headers);
      let sent = 0;
      const drip = setInterval(() => response.write(whole[sent++ % whole.length]), 50);
      return void response.on('close', () => clearInterval(drip));
    }
    case 'truncate':
      return send(response, { ...answer, text: whole.slice(0, whole.length / 2) });
    case 'mistyped':
      // Every number becomes a word.
      return send(response, { ...answer, text: whole.replaceAll(/(?<=[[,:\s])-?\d+\.\d+(?=[\],}\s])/g, '"warm"') });
    case 'wrong unit':
      return send(response, { ...answer, text: whole.replaceAll(/"(m|m\/s|°C|celsius|hPa|%)"/g, '"furlong"') });
    case 'another shape':
      return send(response, { ...answer, text: '{"weather":"fine"}' });
    case 'error body':
      return send(response, { ...answer, text: '<html><body>Service unavailable</body></html>' });
  }
}
