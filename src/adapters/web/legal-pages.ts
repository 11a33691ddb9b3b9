import type { Hono } from 'hono';
import { html } from 'hono/html';
import { accuracyAnswer, privacyAnswer } from '../../answers/index.ts';
import type { Words } from '../../words.ts';
import { once } from '../../lib/once.ts';
import { sendPage } from './page.ts';
import { template, type Html } from './template.ts';
import { renderBlocks } from './render-html.ts';
import { picturePolicy, wordsFor, type WebEnv } from './request.ts';
import { coverageLists, coverageMap } from './stations/coverage-page.ts';
import type { WebParts } from './questions.ts';

type Content = { readonly title: string; readonly description: string; readonly content: Html };

/** `/terms` and `/privacy`, which platforms ask for, `/accuracy` and `/coverage`. `supportUrl`: where people get help. */
export function addLegalPages(app: Hono<WebEnv>, { chat: { dictionary }, coverage, supportUrl }: WebParts): void {
  const addPage = (address: string, write: (words: Words) => Content): void => {
    app.get(address, async (c) => {
      const words = wordsFor(c, dictionary);
      const { content, ...page } = write(words);
      const main = await template('reading', words, { title: page.title, content });
      return sendPage(c, { ...page, words, main, sharing: { address } });
    });
  };
  addPage('/terms', (words) => ({
    title: words.say('terms-title'),
    description: words.say('terms-description'),
    content: template('terms', words, { supportUrl }),
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
  if (!coverage) return;
  addPage('/coverage', (words) => {
    const [title, description] = [words.say('page-coverage'), words.say('coverage-lead')];
    return { title, description, content: coverageLists(words, coverage) };
  });
  const map = once(() => coverageMap(coverage));
  app.get('/coverage.svg', (c) => {
    const headers = { 'Cache-Control': 'public, max-age=86400', 'Content-Security-Policy': picturePolicy };
    return c.body(map(), 200, { ...headers, 'Content-Type': 'image/svg+xml' });
  });
}
