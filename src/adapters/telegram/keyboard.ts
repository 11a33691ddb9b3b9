import type { InlineKeyboardButton, InlineKeyboardMarkup } from 'grammy/types';
import type { Button } from '../../answers/index.ts';
import { toPlatformButtons } from '../buttons.ts';

/** Characters in a row, whose buttons are equally wide; on phones longer labels are cut. */
const maxRowLength = 40;
const maxPerRow = 5;
/** A choice of ours: the Bot API documents no limit. */
const maxButtons = 24;

/** Renders the buttons in rows that a phone shows in full, each of one group. Returns `undefined` where there are none. */
export function renderKeyboard(buttons: readonly Button[] | undefined): InlineKeyboardMarkup | undefined {
  const rows: InlineKeyboardButton.CallbackButton[][] = [];
  let lastGroup: string | undefined;
  for (const { label, payload, group } of toPlatformButtons(buttons).slice(0, maxButtons)) {
    const button = { text: label, callback_data: payload };
    const last = group === lastGroup ? rows.at(-1) : undefined;
    if (last && last.length < maxPerRow && widthOf([...last, button]) <= maxRowLength) last.push(button);
    else rows.push([button]);
    lastGroup = group;
  }
  return rows.length > 0 ? { inline_keyboard: rows } : undefined;
}

function widthOf(row: readonly InlineKeyboardButton.CallbackButton[]): number {
  return row.length * Math.max(...row.map(({ text }) => text.length));
}
