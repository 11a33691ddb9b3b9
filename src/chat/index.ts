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
export { questionIn, questionText } from './question-in.ts';
export { means, sameName } from './fold.ts';
export { isCalled } from './read.ts';
export { readTimes, takeTimes } from './times.ts';
export { readWeekdays, weekdaysIn } from './weekdays.ts';
export { zoneNamed } from './zone-name.ts';
export { isHome, isOwnName } from './find-place.ts';
export type { Heard, HeardIn, Said } from './heard.ts';
// Of `people`, as much as commands speak of.
export {
  keptId,
  keptPoint,
  settingNames,
  unitsChange,
  type SettingChanges,
  type SettingName,
  type Wishes,
} from '../people/index.ts';
export type { CommandSuggestion, PlaceSuggestion } from './suggest.ts';
