export { limitAskers, tooManyQuestions } from './asker-limits.ts';
export { createChat, type Chat, type Reply } from './chat.ts';
export type { PublicQuestion } from './dispatch/public-question.ts';
export {
  isPrivateCommand,
  takesPlace,
  type Action,
  type CommandContext,
  type PlaceCommandContext,
  type Command,
  type Options,
  type PlaceCommand,
  type PlainCommand,
} from './command.ts';
export { automatic, choiceLabel, languageName, optionKinds, type OptionKind, type OptionName } from './options.ts';
export type {
  AlertChange,
  ChatPorts,
  Digest,
  DigestMessage,
  Digests,
  DigestTarget,
  Marine,
  MessageTarget,
  NewDigest,
} from './ports.ts';
export { questionIn, questionText, type CommandInput } from './dispatch/digest-question.ts';
export { readConditionOption } from '../language/read-question.ts';
export { readDays } from '../language/dates/read-days.ts';
export { hoursIn, likelyTime, spanOf, timeNear } from '../language/dates/time-notation.ts';
export { means } from './typed/means.ts';
export { sameName } from '../language/lexicon/fold.ts';
export { isCalled } from './typed/command-names.ts';
export { readTimes, takeTimes } from './typed/times.ts';
export { readWeekdays, weekdaysIn } from './typed/weekdays.ts';
export { nearStream, refuseTooFar, withOwnPort } from './window-search.ts';
export {
  datumOf,
  isStale,
  loadSearch,
  sightOf,
  sightOfWarnings,
  type LoadedSearch,
  type WindowQuestion,
} from './window-search.ts';
export { zoneNamed } from './typed/times.ts';
export { readDatum } from './read-datum.ts';
export { readWanted } from './dispatch/read-conditions.ts';
export { isHome, isOwnName } from './dispatch/find-place.ts';
export * from './message.ts';
export {
  coarsePlaceId,
  coarsePoint,
  settingNames,
  unitsChange,
  type SettingChanges,
  type SettingName,
  type Channel,
  type LinkView,
} from '../users/index.ts';
export type { CommandSuggestion } from './dispatch/suggest.ts';
export { digestGroups } from '../language/lexicon/slots.ts';
