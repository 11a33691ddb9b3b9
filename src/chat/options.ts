import { datumNames } from '../domain/tide/index.ts';
import { unitSystems } from '../domain/units.ts';
import { settingValues } from '../users/index.ts';
import type { Dictionary, Words } from '../words.ts';
import { mostDays } from './language/day.ts';

/** What can be filled into a command, the same in each: how it is read, and how a door asks for it. */
export type OptionKind =
  | { readonly kind: 'place' | 'day' | 'time' | 'text' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | ChoiceKind;

type ChoiceKind = {
  readonly kind: 'choice';
  readonly values: (dictionary: Pick<Dictionary, 'languages'>) => readonly string[];
};

const numberOfDays = { kind: 'number', least: 1, most: mostDays } as const;
const choice = (values: readonly string[]): ChoiceKind => ({ kind: 'choice', values: () => values });

/** Chosen to leave a setting open again. */
export const automatic = 'auto';
const setting = (name: keyof typeof settingValues): ChoiceKind => choice([...settingValues[name], automatic]);

export const optionKinds = {
  place: { kind: 'place' },
  day: { kind: 'day' },
  days: numberOfDays,
  datum: choice(datumNames),
  name: { kind: 'text' },
  time: { kind: 'time' },
  weekdays: { kind: 'text' },
  what: { kind: 'text' },
  zone: { kind: 'text' },
  number: { kind: 'number', least: 1, most: 9999 },
  mark: { kind: 'text' },
  language: { kind: 'choice', values: ({ languages }) => [...languages, automatic] } as ChoiceKind,
  units: choice([...Object.keys(unitSystems), automatic]),
  height: setting('height'),
  wind: setting('wind'),
  temperature: setting('temperature'),
  pressure: setting('pressure'),
  distance: setting('distance'),
  clock: setting('clock'),
  /** Whose settings: the asker's, or those of the channel. */
  for: choice(['me', 'channel']),
  link: { kind: 'text' },
  action: choice(['export', 'forget']),
} as const satisfies Record<string, OptionKind>;

export type OptionName = keyof typeof optionKinds;

/**
 * Filled in by a button alone: `show` the choices of one setting, `confirm` what cannot be undone, `meant` the text that
 * the place was chosen for.
 */
export type HiddenOption = 'show' | 'confirm' | 'meant';

/** What a value of a choice is called: a language by itself, a datum by its letters and what they stand for. */
export function choiceLabel(words: Words, option: OptionName, value: string): string {
  if (option === 'language' && value !== automatic) return languageName(value);
  if (option === 'datum' && value !== automatic) return `${value} – ${words.say(`datum-${value.toLowerCase()}`)}`;
  return words.list(`choice-${value.toLowerCase()}`)[0]!;
}

/** What a language calls itself: `Français`. */
export function languageName(language: string, inLanguage = language): string {
  const name = new Intl.DisplayNames(inLanguage, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}
