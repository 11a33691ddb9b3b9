import { datumNames, type DatumName } from '../domain/tide/index.ts';
import { unitChoices, unitSystems, type Clock, type Quantity, type Units } from '../domain/units.ts';
import { defined } from '../lib/defined.ts';

/** A setting that users choose for themselves, and managers for all in a channel. */
export type SettingName = Quantity | 'language' | 'clock' | 'datum';

export type StoredSettings = Readonly<Partial<Record<SettingName, string>>>;

/** A change of settings; `undefined` leaves one open again. */
export type SettingChanges = Readonly<Partial<Record<SettingName, string | undefined>>>;

export type Settings = {
  /** BCP 47 tag. */
  readonly language?: string | undefined;
  readonly units: Partial<Units>;
  readonly clock?: Clock;
  readonly datum?: DatumName;
};

/** The values of each setting except `language`, whose values are the languages of `locales`. */
export const settingValues: Readonly<Record<Exclude<SettingName, 'language'>, readonly string[]>> = {
  ...unitChoices,
  clock: ['24', '12'],
  datum: datumNames,
};

export const settingNames = ['language', ...Object.keys(settingValues)] as readonly SettingName[];

/** Values that this version does not know, such as those of a later one, are left out. */
export function parseSettings(settings: StoredSettings): Settings {
  const valid = (name: Exclude<SettingName, 'language'>): string | undefined =>
    settingValues[name].find((value) => value === settings[name]);
  const quantities = Object.keys(unitChoices) as Quantity[];
  const units = quantities.flatMap((name) => (valid(name) === undefined ? [] : [[name, valid(name)] as const]));
  const clock = valid('clock') as Clock | undefined;
  const datum = valid('datum') as DatumName | undefined;
  return { language: settings.language, units: Object.fromEntries(units), ...defined({ clock, datum }) };
}

/** Of each setting the first value wins. */
export function mergeSettings(...settings: readonly Settings[]): Settings {
  const later = settings.toReversed();
  return {
    ...Object.assign({}, ...later),
    language: settings.find(({ language }) => language !== undefined)?.language,
    units: Object.assign({}, ...later.map(({ units }) => units)) as Partial<Units>,
  } as Settings;
}

/** The change of every unit to those of a system; `undefined` leaves them open. */
export function unitsChange(system: keyof typeof unitSystems | undefined): SettingChanges {
  const names = Object.keys(unitChoices) as Quantity[];
  return Object.fromEntries(names.map((name) => [name, system && unitSystems[system][name]]));
}
