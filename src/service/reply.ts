import type { PlainHeaders, PlainReply } from '../http/ports.ts';
import usual from './headers.json' with { type: 'json' };

export const jsonType = 'application/json; charset=utf-8';

export function reply(status: number, body: PlainReply['body'], headers: PlainHeaders): PlainReply {
  return { status, body, headers: withUsual(headers) };
}

/** CORS: any page may send its visitor's key, and read the headers on quota and age. No response runs scripts or may be framed. */
export function withUsual<Headers extends PlainHeaders>(headers: Headers): PlainHeaders & Headers {
  return { ...usual.cors, ...usual.security, ...headers };
}

export function replyJson(status: number, body: object, headers: PlainHeaders = {}): PlainReply {
  return reply(status, JSON.stringify(body), { 'Content-Type': jsonType, ...headers });
}

/** Answers the `OPTIONS` request that a browser sends before a request with a key. */
export function replyToPreflight(): PlainReply {
  return reply(204, null, usual.preflight);
}

export function wholeBody(body: PlainReply['body']): string | Uint8Array<ArrayBuffer> | null {
  if (body === null || typeof body === 'string' || body instanceof Uint8Array) return body;
  const [first, last] = body;
  return typeof first === 'string' ? first + last : Buffer.concat([first, Buffer.from(last)]);
}
