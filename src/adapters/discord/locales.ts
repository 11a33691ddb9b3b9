import { Locale, type LocalizationMap } from 'discord.js';
import type { Dictionary, Words } from '../../words.ts';

/** Texts by Discord's locales, English included: else en-US may be shown en-GB (application-commands#localization). */
export function localized({ languages, in: inLanguage }: Dictionary, text: (words: Words) => string): LocalizationMap {
  const entries = Object.values(Locale).flatMap((locale) => {
    const language = languages.findLast((one) => `${locale}-`.startsWith(`${one}-`));
    return language === undefined ? [] : [[locale, text(inLanguage(language))] as const];
  });
  return Object.fromEntries(entries);
}

/** The text of a key. Throws where it is longer than Discord allows. */
export function fitting(text: string, maxLength: number, key: string): string {
  if (text.length > maxLength)
    throw new Error(`Text ${key} is too long for Discord: shorten "${text}" to ${maxLength}`);
  return text;
}
