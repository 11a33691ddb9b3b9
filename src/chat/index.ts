export { createChat, type Chat, type Reply } from './chat.ts';
export type { PublicQuestion } from './dispatch/public-question.ts';
export { questionIn, questionText, type CommandInput } from './dispatch/digest-question.ts';
export { readConditionOption } from '../language/read-question.ts';
export { readDays } from '../language/dates/read-days.ts';
export { hoursIn, likelyTime, spanOf, timeNear } from '../language/dates/time-notation.ts';
export { means } from './typed/means.ts';
export { openLexiconsAhead } from '../language/lexicon/lexicons.ts';
export { sameName } from '../language/lexicon/fold.ts';
export { isCalled } from './typed/command-names.ts';
export { readTimes, takeTimes } from './typed/times.ts';
export { readWeekdays, weekdaysIn } from './typed/weekdays.ts';
export { zoneNamed } from './typed/times.ts';
export { readDatum } from './read-datum.ts';
export { atShore, readWanted } from './dispatch/read-conditions.ts';
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
export * from './command.ts';
export * from './ports.ts';
export * from './window-search.ts';
export * from './asker-limits.ts';
export * from './options.ts';
