export { createChat, type Chat, type ChatPorts, type Reply } from './chat.ts';
export {
  isForAskerAlone,
  readNothing,
  takesPlace,
  type Asked,
  type AskedOfPlace,
  type Command,
  type Options,
  type PlaceCommand,
  type PlaceOption,
  type PlainCommand,
} from './command.ts';
export { automatic, choiceLabel, languageName, optionKinds, type OptionKind, type OptionName } from './options.ts';
export { isCalled, means } from './read.ts';
export { isHome, isOwnName, sameName } from './find-place.ts';
export type { Heard, HeardIn, Said } from './heard.ts';
// Of `people`, as much as commands speak of.
export { settingNames, unitsChange, type SettingChanges, type SettingName, type Wishes } from '../people/index.ts';
