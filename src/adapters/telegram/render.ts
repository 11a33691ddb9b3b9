import type { InlineKeyboardMarkup } from 'grammy/types';
import type { Answer, Block } from '../../answers/index.ts';
import { alignColumns, dropLast } from '../blocks.ts';
import { renderKeyboard } from './keyboard.ts';
import { lengths } from './limits.ts';

/** The part of `sendMessage` and `editMessageText` that does not depend on the chat. */
export type TelegramBody = {
  readonly text: string;
  readonly parse_mode?: 'HTML';
  readonly link_preview_options: { readonly is_disabled: true };
  readonly reply_markup?: InlineKeyboardMarkup;
};

/** The part of `sendPhoto` and `editMessageMedia` that does not depend on the chat. */
export type TelegramCaption = {
  readonly caption: string;
  readonly parse_mode: 'HTML';
  readonly reply_markup?: InlineKeyboardMarkup;
};

/** Renders an answer as the caption of its picture; `undefined` where it is too long. */
export function renderCaption(answer: Answer): TelegramCaption | undefined {
  if (layOut(answer, plain).length > lengths.caption) return undefined;
  const keyboard = renderKeyboard(answer);
  return { caption: layOut(answer, html), parse_mode: 'HTML', ...(keyboard && { reply_markup: keyboard }) };
}

/** Renders an answer as HTML. Blocks that do not fit are left out from the end; title and note stay. */
export function renderTelegram(answer: Answer): TelegramBody {
  return { ...bodyOf(answer, html), parse_mode: 'HTML' };
}

/** Renders an answer without markup and buttons, for a form of it that Telegram refused. */
export function renderPlain(answer: Answer): TelegramBody {
  return bodyOf({ ...answer, buttons: [], links: [] }, plain);
}

function bodyOf(answer: Answer, style: Style): TelegramBody {
  const short = shorten(answer, (shorter) => layOut(shorter, plain).length <= lengths.message);
  const keyboard = renderKeyboard(answer);
  return {
    text: layOut(short, style),
    link_preview_options: { is_disabled: true },
    ...(keyboard && { reply_markup: keyboard }),
  };
}

/** Formats pieces of plain text, and escapes them. */
type Style = Readonly<Record<'text' | 'bold' | 'italic' | 'columns', (text: string) => string>>;

const plain: Style = { text: String, bold: String, italic: String, columns: String };
const html: Style = {
  text: escapeHtml,
  bold: (text) => `<b>${escapeHtml(text)}</b>`,
  italic: (text) => `<i>${escapeHtml(text)}</i>`,
  columns: (text) => `<pre>${escapeHtml(text)}</pre>`,
};

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

/** Escapes text between tags, for HTML and for rich messages (core.telegram.org/bots/api#html-style). */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Drops the last blocks and rows of an answer until it fits, with an ellipsis in their place. Title and note stay. */
export function shorten(answer: Answer, fits: (answer: Answer) => boolean): Answer {
  const clipped = clipTexts(answer);
  if (fits(clipped)) return clipped;
  const ellipsis: Block = { kind: 'text', text: '…' };
  let blocks = clipped.blocks;
  let shorter: Answer;
  do {
    blocks = dropLast(blocks);
    shorter = { ...clipped, blocks: [...blocks, ellipsis] };
  } while (blocks.length > 0 && !fits(shorter));
  return shorter;
}

function clipTexts({ title, blocks, note }: Answer): Answer {
  return {
    title: clip(title, lengths.title),
    blocks: blocks.map((block) => (block.kind === 'text' ? { ...block, text: clip(block.text, lengths.text) } : block)),
    ...(note && { note: clip(note, lengths.text) }),
  };
}

/** Cuts to `maxLength` UTF-16 units with an ellipsis, not within a surrogate pair. */
export function clip(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const whole = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${whole}…`;
}
