import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Point } from '../../domain/place.ts';
import { once } from '../../lib/once.ts';
import { makeFolder } from '../../lib/make-folder.ts';
import { drawSea, isMarine, seaBytes } from './sea.ts';

/** Part of the file's name. Raise it when the bitmap is drawn in another way. */
const version = 1;

function seaFile(dataDir: string): string {
  return path.join(dataDir, `sea-${version}.bin`);
}

/** Whether the bitmap of the sea is in the folder. */
export function hasSea(dataDir: string): boolean {
  return existsSync(seaFile(dataDir));
}

/** Whether a point is at sea or on the coast. The bitmap is read, or drawn and stored, at the first call. */
export function openSea(dataDir: string): (point: Point) => boolean {
  const bits = once(() => readOrDraw(dataDir));
  return (point) => isMarine(bits(), point);
}

function readOrDraw(dataDir: string): Uint8Array {
  const file = seaFile(dataDir);
  const stored = existsSync(file) ? readFileSync(file) : undefined;
  if (stored?.length === seaBytes) return stored;
  const drawn = drawSea();
  makeFolder(dataDir);
  writeFileSync(`${file}.${process.pid}.tmp`, drawn);
  renameSync(`${file}.${process.pid}.tmp`, file);
  return drawn;
}
