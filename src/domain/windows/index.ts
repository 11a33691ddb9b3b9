export {
  limitedAttributes,
  needOf,
  rareEvents,
  type Condition,
  type ConditionKind,
  type Direction,
  type Light,
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
export { conditionExamples, mostConditions, parseConditions, writeConditions } from './notation.ts';
export { presetConditions, presetNames } from './presets.ts';
export { verdictOf, type Verdict } from './verdict.ts';
export { safetyBand, type TideOverTime } from './tide-spans.ts';
export { type WeatherOverTime } from './weather-spans.ts';
