import type { Hono } from 'hono';
import { html } from 'hono/html';
import { accuracyAnswer, privacyAnswer } from '../../answers/index.ts';
import type { Dictionary } from '../../words.ts';
import { sendPage } from './page.ts';
import { renderBlocks } from './render-html.ts';
import { wordsFor, type WebEnv } from './request.ts';

const terms = ['navigation', 'service', 'use', 'data', 'privacy'] as const;

/** `/terms` and `/privacy`, which platforms ask for before they list a bot, and `/accuracy`. `supportUrl`: where people get help. */
export function addLegalPages(app: Hono<WebEnv>, dictionary: Dictionary, supportUrl: string | undefined): void {
  app.get('/terms', (c) => {
    const words = wordsFor(c, dictionary);
    const title = words.say('terms-title');
    return sendPage(c, {
      words,
      title,
      description: words.say('terms-description'),
      main: html`<h1>${title}</h1>
        ${terms.map((term) => html`<p>${words.say(`terms-${term}`)}</p>`)}
        ${supportUrl === undefined ? '' : html`<p><a href="${supportUrl}">${words.say('terms-support')}</a></p>`}`,
      sharing: { address: '/terms' },
    });
  });
  app.get('/privacy', (c) => {
    const words = wordsFor(c, dictionary);
    const { title, blocks } = privacyAnswer(words);
    return sendPage(c, {
      words,
      title,
      description: words.say('privacy-page-description'),
      main: html`<h1>${title}</h1>
        ${blocks.map((block) => (block.kind === 'text' ? html`<p>${block.text}</p>` : ''))}
        <p>${words.say('privacy-page-how')}</p>`,
      sharing: { address: '/privacy' },
    });
  });
  app.get('/accuracy', (c) => {
    const words = wordsFor(c, dictionary);
    const { title, blocks, note } = accuracyAnswer(words);
    return sendPage(c, {
      words,
      title,
      description: words.say('command-accuracy-description'),
      main: html`<h1>${title}</h1>
        <div class="blocks">${renderBlocks(blocks)}</div>
        <p class="note">${note}</p>`,
      sharing: { address: '/accuracy' },
    });
  });
}
