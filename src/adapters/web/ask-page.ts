import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Chat, Input, Reply } from '../../chat/index.ts';
import type { Answer } from '../../answers/index.ts';
import type { Words } from '../../words.ts';
import { retryAfter } from '../http.ts';
import { answerArticle } from './answer-article.ts';
import { placeCards } from './place-cards.ts';
import { readerHeaders, sendPage } from './page.ts';
import { addressOf, inputIn, queryOf, readerOf, type WebParts } from './questions.ts';
import { wordsFor, type WebEnv } from './request.ts';
import { template, type Html } from './template.ts';

const scripts = ['ask.js', 'suggest.js', 'places.js', 'curve.js'] as const;

/** `/`: the page to ask at; with a question in its query, the answer. `/about` is one of them. */
export function addAskPage(app: Hono<WebEnv>, parts: WebParts): void {
  const { chat, questions } = parts;
  app.get('/', async (c) => {
    const input = inputIn(c.req.query());
    if (!input) return sendStartPage(c, parts, wordsFor(c, chat.dictionary));
    return sendAnswerPage(c, chat, input, await questions.read(c, input));
  });
  app.get('/about', (c) => c.redirect('/?command=about'));
}

async function sendStartPage(c: Context<WebEnv>, parts: WebParts, words: Words): Promise<Response> {
  const examples = words.list('page-examples');
  const page = {
    words,
    title: words.say('about-title'),
    description: words.say('page-ask-description'),
    main: await template('start', words, {
      form: askForm(c, words, ''),
      cards: placeCards(parts, c, words),
      examples: examples.map((example) => ({ example, query: new URLSearchParams({ q: example }).toString() })),
    }),
    scripts: ['card.js', ...scripts] as const,
    drawnAfter: 'places.js' as const,
    sharing: { address: '/' },
  };
  return sendPage(c, page, { headers: readerHeaders });
}

async function sendAnswerPage(c: Context<WebEnv>, chat: Chat, input: Input, reply: Reply): Promise<Response> {
  const { answer, question, limited } = reply;
  const words = wordsFor(c, chat.dictionary, reply.language);
  const query = new URL(c.req.url).searchParams.toString();
  const reader = readerOf(c.req.query(), reply);
  const article = await answerArticle(chat, reply, words, { query, reader, origin: c.env.origin });
  const typed = input.kind === 'text' ? input.text : '';
  return sendPage(
    c,
    {
      words,
      title: answer.title,
      description: summaryOf(answer, words),
      main: html`${askForm(c, words, typed)}
        <div id="answer">${article}</div>`,
      scripts,
      ...(question && {
        sharing: { address: addressOf(question, reader), picture: `/picture.png?${queryOf(question, reader)}` },
      }),
    },
    { ...(limited && { status: 429 }), headers: { ...readerHeaders, ...(limited && retryAfter(limited.waitMs)) } },
  );
}

function summaryOf({ blocks }: Answer, words: Words): string {
  const sentences = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
  const [first] = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.join(' ')) : []));
  return (
    [...sentences.slice(0, 2), ...(first === undefined ? [] : [first])].join(' ') || words.say('page-ask-description')
  );
}

function askForm(c: Context<WebEnv>, words: Words, typed: string): Promise<Html> {
  const { language, units } = c.req.query();
  const carried = Object.entries({ language, units }).filter(([, value]) => value !== undefined);
  const fields = carried.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
  return template('ask-form', words, { typed, carried: fields });
}
