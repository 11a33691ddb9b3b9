import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Hono } from 'hono';
import type { WebEnv } from './request.ts';

/** The files that pages load, in the folder `assets`. Scripts are plain JavaScript: browsers run them as they are. */
const names = [
  'style.css',
  'ask.js',
  'curve.js',
  'dashboard.js',
  'stations.js',
  'suggest.js',
  'refresh.js',
  'places.js',
] as const;

export type AssetName = (typeof names)[number];

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

const assets = names.map((name) => {
  const content = assetSource(name);
  const { name: stem, ext } = path.parse(name);
  return {
    name,
    content,
    type: types[ext] ?? 'text/plain',
    url: `/assets/${stem}.${hash('sha256', content).slice(0, 12)}${ext}`,
  };
});

const urls = new Map<AssetName, string>(assets.map(({ name, url }) => [name, url]));

/** The address of a file, which changes with its content, so that browsers may keep it for good. */
export function assetUrl(name: AssetName): string {
  return urls.get(name) ?? '';
}

/** Changes with any of the files. */
export const assetVersion = hash('sha256', assets.map(({ url }) => url).join()).slice(0, 12);

/** The text of a file in the folder `assets`. */
export function assetSource(name: string): string {
  return readFileSync(new URL(`assets/${name}`, import.meta.url), 'utf8');
}

/** Adds a route for each file. */
export function serveAssets(app: Hono<WebEnv>): void {
  for (const { url, content, type } of assets) {
    app.get(url, (c) =>
      c.body(content, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' }),
    );
  }
}
