import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Chat, Reply } from '../../chat/index.ts';
import { answerArticle } from './answer-article.ts';
import { pictureSources } from './answer-picture.ts';
import { sendPage, type Html } from './page.ts';
import { queryOf } from './question-address.ts';
import type { Questions } from './questions.ts';
import { renderBlocks, renderPicture } from './render-html.ts';
import { wordsFor, type WebEnv } from './request.ts';

/** The level of the water changes by at most some 25 cm in this time, at a range of 10 m, s. */
const refreshS = 300;
const weekDays = '7';

/** `/place/<id>`: a page to leave open on a place, with its day, week and tide stations. It refreshes itself. */
export function addPlacePage(app: Hono<WebEnv>, chat: Chat, questions: Questions): void {
  app.get('/place/:id{.+}', async (c) => {
    const place = c.req.param('id');
    const read = (name: string, options: Record<string, string> = {}): Promise<Reply> =>
      questions.read(c, { kind: 'command', name, options: { place, ...options } });
    const [today, week, stations] = await Promise.all([
      read('today'),
      read('tide', { days: weekDays }),
      read('stations'),
    ]);
    return sendPlacePage(c, chat, { today, week, stations });
  });
}

type Replies = { readonly today: Reply; readonly week: Reply; readonly stations: Reply };

async function sendPlacePage(c: Context<WebEnv>, chat: Chat, { today, week, stations }: Replies): Promise<Response> {
  const words = today.language === undefined ? wordsFor(c, chat.dictionary) : chat.dictionary.in(today.language);
  const { answer, question, limited } = today;
  const place = question?.options['place'];
  const section = (title: string, part: Html | string): Html =>
    html`<section>
      <h2>${title}</h2>
      ${part}
    </section>`;
  return sendPage(
    c,
    {
      words,
      title: answer.title,
      description: answer.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join(' '),
      main: html`<div class="place" data-live>
        ${await answerArticle(chat, today, words, question && queryOf(question))}
        ${week.ok ? section(words.say('page-week'), await weekOf(week)) : ''}
        ${stations.ok ? section(words.say('page-stations-near'), html`<div class="blocks">${renderBlocks(stations.answer.blocks)}</div>`) : ''}
      </div>`,
      scripts: ['refresh.js'],
      refreshS,
      ...(question &&
        place !== undefined && {
          sharing: { address: `/place/${place}`, picture: `/picture.png?${queryOf(question)}` },
        }),
    },
    {
      ...(!question && { status: limited ? 429 : 404 }),
      headers: { 'Cache-Control': 'private, no-cache', Vary: 'Accept-Language, Cookie' },
    },
  );
}

async function weekOf({ answer, question }: Reply): Promise<Html> {
  const picture = await pictureSources(answer, question && queryOf(question));
  const tables = answer.blocks.filter(({ kind }) => kind === 'table');
  return html`${picture ? renderPicture(picture) : ''}
    <div class="blocks">${renderBlocks(tables)}</div>`;
}
