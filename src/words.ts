import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
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
  /** Tags, sorted. */
  readonly languages: readonly string[];
  /** The texts of the language that fits a BCP 47 tag best (RFC 4647, lookup), English where none does. */
  in(tag: string | undefined): Words;
};

/**
 * Reads the texts of each folder of `locales` that has any; `folder` ends with a slash. A text that a language lacks is that of
 * its parent, else the English one. A language is parsed when it is first used; a faulty file throws then.
 */
export function openDictionary(folder?: URL): Dictionary {
  return folder === undefined ? own() : readDictionary(folder);
}

const own = once(() => readDictionary(locales));

function readDictionary(folder: URL): Dictionary {
  const languages = readdirSync(folder).filter((language) => existsSync(new URL(`${language}/${texts}`, folder)));
  const bundles = new Map(
    languages.map((language) => [language.toLowerCase(), once(() => openBundle(language, folder))]),
  );
  const bundlesFor = (tag: string) => lookUps(tag).flatMap((one) => bundles.get(one) ?? []);
  const known = new Map(
    languages.map((language) => [
      language.toLowerCase(),
      once(() => toWords(language, [...bundlesFor(language), ...bundlesFor(fallback)])),
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

/** No text of ours has attributes. */
const noAttributes = {};

function openBundle(language: string, folder: URL): FluentBundle {
  // Isolation marks (U+2068, U+2069) show as boxes in some chats.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const source = readFileSync(new URL(`${language}/${texts}`, folder), 'utf8');
  const resource = new FluentResource(source);
  // An empty dictionary of its own for each text takes 200 bytes.
  for (const message of resource.body) message.attributes = noAttributes;
  const faults = bundle.addResource(resource);
  if (faults[0]) throw faults[0];
  return bundle;
}

/** `bundles`: those of the language, of its parents and of English; one is opened where none before it has a text. */
function toWords(language: string, bundles: readonly (() => FluentBundle)[]): Words {
  const say = (key: string, args?: Readonly<Record<string, FluentVariable>>): string => {
    const bundle = bundles.find((one) => one().hasMessage(key))?.();
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) throw new Error(`No text ${key} in ${language}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args ?? null, errors);
    if (errors[0]) throw new Error(`Text ${key} in ${language}: ${errors[0].message}`);
    return text;
  };
  return { language, say, list: (key) => say(key).split('|') };
}
