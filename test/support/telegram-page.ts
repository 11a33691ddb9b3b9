import type { InlineKeyboardMarkup, RichBlock, RichText } from 'grammy/types';

/** What a screen of a Telegram client shows of one message. */
export interface ScreenMessage {
  blocks: readonly RichBlock[];
  keyboard?: InlineKeyboardMarkup;
  /** The picture inside, as a PNG. */
  png?: Uint8Array;
}

const STYLE = `
  body { margin: 0; padding: 12px; width: 366px; background: #0e1621; color: #f5f5f5; font: 15px/1.35 sans-serif; }
  .message { background: #182533; border-radius: 12px; padding: 8px 12px; overflow: hidden; }
  h3, h4 { margin: 6px 0; } h3 { font-size: 18px; } h4 { font-size: 15px; } p { margin: 6px 0; }
  table { border-collapse: collapse; width: 100%; margin: 6px 0; } td { padding: 4px 6px; border: 1px solid #2b3b4d; }
  tr:nth-child(odd) { background: #1f2f40; }
  figure { margin: 6px -12px; } img { width: 100%; } figcaption { padding: 0 12px; color: #9aa8b5; font-size: 13px; }
  details { color: #9aa8b5; font-size: 13px; }
  .row { display: flex; gap: 4px; margin-top: 4px; }
  .row span { flex: 1; background: #2b5278; border-radius: 8px; padding: 8px 4px; text-align: center; font-size: 14px;
    white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }`;

/** A page that shows a message as a phone of 390 px does, for looking at it; the details are open. */
export function telegramPage({ blocks, keyboard, png }: ScreenMessage): string {
  const rows = (keyboard?.inline_keyboard ?? []).map(
    (row) => `<div class="row">${row.map(({ text }) => `<span>${escaped(text)}</span>`).join('')}</div>`,
  );
  const body = blocks.map((block) => shown(block, png)).join('');
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><div class="message">${body}</div>${rows.join('')}`;
}

function shown(block: RichBlock, png: Uint8Array | undefined): string {
  if (block.type === 'heading') return `<h${block.size}>${plain(block.text)}</h${block.size}>`;
  if (block.type === 'table') {
    const rows = block.cells.map((row) =>
      row.map((cell) => `<td align="${cell.align}">${plain(cell.text ?? '')}</td>`).join(''),
    );
    return `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
  }
  if (block.type === 'photo') {
    const image = png ? `<img src="data:image/png;base64,${Buffer.from(png).toString('base64')}">` : '';
    return `<figure>${image}<figcaption>${plain(block.caption?.text ?? '')}</figcaption></figure>`;
  }
  if (block.type === 'details') {
    const folded = block.blocks.map((one) => shown(one, png)).join('');
    return `<details open><summary>${plain(block.summary)}</summary>${folded}</details>`;
  }
  return 'text' in block ? `<p>${plain(block.text)}</p>` : '';
}

function plain(text: RichText): string {
  return escaped(typeof text === 'string' ? text : JSON.stringify(text));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
