export { typeset, typesetText } from './typeset.ts';
export type { AnswerData, DataOf } from './data.ts';
export { compose, fact, facts, labelled, noteOf, plainAnswer, problemAnswer } from './answer.ts';
export type { Answer, AnswerFile, Block, Button, Link, Sign, Curve } from './answer.ts';
export { forecastFound, forecastLines } from './weather/forecast-lines.ts';
export { tideFirstLines } from './tide/tide-lines.ts';
export { springsDayFound, turnsWithinDays } from './tide/springs-lines.ts';
export { moonAnywhereAnswer, moonDayFound, moonFirstLines } from './sky/moon-lines.ts';
export { seasonsAnswer, sunFirstLines } from './sky/sun-lines.ts';
export { calendarAnswer, calendarParts } from './tide/calendar.ts';
export { explanationAnswer } from './tide/explanation.ts';
export { commandButton, followUpButtons } from './follow-ups.ts';
export { currentAnswer, currentUnknownAnswer, withStrongStream } from './tide/stream-answer.ts';
export { isStreamTooFar, streamFirstLines, streamMarginMs, type StreamView } from './tide/stream-lines.ts';
export * from './join.ts';
export { choiceAnswer, type WhyChoose } from './places/choice.ts';
export { placeName, weekdayName, zoneName, type FormatContext } from './format.ts';
export * from './account/digest.ts';
export { moonAnswer } from './sky/moon-answer.ts';
export { ownPortNote } from './tide/tide-source.ts';
export { privacyAnswer, privacyButton } from './account/privacy.ts';
export { clockText, stationsAnswer, type StationView, type StreamStationView } from './places/stations.ts';
export { sunAnswer } from './sky/sun-answer.ts';
export { bigTideLine, daysInDetail, tideAnswer } from './tide/tide-answer.ts';
export { extremeLine } from './tide/period-lines.ts';
export type { Period } from './headline.ts';
export { accuracyAnswer } from './account/accuracy.ts';
export { isTooFar, outermost, rangeOf, type TideView } from './tide/tide-view.ts';
export { todayAnswer } from './today.ts';
export { windAgainstLines } from './tide/wind-against-tide.ts';
export { wavesAnswer } from './waves/waves-answer.ts';
export { windowsCalendarAnswer } from './windows/windows-calendar.ts';
export { nowLine, type PlaceNow } from './now/now-line.ts';
export { conditionsText, presetListAnswer, presetResetAnswer, presetSavedAnswer } from './windows/presets.ts';
export { usualCount, whenAnswer } from './windows/when.ts';
export { unknownAttributes, type AskedPreset, type DayVerdict, type WindowsView } from './windows/window-lines.ts';
export { warningLines, warningsAnswer, type WarningsView } from './warnings/warnings-answer.ts';
export { weatherAnswer } from './weather/weather-answer.ts';
export type { WeatherView } from './weather/weather-view.ts';
export {
  alertAnswer,
  alertChangeAnswer,
  alertConditionsAnswer,
  formerConditions,
  leadChoices,
  quietChoices,
  windowsAhead,
  type AlertPart,
} from './windows/watch.ts';
export { conditionChoices, presetChoices, watchedChoices } from './windows/condition-choices.ts';
