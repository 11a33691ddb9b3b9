import type { Hono } from 'hono';
import type { MessageOrigin } from '../../chat/index.ts';
import { lengths, most } from './limits.ts';
import { addressOf, type WebParts } from './questions.ts';
import { acceptedLanguage, type WebEnv } from './request.ts';

/** `/suggest?q=tide+bre`: places for a half-typed question, with addresses; the user's own ones with commands. */
export function addSuggestRoute(app: Hono<WebEnv>, { chat, questions }: WebParts): void {
  app.get('/suggest', async (c) => {
    const language = acceptedLanguage(c.req.header('Accept-Language'), chat.dictionary.languages);
    const account = questions.session(c)?.account;
    const user: MessageOrigin['user'] =
      account === undefined
        ? { platform: 'web', id: c.env.clientNetwork, anonymous: true, language }
        : { platform: 'web', id: account, isNewSession: true, language };
    const typed = (c.req.query('q') ?? '').slice(0, lengths.suggest);
    const suggestions = typed.trim() === '' ? [] : await chat.suggestCommands({ user }, typed, most.suggestions);
    const list = suggestions.map(({ label, isOwn, input: { name: command, options } }) =>
      isOwn ? { label, command, options } : { label, href: addressOf({ command, options }, {}) },
    );
    return c.json(list, 200, { 'Cache-Control': 'private, max-age=60', Vary: 'Accept-Language, Cookie' });
  });
}
