import { datumNames, type DatumName } from '../domain/tide/index.ts';
import { unitChoices, unitSystems, type Quantity, type Units } from '../domain/units.ts';

/** What can be chosen, by people for themselves and by those who manage a channel for all in it. */
export type SettingName = Quantity | 'language' | 'clock' | 'datum';

/** Settings as they are kept: what is absent was left open. */
export type StoredSettings = Readonly<Partial<Record<SettingName, string>>>;

/** A change of settings; `undefined` leaves one open again. */
export type SettingChanges = Readonly<Partial<Record<SettingName, string | undefined>>>;

export type Clock = '12' | '24';

/** How somebody wants to be answered, as far as it was chosen. */
export type Settings = {
  /** BCP 47 tag. */
  readonly language?: string | undefined;
  readonly units: Partial<Units>;
  readonly clock?: Clock;
  readonly datum?: DatumName;
};

/** Every value a setting can have but `language`, whose values are the languages there are. */
export const settingValues: Readonly<Record<Exclude<SettingName, 'language'>, readonly string[]>> = {
  ...unitChoices,
  clock: ['24', '12'],
  datum: datumNames,
};

export const settingNames = ['language', ...Object.keys(settingValues)] as readonly SettingName[];

/** Reads settings as they are kept; what a later version may have written there is left out. */
export function parseSettings(settings: StoredSettings): Settings {
  const valid = (name: Exclude<SettingName, 'language'>): string | undefined =>
    settingValues[name].find((value) => value === settings[name]);
  const quantities = Object.keys(unitChoices) as Quantity[];
  const units = quantities.flatMap((name) => (valid(name) === undefined ? [] : [[name, valid(name)] as const]));
  const clock = valid('clock') as Clock | undefined;
  const datum = valid('datum') as DatumName | undefined;
  return {
    language: settings.language,
    units: Object.fromEntries(units),
    ...(clock && { clock }),
    ...(datum && { datum }),
  };
}

/** The first that says something wins, each setting apart. */
export function mergeSettings(...wishes: readonly Settings[]): Settings {
  const later = wishes.toReversed();
  return {
    ...Object.assign({}, ...later),
    language: wishes.find(({ language }) => language !== undefined)?.language,
    units: Object.assign({}, ...later.map(({ units }) => units)) as Partial<Units>,
  } as Settings;
}

/** A set of units as the change of all quantities that it is. */
export function unitsChange(system: keyof typeof unitSystems | undefined): SettingChanges {
  const names = Object.keys(unitChoices) as Quantity[];
  return Object.fromEntries(names.map((name) => [name, system && unitSystems[system][name]]));
}
