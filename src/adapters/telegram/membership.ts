import type { ChatMemberUpdated } from 'grammy/types';
import type { Instant } from '../../domain/time.ts';
import type { ChannelEvents } from '../adapter.ts';

/** What somebody did to our place in a chat: who was sent away stops sending there before it is told so. */
export async function noteMembership(
  { chat, new_chat_member: us }: ChatMemberUpdated,
  channels: ChannelEvents,
  now: Instant,
): Promise<void> {
  const channel = chat.type === 'private' ? `@${chat.id}` : String(chat.id);
  const isOut = us.status === 'left' || us.status === 'kicked' || (us.status === 'restricted' && !us.is_member);
  await (isOut ? channels.left(channel) : channels.joined([channel], now));
}
