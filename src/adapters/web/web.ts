import { Hono, type Context } from 'hono';
import { addPictureRoutes, pictureSources } from './answer-picture.ts';
import { addAskPage } from './ask-page.ts';
import { serveAssets, assetSource, assetUrl, assetVersion } from './assets.ts';
import { addChatRoute } from './chat-route.ts';
import { addDashboard, type DashboardPages } from './dashboard/dashboard.ts';
import { serveEngine, engineUrls } from './engine.ts';
import { addPlacePage } from './place-page.ts';
import { addNowRoutes } from './now-routes.ts';
import { createQuestions, type WebParts, addressOf, queryOf, readerOf } from './questions.ts';
import { type WebEnv, wordsFor, acceptedLanguage, pageHeaders, picturePolicy } from './request.ts';
import { addStationsPage } from './stations/stations.ts';
import { sendPage, layout } from './page.ts';
import { template, type Html } from './template.ts';
import type { MessageOrigin, Chat, Reply } from '../../chat/index.ts';
import { etag } from 'hono/etag';
import { calendarParts, accuracyAnswer, privacyAnswer } from '../../answers/index.ts';
import { withAlarms } from '../../lib/calendar.ts';
import { quote } from '../../lib/quote.ts';
import { refusal, retryAfter } from '../http.ts';
import { renderBlocks, renderPicture } from './render-html.ts';
import { html } from 'hono/html';
import type { Words } from '../../words.ts';
import { once } from '../../lib/once.ts';
import { drawing, toSvg, type Drawing, type Scene, tenths } from '../../drawing/index.ts';
import iconParts from './icon.json' with { type: 'json' };
import manifest from './manifest.json' with { type: 'json' };
import type { Coverage } from './ports.ts';

/** Those that are absent are so in tests of other pages. */
export type WebOptions = Omit<WebParts, 'questions'> & { readonly dashboard?: DashboardPages | undefined };

const parts = [
  addInstallRoutes,
  addChatRoute,
  addAskPage,
  addPlacePage,
  addCalendarRoute,
  addEmbedPage,
  addSuggestRoute,
  addLegalPages,
  addPictureRoutes,
  addNowRoutes,
  addStationsPage,
  addBotsPage,
];

/** The web adapter: `POST /chat` for programs, and the pages for people (`page.ts`). */
export function createWeb({ dashboard, ...options }: WebOptions): Hono<WebEnv> {
  const app = new Hono<WebEnv>();
  serveAssets(app);
  serveEngine(app);
  const questions = createQuestions(options);
  for (const add of parts) add(app, { ...options, questions });
  const { chat, clock } = options;
  if (dashboard) addDashboard(app, { ...dashboard, dictionary: chat.dictionary, clock });
  return app;
}

/** `/bots`: how to use the bots on Discord and Telegram, with the addresses that add them. */
function addBotsPage(app: Hono<WebEnv>, { chat: { dictionary }, botLinks }: WebParts): void {
  if (!botLinks) return;
  app.get('/bots', async (c) => {
    const words = wordsFor(c, dictionary);
    const [discord, telegram] = await Promise.all([botLinks.discord(), botLinks.telegram()]);
    const steps = (platform: string) => words.list(`bots-${platform}-steps`).map((step) => ({ step }));
    const links = { discord: discord ? [discord] : [], telegram: telegram ? [telegram] : [] };
    const listed = { discordSteps: steps('discord'), telegramSteps: steps('telegram') };
    const main = template('bots', words, { ...links, ...listed });
    const [title, description] = [words.say('bots-title'), words.say('bots-lead')];
    return sendPage(c, { words, title, description, main, sharing: { address: '/bots' } });
  });
}

const maxTextLength = 100;
const count = 6;

/**
 * `/suggest?q=tide+bre`: places that the place in a half-typed question may become, each with the address of its answer; the
 * user's own places with the command to send instead.
 */
function addSuggestRoute(app: Hono<WebEnv>, { chat, questions }: WebParts): void {
  app.get('/suggest', async (c) => {
    const language = acceptedLanguage(c.req.header('Accept-Language'), chat.dictionary.languages);
    const account = questions.session(c)?.account;
    const user: MessageOrigin['user'] =
      account === undefined
        ? { platform: 'web', id: c.env.clientNetwork, anonymous: true, language }
        : { platform: 'web', id: account, isNewSession: true, language };
    const typed = (c.req.query('q') ?? '').slice(0, maxTextLength);
    const suggestions = typed.trim() === '' ? [] : await chat.suggestCommands({ user }, typed, count);
    const list = suggestions.map(({ label, isOwn, input: { name: command, options } }) =>
      isOwn ? { label, command, options } : { label, href: addressOf({ command, options }, {}) },
    );
    return c.json(list, 200, { 'Cache-Control': 'private, max-age=60', Vary: 'Accept-Language, Cookie' });
  });
}

