import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { Problem } from '../problem.ts';
import { customerNetwork } from '../lib/ip-address.ts';
import { clientOf } from './client.ts';
import { createOwnOriginCheck, type OwnOriginOptions } from './own-origin.ts';
import { createOperatorRoutes, type OperatorRoutesOptions } from './operator-routes.ts';
import type { ErrorBodies, Log, Service, Web, Webhook } from './ports.ts';

/** Absent parts have no routes. */
export type RoutesOptions = OwnOriginOptions &
  OperatorRoutesOptions & {
    readonly service: Service | undefined;
    readonly web: Web | undefined;
    readonly webhooks?: readonly Webhook[];
    readonly log: Log;
    readonly errors: ErrorBodies;
  };

export type Routes = {
  fetch(request: Request, env: HttpBindings): Response | Promise<Response>;
  /** Path templates, for the request log. */
  readonly templates: readonly string[];
};

/** The routes of one address: health, metrics, the web adapter and, for all other paths, the data service. */
export function createRoutes(options: RoutesOptions): Routes {
  const { service, web, webhooks = [], log, errors } = options;
  const app = new Hono<{ Bindings: HttpBindings & WebRequestBindings }>();
  app.route('/', createOperatorRoutes(options));
  if (web) {
    const foreignRequest = createOwnOriginCheck(options);
    for (const path of new Set(web.routes.map((route) => route.path))) {
      app.use(path, async (c, next) => {
        const foreign = foreignRequest(c.env.incoming);
        if (foreign) return c.json({ errors: { [foreign.header]: [foreign.sentence] } }, 403);
        c.env.clientNetwork = customerNetwork(clientOf(c.env.incoming, options.trustedProxies).address);
        return next();
      });
    }
    app.route('/', web);
  }
  for (const webhook of webhooks) app.route('/', webhook);
  app.notFound((c) => c.json({ errors: { path: ['There is nothing here.'] } }, 404));
  app.onError((error, c) => {
    if (error instanceof Problem && error.code === 'store-unavailable') return c.json(errors.storeUnavailable, 503);
    const reference = requestId(c.env);
    log.bug(reference, error);
    return c.json(errors.internal(reference), 500);
  });
  const templates = [...app.routes, ...(service?.routes ?? [])].map((route) => route.path);
  if (service) app.all('*', (c) => service.fetch(c.req.raw, { requestId: requestId(c.env) }));
  return { fetch: (request, env) => app.fetch(request, { ...env, clientNetwork: '' }), templates };
}

/** For the web adapter, set where a request is for it. */
type WebRequestBindings = { clientNetwork: string };

/** Set by the request log on every response. */
function requestId({ outgoing }: HttpBindings): string {
  return String(outgoing.getHeader('X-Request-Id'));
}
