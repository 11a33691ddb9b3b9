import { Locale } from 'discord.js';
import { isRecord } from './http.ts';

// docs.discord.com/developers/interactions/application-commands; the OpenAPI document has none of these rules.
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const COMMANDS = 100;
const COMMAND_CHARACTERS = 8000;
const LOCALES = new Set<string>(Object.values(Locale));

/** Violations of a list of slash commands that the OpenAPI document does not describe. */
export function commandFaults(body: unknown): string[] {
  if (!Array.isArray(body)) return ['/ must be array'];
  const commands = body.filter(isRecord);
  return [
    ...(commands.length > COMMANDS ? [`/ has ${commands.length} commands, ${COMMANDS} are allowed`] : []),
    ...repeated(commands, ''),
    ...commands.flatMap((command, index) => [
      ...(MENU_TYPES.has(Number(command['type'])) ? menuFaults : namedFaults)(command, `/${index}`),
      ...optionFaults(listAt(command, 'options'), `/${index}/options`),
      ...sizeFaults(command, `/${index}`),
    ]),
  ];
}

type Named = Record<string, unknown>;

function listAt(parent: Named, key: string): Named[] {
  const list = parent[key];
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function textsAt(parent: Named, key: string): string[] {
  return Object.values(isRecord(parent[key]) ? parent[key] : {}).map(String);
}

function optionFaults(options: Named[], path: string): string[] {
  const firstOptional = options.findIndex((option) => option['required'] !== true);
  const late = options.findIndex((option, index) => option['required'] === true && index > firstOptional);
  return [
    ...(firstOptional !== -1 && late !== -1 ? [`${path}/${late} is required, but follows an optional option`] : []),
    ...repeated(options, path),
    ...options.flatMap((option, index) => [
      ...namedFaults(option, `${path}/${index}`),
      ...choiceFaults(option, `${path}/${index}`),
      ...optionFaults(listAt(option, 'options'), `${path}/${index}/options`),
    ]),
  ];
}

function choiceFaults(option: Named, path: string): string[] {
  const choices = listAt(option, 'choices');
  const both = choices.length > 0 && option['autocomplete'] === true;
  return [
    ...(both ? [`${path} has both choices and autocomplete`] : []),
    ...choices.flatMap((choice, index) => localeFaults(choice, 'name_localizations', `${path}/choices/${index}`)),
  ];
}

/** Commands of the menus of users and messages have names of any letters, and no description. */
const MENU_TYPES = new Set([2, 3]);
const MENU_NAME_CHARACTERS = 32;

function menuFaults(named: Named, path: string): string[] {
  const names = [String(named['name']), ...textsAt(named, 'name_localizations')];
  const ill = names.filter((name) => name.trim() === '' || name.length > MENU_NAME_CHARACTERS);
  return [
    ...ill.map((name) => `${path}/name ${JSON.stringify(name)} is not 1 to ${MENU_NAME_CHARACTERS} characters`),
    ...(named['description'] === undefined ? [] : [`${path}/description is not allowed`]),
    ...localeFaults(named, 'name_localizations', path),
  ];
}

function namedFaults(named: Named, path: string): string[] {
  const names = [String(named['name']), ...textsAt(named, 'name_localizations')];
  const ill = names.filter((name) => !NAME.test(name) || name !== name.toLowerCase());
  const described = typeof named['description'] === 'string' && named['description'] !== '';
  return [
    ...ill.map((name) => `${path}/name ${JSON.stringify(name)} is not a lower-case command name`),
    ...(described ? [] : [`${path}/description is missing`]),
    ...localeFaults(named, 'name_localizations', path),
    ...localeFaults(named, 'description_localizations', path),
  ];
}

function localeFaults(named: Named, key: string, path: string): string[] {
  const locales = Object.keys(isRecord(named[key]) ? named[key] : {});
  return locales.filter((locale) => !LOCALES.has(locale)).map((locale) => `${path}/${key}/${locale} is no locale`);
}

function repeated(list: Named[], path: string): string[] {
  const names = list.map((named) => String(named['name']));
  const again = names.filter((name, index) => names.indexOf(name) < index);
  return again.map((name) => `${path}/ has the name ${name} twice`);
}

function sizeFaults(command: Named, path: string): string[] {
  const size = characters(command);
  return size > COMMAND_CHARACTERS ? [`${path} has ${size} characters, ${COMMAND_CHARACTERS} are allowed`] : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Characters of name, description and value of a command and its options, each in its longest language. */
function characters(named: Named): number {
  const maxLength = (key: string) => {
    const texts = [textOf(named[key]), ...textsAt(named, `${key}_localizations`)];
    return Math.max(...texts.map((text) => text.length));
  };
  const below = [...listAt(named, 'options'), ...listAt(named, 'choices')];
  const own = maxLength('name') + maxLength('description') + textOf(named['value']).length;
  return below.reduce((sum, child) => sum + characters(child), own);
}
