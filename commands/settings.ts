import { compose, fact, facts, plainAnswer, type Answer, type Button } from '../src/answers/index.ts';
import * as chat from '../src/chat/index.ts';
import { quote } from '../src/lib/quote.ts';
import { Problem } from '../src/problem.ts';
import type { Words } from '../src/words.ts';
import { prepareLink } from './link.ts';
import { isOwn, managedChannel } from './ownership.ts';

const choosable = ['language', 'units', ...chat.settingNames.filter((name) => name !== 'language')] as const;
type Choosable = (typeof choosable)[number];

/** Language, units, clock and datum, of a person or of a channel; and the link between a person's accounts. */
export const settings: chat.PlainCommand = {
  name: 'settings',
  options: [...choosable, 'for', 'link'],
  isPrivate: isOwn,
  parse: parseSettings,
  async prepare(context) {
    const { options, users, message } = context;
    if (options.link !== undefined) return prepareLink(context, options.link);
    const channel = isOwn(options) ? undefined : await managedOrShown(context);
    const shown = choosable.find((name) => name === options.show);
    if (shown) {
      const title = context.words.say(`setting-${shown}`);
      return async () =>
        plainAnswer(context.words, ['settings-choose'], { setting: title }, { buttons: choiceButtons(context, shown) });
    }
    const changes = readChanges(context);
    return async () => {
      if (Object.keys(changes).length > 0) {
        await (channel ? users.changeChannelSettings(channel, changes) : users.changeSettings(message.user, changes));
      }
      return overview(context, channel, changes);
    };
  },
};

/** Everyone may see the settings of a channel; only those who manage it may choose. Throws a `Problem`. */
async function managedOrShown({ message, options }: chat.CommandContext): Promise<chat.Channel> {
  const isShownOnly = Object.keys(options).every((name) => name === 'for');
  if (!isShownOnly) return managedChannel(message);
  if (!message.channel) throw new Problem('no-channel');
  return message.channel;
}

/** `channel units nautical clock 24`; a setting without a value asks for its choices, `link` without a code for a new code. */
function parseSettings(typed: readonly string[], spoken: readonly Words[]): chat.Options {
  const options: Record<string, string> = {};
  const rest = [...typed];
  const whose = ['me', 'channel'].find((one) => chat.means(spoken, `choice-${one}`, rest[0] ?? ''));
  if (whose !== undefined) {
    options['for'] = whose;
    rest.shift();
  }
  while (rest.length > 0) {
    const word = rest.shift()!;
    const name = [...choosable, 'link' as const].find(
      (one) => one === word || chat.means(spoken, `option-${one}-name`, word),
    );
    if (!name) throw new Problem('setting-unknown', { setting: quote(word), known: choosable.join(', ') });
    const value = rest.shift();
    if (name === 'link' || value !== undefined) options[name] = value ?? '';
    else options['show'] = name;
  }
  return options;
}

function readChanges(context: chat.CommandContext): chat.SettingChanges {
  const changes: chat.SettingChanges = {};
  for (const name of choosable) {
    const text = context.options[name];
    if (text === undefined) continue;
    const value = readChoice(context, name, text);
    const chosen = value === chat.automatic ? undefined : value;
    const isUnitSystem = name === 'units';
    Object.assign(
      changes,
      isUnitSystem ? chat.unitsChange(chosen as Parameters<typeof chat.unitsChange>[0]) : { [name]: chosen },
    );
  }
  return changes;
}

/** `automatic` is added where an option is shared with a command in which it makes no sense, such as a datum. */
function valuesOf({ dictionary }: Pick<chat.CommandContext, 'dictionary'>, name: Choosable): string[] {
  return [...new Set([...chat.optionKinds[name].values(dictionary), chat.automatic])];
}

/** The value that a word means, by itself or by its name in any language. Throws a `Problem`. */
function readChoice(context: chat.CommandContext, name: Choosable, text: string): string {
  const values = valuesOf(context, name);
  const value =
    values.find((one) => chat.sameName(one, text)) ?? values.find((one) => isCalled(context, name, one, text));
  if (value !== undefined) return value;
  const { words } = context;
  const isTag = (one: string): boolean => name === 'language' && /^[a-z]{2,3}(-[A-Z]{2})?$/.test(one);
  const called = (one: string): string => (isTag(one) ? chat.languageName(one, words.language) : one);
  const known = values.map(called).join(', ');
  const details = { value: quote(called(text)), setting: words.say(`setting-${name}`), known };
  throw new Problem('setting-value-unknown', details);
}

function isCalled({ spoken, dictionary }: chat.CommandContext, name: Choosable, value: string, text: string): boolean {
  if (name === 'datum' && value !== chat.automatic) return false;
  if (name !== 'language' || value === chat.automatic) return chat.means(spoken, `choice-${value.toLowerCase()}`, text);
  return [value, ...dictionary.languages].some((inLanguage) =>
    chat.sameName(chat.languageName(value, inLanguage), text),
  );
}

/** In the language that has just been chosen, where one has. */
async function overview(
  { users, message, dictionary, options }: chat.CommandContext,
  channel: chat.Channel | undefined,
  changes: chat.SettingChanges,
): Promise<Answer> {
  const stored = channel ? await users.channelSettings(channel) : await users.settingsOf(message.user);
  const { language } = await users.preferencesOf(message.user, message.channel);
  const words = dictionary.in(language);
  const { units, ...others } = stored;
  const values: { readonly [name in chat.SettingName]?: string | undefined } = { ...units, ...others };
  const row = (name: chat.SettingName) =>
    fact(words, `setting-${name}`, chat.choiceLabel(words, name, values[name] ?? chat.automatic));
  const buttons = choosable.map((name): Button => {
    const label = words.say(`setting-${name}`);
    return { label, command: 'settings', options: { show: name, ...forWhom(options) }, replaces: true };
  });
  // Discord's form has no empty option: there, only this button gives a code.
  const link = { label: words.say('button-link'), command: 'settings', options: { link: '' } };
  const changed = chat.settingNames.filter((name) => name in changes).flatMap((name) => row(name) ?? []);
  const what = changed.map(({ label, value }) => `${label} ${value}`).join('; ');
  return compose({
    title: words.say(channel ? 'settings-title-channel' : 'settings-title'),
    parts: [
      what && words.say('settings-changed', { what }),
      facts(chat.settingNames.map(row)),
      words.say('settings-how'),
    ],
    buttons: [...buttons, ...(channel ? [] : [link])],
  });
}

function choiceButtons({ words, dictionary, options }: chat.CommandContext, name: Choosable): Button[] {
  return valuesOf({ dictionary }, name).map((value) => ({
    label: chat.choiceLabel(words, name, value),
    command: 'settings',
    options: { [name]: value, ...forWhom(options) },
    replaces: true,
  }));
}

function forWhom(options: chat.Options): Record<string, string> {
  return isOwn(options) ? {} : { for: 'channel' };
}
