import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { most } from './limits.ts';

/** `Retry-After` of a request that was shed, seconds. */
const retryAfterS = 1;

type Rejection = {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
};

/** `undefined` where a request is admitted. Larger bodies are admitted at `eventPaths`, which platforms call. */
export function rejectionFor({ url = '', method, headers }: IncomingMessage, eventPaths: ReadonlySet<string>) {
  if (!headers.host) return rejection(400, 'request', 'The header Host is missing.');
  if (url.length > most.targetLength) return rejection(414, 'url', `At most ${most.targetLength} characters.`);
  const isRead = method === 'GET' || method === 'HEAD';
  const maxBytes = eventPaths.has(url) ? most.eventBytes : most.bodyBytes;
  const isTooLarge = Number(headers['content-length'] ?? 0) > maxBytes;
  if (!isTooLarge && !(isRead && headers['transfer-encoding'])) return undefined;
  // Closes the connection instead of reading the body that follows.
  return { ...rejection(413, 'body', `At most ${maxBytes} bytes.`), headers: { Connection: 'close' } };
}

export function shedding(tooBusy: object): Rejection {
  return { status: 503, body: tooBusy, headers: { 'Retry-After': String(retryAfterS) } };
}

export const unmetExpectation: Rejection = rejection(417, 'expect', 'Only 100-continue can be expected.');

export function reject(outgoing: ServerResponse, { status, body, headers }: Rejection): void {
  outgoing.writeHead(status, { ...headersOf(body), ...headers }).end(JSON.stringify(body));
}

/** Answers a malformed or late request and closes its socket. `responses`: unended ones, whose requests' headers are there. */
export function rejectMalformed(error: NodeJS.ErrnoException, socket: Socket, responses: readonly ServerResponse[]) {
  const refused = malformations[error.code ?? ''] ?? rejection(400, 'request', 'This is not HTTP.');
  const [first, ...others] = responses;
  if (!socket.writable) return void socket.destroy();
  if (!first) return writeRejection(socket, refused);
  // Its body is malformed. To any other request this would be a wrong response, and would corrupt one that has begun.
  const isOnlyRequest = others.length === 0 && !first.req.complete && !first.headersSent;
  if (!isOnlyRequest) return void socket.destroy();
  reject(first, { ...refused, headers: { Connection: 'close' } });
}

/** Answers `CONNECT`, for which Node hands over the socket: this is no proxy. */
export function rejectConnect(socket: Duplex): void {
  const { status, body } = rejection(405, 'method', 'This is no proxy.');
  writeRejection(socket, { status, body, headers: { Allow: 'GET, HEAD, OPTIONS' } });
}

function writeRejection(socket: Duplex, { status, body, headers }: Rejection): void {
  const fields = Object.entries({ ...headersOf(body), ...headers, Connection: 'close' }).map((field) =>
    field.join(': '),
  );
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...fields, '', ''].join('\r\n');
  socket.end(head + JSON.stringify(body), () => socket.destroy());
}

const malformations: Readonly<Record<string, Rejection>> = {
  HPE_HEADER_OVERFLOW: rejection(431, 'headers', 'The headers are too long.'),
  ERR_HTTP_REQUEST_TIMEOUT: rejection(408, 'request', 'The request took too long to arrive.'),
};

function rejection(status: number, name: string, sentence: string): Rejection {
  return { status, body: { errors: { [name]: [sentence] } } };
}

function headersOf(body: object): Record<string, string> {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(JSON.stringify(body))),
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
  };
}
