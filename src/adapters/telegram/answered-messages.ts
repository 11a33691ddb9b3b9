import { hash } from 'node:crypto';
import type { Message } from 'grammy/types';
import type { Input } from '../../chat/index.ts';
import { hourMs, type Instant } from '../../domain/time.ts';
import type { Cache } from '../../lib/cache.ts';

/** `answerId`: the message with the answer; `at`: when it was answered. */
export type AnsweredMessage = { readonly answerId: number; readonly at: Instant };

/** The messages that were answered, so that an edited one has its answer replaced. */
export type AnsweredMessages = {
  /** `isSame`: it asked the same then; of a location that is never known. */
  find(
    message: Message,
    input: Input | undefined,
  ): Promise<(AnsweredMessage & { readonly isSame: boolean }) | undefined>;
  remember(message: Message, input: Input, answer: AnsweredMessage): Promise<void>;
};

/** Messages can be edited for two days (core.telegram.org/bots/api#editmessagetext), live locations while they are live. */
const ttlMs = 48 * hourMs;

/** Keeps hashes of what was asked, in a cache of the bot, so that they outlive a restart. */
export function createAnsweredMessages(cache: Cache): AnsweredMessages {
  return {
    async find(message, input) {
      const { answerId, at, asked } = Object(await cache.get(keyOf(message))) as Partial<Stored>;
      if (answerId === undefined || at === undefined) return undefined;
      return { answerId, at, isSame: asked !== '' && input !== undefined && asked === askedIn(input) };
    },
    remember: (message, input, answer) =>
      cache.set(keyOf(message), { ...answer, asked: askedIn(input) } satisfies Stored, ttlMs),
  };
}

type Stored = AnsweredMessage & { readonly asked: string };

function keyOf({ chat, message_id: id }: Message): string {
  return `answered ${chat.id} ${id}`;
}

/** Of a location there is no hash: one could be computed for every point, and compared. */
function askedIn(input: Input): string {
  return input.kind === 'pin' ? '' : hash('sha1', JSON.stringify(input)).slice(0, 12);
}
