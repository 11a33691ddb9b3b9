import type { OwnPort } from '../domain/tide/index.ts';
import type { OwnLimits } from '../domain/windows/index.ts';
import { unitSystems } from '../domain/units.ts';
import { defined } from '../lib/defined.ts';
import { ownLimitsFrom, readOwnPort } from './own-data.ts';
import type { LoadedUser } from './ports.ts';
import { mergeSettings, parseSettings, type Settings } from './settings.ts';
import type { User } from './user.ts';

export type Preferences = Settings & {
  /** Whether the language was chosen; else a question is answered in its own. */
  readonly isLanguageChosen: boolean;
  readonly home?: string;
  readonly ownHome?: string;
  readonly saved: ReadonlyMap<string, string>;
  /** Differences of saved places, by the same names. */
  readonly ports: ReadonlyMap<string, OwnPort>;
  readonly limits: OwnLimits;
  /** Ids of the places last asked about, latest first. */
  readonly recent: readonly string[];
  /** Ids of the places that the user chose for an ambiguous text. */
  readonly chosen: ReadonlyMap<string, string>;
};

/** Name of the row beside the settings that can be chosen. */
export const homeSetting = 'home';

/** Recent places that are kept of an account, and used of all linked ones together. */
export const maxRecent = 5;

/** A message's own options come first, then the user's settings, then the channel's, then the platform's. */
export function preferencesFrom(
  user: User,
  { settings, places }: LoadedUser,
  channelSettings: Readonly<Record<string, string>>,
): Preferences {
  const ownHome = settings[homeSetting];
  const home = ownHome ?? channelSettings[homeSetting];
  const placesOf = (wanted: string): ReadonlyMap<string, string> =>
    new Map(places.filter(({ kind }) => kind === wanted).map(({ name, place }) => [name, place]));
  const chosenSettings = mergeSettings(requested(user), parseSettings(settings), parseSettings(channelSettings));
  return {
    ...mergeSettings(chosenSettings, platformDefaults(user)),
    isLanguageChosen: chosenSettings.language !== undefined,
    ...defined({ home, ownHome }),
    saved: placesOf('saved'),
    ports: portsOf(placesOf('port')),
    limits: ownLimitsFrom(settings),
    recent: [...placesOf('recent').values()].slice(0, maxRecent),
    chosen: placesOf('chosen'),
  };
}

function portsOf(stored: ReadonlyMap<string, string>): ReadonlyMap<string, OwnPort> {
  return new Map(
    [...stored].flatMap(([name, port]) => {
      const read = readOwnPort(port);
      return read ? [[name, read] as const] : [];
    }),
  );
}

/** Preferences of a user about whom nothing is stored or can be read. */
export function defaultPreferences(user: User): Preferences {
  return {
    ...mergeSettings(requested(user), platformDefaults(user)),
    isLanguageChosen: user.requestedLanguage !== undefined,
    saved: new Map(),
    ports: new Map(),
    limits: new Map(),
    recent: [],
    chosen: new Map(),
  };
}

function requested({ requestedLanguage, units }: User): Settings {
  return { language: requestedLanguage, units: units ? unitSystems[units] : {} };
}

function platformDefaults({ language }: User): Settings {
  return { language, units: {} };
}
