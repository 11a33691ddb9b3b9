import type { Instant } from '../../domain/time.ts';
import { createExpiringMap } from '../../lib/bounded-map.ts';
import type { Request } from '../command.ts';
import type { Frame } from '../language/frame.ts';
import type { MessageOrigin } from '../message.ts';

/** A conversation is over after, ms. */
const ttlMs = 30 * 60_000;
const maxConversations = 10_000;

/** The state of a conversation with one user in one place. */
export type Conversation = {
  /** The last sentence that was answered, with the place that was found: follow-ups fill their gaps from it. */
  readonly frame?: Frame | undefined;
  /** A request that the user's next bare place completes. */
  readonly waiting?: Request | undefined;
};

export type Conversations = {
  /** Empty where there is none, or not any more. */
  of(origin: MessageOrigin): Conversation;
  set(origin: MessageOrigin, conversation: Conversation): void;
};

/** Conversations in memory: after a restart a follow-up is a question of its own. Anonymous users have none. */
export function createConversations(now: () => Instant): Conversations {
  const conversations = createExpiringMap<Conversation>({ max: maxConversations, ttlMs }, now);
  return {
    of: (origin) => (origin.user.anonymous ? undefined : conversations.get(keyOf(origin))) ?? {},
    set(origin, conversation) {
      if (!origin.user.anonymous) conversations.set(keyOf(origin), conversation, now());
    },
  };
}

function keyOf({ user: { platform, id }, channel }: MessageOrigin): string {
  return [platform, id, channel?.id, channel?.thread].join(' ');
}
