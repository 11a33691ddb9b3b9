export { attributeMeanings, unitNames } from './attribute-meanings.ts';
export { openApi } from './openapi.ts';
export { documentOf } from './parameter-documents.ts';
export { paths, type AnswerOf, type DocumentedPath, type PathName, type RequestOf } from './paths.ts';
export { default as responseHeaders } from './response-headers.json' with { type: 'json' };
export { type Box, type PictureFormat, type RequestedAttribute } from './parameters.ts';
export { readCounts, readers, type AnswerTo, type ReadPath, type ReadStation } from './read-answers.ts';
export {
  internalError,
  invalidKey,
  quotaExceeded,
  refusals,
  storeUnavailable,
  tooBusy,
  tooManyWithoutKey,
  unavailable,
} from './errors.ts';
export { nowAnswer, nowSeriesHours, nowUnits, type NowAnswer, type NowUnits } from './wire-now.ts';
export { type UsedStreamStation, type WireStreamStation } from './wire-current.ts';
export { earliestTide, earliestWeather, latestTimestamp, writeMetaTime, writeTimestamp } from './timestamps.ts';
export { moonPhaseTexts, type Counts, type UsedStation, type WireStation } from './wire.ts';
