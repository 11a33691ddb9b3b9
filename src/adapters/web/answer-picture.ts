import type { Context, Hono } from 'hono';
import type { Answer } from '../../answers/index.ts';
import type { Look, Picture } from '../../answers/pictures/index.ts';
import type { Reply } from '../../chat/index.ts';
import { withTimeout } from '../../lib/timeout.ts';
import { orElse } from '../../problem.ts';
import { refusal } from '../http.ts';
import { ms } from './limits.ts';
import { picturePolicy, type WebEnv } from './request.ts';
import { inputIn, type WebParts } from './questions.ts';
import { dataUrl, type PictureSources } from './render-html.ts';

const kept = { 'Cache-Control': 'private, max-age=60', Vary: 'Accept-Language, Cookie' };

/** `/picture.svg?q=tide+Brest&theme=dark&size=tall`, by the query of a question, and `/picture.png`, dark without a theme. */
export function addPictureRoutes(app: Hono<WebEnv>, { questions, renderPng }: WebParts): void {
  const replyTo = async (c: Context<WebEnv>): Promise<Reply | undefined> => {
    const input = inputIn(c.req.query());
    return input && questions.read(c, input);
  };
  app.get('/picture.svg', async (c) => {
    const reply = await replyTo(c);
    const picture = await drawn(reply?.answer, lookOf(c, 'light'));
    if (!picture) return noPicture(reply);
    const headers = { ...kept, 'Content-Type': 'image/svg+xml', 'Content-Security-Policy': picturePolicy };
    return c.body(picture.svg, 200, headers);
  });
  app.get('/picture.png', async (c) => {
    const reply = await replyTo(c);
    const picture = await renderPng({ picture: () => drawn(reply?.answer, lookOf(c, 'dark')) });
    if (!picture) return noPicture(reply);
    return c.body(new Uint8Array(picture.png), 200, { ...kept, 'Content-Type': 'image/png' });
  });
}

function lookOf(c: Context<WebEnv>, usual: 'dark' | 'light'): Look {
  const { theme, size } = c.req.query();
  return [theme === 'dark' || theme === 'light' ? theme : usual, size === 'tall' ? 'tall' : 'wide'];
}

function noPicture(reply: Reply | undefined): Response {
  return refusal('path', 'There is no such picture.', reply?.limited ? 429 : 404);
}

/** The sources of an answer's picture: routes with its query, or where it has none, the pictures themselves. */
export async function pictureSources(answer: Answer, query: string | undefined): Promise<PictureSources | undefined> {
  const tall = await drawn(answer, ['light', 'tall']);
  if (!tall) return undefined;
  const source = async (...look: Required<Look>): Promise<string> => {
    const [theme, size] = look;
    if (query === undefined) return dataUrl('image/svg+xml', ((await drawn(answer, look)) ?? tall).svg);
    return `/picture.svg?${query}${size === 'tall' ? '&size=tall' : ''}${theme === 'dark' ? '&theme=dark' : ''}`;
  };
  const of = async (size: 'wide' | 'tall') => ({
    light: await source('light', size),
    dark: await source('dark', size),
  });
  const { height, shapes } = tall.scene;
  const hasCurve = shapes.some((shape) => shape.kind === 'path' && shape.reading);
  const strip = shapes.find(({ role }) => role === 'strip');
  const stripHeight = strip?.kind === 'rect' ? strip.box.height : 0;
  return { wide: await of('wide'), tall: await of('tall'), tallHeight: height, stripHeight, alt: tall.alt, hasCurve };
}

async function drawn(answer: Pick<Answer, 'picture'> | undefined, look: Look): Promise<Picture | undefined> {
  const drawing = answer?.picture?.(...look).catch(orElse(undefined));
  return drawing && withTimeout(ms.picture, drawing);
}
