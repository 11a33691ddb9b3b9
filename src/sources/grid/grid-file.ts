import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readIfExists, replaceFile } from '../../lib/replace-file.ts';
import { digestOfFiles, findEot20Files } from './eot20-folder.ts';
import { fetchEot20 } from './fetch-grid.ts';
import { indexFile, readEot20 } from './thinned-eot20.ts';
import { packTideGrid, readTideGrid, type PackedGrid, type TideGrid } from './tide-grid.ts';

/** The source of the model: fetched once, none, or a folder of its files or a packed file. */
export type GridSetting = 'auto' | 'off' | { readonly path: string };

/** Part of the file names. Raise it when the model is packed in another way. */
const packing = 4;

function fetchedFile(dataDir: string): string {
  return path.join(dataDir, `eot20-${packing}.bin`);
}

/** Where the model from a folder of EOT20's own files is kept. */
export function packedFile(dataDir: string, folder: string): string {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 8);
  return path.join(dataDir, `eot20-${packing}-${hash}.bin`);
}

/** Whether the model is still to be fetched, or to be packed from files that are new or have changed. */
export function lacksTideGrid(dataDir: string, setting: GridSetting): boolean {
  if (setting === 'off') return false;
  if (setting === 'auto') return !readPacked(fetchedFile(dataDir));
  const files = kindOf(setting.path) === 'unknown' ? findEot20Files(setting.path) : undefined;
  if (!files) return false;
  const kept = readPacked(packedFile(dataDir, setting.path));
  return !kept || Buffer.compare(kept.digest, digestOfFiles(files)) !== 0;
}

/**
 * The model; `undefined` where it is off or not fetched yet. A model from EOT20's own files is the one that was packed last,
 * also where the files are gone, and until then the fetched one. Rejects where a folder or file is set that is no tide
 * model. Reading a folder of the thinned files takes 0.2 s.
 */
export async function openTideGrid(dataDir: string, setting: GridSetting): Promise<TideGrid | undefined> {
  if (setting === 'off') return undefined;
  if (setting === 'auto') return readPacked(fetchedFile(dataDir))?.grid;
  const { path: place } = setting;
  const kind = kindOf(place);
  if (kind === 'thinned') {
    const model = await readEot20((file) => readFileSync(path.join(place, file)));
    return readTideGrid(packTideGrid(model))?.grid;
  }
  if (kind === 'packed') {
    const packed = readPacked(place);
    if (!packed) throw new RangeError(`${place} is no packed tide grid`);
    return packed.grid;
  }
  const kept = readPacked(packedFile(dataDir, place));
  if (kept) return kept.grid;
  if (findEot20Files(place)) return readPacked(fetchedFile(dataDir))?.grid;
  throw new RangeError(`${place} has no files of EOT20, such as M2_ocean_eot20.nc, and none of the thinned ones`);
}

/** Fetches the model from an address and stores it packed. Throws the problem `could-not-ask`. */
export async function keepTideGrid(dataDir: string, address: string): Promise<void> {
  const files = await fetchEot20(address);
  replaceFile(fetchedFile(dataDir), packTideGrid(await readEot20((file) => files.get(file) ?? new Uint8Array())));
}

function readPacked(file: string): PackedGrid | undefined {
  const bytes = readIfExists(file);
  return bytes && readTideGrid(bytes);
}

/** `unknown` where it is neither a file nor a folder of the thinned files. */
function kindOf(place: string): 'packed' | 'thinned' | 'unknown' {
  if (statSync(place, { throwIfNoEntry: false })?.isFile()) return 'packed';
  return existsSync(path.join(place, indexFile)) ? 'thinned' : 'unknown';
}
