/**
 * The pages: HTML made on the server, with `html` of hono, which escapes every value. A page is a file that exports
 * `addXPage(app, ports)`, adds its routes to the Hono app of the web adapter and answers with `sendPage`:
 *
 *     app.get('/stations', (c) => {
 *       const words = wordsFor(c, dictionary);
 *       return sendPage(c, { words, title: words.say(…), description: …, main: html`<h1>…</h1>` });
 *     });
 *
 * Texts are in `locales`, the style of all pages in `assets/style.css`; a script is a file in `assets` and a name in
 * `assets.ts`, because the policy of `headers.ts` runs no inline script and no inline style. A page that others link to is
 * a line in `navigation.ts`. An error that is thrown or answered as JSON becomes a page for browsers (`error-page.ts`).
 */
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Words } from '../../words.ts';
import { assetUrl, type AssetName } from './assets.ts';
import { pageHeaders, type WebEnv } from './request.ts';

/** A piece of HTML in which every value is escaped. */
export type Html = ReturnType<typeof html>;

/** The part of a page that search engines and link previews show, of an address that is worth sharing. */
type Sharing = {
  /** From the root, with its query: `/?q=tide+Brest`. */
  readonly address: string;
  /** From the root, a PNG. */
  readonly picture?: string;
  /** An Atom feed. */
  readonly feed?: string;
};

type Page = {
  readonly words: Words;
  readonly title: string;
  /** One sentence. */
  readonly description: string;
  /** Inside `main`. */
  readonly main: Html;
  readonly scripts?: readonly AssetName[];
  /** Of the scripts, one that changes what is drawn first: the page waits for it. */
  readonly drawnAfter?: AssetName;
  /** Without it, search engines are asked to leave the page out. */
  readonly sharing?: Sharing;
  /** The page asks for itself again after so many seconds. */
  readonly refreshS?: number;
};

/** Answers with a page and the headers that every page has. Kept by the browser only where `headers` say so. */
export async function sendPage(
  c: Pick<Context<WebEnv>, 'html' | 'env' | 'req'>,
  page: Page,
  { status = 200, headers }: { status?: ContentfulStatusCode; headers?: Record<string, string> } = {},
): Promise<Response> {
  const all = { ...pageHeaders(c.env.origin), 'Cache-Control': 'no-cache', ...headers };
  return c.html(layout(page, c.env.origin, c.req.path), status, all);
}

/** A whole document. `origin` is that of the service, `path` the one that was asked for. */
export function layout(
  { words, title, description, main, scripts = [], drawnAfter, sharing, refreshS }: Page,
  origin: string,
  path: string,
): Html {
  const name = words.say('about-title');
  return html`<!doctype html>
    <html lang="${words.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f1f5f9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1822" media="(prefers-color-scheme: dark)" />
        <title>${title === name ? name : `${title} · ${name}`}</title>
        <meta name="description" content="${description}" />
        ${sharing ? preview(title, description, sharing, origin) : html`<meta name="robots" content="noindex" />`}
        ${refreshS === undefined ? '' : html`<noscript><meta http-equiv="refresh" content="${refreshS}" /></noscript>`}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="stylesheet" href="${assetUrl('style.css')}" />
        ${scripts.map((script) => html`<script type="module" src="${assetUrl(script)}" ${script === drawnAfter ? 'blocking=render' : ''}></script>`)}
      </head>
      <body>
        <a class="skip" href="#main">${words.say('page-skip')}</a>
        <header class="site">
          <a class="brand" href="/"><img src="/icon.svg" alt="" width="28" height="28" /><span>${name}</span></a>
          <nav aria-label="${words.say('page-navigation')}">
            <ul>
              ${navigation.map(({ path: to, text, forPrograms }) => html`<li${forPrograms ? html` class="for-programs"` : ''}><a href="${to}" ${to === path ? html` aria-current="page"` : ''}>${words.say(text)}</a></li>`)}
            </ul>
          </nav>
        </header>
        <main id="main" data-as-of="${words.say('now-as-of', { time: '%' })}">${main}</main>
        <footer class="site">
          <p><strong>${words.say('page-not-navigation')}</strong> ${words.say('page-astronomical')}</p>
          <p>
            ${footer.map(({ path: to, text }, i) => html`${i > 0 ? ' · ' : ''}<a href="${to}">${words.say(text)}</a>`)}
          </p>
        </footer>
      </body>
    </html> `;
}

function preview(title: string, description: string, { address, picture, feed }: Sharing, origin: string): Html {
  const image =
    picture === undefined
      ? ''
      : html` <meta property="og:image" content="${origin}${picture}" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="675" />
          <meta name="twitter:card" content="summary_large_image" />`;
  return html`<link rel="canonical" href="${origin}${address}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Bellbuoy" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${origin}${address}" />${image}
    ${feed === undefined ? '' : html`<link rel="alternate" type="application/atom+xml" href="${feed}" />`}`;
}

type Link = {
  readonly path: string;
  /** A key in `locales`. */
  readonly text: string;
  /** Where a phone has no room for all, these are at the foot of the page only. */
  readonly forPrograms?: true;
};

/** The pages that every page links to, in their order. */
const navigation: readonly Link[] = [
  { path: '/', text: 'page-ask' },
  { path: '/stations', text: 'page-stations' },
  { path: '/docs', text: 'page-docs', forPrograms: true },
  { path: '/dashboard', text: 'page-dashboard', forPrograms: true },
  { path: '/bots', text: 'page-bots' },
];

/** The pages that are linked to at the foot of each. */
const footer: readonly Link[] = [
  ...navigation.filter(({ forPrograms }) => forPrograms),
  { path: '/about', text: 'page-about' },
  { path: '/terms', text: 'page-terms' },
  { path: '/privacy', text: 'page-privacy' },
];
