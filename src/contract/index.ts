export { attributeMeanings, unitNames } from './attribute-meanings.ts';
export { examples } from './examples.ts';
export { openApi } from './openapi.ts';
export { documentOf } from './parameter-documents.ts';
export { paths, type DocumentedPath } from './paths.ts';
export { responseHeaders } from './response-headers.ts';
export {
  areaQuery,
  astronomyQuery,
  currentPointQuery,
  currentStationsQuery,
  newAstronomyQuery,
  newWeatherPointQuery,
  observedPointQuery,
  oldTidePointQuery,
  seaLevelQuery,
  stationQuery,
  tidePointQuery,
  warningsPointQuery,
  weatherAreaQuery,
  weatherPointQuery,
  type RequestedAttribute,
  type PictureFormat,
  type Box,
} from './parameters.ts';
export {
  readCounts,
  readCurrentExtremes,
  readCurrentStations,
  readSeaLevel,
  readStations,
  readTideExtremes,
  readWarnings,
  readWeatherPoint,
  type ReadStation,
  type ReadStreamStation,
} from './read-answers.ts';
export {
  internalError,
  invalidKey,
  quotaExceeded,
  refusals,
  storeUnavailable,
  tooBusy,
  tooManyWithoutKey,
  unavailable,
  type ErrorBody,
} from './errors.ts';
export { type WarningsAnswer } from './wire-warnings.ts';
export { nowAnswer, nowPointQuery, nowSeriesHours, nowUnits, type NowAnswer, type NowUnits } from './wire-now.ts';
export { windowsPointQuery } from './windows-parameters.ts';
export { readObserved, type ObservedAnswer } from './wire-observed.ts';
export { type WindowsAnswer } from './wire-windows.ts';
export { type CurrentExtremesAnswer, type UsedStreamStation, type WireStreamStation } from './wire-current.ts';
export { earliestTide, earliestWeather, latestTimestamp, writeMetaTime, writeTimestamp } from './timestamps.ts';
export {
  moonPhaseTexts,
  type AstronomyAnswer,
  type Counts,
  type OldTideExtremesAnswer,
  type SeaLevelAnswer,
  type StationsAnswer,
  type TideExtremesAnswer,
  type UsedStation,
  type WireStation,
} from './wire.ts';
