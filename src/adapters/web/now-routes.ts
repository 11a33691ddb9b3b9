import type { Context, Hono } from 'hono';
import { nowLine, type Answer, type PlaceNow } from '../../answers/index.ts';
import { nowPicture, type Display } from '../../answers/pictures/index.ts';
import { toSvg, type Scene } from '../../drawing/index.ts';
import type { Reply } from '../../chat/index.ts';
import { addDays, civilDate } from '../../domain/time.ts';
import type { Words } from '../../words.ts';
import { refusal, retryAfter } from '../http.ts';
import { namedNow, placeOf, readPlaceNow } from './place-now.ts';
import { picturePolicy, wordsFor, type WebEnv } from './request.ts';
import { template } from './template.ts';
import type { WebParts } from './questions.ts';

/** Pages of others may read these, and nothing else of this origin. */
const open = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' };
const json = { 'Content-Type': 'application/json; charset=utf-8' };
const varied = { ...open, Vary: 'Accept-Language' };
/** Days of a feed, which changes at midnight. */
const feedDays = 3;
const feedCached = { ...varied, 'Cache-Control': 'public, max-age=3600' };

/**
 * A place now for displays and sensors, without a key: `/now/<place>.json`, one line as `.txt`, `.svg` and `.png` with
 * `width`, `height`, `theme=dark` or `bits=1`; and `/feed/<place>.xml`, its tides of the next days. `language`, and the
 * parameters of `/v2/now/point`.
 */
export function addNowRoutes(app: Hono<WebEnv>, parts: WebParts): void {
  const { chat, questions, renderPng, readNow } = parts;
  if (!readNow) return;
  const sendPng = async (c: Context<WebEnv>, scene: Scene, alt: string, cached: typeof varied): Promise<Response> => {
    const waitMs = questions.take(c);
    if (waitMs > 0) return refusal('request', 'Too many pictures.', 429, { ...open, ...retryAfter(waitMs) });
    const drawn = await renderPng({ picture: async () => ({ alt, scene, svg: '' }) });
    if (!drawn) return refusal('path', 'There is no picture just now.', 503, { ...open, ...retryAfter(5000) });
    return c.body(new Uint8Array(drawn.png), 200, { ...cached, 'Content-Type': 'image/png' });
  };

  app.get('/now/:file{.+\\.(?:json|txt|svg|png)}', async (c) => {
    const [, id = '', format] = /^(.*)\.(\w+)$/.exec(c.req.param('file')) ?? [];
    const { language: _, theme, width, height, bits, ...query } = c.req.query();
    const display = readDisplay({ theme, width, height, bits });
    if ('errors' in display) return c.json(display, 400, open);
    const isDrawn = format === 'svg' || format === 'png';
    const asked = { ...query, ...(isDrawn && { series: '30' }) };
    const { reply, place, answered, warning } = await readPlaceNow(parts, c, id, asked);
    if (!place || !answered) return refused(reply);
    const body = await answered.json();
    if (answered.status !== 200) return c.json(body as object, answered.status as 400, open);
    const now = body as PlaceNow;
    // Until the minute is over, as the service says.
    const cached = { ...varied, 'Cache-Control': answered.headers?.get('Cache-Control') ?? 'no-cache' };
    const words = wordsFor(c, chat.dictionary, reply.language);
    const here = { ...words, zone: place.timeZone };
    const text = nowLine(here, place.name, now);
    if (format === 'txt') return c.text(`${text}\n`, 200, cached);
    if (format === 'json') {
      const sorted = Object.entries({ ...namedNow(place, now, warning), text }).toSorted(([a], [b]) =>
        a < b ? -1 : 1,
      );
      return c.body(JSON.stringify(Object.fromEntries(sorted)), 200, { ...cached, ...json });
    }
    const scene = nowPicture(here, place.name, now, display);
    if (format === 'png') return sendPng(c, scene, text, cached);
    const type = { 'Content-Type': 'image/svg+xml', 'Content-Security-Policy': picturePolicy };
    return c.body(toSvg(scene, text), 200, { ...cached, ...type });
  });

  app.get('/feed/:file{.+\\.xml}', async (c) => {
    const id = c.req.param('file').slice(0, -'.xml'.length);
    const options = { place: id, days: String(feedDays) };
    const reply = await questions.readAsStranger(c, { kind: 'command', name: 'tide', options });
    const place = placeOf(reply);
    if (!reply.ok || !place) return refused(reply);
    const words = wordsFor(c, chat.dictionary, reply.language);
    const feed = await feedOf(words, reply.answer, `${c.env.origin}/place/${place.id}`, place.timeZone);
    return c.body(feed, 200, { ...feedCached, 'Content-Type': 'application/atom+xml; charset=utf-8' });
  });
}

function refused({ answer, limited }: Reply): Response {
  if (limited) return refusal('request', answer.title, 429, { ...open, ...retryAfter(limited.waitMs) });
  return refusal('place', answer.title, 404, open);
}

/** The tides of an answer as an Atom feed (RFC 4287): an entry for each day, the same in every language and from day to day. */
async function feedOf(words: Words, { title, blocks, note, data }: Answer, address: string, zone: string) {
  const extremes = data?.subject === 'tide' ? data.extremes : [];
  const dates = [...new Set(extremes.map(({ time }) => civilDate(Date.parse(time), zone)))];
  const days = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
  /** When a day came into the feed. */
  const since = (date = '1970-01-01'): string => `${addDays(date, 1 - feedDays)}T00:00:00Z`;
  const entries = days.map(({ title: day, rows }, i) => {
    const text = rows.map((row) => row.join(' ')).join(', ');
    return { day, date: dates[i], since: since(dates[i]), text };
  });
  return String(await template('feed', words, { title, address, note, entries, updated: since(dates.at(-1)) }));
}

/** From a pixel clock to a large display: least, most and usual, pixels. */
const sizes = { width: [16, 2000, 800], height: [16, 2000, 480] } as const;

type Given = Readonly<Record<'theme' | 'width' | 'height' | 'bits', string | undefined>>;
type Errors = { readonly errors: Readonly<Record<string, readonly string[]>> };

/** Reads what a picture is drawn for, or says all mistakes together. */
function readDisplay({ theme = 'light', bits, ...given }: Given): Display | Errors {
  const errors: Record<string, readonly string[]> = {};
  const size = (name: 'width' | 'height'): number => {
    const [least, most, usual] = sizes[name];
    const text = given[name] ?? String(usual);
    const isRight = /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most;
    if (!isRight) errors[name] = [`${name} must be a whole number between ${least} and ${most}`];
    return Number(text);
  };
  if (theme !== 'light' && theme !== 'dark') errors['theme'] = ['theme must be one of: light, dark'];
  if (bits !== undefined && bits !== '1') errors['bits'] = ['bits must be 1, for black and white'];
  const display: Display = {
    width: size('width'),
    height: size('height'),
    theme: theme === 'dark' ? 'dark' : 'light',
    ...(bits === '1' && { bits: 1 }),
  };
  return Object.keys(errors).length > 0 ? { errors } : display;
}
