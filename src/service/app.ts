import { Hono } from 'hono';
import { internalError, openApi, storeUnavailable } from '../contract/index.ts';
import { Problem } from '../problem.ts';
import { once } from '../lib/once.ts';
import { newReference } from '../lib/reference.ts';
import { astronomyPoint, newAstronomyPoint } from './astronomy-point.ts';
import { docsPage } from './docs/page.ts';
import { keyedHandler, type Endpoint, type KeyedVariables } from './keyed-endpoint.ts';
import type { DataService, ServicePorts } from './ports.ts';
import { jsonType, reply, replyJson, replyToPreflight } from './reply.ts';
import { currentExtremesPoint } from './current-extremes-point.ts';
import { currentStations } from './current-stations.ts';
import { stationDetail, stationsInArea, stationsList } from './tide-stations.ts';
import { observedPoint } from './observed-point.ts';
import { oldTideExtremesPoint, tideExtremesPoint } from './tide-extremes-point.ts';
import { feedHandler, feedPath } from './tide-feed.ts';
import { tideSeaLevelPoint } from './tide-sea-level-point.ts';
import { weatherArea } from './weather-area.ts';
import { newWeatherPoint, weatherPoint } from './weather-point.ts';
import { windowsPoint } from './windows-point.ts';

/** The endpoints by their path in `openapi.json`: the contract's ten, and our additions. */
const endpoints: Readonly<Record<string, Endpoint>> = {
  '/v2/tide/extremes/point': tideExtremesPoint,
  '/v2/tide/sea-level/point': tideSeaLevelPoint,
  '/v2/tide/stations': stationsList('data'),
  '/v2/tide/stations/area': stationsInArea('data'),
  '/v2/tide/stations/{id}': stationDetail,
  '/v2/windows/point': windowsPoint,
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

/** `requestId` names the request in the log. Calls in process have no bindings. */
type Env = { Bindings: { readonly requestId: string }; Variables: KeyedVariables };

/** The data service: the contract over HTTP, with `/openapi.json` and `/docs`. Bugs are logged and answered with 500. */
export function createService(ports: ServicePorts): DataService {
  const app = new Hono<Env>();
  // Made when they are asked for: they take longer than everything else here, and the bot in this process needs neither.
  const document = once(() => JSON.stringify(openApi(ports.publicUrl)));
  const docs = once(() => docsPage(ports.pages));
  app.get('/openapi.json', () => reply(200, document(), { 'Content-Type': jsonType }));
  app.get('/docs', (c) =>
    reply(200, docs().html(ports.publicUrl ?? new URL(c.req.url).origin), {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': docs().policy,
    }),
  );
  for (const path of ['/openapi.json', '/docs']) refuseOtherMethods(app, path);
  for (const [path, endpoint] of Object.entries(endpoints)) {
    // A station's id contains a slash: `noaa/9414290`.
    const route = path.replace('{id}', ':id{.+}');
    app.get(route, keyedHandler(path, endpoint, ports));
    refuseOtherMethods(app, route);
  }
  if (ports.feeds) {
    const route = feedPath.replace('{feed}', ':feed');
    app.get(route, feedHandler(ports.feeds, ports));
    refuseOtherMethods(app, route);
  }
  app.notFound((c) => replyJson(404, { errors: { path: [`${c.req.path} is not a path of this service.`] } }));
  app.onError((error, c) => {
    if (error instanceof Problem && error.code === 'store-unavailable') {
      return replyJson(503, storeUnavailable, { ...c.get('limits'), 'Retry-After': String(storeRetryS) });
    }
    const reference = (c.env as Env['Bindings'] | undefined)?.requestId ?? newReference();
    ports.log.bug(reference, error);
    return replyJson(500, internalError(reference), c.get('limits'));
  });
  return { fetch: (request, bindings) => app.fetch(request, bindings), routes: app.routes };
}

function refuseOtherMethods(app: Hono<Env>, route: string): void {
  app.options(route, replyToPreflight);
  app.all(route, () =>
    replyJson(405, { errors: { method: ['Only GET and HEAD are answered here.'] } }, { Allow: 'GET, HEAD, OPTIONS' }),
  );
}
