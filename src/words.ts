import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { memoize } from './domain/memoize.ts';
import { once } from './lib/once.ts';

/** Each folder of `locales` is a language: one with a region, `pt-BR`, has the texts that differ from those of `pt`. */
const locales = new URL('../locales/', import.meta.url);
const texts = 'texts.ftl';
const fallback = 'en';

export type Words = {
  /** BCP 47 tag, as `Intl` takes it. */
  readonly language: string;
  /** The text of a key. Throws where the key or an argument is missing: that is a bug. */
  say(key: string, args?: Readonly<Record<string, FluentVariable>>): string;
  /** The words of a key whose text is a list separated by `|`: synonyms that people type. */
  list(key: string): string[];
};

export type Dictionary = {
  readonly languages: readonly string[];
  /** The texts of the language that fits a BCP 47 tag best (RFC 4647, lookup), English where none does. */
  in(tag: string | undefined): Words;
};

/** Reads each folder of `locales`; `folder` ends with a slash. A text that a language lacks is its parent's, else English. */
export function openDictionary(folder?: URL): Dictionary {
  return folder === undefined ? own() : readDictionary(folder);
}

const own = once(() => readDictionary(locales));

function readDictionary(folder: URL): Dictionary {
  const languages = readdirSync(folder).filter((language) => existsSync(new URL(`${language}/${texts}`, folder)));
  const files = new Map(languages.map((language) => [language.toLowerCase(), once(() => openTexts(language, folder))]));
  const filesFor = (tag: string) => lookUps(tag).flatMap((one) => files.get(one) ?? []);
  const known = new Map(
    languages.map((language) => [
      language.toLowerCase(),
      once(() => toWords(language, [...filesFor(language), ...filesFor(fallback)])),
    ]),
  );
  if (!known.has(fallback)) throw new Error(`locales has no ${fallback}/${texts}`);
  return {
    languages: languages.toSorted(),
    in(tag = fallback) {
      const [words] = [...lookUps(tag), fallback].flatMap((one) => known.get(one) ?? []);
      return words!();
    },
  };
}

/** `pt-br` and `pt` for `pt_BR`. */
function lookUps(tag: string): string[] {
  const subtags = tag.toLowerCase().split(/[-_]/);
  return subtags.map((_, left) => subtags.slice(0, subtags.length - left).join('-'));
}

const lineEnd = Buffer.from('\n');

/** Texts as bytes, parsed when first asked for: a conversation needs a hundred of 1,400, and nine languages take 5 MB. */
function openTexts(language: string, folder: URL) {
  const source = Buffer.concat([lineEnd, readFileSync(new URL(`${language}/${texts}`, folder)), lineEnd]);
  return {
    // Isolation marks (U+2068, U+2069) show as boxes in some chats.
    bundle: new FluentBundle(language, { useIsolating: false }),
    patternOf: memoize(Infinity, (key: string) => {
      const begin = source.indexOf(`\n${key} = `);
      if (begin < 0) return undefined;
      let end = begin;
      do end = source.indexOf('\n', end + 1);
      // The further lines of a text begin so.
      while (' }'.includes(String.fromCharCode(source[end + 1] ?? 0)));
      return new FluentResource(source.toString('utf8', begin, end)).body[0]?.value;
    }),
  };
}

/** `files`: those of the language, of its parents and of English; one is opened where none before it has a text. */
function toWords(language: string, files: readonly (() => ReturnType<typeof openTexts>)[]): Words {
  const say = (key: string, args?: Readonly<Record<string, FluentVariable>>): string => {
    const file = files.find((one) => one().patternOf(key))?.();
    const pattern = file?.patternOf(key);
    if (!file || !pattern) throw new Error(`No text ${key} in ${language}`);
    const errors: Error[] = [];
    const text = file.bundle.formatPattern(pattern, args ?? null, errors);
    if (errors[0]) throw new Error(`Text ${key} in ${language}: ${errors[0].message}`);
    return text;
  };
  return { language, say, list: (key) => say(key).split('|') };
}
