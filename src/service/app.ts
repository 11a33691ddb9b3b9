import { internalError, openApi, paths, storeUnavailable, writeTimestamp, type AnswerOf } from '../contract/index.ts';
import type { DocumentedPath, PathName } from '../contract/index.ts';
import { Problem } from '../problem.ts';
import { attempt, type Soon } from '../lib/after.ts';
import { once } from '../lib/once.ts';
import { newReference } from '../lib/reference.ts';
import { astronomyPoint, newAstronomyPoint } from './astronomy-point.ts';
import { docsPage } from './docs/page.ts';
import { keyedHandler, openHandler, type EndpointOf, inOrder } from './keyed-endpoint.ts';
import type { PlainReply, RequestBindings } from '../http/ports.ts';
import type { DataService, Exchange, Handler, ServicePorts, ServiceRequest, PlaceWarnings } from './ports.ts';
import { jsonType, reply, replyJson, replyToPreflight, wholeBody } from './reply.ts';
import { currentExtremesPoint } from './current-extremes-point.ts';
import { nowPoint } from './now-point.ts';
import { currentStations } from './current-stations.ts';
import { stationDetail, stationsInArea, stationsList } from './tide-stations.ts';
import { oldTideExtremesPoint, tideExtremesPoint } from './tide-extremes-point.ts';
import { feedHandler, feedPath } from './tide-feed.ts';
import { tideSeaLevelPoint } from './tide-sea-level-point.ts';
import { weatherArea } from './weather-area.ts';
import { newWeatherPoint, weatherPoint } from './weather-point.ts';
import { windowsPoint } from './windows-point.ts';
import type { ZoneForecast } from '../domain/warning.ts';
import { defined } from '../lib/defined.ts';
import { staleHeaders, writeMissing } from './weather-answer.ts';
import type { Observation } from '../domain/observed/index.ts';
import { toHundredths } from '../domain/weather/index.ts';
import { toMillimetres } from './tide-point.ts';

/** `GET /v2/observed/point`, our addition: what gauges and buoys observe. */
const observedPoint: EndpointOf<'/v2/observed/point'> = {
  async answer({ lat, lng, kinds }, { observed, spender }) {
    const { observations, missing } = await observed({ lat, lng }, kinds, spender);
    return { body: { data: observations.map(writeObservation) }, meta: { lat, lng, ...writeMissing(missing) } };
  },
};

function writeObservation(observation: Observation): object {
  const { kind, at, values, zero, levels, isPreliminary, surge, tendencyHPa, station } = observation;
  const { id, name, point, attribution, licence, distanceKm, waterKm } = station;
  const surges = new Map(surge?.readings.map((reading) => [reading.at, toMillimetres(reading.value)]));
  const rounded = Object.entries(values).map(([attribute, value]) => [attribute, toMillimetres(value)] as const);
  const written: AnswerOf<'/v2/observed/point'>['data'][number] = defined({
    ...Object.fromEntries(rounded),
    kind,
    time: writeTimestamp(at),
    datum: zero,
    levels: levels?.map(({ at, value }) =>
      defined({ time: writeTimestamp(at), height: toMillimetres(value), surge: surges.get(at) }),
    ),
    preliminary: isPreliminary,
    pressureTendency: tendencyHPa === undefined ? undefined : toHundredths(tendencyHPa),
    surge: surge && toMillimetres(surge.heightM),
    surgeTrend: surge?.trend,
    station: {
      attribution,
      licence,
      id,
      name,
      lat: point.lat,
      lng: point.lng,
      source: id.slice(0, id.indexOf('/')),
      distance: Math.round(distanceKm),
      waterDistance: Math.round(waterKm),
    },
  });
  return inOrder(written);
}

/** `GET /v2/warnings/point`, our addition: the official warnings at a place and at its nearest point of the sea. */
const warningsPoint: EndpointOf<'/v2/warnings/point'> = {
  async answer({ lat, lng, forecasts }, { now, warnings, spender }) {
    const asked = forecasts === 'yes' ? warnings.forecasts({ lat, lng }, spender) : undefined;
    const [found, zones] = await Promise.all([warnings.at({ lat, lng }, spender), asked]);
    const { sources, missing, sea, abroad = [] } = found;
    // Where nobody could be asked, it is not known that there are none.
    if (sources.length === 0 && missing.length > 0) return { unavailable: missing.join(', ') };
    const written = sources.map(({ isStale, updated, ...source }) => ({
      ...source,
      ...(isStale && { stale: true }),
      updated: writeTimestamp(updated),
    }));
    return {
      body: { data: writeWarnings(found), ...(zones && { forecasts: zones.forecasts.map(writeIssued) }) },
      meta: {
        lat,
        lng,
        ...writeMissing(missing),
        ...(sea && { sea }),
        ...(abroad.length > 0 && { abroad }),
        sources: written,
      },
      notes: zones?.missing.map((name) => `Without the forecasts of ${name}.`) ?? [],
      headers: staleHeaders(sources, now),
    };
  },
};

function writeWarnings({ warnings }: PlaceWarnings): AnswerOf<'/v2/warnings/point'>['data'] {
  return warnings.map(({ onset, colour, replaces, ...warning }) => ({
    ...writeIssued(warning),
    replaces: [...replaces],
    ...(colour && { colour }),
    onset: writeTimestamp(onset),
  }));
}

function writeIssued<T extends Pick<ZoneForecast, 'sent' | 'expires' | 'texts'>>({
  sent,
  expires,
  texts,
  ...forecast
}: T) {
  const end = expires !== undefined && { expires: writeTimestamp(expires) };
  return { ...forecast, sent: writeTimestamp(sent), ...end, texts: texts.map((text) => defined(text)) };
}

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
