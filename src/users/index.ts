export { coarsePlaceId, coarsePoint } from './coarse-place.ts';
export { linkCodes } from './link-codes.ts';
export type { LinkView } from './links.ts';
export type { LinkRequest, NamedAccount, PlatformAccount, PersonalDataStore, StoredPlace, UserStore } from './ports.ts';
export type { Preferences } from './preferences.ts';
export { createPseudonyms } from './pseudonym.ts';
export { settingNames, settingValues, unitsChange, type SettingChanges, type SettingName } from './settings.ts';
export type { Channel, User } from './user.ts';
export { createUsers, type Users, type UsersPorts } from './users.ts';
