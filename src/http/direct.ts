import type { IncomingMessage } from 'node:http';
import { after, attempt, type Soon } from '../lib/after.ts';
import type { AddressSet } from '../lib/ip-address.ts';
import { networkOf } from './client.ts';
import { codingFor, encoded, varying } from './compress.ts';
import type { Log, PlainReply, Service } from './ports.ts';
import type { LoggedResponse } from './request-log.ts';

/** A host that needs no further look: any other one is refused, or read with more care, on the way of all requests. */
const plainHost = /^[\w.-]+(?::\d+)?$/;

/** Answers plain requests for data, the most frequent: through the router and the Fetch API they take twice the time. */
export function createDirectAnswers(
  { respond, paths }: Partial<Service>,
  trustedProxies: AddressSet,
  log: Pick<Log, 'bug'>,
) {
  return (incoming: IncomingMessage, outgoing: LoggedResponse): boolean => {
    const { url = '', method = '', headers } = incoming;
    const { id: requestId } = outgoing;
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    if (!respond || method !== 'GET' || !paths?.has(path)) return false;
    // A browser gets a page where there is an error.
    if (!plainHost.test(headers.host ?? '') || headers.accept?.includes('text/html')) return false;
    const search = query < 0 ? '' : url.slice(query);
    const clientNetwork = (): string => networkOf(incoming, trustedProxies);
    const request = { method, path, search, headers, requestId, clientNetwork };
    void attempt<unknown>(
      () => after(respond(request), (reply) => send(outgoing, requestId, reply, headers['accept-encoding'])),
      (error) => {
        log.bug(requestId, error);
        outgoing.destroy();
      },
    );
    return true;
  };
}

/** As a list, and with none set before, headers are written as they are; a text goes out with them in one piece. */
function send(
  outgoing: LoggedResponse,
  requestId: string,
  { status, headers, limits = {}, body }: PlainReply,
  accepted: string | undefined,
): Soon<unknown> {
  const all = ['X-Request-Id', requestId];
  for (const name in headers) all.push(name, headers[name]!);
  for (const name in limits) all.push(name, limits[name]!);
  if (body === null) return outgoing.writeHead(status, all).end();
  const [first, last] = typeof body === 'string' || body instanceof Uint8Array ? [body, ''] : body;
  const length = Buffer.byteLength(first) + Buffer.byteLength(last);
  const asIs = (): unknown => {
    all.push('Content-Length', String(length));
    outgoing.writeHead(status, all);
    if (typeof first !== 'string') outgoing.write(first);
    // What has as many bytes as characters is the same in both, and Latin-1 is written in half the time.
    const isAscii = length === first.length + last.length;
    return outgoing.end(typeof first === 'string' ? first + last : last, isAscii ? 'latin1' : 'utf8');
  };
  const isCoded = accepted === undefined || headers['Content-Encoding'] !== undefined;
  const coding = isCoded ? undefined : codingFor(headers['Content-Type'], accepted);
  if (!coding) return asIs();
  return encoded(Buffer.concat([Buffer.from(first), Buffer.from(last)]), coding).then((bytes) => {
    if (!bytes) return asIs();
    const more = { 'Content-Encoding': coding.name, Vary: varying(headers['Vary']), 'Content-Length': bytes.length };
    return outgoing.writeHead(status, { ...headers, ...limits, ...more, 'X-Request-Id': requestId }).end(bytes);
  });
}
