import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tooBusy, type Refusal } from '../contract/index.ts';

/** No question of the interface comes near them: characters of path and query, bytes of a body. */
const longestTarget = 4096;
const largestBytes = 16 * 1024;

/** Seconds after which who was turned away may try again. */
const retryAfterS = 1;

/** What is turned away before anybody looks at it, and how. */
type Rejection = {
  readonly status: number;
  readonly refusal: Refusal;
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

export const overload: Rejection = {
  status: 503,
  refusal: tooBusy,
  headers: { 'Retry-After': String(retryAfterS) },
};

export function reject(outgoing: ServerResponse, { status, refusal, headers }: Rejection): void {
  outgoing.writeHead(status, { ...fieldsOf(refusal), ...headers }).end(JSON.stringify(refusal));
}

/** Answers what is not HTTP, or not in time, and ends it. `isAnswering`: an answer is on its way over this socket. */
export function rejectMalformed(error: NodeJS.ErrnoException, socket: Socket, isAnswering: boolean): void {
  if (!socket.writable || isAnswering) return void socket.destroy();
  const { status, refusal } = malformations[error.code ?? ''] ?? refused(400, 'request', 'This is not HTTP.');
  const fields = Object.entries({ ...fieldsOf(refusal), Connection: 'close' }).map((field) => field.join(': '));
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...fields, '', ''].join('\r\n');
  socket.end(head + JSON.stringify(refusal), () => socket.destroy());
}

const malformations: Readonly<Record<string, Rejection>> = {
  HPE_HEADER_OVERFLOW: refused(431, 'headers', 'The headers are too long.'),
  ERR_HTTP_REQUEST_TIMEOUT: refused(408, 'request', 'The request took too long to arrive.'),
};

function refused(status: number, name: string, sentence: string): Rejection {
  return { status, refusal: { errors: { [name]: [sentence] } } };
}

function fieldsOf(refusal: Refusal): Record<string, string> {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(JSON.stringify(refusal))),
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
  };
}
