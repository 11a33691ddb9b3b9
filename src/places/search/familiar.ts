import type { UserAffinity } from '../rank.ts';

/** Spoken first of all elsewhere than where it comes from; Discord and Telegram say `pt-BR` when they mean it. */
const homeOf: Readonly<Record<string, string>> = { pt: 'PT' };

/** `de-AT` is in Austria, `de` most likely in Germany; plain English is everywhere. */
export function familiarTo(language: string): Pick<UserAffinity, 'countryCode' | 'speaksEnglish'> {
  const locale = new Intl.Locale(language);
  const speaksEnglish = locale.language === 'en';
  const home = speaksEnglish ? undefined : (homeOf[locale.language] ?? locale.maximize().region);
  return { countryCode: locale.region ?? home, speaksEnglish };
}
