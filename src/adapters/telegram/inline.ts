import type { InlineQuery, InlineQueryResultArticle } from 'grammy/types';
import type { Chat, CommandSuggestion, IncomingMessage } from '../../chat/index.ts';
import type { HandlerContext } from './handle.ts';
import { describeFailure } from './failure.ts';
import { renderTelegram } from './render.ts';
import { forGrammy } from './signal.ts';

/** Each carries its whole answer, which takes up to 0.2 s: no more than a telephone shows without scrolling. */
const mostResults = 5;
/** Telegram shows the same results to the same person for so long: half an hour changes a tide, a minute does not. */
const keptS = 60;
const limitMs = 5000;
const longestDescription = 100;

export type Inline = { answer(query: InlineQuery): Promise<void> };

/**
 * Answers what somebody types behind the bot's name in any chat (core.telegram.org/bots/inline): an article for each
 * place that it may become, ready to be sent. Whoever types on is answered for the last letter alone.
 */
export function createInline({ api, chat, log }: Pick<HandlerContext, 'api' | 'chat' | 'log'>): Inline {
  const latest = new Map<number, string>();

  return {
    async answer({ id, from, query }) {
      latest.set(from.id, id);
      const isLatest = (): boolean => latest.get(from.id) === id;
      const user = { platform: 'telegram', id: String(from.id), language: from.language_code } as const;
      const articles = await articlesFor(chat, user, query, isLatest);
      if (!isLatest()) return;
      latest.delete(from.id);
      const kept = { cache_time: keptS, is_personal: true };
      try {
        await api.answerInlineQuery(id, articles, kept, forGrammy(AbortSignal.timeout(limitMs)));
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
  for (const suggestion of await chat.suggestCommands({ user }, typed, mostResults)) {
    if (!isLatest()) return [];
    const article = await articleFor(chat, user, suggestion, String(articles.length));
    if (article) articles.push(article);
  }
  return articles;
}

/** `undefined` where there is no answer to send. */
async function articleFor(
  chat: Chat,
  user: IncomingMessage['user'],
  { label, input }: CommandSuggestion,
  id: string,
): Promise<InlineQueryResultArticle | undefined> {
  const { answer, ok } = await chat.answer({ user, input, isAutomatic: true });
  if (!ok) return undefined;
  // Its buttons would be pressed in a chat that we are not in.
  const { buttons: _, ...told } = answer;
  const { text, parse_mode, link_preview_options } = renderTelegram(told);
  const first = told.blocks.find((block) => block.kind === 'text');
  return {
    type: 'article',
    id,
    title: label,
    ...(first && { description: first.text.slice(0, longestDescription) }),
    input_message_content: { message_text: text, ...(parse_mode && { parse_mode }), link_preview_options },
  };
}
