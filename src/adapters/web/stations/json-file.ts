import { hash } from 'node:crypto';
import type { Context } from 'hono';
import type { WebEnv } from '../request.ts';

/** JSON that many browsers load, written once. */
export type JsonFile = { readonly text: string; readonly etag: string };

export function jsonFile(value: unknown): JsonFile {
  const text = JSON.stringify(value);
  return { text, etag: `W/"${hash('sha1', text, 'base64url')}"` };
}

/** Sends the file, or 304 where the browser has it already. */
export function sendJsonFile(c: Context<WebEnv>, { text, etag }: JsonFile, maxAgeS: number): Response {
  const headers = { ETag: etag, 'Cache-Control': `public, max-age=${maxAgeS}` };
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers);
  return c.body(text, 200, { ...headers, 'Content-Type': 'application/json; charset=utf-8' });
}
