import type { ChatMemberUpdated } from 'grammy/types';
import type { MessageTarget } from '../../chat/index.ts';
import type { Instant } from '../../domain/time.ts';
import type { ChannelEvents } from '../adapter.ts';

/** Reports that the bot was removed from a chat or may write there again, so that no message is sent in vain. */
export async function reportMembership(
  { chat, new_chat_member: bot }: ChatMemberUpdated,
  channels: ChannelEvents,
  now: Instant,
): Promise<void> {
  const target: MessageTarget = { kind: chat.type === 'private' ? 'person' : 'channel', id: String(chat.id) };
  const isRemoved = bot.status === 'left' || bot.status === 'kicked' || (bot.status === 'restricted' && !bot.is_member);
  await (isRemoved ? channels.left(target) : channels.joined([target], now));
}
