import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { ErrorBodies, HealthReport, Log, Metrics, Service } from './ports.ts';

/** Absent parts have no routes. */
export type RoutesOptions = {
  readonly service: Service | undefined;
  readonly web: Hono | undefined;
  readonly health: { report(): Promise<HealthReport> };
  readonly metrics: Metrics;
  readonly log: Log;
  readonly errors: ErrorBodies;
};

export type Routes = {
  fetch(request: Request, env: HttpBindings): Response | Promise<Response>;
  /** Path templates, for the request log. */
  readonly templates: readonly string[];
};

/** The routes of one address: health, metrics, the web adapter and, for all other paths, the data service. */
export function createRoutes({ service, web, health, metrics, log, errors }: RoutesOptions): Routes {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/health', async (c) => {
    const report = await health.report();
    return c.json(report, report.ok ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  app.get('/metrics', async (c) => c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }));
  if (web) app.route('/', web);
  app.notFound((c) => c.json({ errors: { path: ['There is nothing here.'] } }, 404));
  app.onError((error, c) => {
    const reference = requestId(c.env);
    log.bug(reference, error);
    return c.json(errors.internal(reference), 500);
  });
  const templates = [...app.routes, ...(service?.routes ?? [])].map((route) => route.path);
  if (service) app.all('*', (c) => service.fetch(c.req.raw, { requestId: requestId(c.env) }));
  return { fetch: (request, env) => app.fetch(request, env), templates };
}

/** Set by the request log on every response. */
function requestId({ outgoing }: HttpBindings): string {
  return String(outgoing.getHeader('X-Request-Id'));
}