/** Calendar programs ask for it twice a day (`lib/calendar.ts`). */
const cached = { 'Cache-Control': 'private, max-age=21600', Vary: 'Accept-Language, Cookie' };

/**
 * `/calendar/<place>.ics`: the calendar of a place, to subscribe to. `parts=tide,springs,sun,moon` chooses what is in it,
 * `conditions=tide=..1,light=day` makes it one of the times at which they hold, `datum=MLLW` the level, `language=fr` the words, `alarm=30` an
 * alarm so many minutes before each time.
 */
function addCalendarRoute(app: Hono<WebEnv>, { questions }: WebParts): void {
  app.get('/calendar/:file{.+\\.ics}', etag(), async (c) => {
    const place = c.req.param('file').slice(0, -'.ics'.length);
    const { parts, datum, conditions, alarm } = c.req.query();
    if (alarm !== undefined && !/^\d{1,4}$/.test(alarm)) {
      return refusal('alarm', 'alarm must be a number of minutes, such as 30.', 400);
    }
    const unknown = parts?.split(',').filter((part) => !calendarParts.some((one) => one === part));
    if (unknown && unknown.length > 0) {
      const sentence = `There is no part ${unknown.map((part) => `“${quote(part)}”`).join(', ')}. There are ${calendarParts.join(', ')}.`;
      return refusal('parts', sentence, 400);
    }
    const options = {
      place,
      ...(parts !== undefined && { aspect: parts }),
      ...(datum !== undefined && { datum }),
      ...(conditions !== undefined && { conditions }),
    };
    const { answer, limited } = await questions.read(c, { kind: 'command', name: 'calendar', options });
    if (answer.file) {
      const { content } = answer.file;
      const file = alarm === undefined ? content : withAlarms(content, Number(alarm));
      return c.body(file, 200, { ...cached, 'Content-Type': 'text/calendar; charset=utf-8' });
    }
    if (limited) return refusal('place', answer.title, 429, retryAfter(limited.waitMs));
    return refusal('place', answer.title, 404);
  });
}

/** A frame reads it again as often, and shows an older one while it does, s. */
const freshS = 300;
const cachedFrame = {
  'Cache-Control': `public, max-age=${freshS}, stale-while-revalidate=${freshS}`,
  Vary: 'Accept-Language',
};

/**
 * `/embed/tide/<place>`: the tide of a place in a frame of any other page, which refreshes itself. It reads no session.
 * `language`, `units` and `datum` are taken from its query.
 */
function addEmbedPage(app: Hono<WebEnv>, { chat, questions }: WebParts): void {
  app.get('/embed/tide/:place{.+}', async (c) => {
    const { datum } = c.req.query();
    const options = { place: c.req.param('place'), ...(datum !== undefined && { datum }) };
    const reply = await questions.readAsStranger(c, { kind: 'command', name: 'tide', options });
    const status = reply.ok ? 200 : reply.limited ? 429 : 404;
    // Its site may be any: who frames it learns nothing of the visitor.
    const headers = {
      ...pageHeaders(c.env.origin, '*'),
      ...(reply.ok ? cachedFrame : { 'Cache-Control': 'no-store' }),
    };
    return c.html(await embedded(c, chat, reply), status, headers);
  });
}

async function embedded(c: Context<WebEnv>, chat: Chat, reply: Reply): Promise<Html> {
  const { answer, question, language } = reply;
  const words = wordsFor(c, chat.dictionary, language);
  const picture = await pictureSources(answer, question && queryOf(question, readerOf(c.req.query(), reply)));
  const { title } = answer;
  const main = await template('embedded', words, {
    title,
    picture: picture && renderPicture(words, picture),
    blocks: renderBlocks(answer.blocks),
    place: question?.options['place'],
  });
  const page = { words, main, title, description: title, refreshS: freshS, isFrame: true } as const;
  return layout({ ...page, scripts: ['refresh.js', 'curve.js'] }, c.env.origin, c.req.path);
}

type Content = { readonly title: string; readonly description: string; readonly content: Html };

