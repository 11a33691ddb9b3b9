import { about } from './about.ts';
import { accuracy } from './accuracy.ts';
import { current } from './current.ts';
import { alertAdd, alertChange, alertList, alertPause, alertRemove, alertResume } from './alert.ts';
import { calendar } from './calendar.ts';
import { courtesy } from './courtesy.ts';
import { digestAdd, digestList, digestMove, digestPause, digestRemove, digestResume, digestTest } from './digest.ts';
import { explain } from './explain.ts';
import { help } from './help.ts';
import { moon } from './moon.ts';
import { placeForget, placeHome, placeList, placePort, placeSave } from './place.ts';
import { presetList, presetReset, presetSave } from './preset.ts';
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
  placeList,
  placeSave,
  placeHome,
  placeForget,
  placePort,
  digestList,
  digestAdd,
  digestPause,
  digestResume,
  digestRemove,
  digestTest,
  digestMove,
  presetList,
  presetSave,
  presetReset,
  alertList,
  alertAdd,
  alertChange,
  alertPause,
  alertResume,
  alertRemove,
  settings,
  privacy,
  help,
  accuracy,
  about,
] as const;

/** Commands that only sentences lead to. */
export const spokenCommands = [explain, courtesy] as const;
