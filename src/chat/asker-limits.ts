import { problemAnswer, type Answer } from '../answers/index.ts';
import { createKeyedLimiter } from '../lib/keyed-limiter.ts';
import type { Users } from '../users/index.ts';
import type { Words } from '../words.ts';
import type { Chat, Reply } from './chat.ts';
import type { IncomingMessage, MessageOrigin } from './message.ts';

/** Nobody reads answers faster for long; flipping through days by buttons takes 20 at once, then one in 2 s. */
const questionRate = { perSecond: 0.5, burst: 20 };
/** Suggestions are made while somebody types, some five letters a second. */
const suggestionRate = { perSecond: 5, burst: 25 };
/** Within this time a refusal is not repeated in words: the bot has to share its own sends among all, ms. */
const noticeIntervalMs = 30_000;

/** Limits how often each asker is answered, but for digests and the terminal. `clock` must be monotonic, ms. */
export function limitAskers(chat: Chat, users: Pick<Users, 'preferencesOf'>, clock: () => number): Chat {
  const questions = createKeyedLimiter(questionRate, clock);
  const suggestions = createKeyedLimiter(suggestionRate, clock);
  const notices = createKeyedLimiter({ perSecond: 1000 / noticeIntervalMs, burst: 1 }, clock);

  const refusalOf = async (message: IncomingMessage): Promise<Reply | undefined> => {
    const { user, channel, isAutomatic } = message;
    const key = askerOf(message);
    const waitMs = isAutomatic || user.platform === 'terminal' ? 0 : questions.take(key);
    if (waitMs === 0) return undefined;
    const isRepeated = notices.take(key) > 0;
    // A flood costs no look into the database but for the first refusal.
    const asked = user.requestedLanguage ?? user.language;
    const language = isRepeated ? asked : (await users.preferencesOf(user, channel)).language;
    return {
      answer: tooManyQuestions(chat.dictionary.in(language), waitMs),
      ok: false,
      limited: { waitMs, isRepeated },
    };
  };
  const suggested = <T>(origin: MessageOrigin, make: () => Promise<readonly T[]>): Promise<readonly T[]> =>
    suggestions.take(askerOf(origin)) === 0 ? make() : Promise.resolve([]);

  return {
    ...chat,
    async understand(message) {
      const reply = await refusalOf(message);
      return reply ? { kind: 'refusal', reply } : chat.understand(message);
    },
    answer: async (message) => (await refusalOf(message)) ?? chat.answer(message),
    suggestPlaces: (origin, typed, count) => suggested(origin, () => chat.suggestPlaces(origin, typed, count)),
    suggestCommands: (origin, typed, count) => suggested(origin, () => chat.suggestCommands(origin, typed, count)),
  };
}

export function tooManyQuestions(words: Words, waitMs: number): Answer {
  return problemAnswer(words, 'too-many-questions', { seconds: Math.ceil(waitMs / 1000) });
}

/** All who share an id, such as anonymous administrators, are distinguished by their group. */
function askerOf({ user: { platform, id, anonymous }, channel }: MessageOrigin): string {
  return anonymous ? [platform, id, channel?.id].join(' ') : `${platform} ${id}`;
}
