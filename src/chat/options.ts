import { datumNames } from '../domain/tide/index.ts';
import { unitSystems } from '../domain/units.ts';
import { presetNames } from '../domain/windows/index.ts';
import { settingValues } from '../users/index.ts';
import type { Dictionary, Words } from '../words.ts';
import { maxDays } from '../language/request/read-days.ts';
import type { RequestOption } from '../language/request/options.ts';

/** The kind of an option: how its value is read, and how an adapter lets people enter it. */
export type OptionKind =
  | { readonly kind: 'place' | 'day' | 'time' | 'text' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | ChoiceKind;

type ChoiceKind = {
  readonly kind: 'choice';
  readonly values: (dictionary: Pick<Dictionary, 'languages'>) => readonly string[];
};

const numberOfDays = { kind: 'number', least: 1, most: maxDays } as const;
const choice = (values: readonly string[]): ChoiceKind => ({ kind: 'choice', values: () => values });

/** The value that leaves a setting open again. */
export const automatic = 'auto';
const setting = (name: keyof typeof settingValues): ChoiceKind => choice([...settingValues[name], automatic]);

const texts = <Name extends string>(...names: readonly Name[]): Record<Name, { readonly kind: 'text' }> =>
  Object.fromEntries(names.map((name) => [name, { kind: 'text' }])) as Record<Name, { readonly kind: 'text' }>;

export const optionKinds = {
  ...texts('conditions', 'lead', 'moved', 'cooldown', 'quiet', 'name', 'port'),
  ...texts('weekdays', 'what', 'zone', 'mark', 'link'),
  place: { kind: 'place' },
  day: { kind: 'day' },
  days: numberOfDays,
  datum: choice(datumNames),
  preset: choice(presetNames),
  time: { kind: 'time' },
  number: { kind: 'number', least: 1, most: 9999 },
  language: { kind: 'choice', values: ({ languages }) => [...languages, automatic] } as ChoiceKind,
  units: choice([...Object.keys(unitSystems), automatic]),
  height: setting('height'),
  wind: setting('wind'),
  temperature: setting('temperature'),
  pressure: setting('pressure'),
  distance: setting('distance'),
  clock: setting('clock'),
  /** Whose settings: the user's, or the channel's. */
  for: choice(['me', 'channel']),
  action: choice(['export', 'forget']),
} as const satisfies Record<string, OptionKind>;

export type OptionName = keyof typeof optionKinds;

/**
 * Options that only sentences and buttons set: `show` the choices of a setting, `confirm` a deletion or a link's id,
 * `meant` what a place was chosen for, `was` how a verdict was judged, `news` of an alert, `also` commands with commas.
 */
export type HiddenOption = Exclude<RequestOption, OptionName> | 'show' | 'confirm' | 'meant' | 'news' | 'was' | 'also';

/** The label of a choice: of a language its own name, of a datum its abbreviation and full name. */
export function choiceLabel(words: Words, option: OptionName, value: string): string {
  if (option === 'language' && value !== automatic) return languageName(value);
  if (option === 'datum' && value !== automatic) return `${value} – ${words.say(`datum-${value.toLowerCase()}`)}`;
  return words.list(`choice-${value.toLowerCase()}`)[0]!;
}

/** The name of a language, by default in that language: `Français`. */
export function languageName(language: string, inLanguage = language): string {
  const name = new Intl.DisplayNames(inLanguage, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}