/** `/terms` and `/privacy`, which platforms ask for, `/accuracy` and `/coverage`. `supportUrl`: where people get help. */
function addLegalPages(app: Hono<WebEnv>, { chat: { dictionary }, coverage, supportUrl }: WebParts): void {
  const addPage = (address: string, write: (words: Words) => Content): void => {
    app.get(address, async (c) => {
      const words = wordsFor(c, dictionary);
      const { content, ...page } = write(words);
      const main = await template('reading', words, { title: page.title, content });
      return sendPage(c, { ...page, words, main, sharing: { address } });
    });
  };
  addPage('/terms', (words) => ({
    title: words.say('terms-title'),
    description: words.say('terms-description'),
    content: template('terms', words, { supportUrl }),
  }));
  addPage('/privacy', (words) => {
    const { title, blocks } = privacyAnswer(words);
    const content = html`${blocks.map((block) => (block.kind === 'text' ? html`<p>${block.text}</p>` : ''))}
      <p>${words.say('privacy-page-how')}</p>`;
    return { title, description: words.say('privacy-page-description'), content };
  });
  addPage('/accuracy', (words) => {
    const { title, blocks, note } = accuracyAnswer(words);
    const content = html`<div class="blocks">${renderBlocks(blocks)}</div>
      <p class="note">${note}</p>`;
    return { title, description: words.say('command-accuracy-description'), content };
  });
  if (!coverage) return;
  addPage('/coverage', (words) => {
    const [title, description] = [words.say('page-coverage'), words.say('coverage-lead')];
    return { title, description, content: coverageLists(words, coverage) };
  });
  const map = once(() => coverageMap(coverage));
  app.get('/coverage.svg', (c) => {
    const headers = { 'Cache-Control': 'public, max-age=86400', 'Content-Security-Policy': picturePolicy };
    return c.body(map(), 200, { ...headers, 'Content-Type': 'image/svg+xml' });
  });
}

/** Sizes that browsers ask for to install a page (web.dev, "Add a web app manifest"), and that of Apple's home screen. */
const pngSizes = [180, 192, 512] as const;
const aDay = { 'Cache-Control': 'public, max-age=86400' };

/** The parts that make the pages installable: manifest, icons, and the service worker that keeps the last answers. */
function addInstallRoutes(app: Hono<WebEnv>, { chat: { dictionary }, renderPng }: WebParts): void {
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

/**
 * The icon of the installed page, so many pixels wide: a bell buoy, its bell in the tower, leaning in the sea. All of it is
 * within the circle that no system cuts off.
 */
function icon(size: number): Scene {
  return {
    width: size,
    height: size,
    shapes: drawing(iconParts as unknown as Drawing, (color) => color, 0, 0, size / 512),
  };
}

/** Where official warnings are read and where gauges and buoys are, in lists beside the map. */
function coverageLists(words: Words, { offices, networks }: Coverage): Html {
  const names = new Intl.DisplayNames(words.language, { type: 'region' });
  const list = new Intl.ListFormat(words.language, { type: 'unit' });
  const { compare } = new Intl.Collator(words.language);
  const kindsOf = (kinds: readonly string[]): string[] => kinds.map((kind) => words.say('coverage-kind', { kind }));
  return template('coverage', words, {
    offices: offices.map(({ office, link, countries }) => {
      const named = countries.map((one) => names.of(one) ?? one).toSorted(compare);
      return { office, link, countries: list.format(named) };
    }),
    networks: networks.map(({ name, kinds }) => ({ name, kinds: list.format(kindsOf(kinds)) })),
  });
}

/** Degrees as pixels; what goes beyond the 180th meridian is there again. The colours are seen on light and dark pages. */
function coverageMap({ shapes }: Coverage): string {
  const paths = shapes().map(({ isWarned, rings }) => {
    const d = rings.map((ring) => {
      let x = ring[0]?.[0] ?? 0;
      const corners = ring.map(([lng, lat]) => {
        x = lng + Math.round((x - lng) / 360) * 360;
        return `${tenths(x + 180)} ${tenths(90 - lat)}`;
      });
      return `M${corners.join(' ')}Z`;
    });
    return `<path fill="${isWarned ? '#2f8ad0' : '#8b9bab'}" fill-rule="evenodd" d="${d.join('')}"/>`;
  });
  const beyond = [-360, 360].map((x) => `<use href="#land" x="${x}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 6 360 144"><g id="land">${paths.join('')}</g>${beyond.join('')}</svg>`;
}
