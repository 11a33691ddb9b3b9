import type { InlineKeyboardButton } from 'grammy/types';
import type { Answer, Button } from '../../answers/index.ts';
import { toPlatformButtons } from '../buttons.ts';
import { lengths, most } from './limits.ts';

/** Buttons in rows of one group that a phone shows in full, links last; `undefined` where there are none. */
export function renderKeyboard({ buttons, links = [] }: Pick<Answer, 'buttons' | 'links'>) {
  const groups: { readonly name: Button['group']; readonly buttons: InlineKeyboardButton[] }[] = [];
  for (const { label, payload, group } of toPlatformButtons(buttons).slice(0, most.buttons)) {
    const button = { text: label, callback_data: payload };
    const last = groups.at(-1);
    if (last && last.name === group) last.buttons.push(button);
    else groups.push({ name: group, buttons: [button] });
  }
  const leading = links.filter(({ url }) => isPublic(url)).map(({ label, url }) => ({ text: label, url }));
  const [last = [], ...others] = groups.map((group) => group.buttons).toReversed();
  const rows = [...others.toReversed(), [...last, ...leading]].flatMap(inRows);
  return rows.length > 0 ? { inline_keyboard: rows } : undefined;
}

/** As few rows as possible, and of these the most even: six short buttons are three and three. */
function inRows(buttons: readonly InlineKeyboardButton[]): InlineKeyboardButton[][] {
  const fewest = pack(buttons, most.perRow);
  for (let perRow = 1; perRow < most.perRow; perRow++) {
    const rows = pack(buttons, perRow);
    if (rows.length === fewest.length) return rows;
  }
  return fewest;
}

function pack(buttons: readonly InlineKeyboardButton[], perRow: number): InlineKeyboardButton[][] {
  const rows: InlineKeyboardButton[][] = [];
  for (const button of buttons) {
    const last = rows.at(-1) ?? [];
    const longest = Math.max(...[...last, button].map(({ text }) => text.length));
    const isRoom = last.length > 0 && last.length < perRow && (last.length + 1) * longest <= lengths.row;
    if (isRoom) last.push(button);
    else rows.push([button]);
  }
  return rows;
}

/** Telegram refuses a message with a button to `http://localhost` or to an address with another scheme. */
function isPublic(url: string): boolean {
  const { protocol, hostname } = URL.parse(url) ?? {};
  return (protocol === 'https:' || protocol === 'http:') && hostname?.includes('.') === true;
}
