import { Locale, type LocalizationMap } from 'discord.js';
import type { Dictionary, Words } from '../../words.ts';

/** Texts by locale, English included: without it, a user of en-US may be shown en-GB (application-commands#localization). */
export function localized({ languages, in: inLanguage }: Dictionary, text: (words: Words) => string): LocalizationMap {
  const entries = languages.flatMap((language) =>
    localesOf(language).map((locale) => [locale, text(inLanguage(language))] as const),
  );
  return Object.fromEntries(entries);
}

/** Discord's locales of a language: `en-US` and `en-GB` for `en`, none for a language that Discord does not know. */
function localesOf(language: string): Locale[] {
  return Object.values(Locale).filter((locale) => locale.split('-')[0] === language);
}
