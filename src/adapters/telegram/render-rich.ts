import type { InputFile } from 'grammy';
import type { InlineKeyboardMarkup, InputRichMessage } from 'grammy/types';
import type { Answer, Block } from '../../answers/index.ts';
import { lengths, most } from './limits.ts';
import { escapeHtml, shorten } from './render.ts';
import { renderKeyboard } from './keyboard.ts';

/** The part of `sendRichMessage` and `editMessageText` that does not depend on the chat. */
export type RichBody = { readonly rich_message: InputRichMessage; readonly reply_markup?: InlineKeyboardMarkup };

/** The picture of an answer as it is sent: a new file, or the id of one that Telegram has already. */
export type RichPhoto = { readonly media: InputFile | string };

const pictureId = 'picture';

/**
 * Renders an answer as a rich message: a heading, tables, the picture, and the note folded away. Telegram has captions
 * but no alternative texts of pictures: the caption is the title, as all that a picture shows is in the text as well. HTML, since a server of Bot API 10.1 knows no `blocks`. What does not fit is left out from the end.
 */
export function renderRich(answer: Answer, photo?: RichPhoto): RichBody {
  const { title, blocks, note } = shorten(answer, (shorter) => fits(shorter, photo));
  const isSentence = blocks.length === 0;
  const [first, ...others] = blocks.map(layOutBlock);
  const picture = photo ? [figure(title)] : [];
  const parts = [
    // A refusal is one sentence, which would shout as a heading.
    isSentence ? paragraph(title) : `<h3>${escapeHtml(title)}</h3>`,
    ...(blocks[0]?.kind === 'text' ? [first, ...picture, ...others] : [...picture, first, ...others]),
    ...(note ? [`<details><summary>ℹ️</summary>${paragraphs(note)}</details>`] : []),
  ];
  const keyboard = renderKeyboard(answer);
  return {
    rich_message: {
      html: parts.join(''),
      // A name of a place must not become a link or a mention.
      skip_entity_detection: true,
      ...(photo && { media: [{ id: pictureId, media: { type: 'photo', media: photo.media } }] }),
    },
    ...(keyboard && { reply_markup: keyboard }),
  };
}

function layOutBlock(block: Block): string {
  if (block.kind === 'text') return paragraphs(block.text);
  if (block.kind === 'facts') return table(block.facts.map(({ label, value }) => [label, value]));
  const heading = block.title ? `<h4>${escapeHtml(block.title)}</h4>` : '';
  return heading + table(block.rows);
}

/** A paragraph for each line: a line break within one is a blank. */
function paragraphs(text: string): string {
  return text.split('\n').filter(Boolean).map(paragraph).join('');
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function figure(caption: string): string {
  const image = `<img src="tg://photo?id=${pictureId}"/>`;
  return `<figure>${image}<figcaption>${escapeHtml(caption)}</figcaption></figure>`;
}

function table(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const columns = Math.max(...rows.map((row) => row.length));
  const aligned = Array.from({ length: columns }, (_, column) => alignOf(rows.map((row) => row[column] ?? '')));
  const cell = (text: string, column: number): string => `<td align="${aligned[column]}">${escapeHtml(text)}</td>`;
  return `<table striped>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`;
}

/** A column of numbers is aligned at the right, as in a printed tide table. */
function alignOf(cells: readonly string[]): 'left' | 'right' {
  const isNumber = (text: string): boolean => /^[-−+]?\d/.test(text) && text.length <= lengths.number;
  return cells.every((text) => text === '' || isNumber(text)) ? 'right' : 'left';
}

/** Blocks include rows and each part of a figure and of details, and each paragraph. */
function fits({ title, blocks, note = '' }: Answer, photo: RichPhoto | undefined): boolean {
  const texts = [title, note, photo ? title : '', ...blocks.flatMap(textsOf)];
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const count = texts.length + blocks.length + note.split('\n').length;
  const columns = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.length) : []));
  return length <= lengths.rich && count <= most.blocks && columns.every((one) => one <= most.columns);
}

/** The texts of a block, as many as it has rows and cells or more, so that they bound the number of Telegram's blocks. */
function textsOf(block: Block): string[] {
  if (block.kind === 'text') return block.text.split('\n');
  if (block.kind === 'facts') return block.facts.map(({ label, value }) => label + value);
  return [block.title ?? '', ...block.rows.map((row) => row.join(''))];
}
