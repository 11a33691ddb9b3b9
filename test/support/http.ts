import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { parseMultipart } from './multipart.ts';
import type { Part } from './multipart.ts';

export interface Incoming {
  verb: string;
  url: URL;
  authorization: string | undefined;
  /** The JSON object or array, or the fields of the form as strings. */
  body: unknown;
  files: Part[];
  /** Aborted when the client hangs up before the answer. */
  hungUp: AbortSignal;
}

export interface Outgoing {
  status: number;
  /** Absent: no body and no content type, as a 204 must be. */
  body?: object;
  headers?: Record<string, string>;
  /** Instead of an answer: the connection is closed, or kept open without one. */
  cut?: 'reset' | 'hang';
}

export interface HttpServer {
  server: Server;
  port: number;
  close(): Promise<void>;
}

/** An HTTP server on a free port of 127.0.0.1; a handler that throws is a fault of the server itself: 500. */
export async function startHttp(handle: (request: Incoming) => Promise<Outgoing>): Promise<HttpServer> {
  const server = createServer((request, response) => {
    void read(request, response)
      .then(handle)
      .catch((error: unknown) => ({ status: 500, body: { message: String(error) } }))
      .then((answer: Outgoing) => write(response, answer));
  });
  // As nginx in front of the platforms: Node's 5 s would cut connections that a busy client is about to use again.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(request: IncomingMessage, response: ServerResponse): Promise<Incoming> {
  const hangUp = new AbortController();
  response.on('close', () => hangUp.abort());
  const raw = await buffer(request);
  return {
    verb: request.method ?? 'GET',
    url: new URL(request.url ?? '/', 'http://127.0.0.1'),
    authorization: request.headers.authorization,
    ...parseBody(raw, request.headers['content-type'] ?? ''),
    hungUp: hangUp.signal,
  };
}

/** The body of a request or response, by its content type. */
export function parseBody(raw: Buffer, contentType: string): { body: unknown; files: Part[] } {
  if (contentType.startsWith('multipart/form-data')) {
    const parts = parseMultipart(raw, contentType);
    const fields = parts.filter((part) => part.filename === undefined);
    return {
      body: Object.fromEntries(fields.map((part) => [part.name, part.data.toString('utf8')])),
      files: parts.filter((part) => part.filename !== undefined),
    };
  }
  const text = raw.toString('utf8');
  if (contentType.startsWith('application/x-www-form-urlencoded')) {
    return { body: Object.fromEntries(new URLSearchParams(text)), files: [] };
  }
  return { body: text === '' ? {} : parseJson(text), files: [] };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function write(response: ServerResponse, { status, body, headers, cut }: Outgoing): void {
  if (cut === 'reset') response.destroy();
  if (cut) return;
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  response.writeHead(status, { ...type, ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
