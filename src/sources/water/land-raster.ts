import { readAtlas } from '../../lib/world-atlas.ts';

/** A corner of a coast in columns and rows, from 180° W and the South Pole. */
export type Corner = readonly [x: number, y: number];

/** The rings of the coasts, and a bitmap with one bit a cell: set where the middle of the cell lies off the land. */
export type LandRaster = { readonly bits: Uint8Array; readonly coasts: readonly (readonly Corner[])[] };

/** Draws Natural Earth's land in 1:10 million (public domain, by world-atlas), lakes as land, in 0.3 to 0.5 s and 200 MB. */
export function rasterizeLand(cellsPerDegree: number): LandRaster {
  const [columns, rows] = [360 * cellsPerDegree, 180 * cellsPerDegree];
  const bits = new Uint8Array((columns * rows) / 8).fill(0xff);
  const polygons = readAtlas('land', '10m')
    .polygons()
    .map((rings) => rings.map((ring) => unrolled(ring, cellsPerDegree)));
  for (const rings of polygons) {
    const crossings = new Map<number, number[]>();
    for (const ring of rings) addCrossings(ring, rows, crossings);
    for (const [row, found] of crossings) {
      found.sort((a, b) => a - b);
      for (let i = 0; i + 1 < found.length; i += 2) clearLand(bits, { row, columns }, found[i]!, found[i + 1]!);
    }
  }
  return { bits, coasts: polygons.flat() };
}

/** A ring in columns and rows, continued beyond the 180th meridian. Antarctica's is closed along the pole. */
function unrolled(ring: readonly (readonly number[])[], cellsPerDegree: number): readonly Corner[] {
  const columns = 360 * cellsPerDegree;
  const corners: Corner[] = [];
  for (const [lng, lat] of ring) {
    const x = (lng! + 180) * cellsPerDegree;
    const before = corners.at(-1)?.[0] ?? x;
    corners.push([x + Math.round((before - x) / columns) * columns, (lat! + 90) * cellsPerDegree]);
  }
  const [first, last] = [corners[0], corners.at(-1)];
  if (!first || !last) return corners;
  return Math.abs(last[0] - first[0]) < 1 ? corners : [...corners, [last[0], 0], [first[0], 0], first];
}

/** Where the edges of a ring cross the middle line of each row, in columns. */
function addCrossings(ring: readonly Corner[], rows: number, crossings: Map<number, number[]>): void {
  for (let i = 1; i < ring.length; i++) {
    const [xA, yA] = ring[i - 1]!;
    const [xB, yB] = ring[i]!;
    const [low, high] = yA < yB ? [yA, yB] : [yB, yA];
    for (let row = Math.max(0, Math.ceil(low - 0.5)); row + 0.5 < high && row < rows; row++) {
      const found = crossings.get(row) ?? [];
      crossings.set(row, found);
      found.push(xA + ((row + 0.5 - yA) / (yB - yA)) * (xB - xA));
    }
  }
}

/** Cells of a row whose middle lies between two crossings are land. */
export function clearLand(
  bits: Uint8Array,
  { row, columns }: { row: number; columns: number },
  from: number,
  to: number,
): void {
  const end = Math.ceil(to - 0.5);
  for (let x = Math.ceil(from - 0.5); x < end;) {
    const column = (x + columns) % columns;
    const count = Math.min(end - x, columns - column);
    clearCells(bits, row * columns + column, count);
    x += count;
  }
}

function clearCells(bits: Uint8Array, first: number, count: number): void {
  const end = first + count;
  const [firstByte, lastByte] = [first >> 3, end >> 3];
  const below = (1 << (first & 7)) - 1;
  const above = 0x100 - (1 << (end & 7));
  if (firstByte === lastByte) {
    bits[firstByte]! &= below | above;
    return;
  }
  bits[firstByte]! &= below;
  bits.fill(0, firstByte + 1, lastByte);
  if (lastByte < bits.length) bits[lastByte]! &= above;
}
