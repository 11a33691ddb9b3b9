import type { InlineQuery, InlineQueryResultArticle, Message } from 'grammy/types';
import type { Answer } from '../../answers/index.ts';
import type { Chat, CommandSuggestion, MessageOrigin } from '../../chat/index.ts';
import { linkToAskOn } from './deep-link.ts';
import { lengths, most, ms } from './limits.ts';
import { describeFailure } from './reaction.ts';
import type { HandlerContext } from './handle.ts';
import { parseGuestMessage, type Self } from './parse.ts';
import { renderTelegram, clip } from './render.ts';
import { timeoutSignal } from './signal.ts';

/** How long Telegram may show the same results to the same user, s. A tide hardly changes within a minute. */
const cacheTimeS = 60;
/** The same for days to come, at most to the next quarter of an hour: a day ends on one in every time zone. */
const daysCacheTimeS = 900;
/** Where results were left out: the next query has them. */
const incompleteCacheTimeS = 1;

/** Answers the latest inline query of a user, as each letter is one (core.telegram.org/bots/inline), by articles of places. */
export function createInlineQueries({ api, chat, log, now }: Pick<HandlerContext, 'api' | 'chat' | 'log' | 'now'>) {
  const latest = new Map<number, string>();

  return async ({ id, from, query, location }: InlineQuery, self: Self): Promise<void> => {
    const endsAt = now() + ms.making;
    latest.set(from.id, id);
    const isLatest = (): boolean => latest.get(from.id) === id;
    const origin: MessageOrigin = {
      user: { platform: 'telegram', id: String(from.id), language: from.language_code },
      ...(location && { location: { lat: location.latitude, lng: location.longitude } }),
    };
    const suggestions = await chat.suggestCommands(origin, query, most.results);
    const isInTime = (made: number): boolean => isLatest() && (made === 0 || now() <= endsAt);
    const { articles, isComplete } = await articlesFor(chat, self, origin, suggestions, isInTime);
    if (!isLatest()) return;
    latest.delete(from.id);
    const cacheTime = isComplete ? cacheTimeOf(suggestions, now()) : incompleteCacheTimeS;
    const options = { cache_time: cacheTime, is_personal: true };
    try {
      await api.answerInlineQuery(id, articles, options, timeoutSignal(ms.inlineAnswer));
    } catch (error) {
      log.warn(`Telegram did not take suggestions (${describeFailure(error)})`);
    }
  };
}

/** Articles for suggestions, for as long as `isInTime` with the number of those that are made. */
async function articlesFor(
  chat: Chat,
  { username }: Self,
  { user }: MessageOrigin,
  suggestions: readonly CommandSuggestion[],
  isInTime: (made: number) => boolean,
): Promise<{ readonly articles: readonly InlineQueryResultArticle[]; readonly isComplete: boolean }> {
  const articles: InlineQueryResultArticle[] = [];
  for (const { label, input } of suggestions) {
    if (!isInTime(articles.length)) return { articles, isComplete: false };
    const { answer, ok, question, language } = await chat.answer({ user, input, isAutomatic: true, isPreview: true });
    // A refused command has no article.
    if (!ok) continue;
    const links = question ? linkToAskOn(username, question, chat.dictionary.in(language)) : [];
    articles.push(articleOf({ ...answer, links }, String(articles.length), label));
  }
  return { articles, isComplete: true };
}

/** An answer about now is true for a minute, one about other days until the next day begins somewhere. */
function cacheTimeOf(suggestions: readonly CommandSuggestion[], now: number): number {
  const isAboutNow = ({ input }: CommandSuggestion) => !/^(tomorrow|\d{4}-\d\d-\d\d)$/.test(input.options['day'] ?? '');
  if (suggestions.length === 0 || suggestions.some(isAboutNow)) return cacheTimeS;
  return Math.max(daysCacheTimeS - (Math.floor(now / 1000) % daysCacheTimeS), 1);
}

function articleOf(answer: Answer, id: string, title: string): InlineQueryResultArticle {
  // Without buttons: they would be pressed in a chat where the bot is no member.
  const { buttons: _, ...shown } = answer;
  const { text, parse_mode, link_preview_options, reply_markup } = renderTelegram(shown);
  const first = shown.blocks.find((block) => block.kind === 'text');
  return {
    type: 'article',
    id,
    title,
    ...(first && { description: clip(first.text, lengths.description) }),
    input_message_content: { message_text: text, ...(parse_mode && { parse_mode }), link_preview_options },
    ...(reply_markup && { reply_markup }),
  };
}

/** Answers a message to the bot in a chat that it has not joined. A private answer is not shown there. */
export async function handleGuest({ api, chat, log }: HandlerContext, message: Message, self: Self): Promise<void> {
  const incoming = parseGuestMessage(message, self, chat);
  const { guest_query_id: queryId } = message;
  if (!incoming || queryId === undefined) return;
  const { answer, limited, question } = await chat.answer(incoming);
  if (limited?.isRepeated) return;
  const words = chat.dictionary.in(incoming.user.language);
  const shown = answer.alone ? { title: words.say('telegram-open-chat-first'), blocks: [] } : answer;
  const links = question && !answer.alone ? linkToAskOn(self.username, question, words) : [];
  try {
    await api.answerGuestQuery(queryId, articleOf({ ...shown, links }, '0', shown.title), timeoutSignal(ms.guest));
  } catch (error) {
    log.warn(`Telegram did not take an answer to a guest (${describeFailure(error)})`);
  }
}
