import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Point } from '../../domain/place.ts';
import { drawSea, isMarine, seaBytes } from './sea.ts';

/** The bitmap of the sea is drawn once, and kept where everything is kept. Raised when it is drawn in another way. */
const drawing = 1;

function seaFile(dataDir: string): string {
  return path.join(dataDir, `sea-${drawing}.bin`);
}

export function hasSea(dataDir: string): boolean {
  return existsSync(seaFile(dataDir));
}

/** Whether a point is at sea or on the coast. The bitmap is read, or drawn, when it is first asked for. */
export function openSea(dataDir: string): (point: Point) => boolean {
  let bits: Uint8Array | undefined;
  return (point) => isMarine((bits ??= readOrDraw(dataDir)), point);
}

function readOrDraw(dataDir: string): Uint8Array {
  const file = seaFile(dataDir);
  const kept = existsSync(file) ? readFileSync(file) : undefined;
  if (kept?.length === seaBytes) return kept;
  const drawn = drawSea();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${file}.${process.pid}.tmp`, drawn);
  renameSync(`${file}.${process.pid}.tmp`, file);
  return drawn;
}
