import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands, spokenCommands } from '../commands/index.ts';
import { readText, type Reading, type TextContext } from '../src/chat/dispatch/readings.ts';
import { takesPlace } from '../src/chat/index.ts';
import { findCommand } from '../src/chat/typed/command-names.ts';
import { openLexicons } from '../src/language/lexicon/lexicons.ts';
import { findNotations } from '../src/places/notation/index.ts';
import { openDictionary } from '../src/words.ts';

const dictionary = openDictionary();
const known = new Set('brest biarritz cabin dover falmouth kiel lisbon reykjavik roscoff sydney tromsø'.split(' ')).add(
  'san francisco',
);
/** What the help is called in any language. */
const helpNames = new Set(dictionary.languages.flatMap((tag) => dictionary.in(tag).list('command-help-name')));
const isName = (text: string): boolean => known.has(text.toLowerCase());

function context(language: string): TextContext {
  const spoken = [dictionary.in(language), ...dictionary.languages.map(dictionary.in)];
  const places = {
    isName,
    isLikely: isName,
    isWellKnown: isName,
    isArea: () => false,
    isIsland: () => false,
    kindIn: () => undefined,
    notationsIn: (text: string) => findNotations(text, language),
  };
  return {
    commands: [...commands, ...spokenCommands],
    spoken,
    sentences: { lexicons: openLexicons(), places, language },
  };
}

const root = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** What the tables of the README have people type: `… full moon 18:00` and `resume 1` go on like the one before. */
function typedInReadme(): string[] {
  const rows = read('README.md').matchAll(/^\| (`.*?) +\|/gm);
  return [...rows]
    .flatMap(([, cell = '']) => {
      const [first = '', ...others] = cell.split(', ').map((one) => one.replaceAll('`', '').trim());
      const [command = '', second = '', third = ''] = first.split(' ');
      return [
        first,
        ...others.map((one) => {
          if (one.startsWith('… ')) return `${command} ${second} ${third} ${one.slice(2)}`;
          return ['resume', 'remove', 'test'].includes(one.split(' ')[0] ?? '') ? `${command} ${one}` : one;
        }),
      ];
    })
    .filter((text) => !/^(GET|POST|and on|in feet|for )|^\//.test(text));
}

/** The examples of the help, and commands in other texts of a language. */
function typedInTexts(language: string): string[] {
  const folders = new Set([new Intl.Locale(language).language, language]);
  const texts = [...folders].map((folder) => read(`locales/${folder}/texts.ftl`)).join('\n');
  return [...texts.matchAll(/^help-example-\w+ = (.*)$/gm)].map(([, example = '']) => example);
}

const typedInDocs = [
  'docs/telegram.md',
  'docs/discord.md',
  'docs/hosting.md',
  'docs/embeds.md',
  'docs/sensors.md',
].flatMap((file) =>
  [...read(file).matchAll(/`\/?((?:tide|settings|digest|place|privacy|alert|today)\b[^`]*)`/g)]
    .map(([, text = '']) => text)
    .filter((text) => !/[:/]\w|^\w+$/.test(text)),
);

const requestOf = ([{ request, places, unused }]: readonly [Reading, ...Reading[]]) => ({
  command: request.command.name,
  options: request.options,
  place: places[0]?.text,
  unused,
});

describe.each<readonly [string, string, readonly string[]]>([
  ['the README', 'en', typedInReadme()],
  ['the docs', 'en', typedInDocs],
  ...dictionary.languages.map((tag): [string, string, readonly string[]] => [
    `the help in ${tag}`,
    tag,
    typedInTexts(tag),
  ]),
])('an example of %s', (_, language, examples) => {
  it.each(examples.map((text) => [text]))('%s', (text) => {
    const spoken = context(language);
    const typed = requestOf(readText(spoken, text));
    expect(typed.unused).toEqual([]);
    expect(typed.command === 'help').toBe(helpNames.has(text.toLowerCase()));
    const called = findCommand(text.split(' '), spoken.spoken, spoken.commands);
    // With a slash, as on Telegram, a command about a place is read as it is without, but for questions in a sentence.
    if (called && !takesPlace(called.command)) expect(requestOf(readText(spoken, `/${text}`))).toEqual(typed);
  });
});

it('examples are found', () => {
  expect(typedInReadme()).toEqual(expect.arrayContaining(['digest add Brest full moon 18:00', 'digest resume 1']));
  expect(typedInReadme().length).toBeGreaterThan(60);
  for (const tag of dictionary.languages) expect(typedInTexts(tag).length).toBeGreaterThan(15);
});
