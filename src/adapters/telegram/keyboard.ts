import type { InlineKeyboardButton, InlineKeyboardMarkup } from 'grammy/types';
import type { Button } from '../../answers/index.ts';
import { toPressables } from '../buttons.ts';

/** Characters in a row: more, and a telephone cuts labels short. */
const widestRow = 30;
const mostInRow = 4;
/** More than anybody reads; the Bot API names no limit. */
const mostButtons = 24;

/** The buttons below a message, as many in a row as can be read. */
export function renderKeyboard(buttons: readonly Button[] | undefined): InlineKeyboardMarkup | undefined {
  const rows: InlineKeyboardButton.CallbackButton[][] = [];
  for (const { label, payload } of toPressables(buttons).slice(0, mostButtons)) {
    const button = { text: label, callback_data: payload };
    const last = rows.at(-1);
    if (last && last.length < mostInRow && widthOf([...last, button]) <= widestRow) last.push(button);
    else rows.push([button]);
  }
  return rows.length > 0 ? { inline_keyboard: rows } : undefined;
}

function widthOf(row: readonly InlineKeyboardButton.CallbackButton[]): number {
  return row.reduce((width, { text }) => width + text.length, 0);
}
