export { openApi, paths } from './openapi.ts';
export {
  areaQuery,
  astronomyQuery,
  newAstronomyQuery,
  oldTidePointQuery,
  seaLevelQuery,
  stationQuery,
  tidePointQuery,
  type Box,
} from './parameters.ts';
export { readCounts, readSeaLevel, readTideExtremes, type ReadStation } from './reading.ts';
export { internalError, invalidKey, quotaExceeded, unavailable, type Refusal } from './refusals.ts';
export { earliestTide, latestTimestamp, writeMetaTime, writeTimestamp } from './timestamps.ts';
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
