import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { signSheet } from '../../drawing/index.ts';
import type { WebEnv } from './request.ts';

/** The files that pages load, in the folder `assets`. Scripts are plain JavaScript: browsers run them as they are. */
const names = [
  'style.css',
  'card.js',
  'ask.js',
  'curve.js',
  'dashboard.js',
  'stations.js',
  'suggest.js',
  'refresh.js',
  'places.js',
] as const;

const files = [...names.map((name) => [name, assetSource(name)] as const), ['signs.svg', signSheet()] as const];

export type AssetName = (typeof files)[number][0];

const urls = new Map<string, string>();
/** Those that others import are before them. */
const assets = files.map(([name, source]) => {
  const { name: stem, ext } = path.parse(name);
  const content = source.replaceAll(/(?<='\.\/)[\w-]+\.js(?=')/g, (other) => path.basename(urls.get(other) ?? other));
  const url = `/assets/${stem}.${hash('sha256', content).slice(0, 12)}${ext}`;
  urls.set(name, url);
  return { content, type: getMimeType(name) ?? 'text/plain', url };
});

/** The address of a file, which changes with its content, so that browsers may keep it for good. */
export function assetUrl(name: AssetName): string {
  return urls.get(name) ?? '';
}

/** Changes with any of the files. */
export const assetVersion = hash('sha256', assets.map(({ url }) => url).join()).slice(0, 12);

export function assetSource(name: string): string {
  return readFileSync(new URL(`assets/${name}`, import.meta.url), 'utf8');
}

export function serveAssets(app: Hono<WebEnv>): void {
  for (const { url, content, type } of assets) {
    app.get(url, (c) =>
      c.body(content, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' }),
    );
  }
}
