import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Soon } from '../lib/after.ts';
import { Problem } from '../problem.ts';
import { clientOf, networkOf } from './client.ts';
import { compressed } from './compress.ts';
import { createOwnOriginCheck, type OwnOriginOptions } from './own-origin.ts';
import { createOperatorRoutes, type OperatorRoutesOptions } from './operator-routes.ts';
import type { ErrorBodies, ErrorPage, Log, Service, Web, Webhook } from './ports.ts';

/** Absent parts have no routes. */
export type RoutesOptions = OwnOriginOptions &
  OperatorRoutesOptions & {
    readonly service: Service | undefined;
    readonly web: Web | undefined;
    readonly webhooks?: readonly Webhook[];
    /** Absent: errors are JSON for browsers, too. */
    readonly errorPage?: ErrorPage | undefined;
    readonly log: Log;
    readonly errors: ErrorBodies;
  };

/** The routes of one address: health, metrics, the web adapter and, for all other paths, the data service. */
export function createRoutes(options: RoutesOptions) {
  const { service, web, webhooks = [], log, errors } = options;
  const app = new Hono<{ Bindings: HttpBindings & WebRequestBindings }>();
  app.route('/', createOperatorRoutes(options));
  if (web) {
    const foreignRequest = createOwnOriginCheck(options);
    for (const path of new Set(web.routes.map((route) => route.path))) {
      app.use(path, async (c, next) => {
        const foreign = foreignRequest(c.env.incoming);
        if (foreign) return c.json({ errors: { [foreign.header]: [foreign.sentence] } }, 403);
        c.env.clientNetwork = networkOf(c.env.incoming, options.trustedProxies);
        c.env.origin = originOf(c.env.incoming, options);
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
  if (service)
    app.all('*', (c) => {
      const clientNetwork = (): string => networkOf(c.env.incoming, options.trustedProxies);
      return service.fetch(c.req.raw, { requestId: requestId(c.env), clientNetwork });
    });
  const { errorPage } = options;
  const answer = (request: Request, env: HttpBindings): Soon<Response> => {
    const answered = app.fetch(request, { ...env, clientNetwork: '', origin: '' });
    if (!errorPage || !request.headers.get('Accept')?.includes('text/html')) return answered;
    return Promise.resolve(answered).then((response) =>
      response.status < 400 ? response : (errorPage(request, response, originOf(env.incoming, options)) ?? response),
    );
  };
  return {
    fetch(request: Request, env: HttpBindings): Soon<Response> {
      const answered = answer(request, env);
      const accepted = env.incoming.headers['accept-encoding'];
      if (!accepted || env.incoming.method === 'HEAD') return answered;
      return Promise.resolve(answered).then((response) => compressed(response, accepted));
    },
    templates,
  };
}

/** For the web adapter, set where a request is for it. */
type WebRequestBindings = { clientNetwork: string; origin: string };

/** The origin under which people reach this listener: the public one, else the one that this request names. */
function originOf(incoming: HttpBindings['incoming'], { publicUrl, trustedProxies }: OwnOriginOptions): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const { host, protocol } = clientOf(incoming, trustedProxies);
  return `${protocol}://${host ?? 'localhost'}`;
}

/** Set by the request log on every response. */
function requestId({ outgoing }: HttpBindings): string {
  return String(outgoing.getHeader('X-Request-Id'));
}
