import { readFileSync, readdirSync } from 'node:fs';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { once } from './lib/once.ts';

/** Each file of `locales` is a language. */
const folder = new URL('../locales/', import.meta.url);
const fallback = 'en';

/** The texts of one language. */
export type Words = {
  /** BCP 47 tag, as `Intl` takes it. */
  readonly language: string;
  /** The text of a key. Throws where the key or an argument is missing: that is a bug. */
  say(key: string, args?: Readonly<Record<string, FluentVariable>>): string;
  /** The words of a key whose text is a list separated by `|`: synonyms that people type. */
  list(key: string): string[];
};

/** The texts in every language. */
export type Dictionary = {
  /** Tags, sorted. */
  readonly languages: readonly string[];
  /** The texts of the language that fits a BCP 47 tag best, English where none does. */
  in(tag: string | undefined): Words;
};

/** Reads `locales`. A language is parsed when it is first used; a faulty file throws then. */
export function openDictionary(): Dictionary {
  const known = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.ftl'))
      .map((file) => {
        const language = file.slice(0, -'.ftl'.length);
        return [language, once(() => openWords(language, new URL(file, folder)))] as const;
      }),
  );
  const english = known.get(fallback);
  if (!english) throw new Error(`locales has no ${fallback}.ftl`);
  return {
    languages: [...known.keys()].toSorted(),
    in(tag = fallback) {
      const [language = fallback] = tag.toLowerCase().split(/[-_]/);
      return (known.get(language) ?? english)();
    },
  };
}

function openWords(language: string, file: URL): Words {
  // Isolation marks (U+2068, U+2069) show as boxes in some chats.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const faults = bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  if (faults[0]) throw faults[0];
  const say = (key: string, args?: Readonly<Record<string, FluentVariable>>): string => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`No text ${key} in ${language}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args ?? null, errors);
    if (errors[0]) throw new Error(`Text ${key} in ${language}: ${errors[0].message}`);
    return text;
  };
  return { language, say, list: (key) => say(key).split('|') };
}
