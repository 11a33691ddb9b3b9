import type { Words } from '../../words.ts';
import { compose, facts, labelled, type Answer, type Button } from '../answer.ts';

/** The name and value of a setting, in the user's language. */
export type SettingRow = { readonly label: string; readonly value: string };

type Settings = {
  readonly ofChannel: boolean;
  readonly rows: readonly SettingRow[];
  readonly changed: readonly SettingRow[];
  readonly buttons: readonly Button[];
};

/** All settings with a button to change each; `changed` are those that this command has changed. */
export function settingsAnswer(words: Words, { ofChannel, rows, changed, buttons }: Settings): Answer {
  const [now, shown] = [changed, rows].map((list) => list.map(({ label, value }) => labelled(words, label, value)));
  const what = now!.map(({ label, value }) => `${label} ${value}`).join('; ');
  return compose({
    title: words.say(ofChannel ? 'settings-title-channel' : 'settings-title'),
    parts: [what && words.say('settings-changed', { what }), facts(shown!), words.say('settings-how')],
    buttons,
  });
}
