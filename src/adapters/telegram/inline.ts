import type { InlineQuery, InlineQueryResultArticle } from 'grammy/types';
import type { Answer } from '../../answers/index.ts';
import type { Chat, CommandSuggestion, IncomingMessage } from '../../chat/index.ts';
import type { HandlerContext } from './handle.ts';
import { describeFailure } from './failure.ts';
import { renderTelegram } from './render.ts';
import { timeoutSignal } from './signal.ts';

/** Each result carries a whole answer, up to 0.2 s of work: no more than a phone shows without scrolling. */
const maxResults = 5;
/** How long Telegram may show the same results to the same user, s. A tide hardly changes within a minute. */
const cacheTimeS = 60;
const answerTimeoutMs = 5000;
const maxDescriptionLength = 100;

export type InlineQueries = { answer(query: InlineQuery): Promise<void> };

/**
 * Answers inline queries, typed after the bot's name in any chat (core.telegram.org/bots/inline), with an article for each
 * suggested place, ready to be sent. Only the latest query of a user is answered: each further letter starts another.
 */
export function createInlineQueries({ api, chat, log }: Pick<HandlerContext, 'api' | 'chat' | 'log'>): InlineQueries {
  const latest = new Map<number, string>();

  return {
    async answer({ id, from, query }) {
      latest.set(from.id, id);
      const isLatest = (): boolean => latest.get(from.id) === id;
      const user = { platform: 'telegram', id: String(from.id), language: from.language_code } as const;
      const articles = await articlesFor(chat, user, query, isLatest);
      if (!isLatest()) return;
      latest.delete(from.id);
      const options = { cache_time: cacheTimeS, is_personal: true };
      try {
        await api.answerInlineQuery(id, articles, options, timeoutSignal(answerTimeoutMs));
      } catch (error) {
        log.warn(`Telegram did not take suggestions (${describeFailure(error)})`);
      }
    },
  };
}

async function articlesFor(
  chat: Chat,
  user: IncomingMessage['user'],
  typed: string,
  isLatest: () => boolean,
): Promise<InlineQueryResultArticle[]> {
  const articles: InlineQueryResultArticle[] = [];
  for (const suggestion of await chat.suggestCommands({ user }, typed, maxResults)) {
    if (!isLatest()) return [];
    const article = await articleFor(chat, user, suggestion, String(articles.length));
    if (article) articles.push(article);
  }
  return articles;
}

/** Resolves to `undefined` where the command is refused. */
async function articleFor(
  chat: Chat,
  user: IncomingMessage['user'],
  { label, input }: CommandSuggestion,
  id: string,
): Promise<InlineQueryResultArticle | undefined> {
  const { answer, ok } = await chat.answer({ user, input, isAutomatic: true });
  return ok ? articleOf(answer, id, label) : undefined;
}

/** An answer as the result of a query. */
export function articleOf(answer: Answer, id: string, title: string): InlineQueryResultArticle {
  // Without buttons: they would be pressed in a chat where the bot is no member.
  const { buttons: _, ...shown } = answer;
  const { text, parse_mode, link_preview_options } = renderTelegram(shown);
  const first = shown.blocks.find((block) => block.kind === 'text');
  return {
    type: 'article',
    id,
    title,
    ...(first && { description: first.text.slice(0, maxDescriptionLength) }),
    input_message_content: { message_text: text, ...(parse_mode && { parse_mode }), link_preview_options },
  };
}
