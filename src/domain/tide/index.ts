export { brestGauge, coefficientMarginMs, coefficientsIn, hasCoefficient, type Coefficient } from './coefficient.ts';
export { constituentNumber, constituents, knownNumber } from './constituents.ts';
export * from './datums.ts';
export { isOfTables, officeDatumNames, shownDatums, shownZero } from './office-datum.ts';
export type { OfficeDatum, OfficeDatumName, ShownDatum } from './office-datum.ts';
export type { Extreme } from './ripples.ts';
export type { NodeSteps } from './blocks.ts';
export { makeHarmonics, type HarmonicConstant } from './harmonics.ts';
export { clockKinds, stationReachKm, type ClockDecision, type TideStation } from './station.ts';
export { damTides, tideKinds, tideReasons } from './place-tide.ts';
export type { Dam, PlaceTide, PublishedLag, TideBand, TideKind, TideReason } from './place-tide.ts';
export { harmonicTide, subordinateTide, type SubordinateOffsets, type Tide } from './tide.ts';
export { joinDoubleWaters, type Water } from './double-waters.ts';
export { keepTide, tideFrom, type KeptTide } from './kept-tide.ts';
export { cubicThrough, levelBetween } from './now.ts';
export * from './sea-level.ts';
export { atOwnPort, neededLevelM, type OwnPort } from './own-port.ts';
export * from './springs.ts';
export {
  carryConstants,
  constantsBetween,
  formNumber,
  isMajor,
  meanConstants,
  shallowShare,
  signalM,
  vectorError,
  type NeighbouringGauge,
} from './carry.ts';
export { withInferredLines } from './inference.ts';
export { standsAt } from './published-stands.ts';
export { standKinds, standTides, type StandKind, type TideStand } from './stand.ts';
export { delayed, nearestShift, timeShift, type TimeShift } from './time-shift.ts';
