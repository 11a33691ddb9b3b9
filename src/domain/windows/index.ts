export { atPort } from './at-port.ts';
export {
  areWarnings,
  limitedAttributes,
  needOf,
  rareEvents,
  type Condition,
  type Direction,
  type LimitedAttribute,
  type Range,
} from './conditions.ts';
export { kingTideLevelM, kingTideYear } from './event-spans.ts';
export {
  attributesOf,
  createWindowFinder,
  findWindows,
  type FoundWindows,
  type Miss,
  type WindowSearch,
} from './find-windows.ts';
export { countsWeather, weatherShare } from './counted-against.ts';
export { judgedLimit, quantityOf, withLimits, type Judgement } from './limits.ts';
export { conditionExamples, isAmong, mostConditions, rangedCondition, writeConditions } from './notation.ts';
export { parseConditions, writePreset } from './parse-conditions.ts';
export { isInSector } from './weather-spans.ts';
export { isOnFlats, isPresetName, isVagueOnFlats, presetConditions, presetNames } from './presets.ts';
export type { OwnLimits, PresetName } from './presets.ts';
export { contestedLimit, verdictOf, type Contested, type Verdict } from './verdict.ts';
export { parseNews, parseWatch, parseWatchState } from './parse-watch.ts';
export { isOfWarning, withEnded, type WarningNews, type WarningSight } from './warning-news.ts';
export {
  freshWatchState,
  mostLeadMin,
  stateAsShown,
  takenBack,
  usualWatch,
  watchWindows,
  type QuietHours,
  type Sight,
  type Watch,
  warningsAsShown,
  watchWarnings,
  type News,
  type WatchNews,
  type WatchState,
} from './watch.ts';
export { safetyBand, spansBeyond, type TideOverTime } from './tide-spans.ts';
export { type StreamOverTime } from './stream-spans.ts';
export { isKnownThroughout, type WeatherOverTime } from './weather-spans.ts';
