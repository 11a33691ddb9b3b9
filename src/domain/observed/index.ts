export * from './kinds.ts';
export type { Observation, ObservingStation } from './observation.ts';
export { between, cleanLevels, plausible, type LevelAt, type Reading } from './readings.ts';
export { surgeOf, surgeTrends, zeroAbove } from './surge.ts';
