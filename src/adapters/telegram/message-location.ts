import type { Message } from 'grammy/types';
import type { ChannelContext } from '../../chat/index.ts';
import type { Managers } from './managers.ts';

/** The place of a message that was written, or whose button was pressed. */
export type MessageLocation = {
  readonly chat: Message['chat'];
  /** A forum's topic. */
  readonly topic?: number;
  /** The message to reply to in a group; 0 for an ephemeral one. */
  readonly messageId: number;
  /** The message is ephemeral: visible only to the person `to`. */
  readonly ephemeral?: { readonly id: number; readonly to: number };
};

/** The location of a message. */
export function locationOf(message: Message): MessageLocation {
  const { chat, message_id: messageId, is_topic_message: inTopic, message_thread_id: thread } = message;
  // Telegram accepts a thread only in forums: elsewhere `message_thread_id` names a chain of replies.
  const { ephemeral_message_id: id, receiver_user: receiver, from } = message;
  // One from a person is visible to that person and to the bot.
  const to = receiver?.id ?? from?.id;
  return {
    chat,
    messageId,
    ...(inTopic && thread !== undefined && { topic: thread }),
    ...(id !== undefined && to !== undefined && { ephemeral: { id, to } }),
  };
}

/** The author of a message: the id of a user, the group itself, or unknown behind a channel. */
export type Author = number | 'group' | 'unknown';

/** The group as a channel of the chat; without one in a private chat. */
export function channelOf(
  { chat, topic }: MessageLocation,
  author: Author,
  managers: Managers,
): { channel?: ChannelContext } {
  if (chat.type === 'private') return {};
  const channel: ChannelContext = {
    platform: 'telegram',
    id: String(chat.id),
    ...(topic !== undefined && { thread: String(topic) }),
    mayManage: async () => author === 'group' || (author !== 'unknown' && managers.isManager(chat.id, author)),
  };
  return { channel };
}
