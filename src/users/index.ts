export type { Asker, Channel } from './user.ts';
export { codes } from './link-codes.ts';
export { keptId, keptPoint } from './coarse-place.ts';
export { createPeople, strangers, type People, type PeoplePorts, type Preferences } from './users.ts';
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
