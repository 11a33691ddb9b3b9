import { ApplicationCommandOptionType, Locale } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { registerDiscord } from '../../../src/adapters/discord/index.ts';
import { readCount } from '../../../src/language/request/read-days.ts';
import { languageName, type PlainCommand } from '../../../src/chat/index.ts';
import { datumNames } from '../../../src/domain/tide/index.ts';
import { openDictionary, type Dictionary, type Words } from '../../../src/words.ts';
import { commandFaults } from '../../support/discord-command-rules.ts';

const dictionary = openDictionary();
const registered = registerDiscord({ commands, dictionary });
/** Discord's locales of the languages that are spoken. */
const locales = Object.values(Locale).filter((locale) => dictionary.languages.includes(locale.split('-')[0]!));
const tide = registered.find(({ name }) => name === 'tide')!;
const optionOf = (name: string) => tide.options!.find((option) => option.name === name)!;

describe('the commands on Discord', () => {
  it('are complete and valid', () => {
    const paths = registered.flatMap(({ name, options = [] }) => {
      const below = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
      return below.length > 0 ? below.map((one) => `${name} ${one.name}`) : [name];
    });
    expect(paths).toEqual(commands.map(({ name }) => name));
    expect(commandFaults(registered)).toEqual([]);
  });

  it('have names and descriptions in every language', () => {
    expect(Object.keys(tide.name_localizations!).toSorted()).toEqual(locales.toSorted());
    expect(tide.name_localizations).toMatchObject({
      'en-US': 'tide',
      'en-GB': 'tide',
      'es-419': 'marea',
      'es-ES': 'marea',
      fr: 'marée',
      de: 'gezeiten',
    });
    expect(tide.description_localizations).toMatchObject({ 'en-US': tide.description, 'en-GB': tide.description });
    expect(optionOf('place')).toMatchObject({ name_localizations: { 'en-US': 'place', fr: 'lieu' } });
  });

  it('have unique names in each language', () => {
    for (const locale of locales) {
      const names = registered.map(({ name_localizations: names }) => names?.[locale]);
      expect(new Set(names).size).toBe(registered.length);
    }
  });

  it('have options and subcommands with unique names in each language', () => {
    type Named = { name_localizations?: Record<string, string | null> | null; options?: readonly object[] };
    const namesBelow = ({ options = [] }: Named, locale: string): void => {
      const below = options as readonly Named[];
      const names = below.map(({ name_localizations: names }) => names?.[locale]);
      expect(new Set(names).size, names.join()).toBe(names.length);
      for (const one of below) namesBelow(one, locale);
    };
    for (const locale of locales) for (const command of registered) namesBelow(command as Named, locale);
  });

  it('can be used in servers, with the bot and in group chats, installed for a server or a user', () => {
    for (const command of registered) expect(command).toMatchObject({ integration_types: [0, 1], contexts: [0, 1, 2] });
  });

  it('require no place where home is the default', () => {
    expect(optionOf('place')).toMatchObject({ type: 3, required: false });
    const save = registered.find(({ name }) => name === 'place')!.options!.find(({ name }) => name === 'save')!;
    expect(save).toMatchObject({
      options: [
        { name: 'name', required: true },
        { name: 'place', required: true },
      ],
    });
  });

  it('offer each language by its own name, and the automatic choice', () => {
    const settings = registered.find(({ name }) => name === 'settings')!;
    const language = settings.options!.find(({ name }) => name === 'language') as { choices?: { name: string }[] };
    const names = language.choices!.map(({ name }) => name);
    expect(names).toEqual([...dictionary.languages.map((tag) => languageName(tag, tag)), 'automatic']);
    expect(names).toEqual(expect.arrayContaining(['Deutsch', 'English', 'Español', 'Français']));
  });

  it('offer as many days as can be shown, and every datum', () => {
    expect(optionOf('day')).toMatchObject({ type: 3 });
    expect(optionOf('days')).toMatchObject({ type: 4, min_value: 1, max_value: 31 });
    expect(readCount('31')).toBe(31);
    expect(() => readCount('32')).toThrow('days-out-of-range');
    const choices = (optionOf('datum') as { choices?: { name: string; value: string }[] }).choices!;
    expect(choices.map(({ value }) => value)).toEqual(datumNames);
    expect(choices[0]).toMatchObject({
      name: 'HAT – highest astronomical tide',
      name_localizations: {
        'en-US': 'HAT – highest astronomical tide',
        fr: 'HAT – plus haute mer astronomique',
        de: 'HAT – höchster astronomischer Gezeitenwasserstand',
      },
    });
  });

  it('leave out languages that Discord does not know', () => {
    const latin: Dictionary = { languages: ['de', 'la'], in: () => dictionary.in('en') };
    const [today] = registerDiscord({ commands, dictionary: latin });
    expect(Object.keys(today!.name_localizations!)).toEqual(['de']);
  });

  it('throw with the key of a text that is too long', () => {
    const english = dictionary.in('en');
    const say: Words['say'] = (key, args) =>
      key === 'command-wave-description' ? 'x'.repeat(101) : english.say(key, args);
    const wordy: Words = { ...english, say, list: () => ['wave'] };
    const wave: PlainCommand = {
      name: 'wave',
      options: [],
      prepare: () => Promise.reject(new Error('not prepared')),
    };
    const menu = { commands: [wave], dictionary: { languages: ['en'], in: () => wordy } };
    expect(() => registerDiscord(menu)).toThrow('Text command-wave-description is too long for Discord');
  });
});
