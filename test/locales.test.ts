import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { commands } from '../commands/index.ts';
import { problemCodes } from '../src/problem.ts';
import { openDictionary } from '../src/words.ts';

const folder = path.join(import.meta.dirname, '..', 'locales');

/** Every key of a locale with the names of the arguments that its text takes. */
function shapeOf(language: string): Record<string, string[]> {
  const resource = new FluentResource(readFileSync(path.join(folder, language, 'texts.ftl'), 'utf8'));
  return Object.fromEntries(resource.body.map(({ id, value }) => [id, argumentsOf(value)]));
}

function argumentsOf(value: unknown): string[] {
  const names = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]!);
  return [...new Set(names)].toSorted();
}

/** Every text as it stands in its file. */
function textsOf(language: string): Record<string, string> {
  const lines = readFileSync(path.join(folder, language, 'texts.ftl'), 'utf8').matchAll(/^([a-z][\w-]*) = (.*)$/gm);
  return Object.fromEntries(Array.from(lines, ([, key, text]) => [key!, text!]));
}

/** The words of a text, without its arguments. */
function wordsOf(text: string): string[] {
  return (
    text
      .replace(/\{[^}]*\}/g, ' ')
      .toLowerCase()
      .match(/[\p{L}°/]+/gu) ?? []
  );
}

/** Names and signs that all languages share. */
const sameEverywhere = (
  'bellbuoy min h s am pm m/s ms km/h kmh mph °c c celsius °f f fahrenheit hpa mbar inhg beaufort bft ' +
  'mars venus jupiter'
).split(' ');

/** Words that another language spells as English does. */
const sameWords: Record<string, readonly string[]> = {
  es: ['civil', 'total', 'no', 'violeta'],
  fr: ['station', 'coefficient', 'force', 'distance', 'action', 'civil', 'miles', 'mi', 'bots', 'orange', 'violet'],
  de: ['station', 'in', 'name', 'passphrase', 'wind', 'total', 'saturn', 'hw', 'orange'],
};

/**
 * Terms of the tide tables that sailors use: UK Hydrographic Office (Admiralty Tide Tables), Shom (Annuaire des marées) and
 * Bundesamt für Seeschifffahrt und Hydrographie (Gezeitentafeln), Instituto Hidrográfico de la Marina (Anuario de mareas).
 */
const terms: Record<string, Record<string, string>> = {
  en: {
    'high-water': 'High water',
    'low-water': 'Low water',
    'tide-range': 'Range',
    'tide-phase-springs': 'springs',
    'tide-phase-neaps': 'neaps',
    'datum-lat': 'lowest astronomical tide',
    'datum-msl': 'mean sea level',
  },
  es: {
    'high-water': 'Pleamar',
    'low-water': 'Bajamar',
    'tide-range': 'Amplitud',
    'tide-phase-springs': 'vivas',
    'tide-phase-neaps': 'muertas',
    'datum-lat': 'bajamar astronómica más baja',
    'datum-msl': 'nivel medio del mar',
  },
  fr: {
    'high-water': 'Pleine mer',
    'low-water': 'Basse mer',
    'tide-range': 'Marnage',
    'tide-phase-springs': 'vive-eau',
    'tide-phase-neaps': 'morte-eau',
    'datum-lat': 'plus basse mer astronomique',
    'datum-msl': 'niveau moyen de la mer',
  },
  de: {
    'high-water': 'Hochwasser',
    'low-water': 'Niedrigwasser',
    'tide-range': 'Tidenhub',
    'tide-phase-springs': 'Springzeit',
    'tide-phase-neaps': 'Nippzeit',
    'datum-lat': 'niedrigster astronomischer Gezeitenwasserstand',
    'datum-msl': 'mittlerer Meeresspiegel',
  },
};

const { languages } = openDictionary();
const english = shapeOf('en');

describe('the locales', () => {
  it('are English, Spanish, French and German so far', () => {
    expect(languages).toEqual(['de', 'en', 'es', 'fr']);
  });

  it.each(languages)('%s has every key of English with the same arguments, and no other', (language) => {
    expect(shapeOf(language)).toEqual(english);
  });

  it.each(languages)('%s has a sentence for every problem', (language) => {
    const keys = Object.keys(shapeOf(language));
    expect(problemCodes.filter((code) => !keys.includes(`problem-${code}`))).toEqual([]);
  });

  it.each(languages)('%s names and describes every command and option within the platforms’ limits', (language) => {
    const words = openDictionary().in(language);
    for (const { name, options } of commands) {
      // Discord: 1–32 letters in lower case; both platforms: descriptions of at most 100 characters.
      const key = `command-${name.replace(' ', '-')}`;
      expect(words.list(`${key}-name`)[0]).toMatch(/^[\p{Ll}\p{N}_-]{1,32}$/u);
      expect(words.say(`${key}-description`).length).toBeLessThanOrEqual(100);
      for (const option of options) {
        expect(words.say(`option-${option}-name`)).toMatch(/^[\p{Ll}\p{N}_-]{1,32}$/u);
        expect(words.say(`option-${option}-description`).length).toBeLessThanOrEqual(100);
      }
    }
  });

  it.each(languages)('%s has nothing left in English but words that are the same there', (language) => {
    const same = new Set([...sameEverywhere, ...(sameWords[language] ?? [])]);
    const english = textsOf('en');
    const left = Object.entries(textsOf(language))
      .filter(([key, text]) => language !== 'en' && text === english[key])
      .filter(([, text]) => wordsOf(text).some((word) => !same.has(word)));
    expect(left).toEqual([]);
  });

  it.each(languages)('%s has no text over the limit of a platform', (language) => {
    for (const [key, text] of Object.entries(textsOf(language))) {
      // Discord: the title of an answer and the label of a button; Telegram: an alert has 200, but is cut.
      const maxLength = key.startsWith('button-') ? 80 : key.endsWith('-title') ? 256 : 1024;
      expect(text.length, key).toBeLessThanOrEqual(maxLength);
    }
  });

  it.each(Object.entries(terms))('%s uses the terms of its hydrographic office', (language, table) => {
    const texts = textsOf(language);
    for (const [key, term] of Object.entries(table)) expect(texts[key], key).toBe(term);
  });

  it('have every key that the code names', () => {
    const keys = sources().flatMap((source) =>
      [
        ...source.matchAll(
          /(?:\bsay|\blist|\bentryOf|\bfirstOf|\bfact|\btimes|\brow)\((?:format, |words, )?'([a-z-]+)'/g,
        ),
      ].map((match) => match[1]!),
    );
    expect(keys.length).toBeGreaterThan(40);
    expect(keys.filter((key) => !(key in english))).toEqual([]);
  });

  it('answer in the language that fits best, in English where none does', () => {
    const dictionary = openDictionary();
    expect(dictionary.in('fr-CA').language).toBe('fr');
    expect(dictionary.in('FR').language).toBe('fr');
    expect(dictionary.in('pt-BR').language).toBe('en');
    expect(dictionary.in(undefined).language).toBe('en');
  });

  it('throw for a missing key or argument: that is a bug', () => {
    const words = openDictionary().in('en');
    expect(() => words.say('no-such-key')).toThrow('no-such-key');
    expect(() => words.say('duration-minutes')).toThrow('duration-minutes');
  });
});

function sources(): string[] {
  const root = path.join(import.meta.dirname, '..');
  return ['src/answers', 'src/chat', 'src/adapters', 'commands'].flatMap((one) =>
    readdirSync(path.join(root, one), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(path.join(root, one, file), 'utf8')),
  );
}
