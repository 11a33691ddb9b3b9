export type { WaterRaster } from './raster.ts';
export { pointOf } from './cells.ts';
export { damAt } from './dammed.ts';
export { nearestWater } from './search.ts';
export { isFjord } from './fjords.ts';
export { hasLand } from './has-land.ts';
export { isAtOpenSea } from './open-sea.ts';
export { landRings } from './land-rings.ts';
export {
  createSurroundings,
  nearGridCellKm,
  ownGaugeKm,
  type FindSurroundings,
  type Surroundings,
} from './surroundings.ts';
export { hasWater, openWater, readWater } from './water-file.ts';
