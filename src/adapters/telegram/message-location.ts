import type { Message } from 'grammy/types';
import type { ChannelContext } from '../../chat/index.ts';
import type { Managers } from './managers.ts';

/** Where a message was written or a button pressed. */
export type MessageLocation = {
  readonly chat: Message['chat'];
  /** A forum's topic. */
  readonly topic?: number;
  /** What is answered to, among others. */
  readonly messageId: number;
};

export function locationOf(message: Message): MessageLocation {
  const { chat, message_id: messageId, is_topic_message: inTopic, message_thread_id: thread } = message;
  // Only a forum's messages may be answered in their thread: elsewhere a thread is a chain of replies, and refused.
  return { chat, messageId, ...(inTopic && thread !== undefined && { topic: thread }) };
}

/** The group as the chat knows it; nothing in private. */
export function channelOf(
  { chat, topic }: MessageLocation,
  user: { readonly id: number; readonly speaksAsGroup: boolean },
  managers: Managers,
): { channel?: ChannelContext } {
  if (chat.type === 'private') return {};
  const channel: ChannelContext = {
    platform: 'telegram',
    id: String(chat.id),
    ...(topic !== undefined && { thread: String(topic) }),
    // Only administrators can speak as the group itself.
    mayManage: async () => user.speaksAsGroup || managers.isManager(chat.id, user.id),
  };
  return { channel };
}
