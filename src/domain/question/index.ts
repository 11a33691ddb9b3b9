export {
  aspectNames,
  type Aspect,
  type MoonAspect,
  type SeaAspect,
  type SunAspect,
  type TideAspect,
  type WeatherAspect,
} from './aspects.ts';
export { courtesies, type Courtesy } from './courtesies.ts';
export {
  dayParts,
  hoursOfPart,
  isWhole,
  together,
  wholeDay,
  type DayPart,
  type HourSpan,
  type PartOfDay,
} from './part-of-day.ts';
export { dayAt, dayOn, daysFrom, daysTouched, windowOfDays } from './days.ts';
export type { AspectQuestion, Day, Days, Question } from './question.ts';
export {
  askedStates,
  isBeyondTide,
  tideStates,
  weatherStates,
  type AskedState,
  type TideState,
  type WeatherState,
} from './states.ts';
export { explainedBy, isTerm, type Term } from './terms.ts';
