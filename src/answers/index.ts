export type {
  AnswerData,
  CurrentData,
  MoonData,
  PlaceData,
  StationsData,
  SunData,
  TideData,
  WeatherData,
  WindowsData,
} from './data.ts';
export type { Answer, AnswerFile, Block, Button, Link, Curve, DrawPicture } from './answer.ts';
export { forecastDayFound, moonDayFound, springsDayFound } from './day-found.ts';
export {
  forecastFigures,
  moonFirstLines,
  onlyFirstLines,
  seaFirstLines,
  sunFirstLines,
  tideFirstLines,
  weatherBriefLines,
  weatherFirstLines,
  withFirstLines,
} from './first-lines.ts';
export { calendarAnswer, calendarParts } from './calendar.ts';
export { moonAnywhereAnswer, seasonsAnswer } from './anywhere.ts';
export { complaintAnswer, courtesyAnswer } from './courtesy.ts';
export { explanationAnswer } from './explanation.ts';
export { commandButton, followUpButtons } from './follow-ups.ts';
export {
  linkCodeAnswer,
  linkedAnswer,
  linkPendingAnswer,
  linkQuestion,
  linkRefusedAnswer,
  unlinkedAnswer,
} from './link.ts';
export {
  currentAnswer,
  currentUnknownAnswer,
  isStreamTooFar,
  streamFirstLines,
  streamMarginMs,
  type StreamView,
} from './current.ts';
export { comparisonLines, joinAnswers, joinPlaces, withFurther, withNote, withOpening } from './join.ts';
export { choiceAnswer, type WhyChoose } from './choice.ts';
export { placeName, weekdayName, type FormatContext } from './format.ts';
export {
  digestAnswer,
  digestDoneAnswer,
  digestEndedAnswer,
  digestsAnswer,
  digestTimeChoices,
  digestTimesAnswer,
  lateAnswer,
  type DigestView,
} from './digest.ts';
export { aboutAnswer, helpAnswer } from './help.ts';
export { moonAnswer } from './moon.ts';
export { homeSetAnswer, ownPlacesAnswer, ownPortAnswer, placeForgottenAnswer, placeSavedAnswer } from './own-places.ts';
export { exportAnswer, forgetQuestion, forgottenAnswer, privacyAnswer } from './privacy.ts';
export { bugAnswer, problemAnswer } from './problem.ts';
export { choicesAnswer, settingsAnswer, type SettingRow } from './settings.ts';
export { clockText, stationsAnswer, type StationView, type StreamStationView } from './stations.ts';
export { sunAnswer } from './sun.ts';
export { bigTideLine, tideAnswer, type TideLevel, type TideView } from './tide.ts';
export {
  extremeCoefficientLine,
  extremeRangeLine,
  extremeWaterLine,
  yearMs,
  type Period,
} from './headline-superlative.ts';
export { turnsWithinDays } from './springs-days.ts';
export { daysInDetail, tidePeriodAnswer } from './tide-period.ts';
export { isInland, isTooFar } from './tide-source.ts';
export { todayAnswer, type TideOfDay, type WeatherOfDay } from './today.ts';
export { windAgainstLines } from './wind-against-tide.ts';
export { wavesAnswer } from './waves.ts';
export { windowsCalendarAnswer, windowsCalendarPath } from './windows-calendar.ts';
export { presetListAnswer, presetResetAnswer, presetSavedAnswer } from './presets.ts';
export { usualCount, whenAnswer, type AskedPreset, type DayVerdict, type WindowsView } from './when.ts';
export { weatherAnswer, type WeatherView } from './weather.ts';
export { alertChangeAnswer, formerConditions, type AlertPart } from './alert-change.ts';
export { alertAnswer, alertConditionsAnswer, leadChoices, quietChoices, windowsAhead } from './watch.ts';
export { conditionsText } from './presets.ts';
export { conditionChoices, presetChoices, watchedChoices } from './condition-choices.ts';
