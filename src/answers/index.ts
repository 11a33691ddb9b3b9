export type {
  AnswerData,
  CurrentData,
  MoonData,
  PlaceData,
  StationsData,
  SunData,
  TideData,
  WeatherData,
  WarningsData,
  WindowsData,
} from './answer-data.ts';
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
export { calendarAnswer, calendarParts } from './tide/calendar.ts';
export { moonAnywhereAnswer, seasonsAnswer } from './sky/anywhere.ts';
export { complaintAnswer, courtesyAnswer } from './account/courtesy.ts';
export { explanationAnswer } from './tide/explanation.ts';
export { commandButton, followUpButtons } from './follow-ups.ts';
export {
  linkCodeAnswer,
  linkedAnswer,
  linkPendingAnswer,
  linkQuestion,
  linkRefusedAnswer,
  unlinkedAnswer,
} from './account/link.ts';
export { currentAnswer, currentUnknownAnswer } from './tide/stream-answer.ts';
export { isStreamTooFar, streamMarginMs, type StreamView } from './tide/stream-view.ts';
export { streamFirstLines } from './tide/stream-lines.ts';
export { comparisonLines, joinAnswers, joinPlaces, withFurther, withNote, withOpening } from './join.ts';
export { choiceAnswer, type WhyChoose } from './places/choice.ts';
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
} from './account/digest.ts';
export { aboutAnswer, helpAnswer } from './account/help.ts';
export { moonAnswer } from './sky/moon-answer.ts';
export {
  homeSetAnswer,
  ownPlacesAnswer,
  ownPortAnswer,
  placeForgottenAnswer,
  placeSavedAnswer,
} from './places/own-places.ts';
export { exportAnswer, forgetQuestion, forgottenAnswer, privacyAnswer } from './account/privacy.ts';
export { bugAnswer, problemAnswer } from './problem.ts';
export { choicesAnswer, settingsAnswer, type SettingRow } from './account/settings.ts';
export { clockText, stationsAnswer, type StationView, type StreamStationView } from './places/stations.ts';
export { sunAnswer } from './sky/sun-answer.ts';
export { bigTideLine, tideAnswer } from './tide/tide-answer.ts';
export type { TideLevel, TideView } from './tide/tide-view.ts';
export { extremeCoefficientLine, extremeRangeLine, extremeWaterLine } from './tide/period-lines.ts';
export { yearMs, type Period } from './period-words.ts';
export { turnsWithinDays } from './tide/springs-days.ts';
export { daysInDetail, tidePeriodAnswer } from './tide/tide-period.ts';
export { accuracyAnswer } from './account/accuracy.ts';
export { withStrongStream } from './tide/strong-stream.ts';
export { isInland, isTooFar } from './tide/tide-view.ts';
export { todayAnswer, type TideOfDay, type WeatherOfDay } from './today.ts';
export { windAgainstLines } from './tide/wind-against-tide.ts';
export { wavesAnswer } from './waves/waves-answer.ts';
export { windowsCalendarAnswer, windowsCalendarPath } from './windows/windows-calendar.ts';
export { nowLine } from './now/now-line.ts';
export type { PlaceNow } from './now/place-now.ts';
export { presetListAnswer, presetResetAnswer, presetSavedAnswer } from './windows/presets.ts';
export { usualCount, whenAnswer } from './windows/when.ts';
export type { AskedPreset, DayVerdict, WindowsView } from './windows/windows-view.ts';
export { warningLines, warningsAnswer } from './warnings/warnings-answer.ts';
export type { WarningsView } from './warnings/warnings-view.ts';
export { weatherAnswer } from './weather/weather-answer.ts';
export type { WeatherView } from './weather/weather-view.ts';
export { alertChangeAnswer, formerConditions, type AlertPart } from './windows/alert-change.ts';
export { alertAnswer, alertConditionsAnswer, leadChoices, quietChoices, windowsAhead } from './windows/watch.ts';
export { conditionsText } from './windows/presets.ts';
export { conditionChoices, presetChoices, watchedChoices } from './windows/condition-choices.ts';
