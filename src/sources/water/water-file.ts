import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../lib/make-folder.ts';
import { drawWater } from './draw.ts';
import { packRaster, readRaster, type WaterRaster } from './raster.ts';

/** Part of the file name. Raise it when the map is drawn in another way. */
const waterDrawing = 2;

function waterFile(dataDir: string): string {
  return path.join(dataDir, `water-${waterDrawing}.bin`);
}

/** Whether the folder has the map of the sea. */
export function hasWater(dataDir: string): boolean {
  return existsSync(waterFile(dataDir));
}

/** The map of the sea; draws and stores it at the first start, half a second of work on one core. */
export function openWater(dataDir: string): WaterRaster {
  return readWater(dataDir) ?? storeWater(dataDir);
}

/** The map of the sea; `undefined` where it is not drawn yet. */
export function readWater(dataDir: string): WaterRaster | undefined {
  const file = waterFile(dataDir);
  return existsSync(file) ? readRaster(readFileSync(file)) : undefined;
}

function storeWater(dataDir: string): WaterRaster {
  const file = waterFile(dataDir);
  const packed = packRaster(drawWater());
  makeFolder(dataDir);
  writeFileSync(`${file}.${process.pid}`, packed);
  renameSync(`${file}.${process.pid}`, file);
  const raster = readRaster(packed);
  if (!raster) throw new Error('The raster of the sea cannot be read back');
  return raster;
}
