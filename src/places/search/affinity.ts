import { memoize } from '../../domain/memoize.ts';
import type { UserAffinity } from '../rank.ts';

/** The likeliest region of `pt` is Brazil by CLDR, but Discord and Telegram send `pt-BR` for Brazil. */
const homeCountries: Readonly<Record<string, string>> = { pt: 'PT' };

/** The affinity of a language tag: `de-AT` is Austria, `de` most likely Germany, `en` no country. */
export function affinityOf(language: string): Pick<UserAffinity, 'countryCode' | 'speaksEnglish' | 'isSpokenIn'> {
  const locale = new Intl.Locale(language);
  const speaksEnglish = locale.language === 'en';
  const home = speaksEnglish ? undefined : (homeCountries[locale.language] ?? locale.maximize().region);
  return {
    countryCode: locale.region ?? home,
    speaksEnglish,
    isSpokenIn: (countryCode) => !speaksEnglish && languageIn(countryCode) === locale.language,
  };
}

/** The countries of the world. */
const maxCountries = 300;

/** The language that most people of a country speak; none on the high seas. */
export const languageIn = memoize(maxCountries, (countryCode: string) =>
  countryCode === '' ? undefined : new Intl.Locale(`und-${countryCode}`).maximize().language,
);
