export * from './kinds.ts';
export type { Observation, ObservingStation } from './observation.ts';
export { between, cleanLevels, plausible, type Cleaned, type LevelAt, type Reading } from './readings.ts';
export { surgeOf, surgeTrends, zeroAbove, type Surge, type SurgeTrend } from './surge.ts';
