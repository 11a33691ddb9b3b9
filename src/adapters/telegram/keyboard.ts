import type { InlineKeyboardButton, InlineKeyboardMarkup } from 'grammy/types';
import type { Answer } from '../../answers/index.ts';
import { toPlatformButtons } from '../buttons.ts';

/** Characters in a row, whose buttons are equally wide; on phones longer labels are cut. */
const maxRowLength = 40;
const maxPerRow = 5;
/** A choice of ours: the Bot API documents no limit. */
const maxButtons = 24;

/**
 * Renders the buttons in rows that a phone shows in full, each of one group, and links below them. Returns `undefined` where
 * there are none.
 */
export function renderKeyboard({
  buttons,
  links = [],
}: Pick<Answer, 'buttons' | 'links'>): InlineKeyboardMarkup | undefined {
  const rows: InlineKeyboardButton[][] = [];
  let lastGroup: string | undefined;
  for (const { label, payload, group } of toPlatformButtons(buttons).slice(0, maxButtons)) {
    const button = { text: label, callback_data: payload };
    const last = group === lastGroup ? rows.at(-1) : undefined;
    if (last && last.length < maxPerRow && widthOf([...last, button]) <= maxRowLength) last.push(button);
    else rows.push([button]);
    lastGroup = group;
  }
  rows.push(...links.filter(({ url }) => isPublic(url)).map(({ label, url }) => [{ text: label, url }]));
  return rows.length > 0 ? { inline_keyboard: rows } : undefined;
}

/** Telegram refuses a message with a button to `http://localhost` or to an address with another scheme. */
function isPublic(url: string): boolean {
  const { protocol, hostname } = URL.parse(url) ?? {};
  return (protocol === 'https:' || protocol === 'http:') && hostname?.includes('.') === true;
}

function widthOf(row: readonly InlineKeyboardButton[]): number {
  return row.length * Math.max(...row.map(({ text }) => text.length));
}
