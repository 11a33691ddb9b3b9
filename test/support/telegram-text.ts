import type { InlineKeyboardMarkup } from 'grammy/types';
import { isRecord } from './http.ts';
import { HtmlError, parseTelegramHtml, trimmed } from './telegram-html.ts';
import type { FormattedText } from './telegram-html.ts';
import { badRequest, objectOf, textOf } from './telegram-parameters.ts';
import type { Parameters } from './telegram-parameters.ts';

// core.telegram.org/bots/api#sendmessage, #sendphoto ("after entities parsing") and #inlinekeyboardbutton.
const TEXT_LENGTH = 4096;
const CAPTION_LENGTH = 1024;
const CALLBACK_DATA_BYTES = 64;
const BESIDES_ACTION = new Set(['text', 'icon_custom_emoji_id', 'style']);

export function readText(body: Parameters): FormattedText {
  const formatted = parsed(textOf(body, 'text'), textOf(body, 'parse_mode'));
  if (formatted.text === '') throw badRequest('message text is empty');
  if (characters(formatted.text) > TEXT_LENGTH) throw badRequest('message is too long');
  return formatted;
}

export function readCaption(body: Parameters): FormattedText {
  const formatted = parsed(textOf(body, 'caption'), textOf(body, 'parse_mode'));
  if (characters(formatted.text) > CAPTION_LENGTH) throw badRequest('message caption is too long');
  return formatted;
}

/** Telegram counts characters, not the UTF-16 units of `length`. */
function characters(text: string): number {
  return [...text].length;
}

function parsed(text: string, mode: string): FormattedText {
  if (mode === '') return trimmed(text, []);
  if (mode.toLowerCase() !== 'html') throw badRequest('unsupported parse_mode');
  try {
    return parseTelegramHtml(text);
  } catch (error) {
    if (error instanceof HtmlError) throw badRequest(`can't parse entities: ${error.message}`);
    throw error;
  }
}

/** The inline keyboard, which stays with the message; other keyboards are shown only on the user's screen. */
export function readKeyboard(body: Parameters): InlineKeyboardMarkup | undefined {
  if (body['reply_markup'] === undefined) return undefined;
  const markup = objectOf(body, 'reply_markup');
  if (markup === undefined) throw badRequest('object expected as reply markup');
  const rows = markup['inline_keyboard'];
  if (rows === undefined) return undefined;
  if (!Array.isArray(rows)) throw badRequest('field "inline_keyboard" must be of type Array');
  for (const button of rows.flat() as unknown[]) checkButton(button);
  return { inline_keyboard: rows as InlineKeyboardMarkup['inline_keyboard'] };
}

function checkButton(button: unknown): void {
  if (!isRecord(button) || typeof button['text'] !== 'string' || button['text'] === '') {
    throw badRequest(`can't parse inline keyboard button: Field "text" must be of type String`);
  }
  const actions = Object.keys(button).filter((key) => !BESIDES_ACTION.has(key));
  if (actions.length === 0) throw badRequest('Text buttons are unallowed in the inline keyboard');
  if (actions.length > 1) throw badRequest(`inline keyboard button has several actions: ${actions.join(', ')}`);
  const url = typeof button['url'] === 'string' ? button['url'] : undefined;
  // "http://localhost" and such are refused: tdlib's LinkManager::check_link wants a host with a dot.
  if (url !== undefined && !/^(?:https?:\/\/[^/?#]*\.|tg:\/\/)/.test(url)) {
    throw badRequest(`inline keyboard button URL '${url}' is invalid: Wrong HTTP URL specified`);
  }
  const data = button['callback_data'];
  const bytes = typeof data === 'string' ? Buffer.byteLength(data) : 1;
  if (bytes < 1 || bytes > CALLBACK_DATA_BYTES) throw badRequest('BUTTON_DATA_INVALID');
}

/** A result of an inline query that sends a text (core.telegram.org/bots/api#inlinequeryresultarticle). */
export function readArticle(result: Parameters): void {
  if (textOf(result, 'type') !== 'article') throw badRequest('this server supports only articles');
  if (textOf(result, 'title') === '') throw badRequest('ARTICLE_TITLE_EMPTY');
  const content = objectOf(result, 'input_message_content');
  if (content === undefined) throw badRequest('MESSAGE_EMPTY');
  readText({ text: textOf(content, 'message_text'), parse_mode: textOf(content, 'parse_mode') });
  readKeyboard(result);
}
