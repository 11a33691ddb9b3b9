import type { Hono } from 'hono';
import { drawing, toSvg, type Drawing, type Scene } from '../../drawing/index.ts';
import { refusal, retryAfter } from '../http.ts';
import { assetSource, assetUrl, assetVersion } from './assets.ts';
import { engineUrls } from './engine.ts';
import parts from './icon.json' with { type: 'json' };
import manifest from './manifest.json' with { type: 'json' };
import { wordsFor, type WebEnv } from './request.ts';
import type { WebParts } from './questions.ts';

/** Sizes that browsers ask for to install a page (web.dev, "Add a web app manifest"), and that of Apple's home screen. */
const pngSizes = [180, 192, 512] as const;
const aDay = { 'Cache-Control': 'public, max-age=86400' };

/** The parts that make the pages installable: manifest, icons, and the service worker that keeps the last answers. */
export function addInstallRoutes(app: Hono<WebEnv>, { chat: { dictionary }, renderPng }: WebParts): void {
  const svg = toSvg(icon(512), 'Bellbuoy');
  app.get('/manifest.webmanifest', (c) => {
    const words = wordsFor(c, dictionary);
    const name = words.say('about-title');
    const own = { name, short_name: name, description: words.say('page-ask-description'), lang: words.language };
    return c.body(JSON.stringify({ ...manifest, ...own }), 200, {
      'Content-Type': 'application/manifest+json',
      ...aDay,
      Vary: 'Accept-Language',
    });
  });
  app.get('/icon.svg', (c) => c.body(svg, 200, { 'Content-Type': 'image/svg+xml', ...aDay }));
  for (const size of pngSizes) {
    app.get(`/icon-${size}.png`, async (c) => {
      const drawn = await renderPng({ picture: async () => ({ alt: 'Bellbuoy', scene: icon(size), svg }) });
      if (!drawn) return refusal('path', 'There is no picture just now.', 503, retryAfter(5000));
      return c.body(new Uint8Array(drawn.png), 200, { 'Content-Type': 'image/png', ...aDay });
    });
  }
  // Asked for by what reads no page.
  app.get('/favicon.ico', (c) => c.redirect('/icon-180.png', 301));
  // At the root, so that it serves all pages, and with the files of this version at its top.
  const shell = [
    '/',
    '/icon.svg',
    ...(
      ['style.css', 'signs.svg', 'card.js', 'ask.js', 'suggest.js', 'places.js', 'curve.js', 'refresh.js'] as const
    ).map(assetUrl),
  ];
  const worker = `const version = ${JSON.stringify(assetVersion)};\nconst shell = ${JSON.stringify(shell)};\nconst engine = ${JSON.stringify(engineUrls)};\n${assetSource('service-worker.js')}`;
  app.get('/service-worker.js', (c) =>
    c.body(worker, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
}

/** The icon, so many pixels wide: a bell buoy leaning in the sea, all within the circle that no system cuts off. */
function icon(size: number): Scene {
  return {
    width: size,
    height: size,
    shapes: drawing(parts as unknown as Drawing, (color) => color, 0, 0, size / 512),
  };
}
