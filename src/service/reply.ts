/** Headers by name. Plain ones, without a `Headers` of them: the listener writes them as they are, in half the time. */
export type PlainHeaders = Readonly<Record<string, string>>;

export const jsonType = 'application/json; charset=utf-8';

/** A page of anybody may ask with its visitor's key and read what the answer says of quota and age. */
const openToBrowsers: PlainHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id, X-Stale-Sources, ' +
    'Age, Retry-After, ETag',
};

/** Nothing that is answered here is a page that runs or loads anything, or that another page may show within it. */
const secure: PlainHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

export function reply(status: number, body: string | Uint8Array<ArrayBuffer> | null, headers: PlainHeaders): Response {
  return new Response(body, { status, headers: { ...openToBrowsers, ...secure, ...headers } });
}

export function replyJson(status: number, body: object, headers: PlainHeaders = {}): Response {
  return reply(status, JSON.stringify(body), { 'Content-Type': jsonType, ...headers });
}

/** What a browser asks before it asks with a key of its visitor. */
export function replyToPreflight(): Response {
  return reply(204, null, {
    'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
    'Access-Control-Allow-Headers': 'Authorization, If-None-Match',
    'Access-Control-Max-Age': '86400',
  });
}
