import { type Instant, hourMs, minuteMs } from '../../domain/time.ts';
import { createExpiringMap } from '../../lib/bounded-map.ts';
import type { Button } from '../../answers/index.ts';
import type { Request } from '../command.ts';
import type { Frame } from '../../language/meaning/frame.ts';
import type { IncomingMessage } from '../message.ts';
import type { ShownDigest, UntimedDigest } from './digest-change.ts';

/** A conversation is over after, ms; one that is continued by a reply to its answer, later. */
const ttlMs = 30 * minuteMs;
const replyTtlMs = 48 * hourMs;
const maxConversations = 10_000;

export type Conversation = {
  /** The last sentence that was answered, with the place that was found: follow-ups fill their gaps from it. */
  readonly frame?: Frame | undefined;
  /** A request that the user's next bare place completes. */
  readonly waiting?: Request | undefined;
  /** The places that were offered for it, in the order of their numbers. */
  readonly choices?: readonly Button[] | undefined;
  readonly digest?: ShownDigest | undefined;
  readonly untimed?: UntimedDigest | undefined;
  /** A setting of a place that was just made, which `no, Hull` makes again. */
  readonly redo?: Request | undefined;
  /** BCP 47 tag of the language that it was asked back in. */
  readonly language?: string | undefined;
  /** When it was last gone on with. */
  readonly at?: Instant;
};

type Origin = Pick<IncomingMessage, 'user' | 'channel' | 'repliesTo'>;

export type Conversations = {
  /** The one replied to, else one from `about`, what the answer says; without a reply the user's latest, or none. */
  of(message: Origin, about?: Frame): Conversation & { readonly isReplied?: true };
  set(message: Origin, conversation: Conversation): void;
  /** Remembers that the latest conversation is that of an answer, by the platform's id of its message. */
  keepAs(message: Origin, answerId: string): void;
  /** Forgets all conversations of a user, but for those that anybody in a group may go on with. */
  forget(user: Origin['user']): void;
};

/** Conversations in memory: after a restart only a reply is a follow-up. Anonymous users have none. */
export function createConversations(now: () => Instant): Conversations {
  const conversations = createExpiringMap<Conversation>({ max: maxConversations, ttlMs }, now);
  const byAnswer = createExpiringMap<Conversation>({ max: maxConversations, ttlMs: replyTtlMs }, now);
  return {
    of(origin, about) {
      if (origin.user.anonymous) return {};
      const replied = origin.repliesTo === undefined ? undefined : byAnswer.get(answerKey(origin, origin.repliesTo));
      if (replied) return { ...replied, isReplied: true };
      return about ? { frame: about, isReplied: true } : (conversations.get(keyOf(origin)) ?? {});
    },
    set(origin, conversation) {
      if (!origin.user.anonymous) conversations.set(keyOf(origin), { ...conversation, at: now() }, now());
    },
    keepAs(origin, answerId) {
      const latest = conversations.get(keyOf(origin));
      if (latest) byAnswer.set(answerKey(origin, answerId), latest, now());
    },
    forget({ platform, id }) {
      for (const map of [conversations, byAnswer]) map.dropAll(`${platform} ${id} `);
    },
  };
}

function keyOf({ user: { platform, id }, channel }: Origin): string {
  return [platform, id, channel?.id, channel?.thread].join(' ');
}

/** In a group, anybody may reply to an answer. */
function answerKey({ user: { platform, id }, channel }: Origin, answerId: string): string {
  return [platform, channel?.id ?? id, answerId].join(' ');
}
