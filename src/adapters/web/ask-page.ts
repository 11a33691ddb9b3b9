import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Dictionary } from '../../words.ts';
import { sendPage } from './page.ts';
import { wordsFor, type WebEnv } from './request.ts';

/** `/`: the page to ask at. */
export function addAskPage(app: Hono<WebEnv>, { dictionary }: { readonly dictionary: Dictionary }): void {
  app.get('/', (c) => {
    const words = wordsFor(c, dictionary);
    return sendPage(c, {
      words,
      title: words.say('about-title'),
      description: words.say('page-ask-description'),
      main: html`<h1>${words.say('page-ask-title')}</h1>`,
      sharing: { address: '/' },
    });
  });
}
