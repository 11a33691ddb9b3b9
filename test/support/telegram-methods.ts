import type { BotCommand, InlineQueryResult, PhotoSize } from 'grammy/types';
import type { Part } from './multipart.ts';
import { isRecord } from './http.ts';
import { BOT, chatWithId, unixNow, userOf } from './telegram-chats.ts';
import type { SentMessage } from './telegram-chats.ts';
import { badRequest, integerOf, listOf, notNow, objectOf, textOf } from './telegram-parameters.ts';
import type { Parameters } from './telegram-parameters.ts';
import { menuOf, setMyCommands } from './telegram-menu.ts';
import { PROFILE_METHODS } from './telegram-profile.ts';
import { readRich } from './telegram-rich.ts';
import { readArticle, readCaption, readKeyboard, readText } from './telegram-text.ts';
import type { UpdateQueue } from './telegram-updates.ts';

/** The state that the methods read and change. */
export interface TelegramState {
  updates: UpdateQueue;
  messages: SentMessage[];
  /** Callback queries that a press opened, and those that were answered. */
  queries: Set<string>;
  answered: Set<string>;
  /** Inline queries, with the results of those that were answered. */
  inline: Map<string, InlineQueryResult[] | undefined>;
  /** Ids of the people who run the group. */
  administrators: Set<number>;
  commands: Map<string, BotCommand[]>;
  webhook: { url: string; allowed_updates: string[] } | undefined;
  webhookSecret: string;
  /** Descriptions by kind and language, and the kind of the menu button. */
  texts: Map<string, string>;
  /** Whether this is a server of Bot API 10.2, which knows ephemeral messages; others ignore their parameters. */
  knows: { ephemeral: boolean };
  /** By `file_id`. */
  photos: Map<string, PhotoSize>;
  nextMessageId(): number;
  /** Called when an inline query is answered. */
  answeredInline(): void;
  /** Called with each message that is sent or edited. */
  delivered(message: SentMessage): void;
}

export interface MethodCall {
  body: Parameters;
  files: Part[];
  hungUp: AbortSignal;
}

export type Method = (state: TelegramState, call: MethodCall) => unknown;

/** The methods this server knows; any other is a 404, as at Telegram. */
export const METHODS: Partial<Record<string, Method>> = {
  getMe: () => BOT,
  getUpdates,
  ...PROFILE_METHODS,
  setMyCommands: (state, { body }) => setMyCommands(state, body),
  getMyCommands: ({ commands }, { body }) => menuOf(commands, body),
  sendMessage,
  sendRichMessage,
  sendPhoto,
  sendDocument,
  editMessageText,
  editMessageMedia,
  editEphemeralMessageText: editMessageText,
  getChatMember,
  answerCallbackQuery,
  answerInlineQuery,
  answerGuestQuery,
  sendChatAction,
};

function getUpdates({ updates, webhook }: TelegramState, { body, hungUp }: MethodCall) {
  if (webhook) throw notNow("Conflict: can't use getUpdates method while webhook is active", 409);
  const allowed = listOf(body, 'allowed_updates')?.map(String);
  const poll = {
    offset: integerOf(body, 'offset') ?? 0,
    limit: integerOf(body, 'limit') ?? 100,
    timeoutS: integerOf(body, 'timeout') ?? 0,
    ...(allowed && { allowed }),
  };
  return updates.poll(poll, hungUp);
}

function sendMessage(state: TelegramState, { body }: MethodCall): SentMessage {
  const { text, entities } = readText(body);
  return keep(state, body, { text, ...(entities.length > 0 && { entities }) });
}

function sendRichMessage(state: TelegramState, { body, files }: MethodCall): SentMessage {
  return keep(state, body, { rich_message: { blocks: readRich(body, (media) => readPhoto(state, media, files)) } });
}

function sendPhoto(state: TelegramState, { body, files }: MethodCall): SentMessage {
  const { text, entities } = readCaption(body);
  return keep(state, body, {
    photo: [readPhoto(state, textOf(body, 'photo'), files)],
    ...(text !== '' && { caption: text }),
    ...(entities.length > 0 && { caption_entities: entities }),
  });
}

