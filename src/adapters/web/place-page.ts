import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Chat, Reply } from '../../chat/index.ts';
import { withTimeout } from '../../lib/timeout.ts';
import type { Words } from '../../words.ts';
import { answerArticle } from './answer-article.ts';
import { pictureSources } from './answer-picture.ts';
import { sendPage, type Html } from './page.ts';
import type { BotLinks } from './ports.ts';
import { queryOf, readerOf, type Reader, type WebParts } from './questions.ts';
import { renderBlocks, renderPicture } from './render-html.ts';
import { wordsFor, type WebEnv } from './request.ts';

/** The level of the water changes by at most some 25 cm in this time, at a range of 10 m, s. */
const refreshS = 300;
const weekDays = '7';
const maxWaitForLinksMs = 300;

/** `/place/<id>`: a page to leave open on a place, with its day, week and tide stations. It refreshes itself. */
export function addPlacePage(app: Hono<WebEnv>, { chat, questions, botLinks }: WebParts): void {
  app.get('/place/:id{.+}', async (c) => {
    const place = c.req.param('id');
    const read = (name: string, options: Record<string, string> = {}): Promise<Reply> =>
      questions.read(c, { kind: 'command', name, options: { place, ...options } });
    const [today, week, stations, telegram] = await Promise.all([
      read('today'),
      read('tide', { days: weekDays }),
      read('stations'),
      // The page does not wait for Telegram, which is asked once.
      botLinks && withTimeout(maxWaitForLinksMs, botLinks.telegram()),
    ]);
    return sendPlacePage(c, chat, { today, week, stations, telegram });
  });
}

type TelegramLinks = Awaited<ReturnType<BotLinks['telegram']>>;

async function sendPlacePage(
  c: Context<WebEnv>,
  chat: Chat,
  { today, week, stations, telegram }: Record<'today' | 'week' | 'stations', Reply> & { telegram: TelegramLinks },
): Promise<Response> {
  const words = wordsFor(c, chat.dictionary, today.language);
  const { answer, question, limited } = today;
  const reader = readerOf(c.req.query(), today);
  const query = question && queryOf(question, reader);
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
        ${await answerArticle(chat, today, words, { query, reader, origin: c.env.origin })}
        ${week.ok ? section(words.say('page-week'), await weekOf(words, week, reader)) : ''}
        ${stations.ok ? section(words.say('page-stations-near'), html`<div class="blocks">${renderBlocks(stations.answer.blocks)}</div>`) : ''}
        ${place !== undefined && telegram ? onTelegram(words, place, telegram) : ''}
      </div>`,
      scripts: ['refresh.js', 'curve.js'],
      refreshS,
      ...(question &&
        place !== undefined && {
          sharing: { address: `/place/${place}`, picture: `/picture.png?${query}` },
        }),
    },
    {
      ...(!question && { status: limited ? 429 : 404 }),
      headers: { 'Cache-Control': 'private, no-cache', Vary: 'Accept-Language, Cookie' },
    },
  );
}

/** Links that ask for the place on Telegram, now and every day; an id that is too long for them has none. */
function onTelegram(words: Words, place: string, { ask }: NonNullable<TelegramLinks>): Html {
  const questions = [
    { key: 'page-telegram-ask', url: ask({ command: 'today', options: { place } }) },
    { key: 'page-telegram-digest', url: ask({ command: 'digest add', options: { place } }) },
  ];
  const links = questions.flatMap(({ key, url }) =>
    url === undefined ? [] : [html`<a class="action" href="${url}" rel="noreferrer">${words.say(key)}</a> `],
  );
  return html`<p>${links}</p>`;
}

async function weekOf(words: Words, { answer, question }: Reply, reader: Reader): Promise<Html> {
  const picture = await pictureSources(answer, question && queryOf(question, reader));
  const tables = answer.blocks.filter(({ kind }) => kind === 'table');
  return html`${picture ? renderPicture(words, picture) : ''}
    <div class="blocks">${renderBlocks(tables)}</div>`;
}
