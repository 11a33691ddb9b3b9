import type { Message } from 'grammy/types';
import type { HandlerContext } from './handle.ts';
import { linkToAskOn } from './deep-link.ts';
import { describeFailure } from './failure.ts';
import { articleOf } from './inline.ts';
import { parseGuestMessage } from './parse.ts';
import type { Self } from './parse-input.ts';
import { timeoutSignal } from './signal.ts';

const answerTimeoutMs = 10_000;

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
    await api.answerGuestQuery(
      queryId,
      articleOf({ ...shown, links }, '0', shown.title),
      timeoutSignal(answerTimeoutMs),
    );
  } catch (error) {
    log.warn(`Telegram did not take an answer to a guest (${describeFailure(error)})`);
  }
}
