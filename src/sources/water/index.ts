export type { WaterRaster } from './raster.ts';
export { createSurroundings, farthestShoreKm, type FindSurroundings, type Surroundings } from './surroundings.ts';
export { openWater, readWater } from './water-file.ts';
