import type { Hono } from 'hono';
import { html } from 'hono/html';
import { accuracyAnswer, privacyAnswer } from '../../answers/index.ts';
import type { Words } from '../../words.ts';
import { sendPage, type Html } from './page.ts';
import { renderBlocks } from './render-html.ts';
import { wordsFor, type WebEnv } from './request.ts';
import type { WebParts } from './questions.ts';

const terms = ['navigation', 'service', 'use', 'data', 'privacy'] as const;

type Content = { readonly title: string; readonly description: string; readonly content: Html };

/** `/terms` and `/privacy`, which platforms ask for before they list a bot, and `/accuracy`. `supportUrl`: where people get help. */
export function addLegalPages(app: Hono<WebEnv>, { chat: { dictionary }, supportUrl }: WebParts): void {
  const addPage = (address: string, write: (words: Words) => Content): void => {
    app.get(address, (c) => {
      const words = wordsFor(c, dictionary);
      const { content, ...page } = write(words);
      const main = html`<article class="reading">
        <h1>${page.title}</h1>
        ${content}
      </article>`;
      return sendPage(c, { ...page, words, main, sharing: { address } });
    });
  };
  addPage('/terms', (words) => ({
    title: words.say('terms-title'),
    description: words.say('terms-description'),
    content: html`${terms.map((term) => html`<p>${words.say(`terms-${term}`)}</p>`)}
    ${supportUrl === undefined ? '' : html`<p><a href="${supportUrl}">${words.say('terms-support')}</a></p>`}`,
  }));
  addPage('/privacy', (words) => {
    const { title, blocks } = privacyAnswer(words);
    const content = html`${blocks.map((block) => (block.kind === 'text' ? html`<p>${block.text}</p>` : ''))}
      <p>${words.say('privacy-page-how')}</p>`;
    return { title, description: words.say('privacy-page-description'), content };
  });
  addPage('/accuracy', (words) => {
    const { title, blocks, note } = accuracyAnswer(words);
    const content = html`<div class="blocks">${renderBlocks(blocks)}</div>
      <p class="note">${note}</p>`;
    return { title, description: words.say('command-accuracy-description'), content };
  });
}
