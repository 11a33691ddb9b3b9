import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { firstIndex } from '../../domain/first-index.ts';
import type { Point } from '../../domain/place.ts';
import { once } from '../../lib/once.ts';

const cellsPerDegree = 120;

/**
 * Where the open sea begins and ends, cell by cell eastwards from 180° W and row by row from the South Pole; in the file the
 * differences, seven bits a byte, lowest first. Of the coasts of OpenStreetMap (ODbL, by way of @geo-maps/earth-seas-100m) those
 * cells of 1/120° are open whose middle is within 1 km of water from which 10 km along it lead 8 km off any land.
 */
const edges = once(() => {
  const bytes = brotliDecompressSync(readFileSync(new URL('open-sea.br', import.meta.url)));
  const found = new Uint32Array(bytes.reduce((count, byte) => count + Number(byte < 0x80), 0));
  let [count, at, shift] = [0, 0, 0];
  for (const byte of bytes) {
    at += (byte & 0x7f) * 2 ** shift;
    shift = byte < 0x80 ? 0 : shift + 7;
    if (shift === 0) found[count++] = at;
  }
  return found;
});

/** Whether a point lies at the open sea, and not in or behind an inlet, a lagoon, a harbour or a sound. */
export function isAtOpenSea({ lat, lng }: Point): boolean {
  const row = Math.floor((lat + 90) * cellsPerDegree);
  const cell = row * 360 * cellsPerDegree + Math.floor((lng + 180) * cellsPerDegree);
  const all = edges();
  return firstIndex(all.length, (index) => all[index]! > cell) % 2 === 1;
}
