import type { ChatMemberUpdated } from 'grammy/types';
import type { MessageTarget } from '../../chat/index.ts';
import type { Instant } from '../../domain/time.ts';
import type { ChannelEvents } from '../adapter.ts';

/** What somebody did to our place in a chat: who was sent away stops sending there before it is told so. */
export async function noteMembership(
  { chat, new_chat_member: us }: ChatMemberUpdated,
  channels: ChannelEvents,
  now: Instant,
): Promise<void> {
  const target: MessageTarget = { kind: chat.type === 'private' ? 'person' : 'channel', id: String(chat.id) };
  const isOut = us.status === 'left' || us.status === 'kicked' || (us.status === 'restricted' && !us.is_member);
  await (isOut ? channels.left(target) : channels.joined([target], now));
}
