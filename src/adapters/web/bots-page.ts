import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Words } from '../../words.ts';
import { sendPage } from './page.ts';
import type { Html } from './template.ts';
import { wordsFor, type WebEnv } from './request.ts';
import type { WebParts } from './questions.ts';

/** `/bots`: how to use the bots on Discord and Telegram, with the addresses that add them. */
export function addBotsPage(app: Hono<WebEnv>, { chat: { dictionary }, botLinks }: WebParts): void {
  if (!botLinks) return;
  app.get('/bots', async (c) => {
    const words = wordsFor(c, dictionary);
    const [discord, telegram] = await Promise.all([botLinks.discord(), botLinks.telegram()]);
    const main = html`<div class="bots">
      <h1>${words.say('bots-title')}</h1>
      <p class="lead">${words.say('bots-lead')}</p>
      ${guide(words, 'discord', [
        ...(discord ? [{ url: discord.server, key: 'bots-discord-server' }] : []),
        ...(discord ? [{ url: discord.account, key: 'bots-discord-account' }] : []),
      ])}
      ${guide(words, 'telegram', telegram === undefined ? [] : [{ url: telegram.chat, key: 'bots-telegram-open' }])}
    </div>`;
    const title = words.say('bots-title');
    const description = words.say('bots-lead');
    return sendPage(c, { words, title, description, main, sharing: { address: '/bots' } });
  });
}

type GuideLink = { readonly url: string; readonly key: string };

function guide(words: Words, platform: 'discord' | 'telegram', links: readonly GuideLink[]): Html {
  return html`<section>
    <h2>${platform === 'discord' ? 'Discord' : 'Telegram'}</h2>
    ${
      links.length === 0
        ? html`<p class="muted">${words.say('bots-off')} <a href="/">${words.say('page-to-ask')}</a></p>`
        : html`<p>
              ${links.map(({ url, key }) => html`<a class="action" href="${url}" rel="noreferrer">${words.say(key)}</a> `)}
            </p>
            <ol>
              ${words.list(`bots-${platform}-steps`).map((step) => html`<li>${step}</li>`)}
            </ol>`
    }
  </section>`;
}
