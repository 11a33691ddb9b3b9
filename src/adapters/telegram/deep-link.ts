import type { Button, Link } from '../../answers/index.ts';
import { takesPlace, type Command, type Input, type InstallLink } from '../../chat/index.ts';
import type { Words } from '../../words.ts';
import { parsePayload, toPayload } from '../buttons.ts';
import { lengths } from './limits.ts';

type CommandInput = Input & { readonly kind: 'command' };
type LinkedCommand = Pick<Button, 'command' | 'options'>;

/** Opens the chat and asks: `t.me/BOT?start=…` with a button's payload as base64url. `undefined` where that is too long. */
export function askLink(username: string, asked: LinkedCommand): string | undefined {
  const payload = Buffer.from(toPayload(asked)).toString('base64url');
  return payload.length <= lengths.start ? `${chatLink(username)}?start=${payload}` : undefined;
}

/** The link that opens the private chat with the bot below an answer elsewhere, where it can be asked on; none where it is too long. */
export function linkToAskOn(username: string, asked: LinkedCommand, words: Words): Link[] {
  const url = askLink(username, asked);
  return url === undefined ? [] : [{ label: words.say('telegram-ask-on'), url }];
}

/** The link with which a person sends an answer to others (core.telegram.org/api/links#share-links); none where it is too long. */
export function linkToShare(username: string, asked: LinkedCommand, title: string, words: Words): Link[] {
  const url = askLink(username, asked);
  if (url === undefined) return [];
  const query = new URLSearchParams({ url, text: title }).toString();
  return [{ label: words.say('telegram-share'), url: `https://t.me/share/url?${query}` }];
}

/** The question of the link to share an answer; `undefined` of any other address. */
export function parseSharedLink(url: string, commands: readonly Command[]): CommandInput | undefined {
  const shared = URL.parse(url)?.searchParams.get('url') ?? '';
  const payload = URL.parse(shared)?.searchParams.get('start');
  return payload ? parseStart(payload, commands) : undefined;
}

/** Addresses that add the bot to a group, and open the chat with it. */
export function installLinks(username: string, supportUrl: string | undefined): InstallLink[] {
  return [
    { kind: 'group', url: `${chatLink(username)}?startgroup=` },
    { kind: 'chat', url: chatLink(username) },
    ...(supportUrl === undefined ? [] : [{ kind: 'support' as const, url: supportUrl }]),
  ];
}

export function chatLink(username: string): string {
  return `https://t.me/${username}`;
}

/** Anybody can make a link, and following it is no consent: all it may change is to set up a digest, which its answer shows. */
export function parseStart(payload: string, commands: readonly Command[]): CommandInput {
  const { input } = parsePayload(Buffer.from(payload, 'base64url').toString(), commands);
  const isHarmless = commands.some(
    (command) => command.name === input.name && (takesPlace(command) || /^(?:about|digest add)$/.test(command.name)),
  );
  return isHarmless ? input : help;
}

const help: CommandInput = { kind: 'command', name: 'help', options: {} };
