import type { Message } from 'grammy/types';
import type { Command, Input } from '../../chat/index.ts';
import { parsePayload } from '../buttons.ts';
import { parseSharedLink } from './deep-link.ts';

/**
 * The question that a message of ours answered, as far as the message says so: exactly by its link to share it, else by a
 * button to another day, which names command and place. Telegram sends the message along with each reply to it.
 */
export function questionOf(
  { reply_markup: keyboard }: Message,
  commands: readonly Command[],
): RepliedQuestion | undefined {
  const buttons = keyboard?.inline_keyboard.flat() ?? [];
  const shared = buttons.flatMap((button) => ('url' in button ? (parseSharedLink(button.url, commands) ?? []) : []));
  const others = buttons.flatMap((button) => {
    if (!('callback_data' in button)) return [];
    const { name, options } = parsePayload(button.callback_data, commands).input;
    const { place, day } = options;
    return place === undefined || day === undefined ? [] : [{ kind: 'command' as const, name, options: { place } }];
  });
  return [...shared, ...others][0];
}

type RepliedQuestion = Input & { readonly kind: 'command' };
