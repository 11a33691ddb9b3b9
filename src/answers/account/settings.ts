import type { Words } from '../../words.ts';
import { facts, text, type Answer, type Button } from '../answer.ts';

/** The name and value of a setting, in the user's language. */
export type SettingRow = { readonly label: string; readonly value: string };

/** All settings with a button to change each; `changed` are those that this command has changed. */
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

/** The choices of one setting, as buttons. */
export function choicesAnswer(words: Words, setting: string, buttons: readonly Button[]): Answer {
  return { title: words.say('settings-choose', { setting }), blocks: [], buttons };
}
