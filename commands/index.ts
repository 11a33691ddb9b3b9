import { about } from './about.ts';
import { accuracy } from './accuracy.ts';
import { current } from './current.ts';
import { alertCommands } from './alert.ts';
import { calendar } from './calendar.ts';
import { courtesy } from './courtesy.ts';
import { digestCommands } from './digest.ts';
import { explain } from './explain.ts';
import { help } from './help.ts';
import { moon } from './moon.ts';
import { placeCommands } from './place.ts';
import { presetCommands } from './preset.ts';
import { privacy } from './privacy.ts';
import { settings } from './settings.ts';
import { stations } from './stations.ts';
import { sun } from './sun.ts';
import { tide } from './tide.ts';
import { today } from './today.ts';
import { warnings } from './warnings.ts';
import { waves } from './waves.ts';
import { weather } from './weather.ts';
import { when } from './when.ts';

/** All commands that have a name. The first answers a bare place or a pin; a shared first word without more means the first of its commands. */
export const commands = [
  today,
  tide,
  weather,
  waves,
  current,
  warnings,
  sun,
  moon,
  when,
  stations,
  calendar,
  ...placeCommands,
  ...digestCommands,
  ...presetCommands,
  ...alertCommands,
  settings,
  privacy,
  help,
  accuracy,
  about,
] as const;

export const spokenCommands = [explain, courtesy] as const;
