import { randomUUID } from 'node:crypto';
import { ServerResponse } from 'node:http';
import type { Log, Metrics } from './ports.ts';

/** Seconds: most responses take under a millisecond, those that wait for an upstream up to ten seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** nginx's status for a client that closed the connection before the response. */
const clientClosedRequest = 499;

/** An id of its own, of a random beginning and a number: a random one for each request takes a microsecond and 1 kB. */
const beginning = randomUUID().slice(0, -12);
let last = 0;

export class LoggedResponse extends ServerResponse {
  readonly id = beginning + String(++last).padStart(12, '0');
  readonly beganAt = performance.now();
}

/** An endpoint is the template of a path, never the path, which may hold anything, nor the query, which has coordinates. */
export function createRequestLog(log: Pick<Log, 'request'>, metrics: Metrics, templates: readonly string[]) {
  const templateOf = templateFinder(templates);
  const answered = metrics.counter('bellbuoy_http_requests_total', 'Requests by endpoint and status', [
    'endpoint',
    'status',
  ]);
  const duration = metrics.histogram(
    'bellbuoy_http_request_seconds',
    'Time to answer a request',
    ['endpoint'],
    buckets,
  );
  let inFlight = 0;
  metrics.gauge('bellbuoy_http_requests_in_flight', 'Requests that are not answered yet', () => inFlight);

  return {
    began: () => void inFlight++,
    /** To be called when a response has ended, or broken off. */
    ended({ id, beganAt, statusCode, writableFinished, req: { url = '', method = '' } }: LoggedResponse): void {
      inFlight--;
      const ms = performance.now() - beganAt;
      const path = templateOf(url);
      const status = writableFinished ? statusCode : clientClosedRequest;
      answered({ endpoint: path, status: String(status) });
      duration({ endpoint: path }, ms / 1000);
      log.request({ id, method, path, status, ms: Math.round(ms * 100) / 100 });
    },
  };
}

/** Returns a function that finds the template of a request's target: `other` for an unknown path. */
function templateFinder(templates: readonly string[]): (target: string) => string {
  const literal = new Set(templates.filter((template) => !template.includes(':')));
  const parametric = templates
    .filter((template) => template.includes(':'))
    .map((template) => ({
      prefix: template.slice(0, template.indexOf(':')),
      name: template.replace(/:(\w+)(\{.*?\})?/g, '{$1}'),
    }));
  return (target) => {
    const end = target.indexOf('?');
    const path = end < 0 ? target : target.slice(0, end);
    return literal.has(path) ? path : (parametric.find(({ prefix }) => path.startsWith(prefix))?.name ?? 'other');
  };
}
