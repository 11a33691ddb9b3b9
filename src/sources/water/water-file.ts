import { existsSync } from 'node:fs';
import path from 'node:path';
import { readIfExists, replaceFile } from '../../lib/replace-file.ts';
import { drawWater } from './draw.ts';
import { packRaster, readRaster, type WaterRaster } from './raster.ts';

/** Part of the file name. Raise it when the map is drawn in another way. */
const waterDrawing = 5;

function waterFile(dataDir: string): string {
  return path.join(dataDir, `water-${waterDrawing}.bin`);
}

export function hasWater(dataDir: string): boolean {
  return existsSync(waterFile(dataDir));
}

/** The map of the sea; draws and stores it at the first start, half a second of work on one core. */
export function openWater(dataDir: string): WaterRaster {
  return readWater(dataDir) ?? storeWater(dataDir);
}

/** The map of the sea; `undefined` where it is not drawn yet. */
export function readWater(dataDir: string): WaterRaster | undefined {
  const packed = readIfExists(waterFile(dataDir));
  return packed && readRaster(packed);
}

function storeWater(dataDir: string): WaterRaster {
  const packed = packRaster(drawWater());
  replaceFile(waterFile(dataDir), packed);
  const raster = readRaster(packed);
  if (!raster) throw new Error('The raster of the sea cannot be read back');
  return raster;
}
