import type { Button } from '../answers/index.ts';
import type { Command, Input } from '../chat/index.ts';

/** Bytes of UTF-8: the limit of Telegram's `callback_data` (core.telegram.org/bots/api#inlinekeyboardbutton); Discord's is 100. */
const maxPayloadBytes = 64;

/** A button as it is sent to a platform, which returns the payload when the button is pressed. */
export type PlatformButton = { readonly label: string; readonly payload: string; readonly group?: Button['group'] };

export type ButtonPress = {
  readonly input: Input & { readonly kind: 'command' };
  readonly replaces: boolean;
  /** A platform with forms asks for the missing options in one. */
  readonly asks: boolean;
};

/**
 * Returns the buttons that can be sent. A payload holds the whole command, so that no state is stored here and a button
 * works as long as its message exists. A payload that is too long is shortened by `meant`, the text that the place was
 * chosen for, which is then not remembered; a button that is still too long is left out, since its command can be typed.
 */
export function toPlatformButtons(buttons: readonly Button[] = []): PlatformButton[] {
  const byPayload = new Map<string, PlatformButton>();
  for (const button of buttons) {
    const { label, group, options } = button;
    const { meant: _, ...needed } = options;
    const payload = [options, needed]
      .map((carried) => toPayload({ ...button, options: carried }))
      .find((payload) => Buffer.byteLength(payload) <= maxPayloadBytes);
    // Discord rejects a message in which a payload occurs twice.
    if (payload !== undefined && !byPayload.has(payload)) {
      byPayload.set(payload, { label, payload, ...(group && { group }) });
    }
  }
  return [...byPayload.values()];
}

/** `tide|place=geonames:3030300|day=tomorrow`. Messages keep buttons for years: another format must begin with another sign. */
export function toPayload({ command, options, replaces, asks }: Omit<Button, 'label' | 'group'>): string {
  const mark = asks ? '?' : replaces ? '!' : '';
  const parts = Object.entries(options).map(([name, value]) => `|${name}=${value.replace(/[\\|]/g, '\\$&')}`);
  return `${mark}${command}${parts.join('')}`;
}

const payloadPattern = /^([!?]?)([a-z]+(?: [a-z]+)?)((?:\|[a-z]+=(?:[^\\|]|\\[\\|])*)*)$/s;

/** For a payload that cannot be read. */
const help: ButtonPress = { input: { kind: 'command', name: 'help', options: {} }, replaces: false, asks: false };

/** A command that does not exist any more becomes the nearest that does: a button of any earlier version has an answer. */
export function parsePayload(payload: string, commands: readonly Command[]): ButtonPress {
  const [, mark, name, parts] = payloadPattern.exec(payload) ?? [];
  if (name === undefined || parts === undefined) return help;
  const given = Array.from(parts.matchAll(/\|([a-z]+)=((?:[^\\|]|\\[\\|])*)/gs), ([, option = '', value = '']) => [
    option,
    value.replace(/\\([\\|])/g, '$1'),
  ]);
  const options: Record<string, string> = Object.fromEntries(given);
  const nearest = nearestCommand(name, options, commands);
  if (nearest === undefined) return help;
  return {
    input: { kind: 'command', name: nearest, options },
    replaces: mark === '!',
    asks: mark === '?' && nearest === name,
  };
}

/** The command itself, else the first that shares its first word, else for a place the one that answers a bare place. */
function nearestCommand(name: string, options: Readonly<Record<string, string>>, commands: readonly Command[]) {
  const firstWord = (text: string): string | undefined => text.split(' ')[0];
  const nearest =
    commands.find((command) => command.name === name) ??
    commands.find((command) => firstWord(command.name) === firstWord(name)) ??
    (options['place'] === undefined ? undefined : commands[0]);
  return nearest?.name;
}
