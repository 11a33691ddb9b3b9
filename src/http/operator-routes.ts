import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createMetricsAccess, type MetricsAccessOptions } from './metrics-access.ts';
import type { Health, Metrics } from './ports.ts';

export type OperatorRoutesOptions = MetricsAccessOptions & { readonly health: Health; readonly metrics: Metrics };

/** Paths that bypass the request queue: operators need them most of all under load, and they are cheap. */
export const operatorPaths: ReadonlySet<string> = new Set(['/health', '/health/live', '/health/ready', '/metrics']);

const uncached = { 'Cache-Control': 'no-store' };
const noMethod = { errors: { method: ['Only GET and HEAD are answered here.'] } };
const noAccess = {
  errors: { key: 'Metrics are for programs on this machine, or with METRICS_TOKEN as bearer token.' },
};

/** `/health/live` answers while the event loop turns; `/health/ready` and `/health` with 503 while the data service cannot. */
export function createOperatorRoutes({ health, metrics, ...access }: OperatorRoutesOptions) {
  const mayReadMetrics = createMetricsAccess(access);
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/health/live', (c) => c.json({ live: true }, 200, uncached));
  app.get('/health/ready', async (c) => {
    const ready = await health.isReady();
    return c.json({ ready }, ready ? 200 : 503, uncached);
  });
  app.get('/health', async (c) => {
    const report = await health.report();
    return c.json(report, report.ready ? 200 : 503, uncached);
  });
  app.get('/metrics', (c) => {
    if (!mayReadMetrics(c.env.incoming)) return c.json(noAccess, 401, { ...uncached, 'WWW-Authenticate': 'Bearer' });
    return c.body(metrics.text(), 200, { 'Content-Type': metrics.contentType, ...uncached });
  });
  for (const path of operatorPaths) app.all(path, (c) => c.json(noMethod, 405, { Allow: 'GET, HEAD' }));
  return app;
}
