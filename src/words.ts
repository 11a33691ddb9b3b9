import { readFileSync, readdirSync } from 'node:fs';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** Languages are the files of `locales`: adding one is adding a file. */
const folder = new URL('../locales/', import.meta.url);
const fallback = 'en';

/** What people are told, in one language. */
export type Words = {
  /** BCP 47 tag, as `Intl` takes it. */
  readonly language: string;
  /** The text of a key. A missing key or argument is a bug and throws. */
  say(key: string, args?: Readonly<Record<string, FluentVariable>>): string;
  /** A text that holds several words for one thing, separated by `|`: what a person may type. */
  list(key: string): string[];
};

export type Dictionary = {
  readonly languages: readonly string[];
  /** The words of the language that fits a BCP 47 tag best, English where none does. */
  in(tag: string | undefined): Words;
};

export function openDictionary(): Dictionary {
  const known = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.ftl'))
      .map((file) => [file.slice(0, -'.ftl'.length), file])
      .map(([language, file]) => [language!, lazily(() => openWords(language!, new URL(file!, folder)))]),
  );
  const choose = (tag: string | undefined): string => {
    const wanted = tag?.toLowerCase().split(/[-_]/)[0] ?? fallback;
    return known.has(wanted) ? wanted : fallback;
  };
  return { languages: [...known.keys()].toSorted(), in: (tag) => known.get(choose(tag))!() };
}

function openWords(language: string, file: URL): Words {
  // Isolation marks would show as boxes in some chats.
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

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
