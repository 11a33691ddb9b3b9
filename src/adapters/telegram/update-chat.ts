import type { Update } from 'grammy/types';

/**
 * Names updates that are to be handled one after another: those of one chat. Inline queries wait for no other, since each
 * letter that is typed makes one, and only the last matters.
 */
export function chatOfUpdate({ inline_query: typed, callback_query: press, guest_message: guest, ...update }: Update) {
  if (typed) return `inline ${typed.id}`;
  if (guest) return `guest ${guest.from?.id ?? guest.chat.id}`;
  if (press) return String(press.message?.chat.id ?? press.from.id);
  const { message, edited_message, channel_post, edited_channel_post, my_chat_member } = update;
  const about = message ?? edited_message ?? channel_post ?? edited_channel_post ?? my_chat_member;
  return String(about?.chat.id ?? 'other');
}
