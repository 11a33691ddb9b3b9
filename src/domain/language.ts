import { memoize } from './memoize.ts';

/** Tags that `Intl` takes: `de`, `zh-Hant-TW`. Platforms and people send others. */
const wellFormed = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i;

/** A BCP 47 tag that can be relied upon: English where this one cannot. */
export function languageOf(tag: string): string {
  return wellFormed.test(tag) ? tag : 'en';
}

/** Whether two tags are of one language, in whatever country or script: `de-AT` and `de`. */
export function isSameLanguage(one: string, other: string): boolean {
  return baseLanguage(one) === baseLanguage(other);
}

/** `pt` of `pt-BR`. Asked of every candidate for a name, of which a text has hundreds. */
export const baseLanguage = memoize(100, (tag: string): string => new Intl.Locale(languageOf(tag)).language);
