import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log, Metrics } from './ports.ts';

/** Seconds: most answers take under a millisecond, those of others' services up to ten. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** For an asker who hung up before the answer, as nginx has it. */
const hungUp = 499;

/**
 * Notes each request: an id that its answer names, a line of the log, and figures. A request is known by the template
 * of its path, never by the path itself, which may hold anything, and never by its query, which holds coordinates.
 */
export function createRequestLog(log: Pick<Log, 'request'>, metrics: Metrics, templates: readonly string[]) {
  const templateOf = namer(templates);
  const answered = metrics.counter('bellbuoy_http_requests_total', 'Requests by endpoint and status', [
    'endpoint',
    'status',
  ]);
  const took = metrics.histogram('bellbuoy_http_request_seconds', 'Time to answer a request', ['endpoint'], buckets);
  const inFlight = new Map<ServerResponse, number>();
  metrics.gauge('bellbuoy_http_requests_in_flight', 'Requests that are not answered yet', () => inFlight.size);

  return {
    /** Hangs up on those whose answer is older than this: they do not read it, or nobody gives it. */
    closeStale(afterMs: number): void {
      const before = performance.now() - afterMs;
      for (const [outgoing, begun] of inFlight) if (begun < before) outgoing.destroy();
    },
    track(incoming: IncomingMessage, outgoing: ServerResponse): void {
      const begun = performance.now();
      const id = randomUUID();
      inFlight.set(outgoing, begun);
      outgoing.setHeader('X-Request-Id', id);
      outgoing.once('close', () => {
        inFlight.delete(outgoing);
        const ms = performance.now() - begun;
        const path = templateOf(incoming.url!);
        const status = outgoing.writableFinished ? outgoing.statusCode : hungUp;
        answered({ endpoint: path, status: String(status) });
        took({ endpoint: path }, ms / 1000);
        log.request({ id, method: incoming.method!, path, status, ms: Math.round(ms * 100) / 100 });
      });
    },
  };
}

/** Finds the template that a request's target belongs to: `other` for a path that nobody answers. */
function namer(templates: readonly string[]): (target: string) => string {
  const whole = new Set(templates.filter((template) => !template.includes(':')));
  const open = templates
    .filter((template) => template.includes(':'))
    .map((template) => ({
      stem: template.slice(0, template.indexOf(':')),
      name: template.replace(/:(\w+)(\{.*?\})?/g, '{$1}'),
    }));
  return (target) => {
    const end = target.indexOf('?');
    const path = end < 0 ? target : target.slice(0, end);
    return whole.has(path) ? path : (open.find(({ stem }) => path.startsWith(stem))?.name ?? 'other');
  };
}
