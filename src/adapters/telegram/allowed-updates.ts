/** The kinds of updates that are handled. Telegram sends no others. */
export const allowedUpdates = [
  'message',
  'edited_message',
  'channel_post',
  'edited_channel_post',
  'guest_message',
  'callback_query',
  'inline_query',
  'my_chat_member',
] as const;
