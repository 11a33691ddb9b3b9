import type { IncomingMessage } from 'node:http';
import type { AddressSet } from '../lib/ip-address.ts';
import { networkOf } from './client.ts';
import { codingFor, encoded, varying } from './compress.ts';
import type { Log, PlainReply, Service } from './ports.ts';
import type { LoggedResponse } from './request-log.ts';

/** A host that needs no further look: any other one is refused, or read with more care, on the way of all requests. */
const plainHost = /^[\w.-]+(?::\d+)?$/;

/** Answers a request if it is a plain one for data, and returns whether it is. */
export type AnswerDirectly = (incoming: IncomingMessage, outgoing: LoggedResponse) => boolean;

/**
 * Answers the most frequent requests, those with a key for data, on a path of their own: through the router and the objects
 * of the Fetch API one takes twice the time.
 */
export function createDirectAnswers(
  { respond, paths }: Partial<Service>,
  trustedProxies: AddressSet,
  log: Pick<Log, 'bug'>,
): AnswerDirectly {
  return (incoming, outgoing) => {
    const { url = '', method = '', headers } = incoming;
    const { id: requestId } = outgoing;
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    if (!respond || method !== 'GET' || !paths?.has(path)) return false;
    // A browser gets a page where there is an error.
    if (!plainHost.test(headers.host ?? '') || headers.accept?.includes('text/html')) return false;
    const search = query < 0 ? '' : url.slice(query);
    const clientNetwork = (): string => networkOf(incoming, trustedProxies);
    respond({ method, path, search, headers, requestId, clientNetwork })
      .then((reply) => send(outgoing, requestId, reply, headers['accept-encoding']))
      .catch((error: unknown) => {
        log.bug(requestId, error);
        outgoing.destroy();
      });
    return true;
  };
}

/** As a list, and with none set before, headers are written as they are; a text goes out with them in one piece. */
async function send(
  outgoing: LoggedResponse,
  requestId: string,
  { status, headers, body }: PlainReply,
  accepted: string | undefined,
): Promise<void> {
  const all = ['X-Request-Id', requestId];
  for (const name in headers) all.push(name, headers[name]!);
  if (body === null) return void outgoing.writeHead(status, all).end();
  const [first, last] = typeof body === 'string' || body instanceof Uint8Array ? [body, ''] : body;
  const isCoded = accepted === undefined || headers['Content-Encoding'] !== undefined;
  const coding = isCoded ? undefined : codingFor(headers['Content-Type'], accepted);
  const bytes = coding && (await encoded(Buffer.concat([Buffer.from(first), Buffer.from(last)]), coding));
  if (bytes) {
    const more = { 'Content-Encoding': coding.name, Vary: varying(headers['Vary']), 'Content-Length': bytes.length };
    return void outgoing.writeHead(status, { ...headers, ...more, 'X-Request-Id': requestId }).end(bytes);
  }
  all.push('Content-Length', String(Buffer.byteLength(first) + Buffer.byteLength(last)));
  outgoing.writeHead(status, all);
  if (typeof first === 'string') return void outgoing.end(first + last);
  outgoing.write(first);
  outgoing.end(last);
}
