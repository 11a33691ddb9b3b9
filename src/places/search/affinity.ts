import type { UserAffinity } from '../rank.ts';

/** The likeliest region of `pt` is Brazil by CLDR, but Discord and Telegram send `pt-BR` for Brazil. */
const homeCountries: Readonly<Record<string, string>> = { pt: 'PT' };

/** The affinity of a language tag: `de-AT` is Austria, `de` most likely Germany, `en` no country. */
export function affinityOf(language: string): Pick<UserAffinity, 'countryCode' | 'speaksEnglish'> {
  const locale = new Intl.Locale(language);
  const speaksEnglish = locale.language === 'en';
  const home = speaksEnglish ? undefined : (homeCountries[locale.language] ?? locale.maximize().region);
  return { countryCode: locale.region ?? home, speaksEnglish };
}
