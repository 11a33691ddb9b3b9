import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** No question of the interface comes near them: characters of path and query, bytes of a body. */
const longestTarget = 4096;
const largestBytes = 16 * 1024;

/** Seconds after which who was turned away may try again. */
const retryAfterS = 1;

/** What is turned away before anybody looks at it, and how. */
type Rejection = {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Why a request is not even looked at; `undefined` where it is. */
export function rejectionFor({ url, method, headers }: IncomingMessage): Rejection | undefined {
  if (url!.length > longestTarget) return refused(414, 'url', `At most ${longestTarget} characters.`);
  const isRead = method === 'GET' || method === 'HEAD';
  const isTooLarge = Number(headers['content-length'] ?? 0) > largestBytes;
  if (!isTooLarge && !(isRead && headers['transfer-encoding'])) return undefined;
  // The body is still to come: it is not waited for.
  return { ...refused(413, 'body', `At most ${largestBytes} bytes.`), headers: { Connection: 'close' } };
}

/** For a request that would have to wait too long. */
export function shedding(tooBusy: object): Rejection {
  return { status: 503, body: tooBusy, headers: { 'Retry-After': String(retryAfterS) } };
}

export function reject(outgoing: ServerResponse, { status, body, headers }: Rejection): void {
  outgoing.writeHead(status, { ...headersOf(body), ...headers }).end(JSON.stringify(body));
}

/** Answers what is not HTTP, or not in time, and ends it. `isAnswering`: an answer is on its way over this socket. */
export function rejectMalformed(error: NodeJS.ErrnoException, socket: Socket, isAnswering: boolean): void {
  if (!socket.writable || isAnswering) return void socket.destroy();
  const { status, body } = malformations[error.code ?? ''] ?? refused(400, 'request', 'This is not HTTP.');
  const fields = Object.entries({ ...headersOf(body), Connection: 'close' }).map((field) => field.join(': '));
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...fields, '', ''].join('\r\n');
  socket.end(head + JSON.stringify(body), () => socket.destroy());
}

const malformations: Readonly<Record<string, Rejection>> = {
  HPE_HEADER_OVERFLOW: refused(431, 'headers', 'The headers are too long.'),
  ERR_HTTP_REQUEST_TIMEOUT: refused(408, 'request', 'The request took too long to arrive.'),
};

function refused(status: number, name: string, sentence: string): Rejection {
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
