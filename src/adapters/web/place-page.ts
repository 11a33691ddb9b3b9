import type { Context, Hono } from 'hono';
import type { Chat, Reply } from '../../chat/index.ts';
import { withTimeout } from '../../lib/timeout.ts';
import type { Words } from '../../words.ts';
import { answerArticle } from './answer-article.ts';
import { pictureSources } from './answer-picture.ts';
import { ms } from './limits.ts';
import { readerHeaders, sendPage } from './page.ts';
import { template } from './template.ts';
import type { BotLinks } from './ports.ts';
import { queryOf, readerOf, type Reader, type WebParts } from './questions.ts';
import { renderBlocks, renderPicture } from './render-html.ts';
import { wordsFor, type WebEnv } from './request.ts';

/** The level of the water changes by at most some 25 cm in this time, at a range of 10 m, s. */
const refreshS = 300;
const weekDays = '7';

/** `/place/<id>`: a page to leave open on a place, with its day, week and tide stations. It refreshes itself. */
export function addPlacePage(app: Hono<WebEnv>, { chat, questions, botLinks }: WebParts): void {
  app.get('/place/:id{.+}', async (c) => {
    const place = c.req.param('id');
    const read = (name: string, options: Record<string, string> = {}): Promise<Reply> =>
      questions.read(c, { kind: 'command', name, options: { place, ...options } });
    const [today, tide, waves, stations, telegram] = await Promise.all([
      read('today'),
      read('tide', { days: weekDays }),
      read('waves', { days: weekDays }),
      read('stations'),
      // The page does not wait for Telegram, which is asked once.
      botLinks && withTimeout(ms.links, botLinks.telegram()),
    ]);
    const isAtSea = (await waves.answer.picture?.('light')) !== undefined;
    const weekAnswers = [tide, isAtSea ? waves : await read('weather', { days: weekDays })];
    // Where there is no tide, the day in brief is the answer, which has no numbers.
    const week = weekAnswers.filter(({ ok, answer: { data } }) => ok && data);
    return sendPlacePage(c, chat, { today, week, stations, telegram });
  });
}

type TelegramLinks = Awaited<ReturnType<BotLinks['telegram']>>;

type Shown = Record<'today' | 'stations', Reply> & {
  readonly week: readonly Reply[];
  readonly telegram: TelegramLinks;
};

async function sendPlacePage(c: Context<WebEnv>, chat: Chat, shown: Shown): Promise<Response> {
  const { today, week, stations, telegram } = shown;
  const words = wordsFor(c, chat.dictionary, today.language);
  const { answer, question, limited } = today;
  const reader = readerOf(c.req.query(), today);
  const query = question && queryOf(question, reader);
  const place = question?.options['place'];
  return sendPage(
    c,
    {
      words,
      title: answer.title,
      description: answer.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join(' '),
      main: await template('place', words, {
        article: answerArticle(chat, today, words, { query, reader, origin: c.env.origin }),
        ...(week.length > 0 && (await weekOf(words, week, reader))),
        near: stations.ok && [{ blocks: renderBlocks(stations.answer.blocks) }],
        ...(place !== undefined && elsewhere(words, place, c.env.origin, telegram)),
      }),
      scripts: ['refresh.js', 'curve.js', 'places.js'],
      refreshS,
      ...(question &&
        place !== undefined && {
          sharing: { address: `/place/${place}`, picture: `/picture.png?${query}`, feed: `/feed/${place}.xml` },
        }),
    },
    { ...(!question && { status: limited ? 429 : 404 }), headers: readerHeaders },
  );
}

/** The place on other pages, on devices and on Telegram, now and every day; an id that is too long for Telegram has no links there. */
function elsewhere({ language }: Words, place: string, origin: string, telegram: TelegramLinks) {
  const ask = (command: 'today' | 'digest add') => telegram?.ask({ command, options: { place } });
  return { place, language, origin, today: ask('today'), digest: ask('digest add') };
}

async function weekOf(words: Words, week: readonly Reply[], reader: Reader) {
  const pictures = await Promise.all(
    week.map(({ answer, question }) => pictureSources(answer, question && queryOf(question, reader))),
  );
  const tables = week[0]?.answer.blocks.filter(({ kind }) => kind === 'table') ?? [];
  const drawn = pictures.map((picture) => (picture ? renderPicture(words, picture, true) : ''));
  return { week: [{ pictures: drawn, tables: renderBlocks(tables) }] };
}
