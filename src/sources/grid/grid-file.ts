import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../lib/make-folder.ts';
import { fetchEot20 } from './fetch-grid.ts';
import { readEot20 } from './thinned-eot20.ts';
import { packTideGrid, readTideGrid, type TideGrid } from './tide-grid.ts';

/** The source of the model: fetched once, none, or a folder of its files or a packed file. */
export type GridSetting = 'auto' | 'off' | { readonly path: string };

/** Part of the file name. Raise it when the model is packed in another way. */
const packing = 1;

function gridFile(dataDir: string): string {
  return path.join(dataDir, `eot20-${packing}.bin`);
}

/** Whether the model is wanted and not fetched yet. */
export function lacksTideGrid(dataDir: string, setting: GridSetting): boolean {
  return setting === 'auto' && !existsSync(gridFile(dataDir));
}

/**
 * The model, `undefined` where it is off or not fetched yet. Throws where a folder or file is set that is no tide model.
 * Reading a folder takes 0.4 s.
 */
export function openTideGrid(dataDir: string, setting: GridSetting): TideGrid | undefined {
  if (setting === 'off') return undefined;
  if (setting === 'auto') {
    return existsSync(gridFile(dataDir)) ? readTideGrid(readFileSync(gridFile(dataDir))) : undefined;
  }
  const grid = readTideGrid(packedAt(setting.path));
  if (!grid) throw new RangeError(`${setting.path} is no packed tide grid`);
  return grid;
}

function packedAt(place: string): Uint8Array {
  if (!statSync(place).isDirectory()) return readFileSync(place);
  return packTideGrid(readEot20((file) => readFileSync(path.join(place, file))));
}

/** Fetches the model from an address and stores it packed. Throws the problem `could-not-ask`. */
export async function keepTideGrid(dataDir: string, address: string): Promise<void> {
  const files = await fetchEot20(address);
  const packed = packTideGrid(readEot20((file) => files.get(file) ?? new Uint8Array()));
  makeFolder(dataDir);
  writeFileSync(`${gridFile(dataDir)}.${process.pid}`, packed);
  renameSync(`${gridFile(dataDir)}.${process.pid}`, gridFile(dataDir));
}
