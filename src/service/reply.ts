import type { PlainHeaders, PlainReply } from '../http/ports.ts';

export const jsonType = 'application/json; charset=utf-8';

/** CORS: any page may send its visitor's key, and read the headers on quota and age. */
const corsHeaders: PlainHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id, X-Stale-Sources, X-Notes, ' +
    'Age, Retry-After, ETag',
};

/** No response runs scripts, loads anything, or may be framed by another page. */
const securityHeaders: PlainHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

export function reply(status: number, body: PlainReply['body'], headers: PlainHeaders): PlainReply {
  return { status, body, headers: withUsual(headers) };
}

export function withUsual<Headers extends PlainHeaders>(headers: Headers): PlainHeaders & Headers {
  return { ...corsHeaders, ...securityHeaders, ...headers };
}

export function replyJson(status: number, body: object, headers: PlainHeaders = {}): PlainReply {
  return reply(status, JSON.stringify(body), { 'Content-Type': jsonType, ...headers });
}

/** Answers the `OPTIONS` request that a browser sends before a request with a key. */
export function replyToPreflight(): PlainReply {
  return reply(204, null, {
    'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
    'Access-Control-Allow-Headers': 'Authorization, If-None-Match',
    'Access-Control-Max-Age': '86400',
  });
}

export function wholeBody(body: PlainReply['body']): string | Uint8Array<ArrayBuffer> | null {
  if (body === null || typeof body === 'string' || body instanceof Uint8Array) return body;
  const [first, last] = body;
  return typeof first === 'string' ? first + last : Buffer.concat([first, Buffer.from(last)]);
}
