import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Responds with 413 to a body of more bytes. One whose length is declared is read by the handler alone, since Node reads no
 * more than was declared, and a look at it as a stream, as hono's own limit takes, costs 0.3 ms a request.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const limitStream = bodyLimit({
    maxSize: maxBytes,
    onError: () =>
      Response.json(
        { errors: { body: [`At most ${maxBytes} bytes.`] } },
        { status: 413, headers: { 'Cache-Control': 'no-store' } },
      ),
  });
  return async (c, next) => {
    const isDeclared = c.req.header('Transfer-Encoding') === undefined;
    const length = Number(c.req.header('Content-Length') ?? NaN);
    return isDeclared && length <= maxBytes ? next() : limitStream(c, next);
  };
}
