import type { Context, Hono } from 'hono';
import { nowLine, type Answer, type PlaceNow } from '../../../answers/index.ts';
import { nowPicture, toSvg, type Scene } from '../../../answers/pictures/index.ts';
import type { Chat, Reply } from '../../../chat/index.ts';
import type { RenderPng } from '../../adapter.ts';
import { picturePolicy } from '../headers.ts';
import type { ReadNow } from '../ports.ts';
import type { Questions } from '../questions.ts';
import { wordsFor, type WebEnv } from '../request.ts';
import { feedOf } from './feed.ts';
import { readDisplay } from './read-display.ts';

/** Pages of others may read these, and nothing else of this origin. */
const open = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' };
const json = { 'Content-Type': 'application/json; charset=utf-8' };
/** An answer is of a minute, and is half a minute old on the average. */
const cached = { ...open, 'Cache-Control': 'public, max-age=30', Vary: 'Accept-Language' };
/** Days of a feed, which changes at midnight. */
const feedDays = '3';
const feedCached = { ...cached, 'Cache-Control': 'public, max-age=3600' };

export type NowRoutesOptions = {
  readonly chat: Chat;
  readonly questions: Questions;
  readonly renderPng: RenderPng;
  readonly readNow: ReadNow;
};

/**
 * A place now for displays and sensors, without a key: `/now/<place>.json`, one line as `.txt`, `.svg` and `.png` with
 * `width`, `height`, `theme=dark` or `bits=1`; and `/feed/<place>.xml`, its tides of the next days. `language`, and the
 * parameters of `/v2/now/point`.
 */
export function addNowRoutes(app: Hono<WebEnv>, { chat, questions, renderPng, readNow }: NowRoutesOptions): void {
  const sendPng = async (c: Context<WebEnv>, scene: Scene, alt: string): Promise<Response> => {
    const waitMs = questions.take(c);
    if (waitMs > 0) return c.json({ errors: { request: ['Too many pictures.'] } }, 429, retryIn(waitMs));
    const drawn = await renderPng({ picture: async () => ({ alt, scene, svg: '' }) });
    if (!drawn) return c.json({ errors: { path: ['There is no picture just now.'] } }, 503, retryIn(5000));
    return c.body(new Uint8Array(drawn.png), 200, { ...cached, 'Content-Type': 'image/png' });
  };

  app.get('/now/:file{.+\\.(?:json|txt|svg|png)}', async (c) => {
    const [, id = '', format] = /^(.*)\.(\w+)$/.exec(c.req.param('file')) ?? [];
    // Every answer with data says what its place is called and where it is; the sun is there everywhere.
    const reply = await questions.readAsStranger(c, { kind: 'command', name: 'sun', options: { place: id } });
    const place = placeOf(reply.answer);
    if (!place) return refused(c, reply);
    const { language: _, theme, width, height, bits, ...query } = c.req.query();
    const display = readDisplay({ theme, width, height, bits });
    if ('errors' in display) return c.json(display, 400, open);
    const isDrawn = format === 'svg' || format === 'png';
    const point = { lat: String(place.lat), lng: String(place.lng) };
    const answered = await readNow({ ...query, ...(isDrawn && { series: '30' }), ...point });
    const body = await answered.json();
    if (answered.status !== 200) return c.json(body as object, answered.status as 400, open);
    const now = body as PlaceNow;
    const words = reply.language === undefined ? wordsFor(c, chat.dictionary) : chat.dictionary.in(reply.language);
    const here = { words, zone: place.timeZone };
    const text = nowLine(here, place.name, now);
    if (format === 'txt') return c.text(`${text}\n`, 200, cached);
    if (format === 'json') {
      const all = { ...now, placeId: place.id, placeName: place.name, text, timezone: place.timeZone };
      const sorted = Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1));
      return c.body(JSON.stringify(Object.fromEntries(sorted)), 200, { ...cached, ...json });
    }
    const scene = nowPicture(here, place.name, now, display);
    if (format === 'png') return sendPng(c, scene, text);
    const type = { 'Content-Type': 'image/svg+xml', 'Content-Security-Policy': picturePolicy };
    return c.body(toSvg(scene, text), 200, { ...cached, ...type });
  });

  app.get('/feed/:file{.+\\.xml}', async (c) => {
    const id = c.req.param('file').slice(0, -'.xml'.length);
    const options = { place: id, days: feedDays };
    const reply = await questions.readAsStranger(c, { kind: 'command', name: 'tide', options });
    const place = placeOf(reply.answer);
    if (!reply.ok || !place) return refused(c, reply);
    const feed = await feedOf(reply.answer, `${c.env.origin}/place/${place.id}`);
    return c.body(feed, 200, { ...feedCached, 'Content-Type': 'application/atom+xml; charset=utf-8' });
  });
}

function placeOf({ data }: Answer) {
  return data && 'place' in data ? data.place : undefined;
}

function refused(c: Context<WebEnv>, { answer, limited }: Reply): Response {
  if (limited) return c.json({ errors: { request: [answer.title] } }, 429, retryIn(limited.waitMs));
  return c.json({ errors: { place: [answer.title] } }, 404, open);
}

function retryIn(waitMs: number): Record<string, string> {
  return { ...open, 'Retry-After': String(Math.ceil(waitMs / 1000)) };
}
