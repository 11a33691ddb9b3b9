import type { Words } from '../words.ts';
import { facts, text, type Answer, type Button } from './answer.ts';

/** A setting as it stands, with the words of its own language. */
export type SettingRow = { readonly label: string; readonly value: string };

/** All settings with a button to change each; `changed` says what was just changed. */
export function settingsAnswer(
  words: Words,
  {
    ofChannel,
    rows,
    changed,
    buttons,
  }: {
    readonly ofChannel: boolean;
    readonly rows: readonly SettingRow[];
    readonly changed: readonly SettingRow[];
    readonly buttons: readonly Button[];
  },
): Answer {
  const toLine = ({ label, value }: SettingRow): string => `${words.say('fact-label', { label })} ${value}`;
  return {
    title: words.say(ofChannel ? 'settings-title-channel' : 'settings-title'),
    blocks: [
      ...(changed.length > 0 ? [text(words.say('settings-changed', { what: changed.map(toLine).join('; ') }))] : []),
      facts(rows.map(({ label, value }) => ({ label: words.say('fact-label', { label }), value }))),
      text(words.say('settings-how')),
    ],
    buttons,
  };
}

/** What one setting can be. */
export function choicesAnswer(words: Words, setting: string, buttons: readonly Button[]): Answer {
  return { title: words.say('settings-choose', { setting }), blocks: [], buttons };
}

export function linkCodeAnswer(words: Words, code: string): Answer {
  return { title: words.say('link-code-title', { code }), blocks: [text(words.say('link-code-how', { code }))] };
}

export function linkedAnswer(words: Words, platforms: readonly string[]): Answer {
  return {
    title: words.say('linked-title'),
    blocks: [text(words.say('linked-what', { platforms: platforms.join(', ') }))],
  };
}
