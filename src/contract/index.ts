export { openApi, paths } from './openapi.ts';
export {
  areaQuery,
  astronomyQuery,
  newAstronomyQuery,
  newWeatherPointQuery,
  oldTidePointQuery,
  seaLevelQuery,
  stationQuery,
  tidePointQuery,
  weatherAreaQuery,
  weatherPointQuery,
  type RequestedAttribute,
  type Box,
} from './parameters.ts';
export {
  readCounts,
  readSeaLevel,
  readStations,
  readTideExtremes,
  readWeatherPoint,
  type ReadStation,
} from './read-answers.ts';
export { internalError, invalidKey, quotaExceeded, refusals, tooBusy, unavailable, type ErrorBody } from './errors.ts';
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
