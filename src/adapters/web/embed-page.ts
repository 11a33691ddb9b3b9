import type { Context, Hono } from 'hono';
import type { Chat, Reply } from '../../chat/index.ts';
import { pictureSources } from './answer-picture.ts';
import { pageHeaders, wordsFor, type WebEnv } from './request.ts';
import { layout } from './page.ts';
import { template, type Html } from './template.ts';
import { queryOf, readerOf, type WebParts } from './questions.ts';
import { renderBlocks, renderPicture } from './render-html.ts';

/** A frame reads it again as often, and shows an older one while it does, s. */
const freshS = 300;
const cached = {
  'Cache-Control': `public, max-age=${freshS}, stale-while-revalidate=${freshS}`,
  Vary: 'Accept-Language',
};

/** `/embed/tide/<place>?language&units&datum`: a tide in a frame of any page. Refreshes itself, reads no session. */
export function addEmbedPage(app: Hono<WebEnv>, { chat, questions }: WebParts): void {
  app.get('/embed/tide/:place{.+}', async (c) => {
    const { datum } = c.req.query();
    const options = { place: c.req.param('place'), ...(datum !== undefined && { datum }) };
    const reply = await questions.readAsStranger(c, { kind: 'command', name: 'tide', options });
    const status = reply.ok ? 200 : reply.limited ? 429 : 404;
    // Its site may be any: who frames it learns nothing of the visitor.
    const headers = { ...pageHeaders(c.env.origin, '*'), ...(reply.ok ? cached : { 'Cache-Control': 'no-store' }) };
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
