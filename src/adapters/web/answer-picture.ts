import type { Context, Hono } from 'hono';
import type { Answer } from '../../answers/index.ts';
import type { Picture, ThemeName } from '../../answers/pictures/index.ts';
import type { Reply } from '../../chat/index.ts';
import { withTimeout } from '../../lib/timeout.ts';
import { orElse } from '../../problem.ts';
import type { RenderPng } from '../adapter.ts';
import { picturePolicy } from './headers.ts';
import { inputIn } from './question-address.ts';
import type { Questions } from './questions.ts';
import { dataUrl, type PictureSources } from './render-html.ts';
import type { WebEnv } from './request.ts';

/** A picture whose data are not there by then is left out: a person is waiting for the page, ms. */
const waitMs = 1500;
const kept = { 'Cache-Control': 'private, max-age=60', Vary: 'Accept-Language, Cookie' };

/** Pictures of answers by the query of their question: `/picture.svg?q=tide+Brest&theme=dark`, `/picture.png?q=tide+Brest`. */
export function addPictureRoutes(app: Hono<WebEnv>, questions: Questions, renderPng: RenderPng): void {
  const replyTo = async (c: Context<WebEnv>): Promise<Reply | undefined> => {
    const input = inputIn(c.req.query());
    return input && questions.read(c, input);
  };
  app.get('/picture.svg', async (c) => {
    const reply = await replyTo(c);
    const picture = await drawn(reply?.answer, c.req.query('theme') === 'dark' ? 'dark' : 'light');
    if (!picture) return c.json(noPicture, reply?.limited ? 429 : 404);
    const headers = { ...kept, 'Content-Type': 'image/svg+xml', 'Content-Security-Policy': picturePolicy };
    return c.body(picture.svg, 200, headers);
  });
  app.get('/picture.png', async (c) => {
    const reply = await replyTo(c);
    const picture = reply && (await renderPng(reply.answer));
    if (!picture) return c.json(noPicture, reply?.limited ? 429 : 404);
    return c.body(new Uint8Array(picture.png), 200, { ...kept, 'Content-Type': 'image/png' });
  });
}

const noPicture = { errors: { path: ['There is no such picture.'] } };

/** The sources of an answer's picture: routes with its query, or where it has none, the pictures themselves. */
export async function pictureSources(answer: Answer, query: string | undefined): Promise<PictureSources | undefined> {
  const light = await drawn(answer, 'light');
  if (!light) return undefined;
  if (query !== undefined) {
    const address = `/picture.svg?${query}`;
    return { light: address, dark: `${address}&theme=dark`, alt: light.alt };
  }
  const dark = (await drawn(answer, 'dark')) ?? light;
  return { light: svgUrl(light.svg), dark: svgUrl(dark.svg), alt: light.alt };
}

function svgUrl(svg: string): string {
  return dataUrl('image/svg+xml', svg);
}

/** Pictures of answers that are kept, drawn once: the page needs the text of one, and its address the picture itself. */
const known = new WeakMap<object, Map<ThemeName, Promise<Picture | undefined>>>();

function drawn(answer: Pick<Answer, 'picture'> | undefined, theme: ThemeName): Promise<Picture | undefined> {
  if (!answer?.picture) return Promise.resolve(undefined);
  const ofAnswer = known.get(answer) ?? new Map<ThemeName, Promise<Picture | undefined>>();
  known.set(answer, ofAnswer);
  const drawing = ofAnswer.get(theme) ?? answer.picture(theme).catch(orElse(undefined));
  ofAnswer.set(theme, drawing);
  return withTimeout(waitMs, drawing);
}
