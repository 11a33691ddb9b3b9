import { choicesAnswer, linkCodeAnswer, linkedAnswer, settingsAnswer } from '../src/answers/index.ts';
import type { Answer, Button, SettingRow } from '../src/answers/index.ts';
import {
  automatic,
  choiceLabel,
  languageName,
  means,
  optionKinds,
  sameName,
  settingNames,
  unitsChange,
  type CommandContext,
  type Options,
  type PlainCommand,
  type SettingChanges,
  type SettingName,
  type Settings,
} from '../src/chat/index.ts';
import { Problem } from '../src/problem.ts';
import type { Words } from '../src/words.ts';
import { isForOneself, managedChannel } from './whose.ts';

/** What can be chosen: each setting, and all units at once. */
const choosable = ['language', 'units', ...settingNames.filter((name) => name !== 'language')] as const;
type Choosable = (typeof choosable)[number];

/** Language, units, clock and datum, of a person or of a channel; and the link between a person's accounts. */
export const settings: PlainCommand = {
  name: 'settings',
  options: [...choosable, 'for', 'link'],
  isPrivate: isForOneself,
  read: readSettings,
  async run(asked) {
    const { options } = asked;
    if (options.link !== undefined) return link(asked, options.link);
    const shown = choosable.find((name) => name === options.show);
    if (shown) return choicesFor(asked, shown);
    const changes = readChanges(asked);
    if (Object.keys(changes).length > 0) await change(asked, changes);
    return overview(asked, changes);
  },
};

/** `channel units nautical clock 24`; a setting without a value asks for its choices, `link` without a code for one. */
function readSettings(typed: readonly string[], spoken: readonly Words[]): Options {
  const options: Record<string, string> = {};
  const rest = [...typed];
  const whose = ['me', 'channel'].find((one) => means(spoken, `choice-${one}`, rest[0] ?? ''));
  if (whose !== undefined) {
    options['for'] = whose;
    rest.shift();
  }
  while (rest.length > 0) {
    const word = rest.shift()!;
    const name = [...choosable, 'link' as const].find(
      (one) => one === word || means(spoken, `option-${one}-name`, word),
    );
    if (!name) throw new Problem('setting-unknown', { setting: word.slice(0, 40), known: choosable.join(', ') });
    const value = rest.shift();
    if (name === 'link' || value !== undefined) options[name] = value ?? '';
    else options['show'] = name;
  }
  return options;
}

function readChanges(asked: CommandContext): SettingChanges {
  const given = choosable.flatMap((name) => {
    const text = asked.options[name];
    return text === undefined ? [] : [[name, readChoice(asked, name, text)] as const];
  });
  return Object.assign(
    {},
    ...given.map(([name, value]): SettingChanges => {
      const chosen = value === automatic ? undefined : value;
      return name === 'units' ? unitsChange(chosen as Parameters<typeof unitsChange>[0]) : { [name]: chosen };
    }),
  ) as SettingChanges;
}

/** A datum is also an option of `tide`, where nothing can be left open. */
function valuesOf({ dictionary }: Pick<CommandContext, 'dictionary'>, name: Choosable): string[] {
  return [...new Set([...optionKinds[name].values(dictionary), automatic])];
}

/** The value that a word means: itself, or what it is called in any language. Throws a `Problem`. */
function readChoice(asked: CommandContext, name: Choosable, text: string): string {
  const values = valuesOf(asked, name);
  const value = values.find((one) => sameName(one, text)) ?? values.find((one) => isCalled(asked, name, one, text));
  if (value !== undefined) return value;
  const details = { value: text.slice(0, 40), setting: asked.words.say(`setting-${name}`), known: values.join(', ') };
  throw new Problem('setting-value-unknown', details);
}

function isCalled({ spoken, dictionary }: CommandContext, name: Choosable, value: string, text: string): boolean {
  if (name === 'datum' && value !== automatic) return false;
  if (name !== 'language' || value === automatic) return means(spoken, `choice-${value.toLowerCase()}`, text);
  return [value, ...dictionary.languages].some((inLanguage) => sameName(languageName(value, inLanguage), text));
}

async function change({ users, message, options }: CommandContext, changes: SettingChanges): Promise<void> {
  if (isForOneself(options)) return users.changeSettings(message.user, changes);
  return users.changeChannelSettings(await managedChannel(message), changes);
}

/** In the language that has just been chosen, where one has. */
async function overview(asked: CommandContext, changes: SettingChanges): Promise<Answer> {
  const { users, message, dictionary, options } = asked;
  const ofChannel = !isForOneself(options);
  if (ofChannel && !message.channel) throw new Problem('no-channel');
  const kept = ofChannel ? await users.channelSettings(message.channel!) : await users.settingsOf(message.user);
  const { language } = await users.preferencesOf(message.user, message.channel);
  const words = dictionary.in(language);
  const row = (name: SettingName): SettingRow => ({
    label: words.say(`setting-${name}`),
    value: told(words, kept, name),
  });
  return settingsAnswer(words, {
    ofChannel,
    rows: settingNames.map(row),
    changed: settingNames.filter((name) => name in changes).map(row),
    buttons: [...choosable.map((name) => menuButton(words, name, options)), ...(ofChannel ? [] : [linkButton(words)])],
  });
}

function menuButton(words: Words, name: Choosable, options: Options): Button {
  const label = words.say(`setting-${name}`);
  return { label, command: 'settings', options: { show: name, ...forWhom(options) }, replaces: true };
}

/** Discord's form has no empty option: there, the code is to be had by the button alone. */
function linkButton(words: Words): Button {
  return { label: words.say('button-link'), command: 'settings', options: { link: '' } };
}

function told(words: Words, { language, units, clock, datum }: Settings, name: SettingName): string {
  const value: string | undefined = { ...units, language, clock, datum }[name];
  return choiceLabel(words, name, value ?? automatic);
}

/** They take the place of the message with the settings: of a channel's, only for those who manage it. */
async function choicesFor(asked: CommandContext, name: Choosable): Promise<Answer> {
  if (!isForOneself(asked.options)) await managedChannel(asked.message);
  return choicesAnswer(asked.words, asked.words.say(`setting-${name}`), choiceButtons(asked, name));
}

function choiceButtons({ words, dictionary, options }: CommandContext, name: Choosable): Button[] {
  return valuesOf({ dictionary }, name).map((value) => ({
    label: choiceLabel(words, name, value),
    command: 'settings',
    options: { [name]: value, ...forWhom(options) },
    replaces: true,
  }));
}

function forWhom(options: Options): Record<string, string> {
  return isForOneself(options) ? {} : { for: 'channel' };
}

async function link({ users, message: { user }, words }: CommandContext, code: string): Promise<Answer> {
  if (code === '') return linkCodeAnswer(words, await users.createLinkCode(user));
  await users.redeemLinkCode(user, code);
  return linkedAnswer(words, await users.linkedPlatforms(user));
}
