import type { Button } from '../answers/index.ts';
import type { Input } from '../chat/index.ts';

/** Bytes of UTF-8: Telegram's `callback_data` (core.telegram.org/bots/api#inlinekeyboardbutton); Discord has room for 100. */
const longestPayload = 64;

/** A button as a platform carries it. */
export type Pressable = { readonly label: string; readonly payload: string };

/** What a press means, and where its answer goes. */
export type Press = { readonly input: Input & { kind: 'command' }; readonly replaces: boolean };

/**
 * The buttons that can be sent. What a payload holds is the whole command: nothing is kept here, and a button works as
 * long as its message is there. Where it does not fit, it goes without the text that its place was chosen for, which is
 * then not remembered; and where it still does not, it is left out: its command can be typed.
 */
export function toPressables(buttons: readonly Button[] = []): Pressable[] {
  const sent = new Map<string, Pressable>();
  for (const button of buttons) {
    const { meant: _, ...needed } = button.options;
    const payload = [button.options, needed].map((options) => toPayload({ ...button, options })).find(fits);
    // Discord refuses a message with the same payload twice.
    if (payload !== undefined && !sent.has(payload)) {
      sent.set(payload, { label: button.label, payload });
    }
  }
  return [...sent.values()];
}

function fits(payload: string): boolean {
  return Buffer.byteLength(payload) <= longestPayload;
}

/** `tide|place=geonames:3030300|day=tomorrow`; with `!` in front where the answer replaces the message. */
function toPayload({ command, options, replaces }: Button): string {
  const parts = Object.entries(options).map(([name, value]) => `|${name}=${value.replace(/[\\|]/g, '\\$&')}`);
  return `${replaces ? '!' : ''}${command}${parts.join('')}`;
}

const shape = /^(!?)([a-z]+(?: [a-z]+)?)((?:\|[a-z]+=(?:[^\\|]|\\[\\|])*)*)$/s;

/** `undefined` where the payload is none of ours. */
export function parsePayload(payload: string): Press | undefined {
  const [, mark, name, parts] = shape.exec(payload) ?? [];
  if (name === undefined || parts === undefined) return undefined;
  const options = Array.from(parts.matchAll(/\|([a-z]+)=((?:[^\\|]|\\[\\|])*)/gs), ([, option, value]) => [
    option!,
    value!.replace(/\\([\\|])/g, '$1'),
  ]);
  return { input: { kind: 'command', name, options: Object.fromEntries(options) }, replaces: mark === '!' };
}
