import type { Button } from '../answers/index.ts';
import type { Input } from '../chat/index.ts';

/** Bytes of UTF-8: the limit of Telegram's `callback_data` (core.telegram.org/bots/api#inlinekeyboardbutton); Discord's is 100. */
const maxPayloadBytes = 64;

/** A button as it is sent to a platform, which returns the payload when the button is pressed. */
export type PlatformButton = { readonly label: string; readonly payload: string };

/** The command of a pressed button. `replaces`: its answer replaces the message with the button. */
export type ButtonPress = { readonly input: Input & { kind: 'command' }; readonly replaces: boolean };

/**
 * Returns the buttons that can be sent. A payload holds the whole command, so that no state is stored here and a button
 * works as long as its message exists. A payload that is too long is shortened by `meant`, the text that the place was
 * chosen for, which is then not remembered; a button that is still too long is left out, since its command can be typed.
 */
export function toPlatformButtons(buttons: readonly Button[] = []): PlatformButton[] {
  const byPayload = new Map<string, PlatformButton>();
  for (const button of buttons) {
    const { meant: _, ...needed } = button.options;
    const payload = [button.options, needed].map((options) => toPayload({ ...button, options })).find(fits);
    // Discord rejects a message in which a payload occurs twice.
    if (payload !== undefined && !byPayload.has(payload)) {
      byPayload.set(payload, { label: button.label, payload });
    }
  }
  return [...byPayload.values()];
}

function fits(payload: string): boolean {
  return Buffer.byteLength(payload) <= maxPayloadBytes;
}

/** `tide|place=geonames:3030300|day=tomorrow`; with `!` in front where the answer replaces the message. */
function toPayload({ command, options, replaces }: Button): string {
  const parts = Object.entries(options).map(([name, value]) => `|${name}=${value.replace(/[\\|]/g, '\\$&')}`);
  return `${replaces ? '!' : ''}${command}${parts.join('')}`;
}

const payloadPattern = /^(!?)([a-z]+(?: [a-z]+)?)((?:\|[a-z]+=(?:[^\\|]|\\[\\|])*)*)$/s;

/** Reads the payload of a button. Returns `undefined` for one that `toPlatformButtons` did not make. */
export function parsePayload(payload: string): ButtonPress | undefined {
  const [, mark, name, parts] = payloadPattern.exec(payload) ?? [];
  if (name === undefined || parts === undefined) return undefined;
  const options = Array.from(parts.matchAll(/\|([a-z]+)=((?:[^\\|]|\\[\\|])*)/gs), ([, option = '', value = '']) => [
    option,
    value.replace(/\\([\\|])/g, '$1'),
  ]);
  return { input: { kind: 'command', name, options: Object.fromEntries(options) }, replaces: mark === '!' };
}