function sendDocument(state: TelegramState, { body, files }: MethodCall): SentMessage {
  const { text, entities } = readCaption(body);
  const file = files.find(({ name }) => `attach://${name}` === textOf(body, 'document'));
  if (!file) throw badRequest('wrong file identifier/HTTP URL specified');
  if (file.data.length === 0) throw badRequest('file must be non-empty');
  const id = `document-${state.messages.length + 1}`;
  return keep(state, body, {
    document: { file_id: id, file_unique_id: `unique-${id}`, file_name: file.filename!, file_size: file.data.length },
    ...(text !== '' && { caption: text }),
    ...(entities.length > 0 && { caption_entities: entities }),
  });
}

function getChatMember({ administrators }: TelegramState, { body }: MethodCall): object {
  const [chatId, userId] = [integerOf(body, 'chat_id'), integerOf(body, 'user_id')];
  if (chatId === undefined || userId === undefined) throw badRequest('invalid user_id specified');
  const user = userOf({ userId });
  return administrators.has(userId) ? { ...ADMINISTRATOR, user } : { status: 'member', user };
}

/** core.telegram.org/bots/api#chatmemberadministrator, with the rights that every one has. */
const ADMINISTRATOR = {
  status: 'administrator',
  can_be_edited: false,
  is_anonymous: false,
  can_manage_chat: true,
  can_delete_messages: true,
  can_manage_video_chats: true,
  can_restrict_members: true,
  can_promote_members: false,
  can_change_info: true,
  can_invite_users: true,
  can_post_stories: false,
  can_edit_stories: false,
  can_delete_stories: false,
};

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** A new PNG, or the `file_id` of one that was sent before. */
function readPhoto({ photos }: TelegramState, photo: string, files: Part[]): PhotoSize {
  const known = photos.get(photo);
  if (known) return known;
  const data = files.find((file) => `attach://${file.name}` === photo)?.data;
  if (data === undefined) throw badRequest('wrong file identifier/HTTP URL specified');
  if (!data.subarray(0, PNG.length).equals(PNG)) throw badRequest('IMAGE_PROCESS_FAILED');
  const id = `photo-${photos.size + 1}`;
  // Width and height are the first fields of a PNG's IHDR chunk (w3.org/TR/png, 11.2.1).
  const size = { width: data.readUInt32BE(16), height: data.readUInt32BE(20), file_size: data.length };
  const stored = { file_id: id, file_unique_id: `unique-${id}`, ...size };
  photos.set(id, stored);
  return stored;
}

function keep(state: TelegramState, body: Parameters, content: Partial<SentMessage>): SentMessage {
  const chatId = integerOf(body, 'chat_id');
  if (!chatId) throw notNow('chat not found');
  const thread = integerOf(body, 'message_thread_id');
  const keyboard = readKeyboard(body);
  const parameters = state.knows.ephemeral ? objectOf(body, 'ephemeral_message_parameters') : undefined;
  const receiver = parameters && integerOf(parameters, 'receiver_user_id');
  if (parameters && (receiver === undefined || chatId > 0)) throw badRequest('wrong receiver of an ephemeral message');
  const id = state.nextMessageId();
  const message: SentMessage = {
    message_id: parameters ? 0 : id,
    ...(receiver !== undefined && { ephemeral_message_id: id, receiver_user: userOf({ userId: receiver }) }),
    ...(thread !== undefined && { message_thread_id: thread }),
    from: BOT,
    chat: chatWithId(chatId),
    date: unixNow(),
    ...content,
    ...(keyboard && { reply_markup: keyboard }),
  };
  state.messages.push(message);
  state.delivered(message);
  return message;
}

function editMessageText(state: TelegramState, { body, files }: MethodCall): SentMessage {
  const before = messageToEdit(state, body);
  if (before.text === undefined && !before.rich_message) throw notNow('there is no text in the message to edit');
  if (body['rich_message'] !== undefined) {
    return edit(state, body, { rich_message: { blocks: readRich(body, (media) => readPhoto(state, media, files)) } });
  }
  const { text, entities } = readText(body);
  return edit(state, body, { text, ...(entities.length > 0 && { entities }) });
}

/** Replaces a photo, or a text by a photo. */
function editMessageMedia(state: TelegramState, { body, files }: MethodCall): SentMessage {
  const media = objectOf(body, 'media') ?? {};
  if (media['type'] !== 'photo') throw badRequest('this server supports only photos');
  const { text, entities } = readCaption(media);
  return edit(state, body, {
    photo: [readPhoto(state, textOf(media, 'media'), files)],
    ...(text !== '' && { caption: text }),
    ...(entities.length > 0 && { caption_entities: entities }),
  });
}

