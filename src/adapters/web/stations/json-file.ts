import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { acceptsEncoding } from '../../../lib/accepts-encoding.ts';
import type { WebEnv } from '../request.ts';

/** JSON that many browsers load, compressed once. */
export type JsonFile = { readonly text: string; readonly gzip: Uint8Array<ArrayBuffer>; readonly etag: string };

export function jsonFile(value: unknown): JsonFile {
  const text = JSON.stringify(value);
  return { text, gzip: new Uint8Array(gzipSync(text)), etag: `W/"${hash('sha1', text, 'base64url')}"` };
}

/** Sends the file, or 304 where the browser has it already. */
export function sendJsonFile(c: Context<WebEnv>, { text, gzip, etag }: JsonFile, maxAgeS: number): Response {
  const headers = { ETag: etag, 'Cache-Control': `public, max-age=${maxAgeS}`, Vary: 'Accept-Encoding' };
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers);
  const type = { 'Content-Type': 'application/json; charset=utf-8' };
  return acceptsEncoding(c.req.header('Accept-Encoding'), 'gzip')
    ? c.body(gzip, 200, { ...headers, ...type, 'Content-Encoding': 'gzip' })
    : c.body(text, 200, { ...headers, ...type });
}
