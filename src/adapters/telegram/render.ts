import type { InlineKeyboardMarkup } from 'grammy/types';
import type { Answer, Block } from '../../answers/index.ts';
import { alignColumns } from '../columns.ts';
import { renderKeyboard } from './keyboard.ts';
import { shorten } from './shorten.ts';

/** "1-4096 characters after entities parsing" (core.telegram.org/bots/api#sendmessage); UTF-16 units are never fewer. */
const longestMessage = 4096;

export type TelegramBody = {
  readonly text: string;
  readonly parse_mode?: 'HTML';
  readonly link_preview_options: { readonly is_disabled: true };
  readonly reply_markup?: InlineKeyboardMarkup;
};

/** The body of `sendMessage` and `editMessageText`, but for whom it goes to. What does not fit is left out from the end of the blocks. */
export function renderTelegram(answer: Answer): TelegramBody {
  return { ...bodyOf(answer, html), parse_mode: 'HTML' };
}

/** The same without markup, for when Telegram does not understand ours. */
export function renderPlain(answer: Answer): TelegramBody {
  return bodyOf(answer, plain);
}

function bodyOf(answer: Answer, style: Style): TelegramBody {
  const short = shorten(answer, (shorter) => layOut(shorter, plain).length <= longestMessage);
  const keyboard = renderKeyboard(answer.buttons);
  return {
    text: layOut(short, style),
    link_preview_options: { is_disabled: true },
    ...(keyboard && { reply_markup: keyboard }),
  };
}

/** How text is dressed; each takes plain text and escapes it. */
type Style = Readonly<Record<'text' | 'bold' | 'italic' | 'columns', (text: string) => string>>;

const plain: Style = { text: String, bold: String, italic: String, columns: String };
const html: Style = {
  text: escape,
  bold: (text) => `<b>${escape(text)}</b>`,
  italic: (text) => `<i>${escape(text)}</i>`,
  columns: (text) => `<pre>${escape(text)}</pre>`,
};

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function layOut({ title, blocks, note }: Answer, style: Style): string {
  const parts = [style.bold(title), ...blocks.map((block) => layOutBlock(block, style))];
  return [...parts, ...(note ? [style.italic(note)] : [])].filter(Boolean).join('\n\n');
}

function layOutBlock(block: Block, style: Style): string {
  if (block.kind === 'text') return style.text(block.text);
  if (block.kind === 'facts') return block.facts.map(({ label, value }) => style.text(`${label} ${value}`)).join('\n');
  const table = style.columns(alignColumns(block.rows).join('\n'));
  return block.title ? `${style.bold(block.title)}\n${table}` : table;
}