function messageToEdit({ messages }: TelegramState, body: Parameters): SentMessage {
  const [chatId, messageId] = [integerOf(body, 'chat_id'), integerOf(body, 'message_id')];
  const ephemeralId = integerOf(body, 'ephemeral_message_id');
  const receiver = integerOf(body, 'receiver_user_id');
  const found = messages.find((one) =>
    ephemeralId === undefined
      ? one.chat.id === chatId && one.message_id === messageId
      : one.chat.id === chatId && one.ephemeral_message_id === ephemeralId && one.receiver_user?.id === receiver,
  );
  if (!found) throw notNow('message to edit not found');
  return found;
}

function edit(state: TelegramState, body: Parameters, content: Partial<SentMessage>): SentMessage {
  const before = messageToEdit(state, body);
  const keyboard = readKeyboard(body);
  const { message_id, message_thread_id, from, chat, date, ephemeral_message_id, receiver_user } = before;
  const head = { message_id, message_thread_id, from, chat, date, ephemeral_message_id, receiver_user };
  const changed = { ...content, ...(keyboard && { reply_markup: keyboard }) };
  if (sameContent(before, changed)) {
    const exactly = 'specified new message content and reply markup are exactly the same as a current content';
    throw notNow(`message is not modified: ${exactly} and reply markup of the message`);
  }
  const after: SentMessage = { ...defined(head), ...changed, edit_date: unixNow() };
  state.messages[state.messages.indexOf(before)] = after;
  state.delivered(after);
  return after;
}

/** Without the fields that are undefined, which Telegram leaves out. */
function defined<T extends object>(message: T): { [Name in keyof T]: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(message).filter(([, value]) => value !== undefined)) as never;
}

function sameContent(before: SentMessage, after: Partial<SentMessage>): boolean {
  const parts = (message: Partial<SentMessage>) =>
    JSON.stringify([
      message.text,
      message.entities ?? [],
      message.reply_markup ?? null,
      message.rich_message ?? null,
      message.photo ?? null,
      message.caption ?? null,
    ]);
  return parts(before) === parts(after);
}

const TOAST_LENGTH = 200;

function answerCallbackQuery({ queries, answered }: TelegramState, { body }: MethodCall): true {
  if (textOf(body, 'text').length > TOAST_LENGTH) throw badRequest('MESSAGE_TOO_LONG');
  const id = textOf(body, 'callback_query_id');
  if (!queries.has(id)) throw notNow('query is too old and response timeout expired or query ID is invalid');
  answered.add(id);
  return true;
}

// core.telegram.org/bots/api#answerinlinequery and #inlinequeryresultarticle.
const RESULTS = 50;
const RESULT_ID_BYTES = 64;

function answerInlineQuery(state: TelegramState, { body }: MethodCall): true {
  const id = textOf(body, 'inline_query_id');
  if (!state.inline.has(id)) throw notNow('query is too old and response timeout expired or query ID is invalid');
  const results = listOf(body, 'results')?.filter(isRecord) ?? [];
  if (results.length > RESULTS) throw badRequest('RESULTS_TOO_MUCH');
  const ids = results.map((result) => textOf(result, 'id'));
  if (ids.some((one) => one === '' || Buffer.byteLength(one) > RESULT_ID_BYTES)) throw badRequest('RESULT_ID_INVALID');
  if (new Set(ids).size < ids.length) throw badRequest('RESULT_ID_DUPLICATE');
  for (const result of results) readArticle(result);
  state.inline.set(id, results as unknown as InlineQueryResult[]);
  state.answeredInline();
  return true;
}

function answerGuestQuery(_: TelegramState, { body }: MethodCall): object {
  if (textOf(body, 'guest_query_id') === '') throw badRequest('QUERY_ID_INVALID');
  readArticle(objectOf(body, 'result') ?? {});
  return { inline_message_id: 'guest-1' };
}

// core.telegram.org/bots/api#sendchataction.
const CHAT_ACTIONS = new Set(
  (
    'typing upload_photo record_video upload_video record_voice upload_voice upload_document choose_sticker ' +
    'find_location record_video_note upload_video_note'
  ).split(' '),
);

function sendChatAction(_: TelegramState, { body }: MethodCall): true {
  if (!integerOf(body, 'chat_id')) throw notNow('chat not found');
  if (!CHAT_ACTIONS.has(textOf(body, 'action'))) throw badRequest('wrong parameter action in request');
  return true;
}
