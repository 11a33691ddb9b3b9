import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawWater } from './draw.ts';
import { packRaster, readRaster, type WaterRaster } from './raster.ts';

/** Raised when the water is drawn in another way. */
const waterDrawing = 1;

function waterFile(dataDir: string): string {
  return path.join(dataDir, `water-${waterDrawing}.bin`);
}

/** Whether the raster is drawn there. */
export function hasWater(dataDir: string): boolean {
  return existsSync(waterFile(dataDir));
}

/** The raster of the sea, drawn and kept in `dataDir` where this is the first start: some seconds of work. */
export function openWater(dataDir: string): WaterRaster {
  return readWater(dataDir) ?? keepWater(dataDir);
}

/** The raster of the sea; `undefined` where it is not drawn yet. */
export function readWater(dataDir: string): WaterRaster | undefined {
  const file = waterFile(dataDir);
  return existsSync(file) ? readRaster(readFileSync(file)) : undefined;
}

function keepWater(dataDir: string): WaterRaster {
  const file = waterFile(dataDir);
  const packed = packRaster(drawWater());
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, packed);
  renameSync(`${file}.${process.pid}`, file);
  const raster = readRaster(packed);
  if (!raster) throw new Error('The raster of the sea cannot be read back');
  return raster;
}
