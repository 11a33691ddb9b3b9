import { internalError, openApi, paths, storeUnavailable } from '../contract/index.ts';
import type { DocumentedPath, PathName } from '../contract/index.ts';
import { Problem } from '../problem.ts';
import { attempt, type Soon } from '../lib/after.ts';
import { once } from '../lib/once.ts';
import { newReference } from '../lib/reference.ts';
import { astronomyPoint, newAstronomyPoint } from './astronomy-point.ts';
import { docsPage } from './docs/page.ts';
import { keyedHandler, openHandler, type EndpointOf } from './keyed-endpoint.ts';
import type { PlainReply, RequestBindings } from '../http/ports.ts';
import type { DataService, Exchange, Handler, ServicePorts, ServiceRequest } from './ports.ts';
import { jsonType, reply, replyJson, replyToPreflight, wholeBody } from './reply.ts';
import { currentExtremesPoint } from './current-extremes-point.ts';
import { nowPoint } from './now-point.ts';
import { currentStations } from './current-stations.ts';
import { stationDetail, stationsInArea, stationsList } from './tide-stations.ts';
import { observedPoint } from './observed-point.ts';
import { oldTideExtremesPoint, tideExtremesPoint } from './tide-extremes-point.ts';
import { feedHandler, feedPath } from './tide-feed.ts';
import { tideSeaLevelPoint } from './tide-sea-level-point.ts';
import { weatherArea } from './weather-area.ts';
import { newWeatherPoint, weatherPoint } from './weather-point.ts';
import { warningsPoint } from './warnings-point.ts';
import { windowsPoint } from './windows-point.ts';

/** The endpoints by their path in `openapi.json`: the contract's ten, and our additions. */
const endpoints: { readonly [Path in PathName]: EndpointOf<Path> } = {
  '/v2/tide/extremes/point': tideExtremesPoint,
  '/v2/tide/sea-level/point': tideSeaLevelPoint,
  '/v2/tide/stations': stationsList('data'),
  '/v2/tide/stations/area': stationsInArea('data'),
  '/v2/tide/stations/{id}': stationDetail,
  '/v2/warnings/point': warningsPoint,
  '/v2/windows/point': windowsPoint,
  '/v2/now/point': nowPoint,
  '/v2/current/extremes/point': currentExtremesPoint,
  '/v2/current/stations': currentStations,
  '/v2/observed/point': observedPoint,
  '/v1/weather/point': weatherPoint,
  '/v2/weather/point': newWeatherPoint,
  '/v1/weather/area': weatherArea,
  '/v1/tide/extremes/point': oldTideExtremesPoint,
  '/v1/tide/stations': stationsList('stations'),
  '/v1/tide/stations/area': stationsInArea('stations'),
  '/v1/astronomy/point': astronomyPoint,
  '/v2/astronomy/point': newAstronomyPoint,
};

/** A database that has gone, or a disk that is full, is seldom back sooner. */
const storeRetryS = 10;

/** The data service: the contract over HTTP, with `/openapi.json` and `/docs`. Bugs are logged and answered with 500. */
export function createService(ports: ServicePorts): DataService {
  const handlers = handlersOf(ports);
  const find = handlerFinder(handlers);
  const respond = (request: ServiceRequest): Soon<PlainReply> => {
    const found = find(request.path);
    if (!found) return replyJson(404, { errors: { path: [`${request.path} is not a path of this service.`] } });
    if (request.method === 'OPTIONS') return replyToPreflight();
    if (request.method !== 'GET' && request.method !== 'HEAD') return otherMethod;
    const exchange: Exchange = { request, parameters: found.parameters, limits: {} };
    return attempt(
      () => found.handle(exchange),
      (error) => failed(error, exchange, ports.log),
    );
  };
  return {
    respond,
    async fetchInProcess({ url, key }) {
      const { pathname: path, search } = new URL(url);
      const request = { method: 'GET', path, search, headers: { authorization: key } };
      const { status, headers, limits, body } = await respond(request);
      const json = async (): Promise<unknown> => JSON.parse(Buffer.from(wholeBody(body) ?? '').toString());
      return { status, headers: new Map(Object.entries({ ...headers, ...limits })), json };
    },
    fetch: (request, bindings) => fetched(respond, request, bindings),
    paths: new Set(Object.keys(endpoints).filter((path) => !path.includes('{'))),
    routes: [...handlers.keys()].map((path) => ({ path: path.replace(parameter, ':$1') })),
  };
}

function handlersOf(ports: ServicePorts): ReadonlyMap<string, Handler> {
  // Made when they are asked for: they take longer than everything else here, and the bot in this process needs neither.
  const document = once(() => JSON.stringify(openApi(ports.publicUrl)));
  const docs = once(() => docsPage(ports.pages));
  const handlers = new Map<string, Handler>([
    ['/openapi.json', () => reply(200, document(), { 'Content-Type': jsonType })],
    [
      '/docs',
      ({ request: { origin = '', headers } }) =>
        reply(200, docs().html(ports.publicUrl ?? origin, headers['accept-language']), {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': docs().policy,
          Vary: 'Accept-Language',
        }),
    ],
  ]);
  for (const [path, documented] of Object.entries<DocumentedPath>(paths)) {
    const handlerOf = documented.keyless ? openHandler : keyedHandler;
    handlers.set(path, handlerOf({ ...documented, path, endpoint: endpoints[path as PathName] }, ports));
  }
  if (ports.feeds) handlers.set(feedPath, feedHandler(ports.feeds, ports));
  return handlers;
}

const parameter = /\{(\w+)\}$/;

/** Finds what answers a path: literally, else by what stands before a parameter, which may hold a slash (`noaa/9414290`). */
function handlerFinder(handlers: ReadonlyMap<string, Handler>) {
  const parametric = [...handlers].flatMap(([path, handle]) => {
    const match = parameter.exec(path);
    return match ? [{ handle, name: match[1]!, prefix: path.slice(0, match.index) }] : [];
  });
  return (path: string) => {
    const handle = handlers.get(path);
    if (handle) return { handle, parameters: {} };
    const found = parametric.find(({ prefix }) => path.length > prefix.length && path.startsWith(prefix));
    return found && { handle: found.handle, parameters: { [found.name]: decoded(path.slice(found.prefix.length)) } };
  };
}

/** Text that is not encoded rightly stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const otherMethod = replyJson(
  405,
  { errors: { method: ['Only GET and HEAD are answered here.'] } },
  { Allow: 'GET, HEAD, OPTIONS' },
);

function failed(error: unknown, { request, limits }: Exchange, log: ServicePorts['log']): PlainReply {
  if (error instanceof Problem && error.code === 'store-unavailable') {
    return replyJson(503, storeUnavailable, { ...limits, 'Retry-After': String(storeRetryS) });
  }
  const reference = request.requestId ?? newReference();
  log.bug(reference, error);
  return replyJson(500, internalError(reference), limits);
}

async function fetched(
  respond: DataService['respond'],
  { method, url, headers }: Request,
  bindings: RequestBindings = {},
): Promise<Response> {
  const { origin, pathname, search } = new URL(url);
  const named = ['authorization', 'if-none-match', 'accept-encoding', 'accept-language'] as const;
  const given = Object.fromEntries(named.map((name) => [name, headers.get(name) ?? undefined]));
  const path = pathname.includes('%') ? decoded(pathname) : pathname;
  const made = await respond({ ...bindings, method, path, search, headers: given, origin });
  const init = { status: made.status, headers: { ...made.headers, ...made.limits } };
  return new Response(method === 'HEAD' ? null : wholeBody(made.body), init);
}
