import type { Chat, Document, InlineKeyboardMarkup, MessageEntity, PhotoSize, RichMessage, User } from 'grammy/types';
import type { UserFromGetMe } from 'grammy/types';

/** A message of the bot, as Telegram keeps it. */
export interface SentMessage {
  message_id: number;
  message_thread_id?: number;
  from: User;
  chat: Chat;
  /** Of an ephemeral message, whose `message_id` is 0. */
  ephemeral_message_id?: number;
  receiver_user?: User;
  date: number;
  edit_date?: number;
  text?: string;
  rich_message?: RichMessage;
  entities?: MessageEntity[];
  photo?: PhotoSize[];
  document?: Document;
  caption?: string;
  caption_entities?: MessageEntity[];
  reply_markup?: InlineKeyboardMarkup;
}

/** The user who writes, and the chat. */
export interface Sender {
  chat?: 'private' | 'group';
  language?: string;
  userId?: number;
  chatId?: number;
  /** Shared with an inline query. */
  location?: { lat: number; lng: number };
}

export const BOT: UserFromGetMe = {
  id: 123456,
  is_bot: true,
  first_name: 'Bellbuoy',
  username: 'bellbuoy_test_bot',
  can_join_groups: true,
  can_read_all_group_messages: false,
  supports_inline_queries: true,
  can_connect_to_business: false,
  has_main_web_app: false,
  has_topics_enabled: false,
  allows_users_to_create_topics: false,
  can_manage_bots: false,
  supports_join_request_queries: false,
};

const USER_ID = 1001;
const GROUP_ID = -2001;

export function userOf({ userId = USER_ID, language = 'en' }: Sender): User {
  return { id: userId, is_bot: false, first_name: 'Ada', language_code: language };
}

export function chatOf({ chat = 'private', userId = USER_ID, chatId }: Sender): Chat {
  return chatWithId(chatId ?? (chat === 'group' ? GROUP_ID : userId));
}

/** At Telegram the id of a private chat is the user's, and that of a group is negative. */
export function chatWithId(id: number): Chat {
  return id > 0 ? { id, type: 'private', first_name: 'Ada' } : { id, type: 'group', title: 'Harbour' };
}

export function unixNow(): number {
  return Math.floor(Date.now() / 1000);
}

/** The commands Telegram marks at the head of a text: `/tide` or `/tide@some_bot`. */
export function commandEntities(text: string): MessageEntity[] {
  const length = /^\/\w{1,32}(?:@\w+)?(?!\w)/.exec(text)?.[0].length;
  return length === undefined ? [] : [{ type: 'bot_command', offset: 0, length }];
}

/** In privacy mode (core.telegram.org/bots/features#privacy-mode) a group shows a bot little more than commands. */
export function seenByBot(chat: Chat, text: string): boolean {
  if (chat.type === 'private' || text.includes(`@${BOT.username}`)) return true;
  return /^\/\w{1,32}(?![\w@])/.test(text);
}
