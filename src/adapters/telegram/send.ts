import { GrammyError, HttpError, InputFile, type Api } from 'grammy';
import type { ReplyKeyboardMarkup } from 'grammy/types';
import type { Answer, AnswerFile } from '../../answers/index.ts';
import { newReference } from '../../lib/reference.ts';
import type { AdapterLog } from '../adapter.ts';
import { ms } from './limits.ts';
import { describeFailure, isAboutChat, mentions, notModified, uneditable, type Failure } from './reaction.ts';
import type { Forms, MessageCalls, Photo } from './forms.ts';
import type { MessageLocation } from './parse.ts';
import type { Patiently } from './patience.ts';
import type { TelegramBody, TelegramCaption } from './render.ts';
import type { RichBody } from './render-rich.ts';
import { timeoutSignal } from './signal.ts';

export type Address = {
  readonly chat_id: number;
  /** In place of the keyboard of an answer without one. */
  readonly reply_markup?: ReplyKeyboardMarkup;
  readonly message_thread_id?: number;
  readonly reply_parameters?:
    | { readonly message_id: number; readonly allow_sending_without_reply: true }
    | { readonly ephemeral_message_id: number };
  readonly ephemeral_message_parameters?: { readonly receiver_user_id: number; readonly callback_query_id?: string };
};

/** The address of the answer to a message; in a group as a reply to it. */
export function addressOf({ chat, topic, messageId }: MessageLocation): Address {
  return {
    chat_id: chat.id,
    ...(topic !== undefined && { message_thread_id: topic }),
    ...(chat.type !== 'private' && { reply_parameters: { message_id: messageId, allow_sending_without_reply: true } }),
  };
}

/** The address of an answer in a group that only one person sees; `queryId` is of the button that was pressed. */
export function addressFor(person: number, location: MessageLocation, queryId?: string): Address {
  const { ephemeral } = location;
  const { reply_parameters: reply, ...to } = addressOf(location);
  return {
    ...to,
    // A reply to an ephemeral message must be one within 15 s (core.telegram.org/bots/api#replyparameters).
    ...(ephemeral
      ? { reply_parameters: { ephemeral_message_id: ephemeral.id } }
      : reply && { reply_parameters: reply }),
    ephemeral_message_parameters: {
      receiver_user_id: person,
      ...(queryId !== undefined && { callback_query_id: queryId }),
    },
  };
}

export function sendingTo(
  { raw }: Pick<Api, 'raw'>,
  to: Address,
  make: (call: Call) => Promise<unknown>,
): MessageCalls {
  return {
    rich: (body) => make((signal) => raw.sendRichMessage({ ...to, ...body }, signal)),
    photo: (photo, body) => make((signal) => raw.sendPhoto({ ...to, photo, ...body }, signal)),
    text: (body) => make((signal) => raw.sendMessage({ ...to, ...body }, signal)),
  };
}

export function editing(
  { raw }: Pick<Api, 'raw'>,
  one: { readonly chat_id: number; readonly message_id: number },
  make: (call: Call) => Promise<unknown>,
): MessageCalls {
  const text = (body: RichBody | TelegramBody) => make((signal) => raw.editMessageText({ ...one, ...body }, signal));
  const media = (body: ReturnType<typeof asMedia>) =>
    make((signal) => raw.editMessageMedia({ ...one, ...body }, signal));
  return { rich: text, photo: (photo, body) => media(asMedia(photo, body)), text };
}

export type Call = (signal: ReturnType<typeof timeoutSignal>) => Promise<unknown>;

/** Sends answers in conversations. Refusals are logged, never thrown. */
export type TelegramReplies = ReturnType<typeof createReplies>;

/** Sends in the best form that Telegram takes, and again where it asks for a wait. */
export function createReplies(api: Api, forms: Forms, patiently: Patiently, log: AdapterLog) {
  const { raw } = api;
  const makeIn = (chatId: number) => (call: Call) => patiently(chatId, () => call(timeoutSignal(ms.request)));

  const sendFile = async (to: Address, { name, content }: AnswerFile): Promise<void> => {
    const document = new InputFile(Buffer.from(content), name);
    try {
      await makeIn(to.chat_id)((signal) => raw.sendDocument({ ...to, document }, signal));
    } catch (error) {
      if (!(error instanceof GrammyError || error instanceof HttpError)) throw error;
      report(error, log);
    }
  };
  /** Sends an answer with its file. Resolves to the id of the message; `undefined` where it was not delivered. */
  const send = async (to: Address, answer: Answer): Promise<number | undefined> => {
    const delivery = await forms.deliver(answer, sendingTo(api, to, makeIn(to.chat_id)));
    if ('failure' in delivery) {
      const { failure } = delivery;
      const movedTo = failure instanceof GrammyError ? failure.parameters.migrate_to_chat_id : undefined;
      // The group has become a supergroup since it was asked there: with another id, and other ids of its messages.
      if (movedTo !== undefined) return send({ chat_id: movedTo }, answer);
      report(failure, log);
      return undefined;
    }
    if (answer.file) await sendFile(to, answer.file);
    return idOf(delivery.message);
  };
  const replacing = ({ chat, messageId, ephemeral }: MessageLocation): MessageCalls => {
    const make = makeIn(chat.id);
    if (ephemeral) {
      const one = { chat_id: chat.id, receiver_user_id: ephemeral.to, ephemeral_message_id: ephemeral.id };
      const text = (body: RichBody | TelegramBody) =>
        make((signal) => raw.editEphemeralMessageText({ ...one, ...body }, signal));
      const media = (body: ReturnType<typeof asMedia>) =>
        make((signal) => raw.editEphemeralMessageMedia({ ...one, ...body }, signal));
      return { rich: text, photo: (photo, body) => media(asMedia(photo, body)), text };
    }
    return editing(api, { chat_id: chat.id, message_id: messageId }, make);
  };
  return {
    send,
    /** Replaces a message by an answer, or sends it as a new message where Telegram does not allow that. */
    async replace(location: MessageLocation, answer: Answer): Promise<number | undefined> {
      const { messageId } = location;
      const delivery = await forms.deliver(answer, replacing(location));
      if ('message' in delivery) return messageId;
      const { failure } = delivery;
      // Pressed twice, or a setting that had this value already.
      if (isRefusedWith(failure, notModified)) return messageId;
      if (isRefusedWith(failure, uneditable)) return send(addressOf(location), answer);
      report(failure, log);
      return undefined;
    },
  };
}

function asMedia(media: Photo['media'], { reply_markup: keyboard, ...caption }: TelegramCaption) {
  return { media: { type: 'photo', media, ...caption } as const, ...(keyboard && { reply_markup: keyboard }) };
}

export function idOf(message: unknown): number {
  return Number(Object(message).message_id);
}

function report(failure: Failure, log: AdapterLog): void {
  const status = failure instanceof GrammyError ? failure.error_code : undefined;
  // The chat no longer exists, or the bot lost its rights there: not worth a warning.
  if (status === 403 || (failure instanceof GrammyError && status === 400 && isAboutChat(failure))) return;
  const message = `Telegram did not take an answer (${describeFailure(failure)})`;
  if (status === 400) log.bug(newReference(), new Error(message));
  else log.warn(message);
}

export function isRefusedWith(failure: Failure, reasons: readonly string[]): boolean {
  return failure instanceof GrammyError && failure.error_code === 400 && mentions(failure.description, reasons);
}
