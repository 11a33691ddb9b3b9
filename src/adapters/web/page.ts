/**
 * The pages: HTML made on the server, of the files in `templates` and with `html` of hono, which escapes every value. A page is a file that exports
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
import { template, type Html } from './template.ts';

/** The part of a page that search engines and link previews show, of an address that is worth sharing. */
type Sharing = {
  /** From the root, with its query: `/?q=tide+Brest`. */
  readonly address: string;
  /** From the root, a PNG. */
  readonly picture?: string;
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
  /** It is a frame in pages of others: without header and footer. */
  readonly isFrame?: true;
};

/** Of a page that is its reader's own. */
export const readerHeaders = { 'Cache-Control': 'private, no-cache', Vary: 'Accept-Language, Cookie' };

/** Answers with a page and the headers that every page has. Kept by the browser only where `headers` say so. */
export async function sendPage(
  c: Pick<Context<WebEnv>, 'html' | 'env' | 'req'>,
  page: Page,
  { status = 200, headers }: { status?: ContentfulStatusCode; headers?: Record<string, string> } = {},
): Promise<Response> {
  const all = { ...pageHeaders(c.env.origin), 'Cache-Control': 'no-cache', ...headers };
  return c.html(await layout(page, c.env.origin, c.req.path), status, all);
}

/** A whole document. `origin` is that of the service, `path` the one that was asked for. */
export function layout(page: Page, origin: string, path: string): Promise<Html> {
  const { words, title, description, scripts = [], drawnAfter, sharing } = page;
  const name = words.say('about-title');
  return template('document', words, {
    ...page,
    language: words.language,
    title: title === name ? name : `${title} · ${name}`,
    preview: sharing
      ? template('preview', words, { ...sharing, title, description, origin })
      : html`<meta name="robots" content="noindex" />`,
    style: assetUrl('style.css'),
    scripts: scripts.map((script) => ({ script: assetUrl(script), isFirst: script === drawnAfter })),
    asOf: words.say('now-as-of', { time: '%' }),
    navigation: navigation.map((one) => ({
      path: one.path,
      text: words.say(one.text),
      kind: one.forPrograms && 'for-programs',
      current: one.path === path ? 'page' : 'false',
    })),
    footer: footer.map((one, i) => ({ path: one.path, text: words.say(one.text), isLater: i > 0 })),
  });
}

type Link = {
  readonly path: string;
  /** A key in `locales`. */
  readonly text: string;
  /** Where a phone has no room for all, these are at the foot of the page only. */
  readonly forPrograms?: true;
};

const navigation: readonly Link[] = [
  { path: '/', text: 'page-ask' },
  { path: '/stations', text: 'page-stations' },
  { path: '/docs', text: 'page-docs', forPrograms: true },
  { path: '/dashboard', text: 'page-dashboard', forPrograms: true },
  { path: '/bots', text: 'page-bots' },
];

const footer: readonly Link[] = [
  ...navigation.filter(({ forPrograms }) => forPrograms),
  { path: '/about', text: 'page-about' },
  { path: '/terms', text: 'page-terms' },
  { path: '/privacy', text: 'page-privacy' },
];
