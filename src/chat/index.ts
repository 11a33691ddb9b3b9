export { createChat, type Asking, type Chat, type ChatPorts, type Reply } from './chat.ts';
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
export type { Digest, Digests, DigestTarget, NewDigest } from './ports.ts';
export { questionIn, questionText } from './language/command-input.ts';
export { means, sameName } from './language/fold.ts';
export { isCalled } from './language/read.ts';
export { readTimes, takeTimes } from './language/times.ts';
export { readWeekdays, weekdaysIn } from './language/weekdays.ts';
export { zoneNamed } from './language/zone-name.ts';
export { isHome, isOwnName } from './dispatch/find-place.ts';
export type { Heard, HeardIn, Said } from './message.ts';
// Of `people`, as much as commands speak of.
export {
  keptId,
  keptPoint,
  settingNames,
  unitsChange,
  type SettingChanges,
  type SettingName,
  type Wishes,
} from '../users/index.ts';
export type { CommandSuggestion, PlaceSuggestion } from './dispatch/suggest.ts';
