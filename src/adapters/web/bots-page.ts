import type { Hono } from 'hono';
import { sendPage } from './page.ts';
import { template } from './template.ts';
import { wordsFor, type WebEnv } from './request.ts';
import type { WebParts } from './questions.ts';

/** `/bots`: how to use the bots on Discord and Telegram, with the addresses that add them. */
export function addBotsPage(app: Hono<WebEnv>, { chat: { dictionary }, botLinks }: WebParts): void {
  if (!botLinks) return;
  app.get('/bots', async (c) => {
    const words = wordsFor(c, dictionary);
    const [discord, telegram] = await Promise.all([botLinks.discord(), botLinks.telegram()]);
    const steps = (platform: string) => words.list(`bots-${platform}-steps`).map((step) => ({ step }));
    const links = { discord: discord ? [discord] : [], telegram: telegram ? [telegram] : [] };
    const listed = { discordSteps: steps('discord'), telegramSteps: steps('telegram') };
    const main = template('bots', words, { ...links, ...listed });
    const [title, description] = [words.say('bots-title'), words.say('bots-lead')];
    return sendPage(c, { words, title, description, main, sharing: { address: '/bots' } });
  });
}
