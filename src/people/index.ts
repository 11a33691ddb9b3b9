export type { Asker, Channel } from './asker.ts';
export { codes } from './codes.ts';
export { keptId, keptPoint } from './kept-id.ts';
export { createPeople, strangers, type People, type PeoplePorts, type Preferences } from './people.ts';
export type { Account, Codes, Forgetful, Kept, KeptPlace, PeopleStore, PlaceKind } from './ports.ts';
export {
  settingNames,
  settingValues,
  unitsChange,
  type Clock,
  type SettingChanges,
  type SettingName,
  type Wishes,
} from './settings.ts';
export { createPseudonyms } from './pseudonym.ts';
