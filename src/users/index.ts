export type { User, Channel } from './user.ts';
export { linkCodes } from './link-codes.ts';
export { coarsePlaceId, coarsePoint } from './coarse-place.ts';
export { createUsers, anonymousUsers, type Users, type UsersPorts, type Preferences } from './users.ts';
export type { Account, Codes, PersonalDataStore, StoredUser, StoredPlace, UserStore, PlaceKind } from './ports.ts';
export {
  settingNames,
  settingValues,
  unitsChange,
  type Clock,
  type SettingChanges,
  type SettingName,
  type Settings,
} from './settings.ts';
export { createPseudonyms } from './pseudonym.ts';
