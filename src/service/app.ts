import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { internalError, openApi } from '../contract/index.ts';
import { astronomyPoint, newAstronomyPoint } from './astronomy-point.ts';
import { docsPage } from './docs.ts';
import { keyed, type Endpoint } from './keyed.ts';
import type { ServicePorts } from './ports.ts';
import { stationDetail, stationsInArea, stationsList } from './tide-stations.ts';
import { oldTideExtremesPoint, tideExtremesPoint } from './tide-extremes-point.ts';
import { tideSeaLevelPoint } from './tide-sea-level-point.ts';

/**
 * Every path of the interface that this service answers, as `openapi.json` writes it. Of the contract's ten, `/v1/weather/point` and
 * `/v1/weather/area` are still to come with their sources; until then they are unknown paths.
 */
const endpoints: Readonly<Record<string, Endpoint>> = {
  '/v2/tide/extremes/point': tideExtremesPoint,
  '/v2/tide/sea-level/point': tideSeaLevelPoint,
  '/v2/tide/stations': stationsList('data'),
  '/v2/tide/stations/area': stationsInArea('data'),
  '/v2/tide/stations/{id}': stationDetail,
  '/v1/tide/extremes/point': oldTideExtremesPoint,
  '/v1/tide/stations': stationsList('stations'),
  '/v1/tide/stations/area': stationsInArea('stations'),
  '/v1/astronomy/point': astronomyPoint,
  '/v2/astronomy/point': newAstronomyPoint,
};

/** A page of anybody may ask with its visitor's key and read what the answer says of quota and age. */
const openToBrowsers = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'OPTIONS'],
  allowHeaders: ['Authorization', 'If-None-Match'],
  exposeHeaders: [
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Reset',
    'X-Request-Id',
    'Retry-After',
    'ETag',
  ],
  maxAge: 86_400,
});

/** What the request is called in the log. Where the service is called in process, there are no bindings at all. */
type Env = { Bindings: { readonly requestId: string } };

/** The data service: the contract over HTTP. One `fetch`, mounted on a listener or called in process. */
export function createService(ports: ServicePorts): Hono<Env> {
  const app = new Hono<Env>();
  app.use(openToBrowsers);
  app.use(async (c, next) => {
    await next();
    const isJson = c.res.headers.get('Content-Type')?.startsWith('application/json') ?? true;
    if (isJson) c.header('Content-Type', 'application/json; charset=utf-8');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.get('/openapi.json', (c) => c.json(openApi()));
  app.get('/docs', (c) => c.html(docsPage()));
  for (const [path, endpoint] of Object.entries(endpoints)) {
    // A station's id has a slash within.
    const route = path.replace('{id}', ':id{.+}');
    app.get(route, keyed(path, endpoint, ports));
    app.all(route, (c) =>
      c.json({ errors: { method: ['Only GET and HEAD are answered here.'] } }, 405, { Allow: 'GET, HEAD, OPTIONS' }),
    );
  }
  app.notFound((c) =>
    c.json({ errors: { path: [`${new URL(c.req.url).pathname} is not a path of this service.`] } }, 404),
  );
  app.onError((error, c) => {
    const reference = (c.env as Env['Bindings'] | undefined)?.requestId ?? randomUUID();
    ports.log.bug(reference, error);
    return c.json(internalError(reference), 500);
  });
  return app;
}
